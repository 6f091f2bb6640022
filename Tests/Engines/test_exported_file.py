"""A story exported as a file, opened from the disk: it plays there as on the server's page, and asks nobody."""

import json
import random
import subprocess

import pytest
from checkout import ROOT, STORYPROOF
from images import BLUE, GREEN, RED
from stage import timeline
from story_site import OWN
from test_random_scripts import TOGGLES, random_inputs

WATCHED, UNDER_A_CLOCK = ["page.js"], ["clock.js", "page.js", "script.js"]


@pytest.fixture
def export(tmp_path):
    """Writes a story's file, and gives its address."""

    def make(payload, options=None, name="story"):
        file = tmp_path / f"{name}.html"
        flags = [f"--{option}={str(value).lower()}" for option, value in (options or {}).items()]
        subprocess.run(
            [STORYPROOF, "export", "-", "--out", file, "--root", ROOT, "--allow-private-media", *flags],
            input=json.dumps(payload), text=True, check=True, timeout=60, capture_output=True,
        )  # fmt: skip
        return file

    return make


@pytest.mark.parametrize("toggles", [[], TOGGLES[:3], TOGGLES], ids=["plain", "rich", "looping"])
def test_the_file_leaves_the_trace_of_the_server_s_page(stage, export, toggles):
    options = {name: True for name in toggles}
    payload = stage.payload(0.5, 1, 2.5, pages=[{}, {"button_title": None, "link": None}])
    choice = random.Random(len(toggles))
    scripts = [random_inputs(choice) for _ in range(20)]
    stage.open()
    of_page = traces(stage.engine, scripts, timeline(stage.site.server, payload, options))
    assert any(told["event"] == "didTapAction" for trace in of_page for told in trace)

    open_file(stage, export(payload, options), UNDER_A_CLOCK)
    assert traces(stage.engine, scripts) == of_page
    stage.engine.open(stage.site.page())


def open_file(stage, file, scripts):
    """Opens a file from the disk, with scripts of the stage in it besides."""
    beside = "".join(f"<script>{(OWN / name).read_text()}</script>" for name in scripts)
    file.write_text(file.read_text().replace("<head>", f"<head>{beside}", 1))
    stage.site.asked.clear()
    stage.engine.resize(390, 1300)
    stage.engine.open(file.as_uri())
    # A browser may say that all has loaded before the file's modules have run.
    stage.wait(lambda: stage.ask("player.timeline"))


def traces(engine, scripts, document=None):
    """What the page's player tells of each script, with a timeline or its own."""
    play = """(texts, document) => {
      const timeline = document ?? globalThis.document.querySelector('push-stories').timeline
      return JSON.stringify(JSON.parse(texts).map((inputs) => test.play({ timeline, inputs })))
    }"""
    return json.loads(engine.run(play, json.dumps(scripts), document))


def test_the_file_plays_by_itself_and_asks_nobody(stage, export):
    file = export(stage.payload(30, 30, 0.5))
    stage.site.pictures.clear()
    open_file(stage, file, WATCHED)
    for index, colour in enumerate([RED, GREEN, BLUE]):
        stage.wait_for_colour(colour)
        assert (stage.number, stage.text[0]) == (str(index), f"Title {index}")
        if index < 2:
            stage.tap(0.9)
    stage.wait(lambda: stage.state == "finished")
    assert [told["event"] for told in stage.ask("player.trace")] == ["didStart", *["didShow"] * 3, "didFinish"]
    assert stage.site.asked == []
    assert stage.engine.run("() => test.problems") == []
    names = stage.engine.run("() => performance.getEntriesByType('resource').map(({ name }) => name.slice(0, 5))")
    assert set(names) <= {"data:"}
    stage.engine.open(stage.site.page())


def test_a_picture_that_is_not_in_the_file_is_black_and_named(stage, export):
    payload = stage.payload(30, 30, pages=[{"image": stage.site.picture("none.png", b"", status=404)}])
    open_file(stage, export(payload), WATCHED)
    stage.wait(lambda: not stage.has_spinner)
    stage.wait_for_colour((0, 0, 0), (0.5, 0.2))
    assert "page 1" in stage.engine.run("() => document.querySelector('.missing').textContent")
    shown = "() => [...document.querySelectorAll('.story-page img')].map((picture) => picture.checkVisibility())"
    assert stage.engine.run(shown) == [False, True]
    assert stage.site.asked == []
    assert stage.engine.run("() => test.problems") == []
    stage.engine.open(stage.site.page())
