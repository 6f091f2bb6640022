"""Random scripts: the browser's trace is the machine's, event by event and nanosecond by nanosecond."""

import json
import pathlib
import shutil
import subprocess

import pytest
from player_page import player  # noqa: F401

TESTS = pathlib.Path(__file__).parent.parent / "Player"
SCRIPTS = 200
BATCHES = 8
SHOWS_BUTTON = "!document.querySelector('push-stories').shadowRoot.querySelector('.action').hidden"
# On the button, which stands 24 points above the area's lower edge and is 52 high: fractions of the width.
BUTTON = (0.5, 1.5 - (24 + 26) / 390)


def deno(*arguments, stdin=""):
    found = subprocess.run(
        [shutil.which("deno"), "run", "--allow-read", *arguments],
        input=stdin, capture_output=True, text=True, check=True, cwd=TESTS,
    )
    return json.loads(found.stdout)


@pytest.fixture(scope="module")
def runs():
    """Stories with scripts, and the trace of each by timers that are never late."""
    made = deno("random.js", str(SCRIPTS))
    traces = deno("simulate.js", stdin=json.dumps(made))
    return [run | {"trace": trace} for run, trace in zip(made, traces, strict=True)]


def perform(stage, script):
    page, passed = stage.page, 0
    for given in script:
        at = round(given["at"] * 1000)
        stage.run(at - passed)
        passed = at
        if "tap" in given:
            stage.tap(given["tap"])
        elif "down" in given:
            stage.down(given["down"])
        elif "up" in given:
            stage.up()
        elif "button" in given:
            page.keyboard.press("Escape")
            if page.evaluate(SHOWS_BUTTON):
                stage.point(*BUTTON)
                page.mouse.down()
                page.mouse.up()
        elif "hide" in given or "show" in given:
            stage.hide("hide" in given)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_random_script_in_the_browser_leaves_the_reference_trace(player, runs, batch):
    stage = player(None)
    for seed, run in enumerate(runs, 1):
        if seed % BATCHES == batch:
            stage.hide(False)
            stage.play(run["timeline"])
            stage.element.focus()
            perform(stage, run["inputs"])
            stage.up()
            assert stage.trace == run["trace"], f"seed {seed}: {run['inputs']}"
