"""axe finds nothing on any page in any state, in light and in dark."""

import json
import subprocess
import threading

import pytest
from checkout import ROOT, STORYPROOF
from desk import COLOURS, Desk
from picture_server import PictureServer
from serving import serving
from shared_links import shared_pages

LONG = {"pages": [{"image": "https://example.com/1.jpg", "duration": 30, "title": "A title", "subtitle": "And a line",
                   "button_title": "Open", "link": "https://shop.example/1"}] * 2}  # fmt: skip
SHORT = {"pages": [page | {"duration": 0.05} for page in LONG["pages"]]}
FALLBACK = {"aps": {"alert": {"title": "News", "body": "Tap to see"}}}
MISTAKEN = {"pages": [{"image": "https://example.com/1.jpg", "duration": "8", "Title": "Hello"}]}
UNREADABLE = '{"pages": [,'


@pytest.fixture(params=["light", "dark"])
def desk(engine, server, request):
    """A desk that says what axe finds, in the theme of the test."""
    desk = Desk(engine, server)
    if request.param == "light":
        desk.found = desk.violations
        yield desk
    elif engine.has_dark:
        desk.found = lambda: desk.violations(**COLOURS)
        with engine.preferring(is_dark=True):
            yield desk
    else:
        desk.found = lambda: desk.violations(**COLOURS)
        desk.open()
        while engine.run("() => document.documentElement.dataset.theme") != "dark":
            desk.click("#theme")
        yield desk
        engine.run("() => localStorage.clear()")


def state_is(desk, state):
    desk.wait("state => document.querySelector('push-stories').getAttribute('state') === state", state)


def test_axe_finds_nothing_in_the_editor(desk):
    found = {}
    desk.open()

    def look(name):
        found[name] = desk.found()

    desk.write(LONG, "2 pages in 60 s")
    state_is(desk, "playing")
    look("playing")
    desk.engine.run("() => document.querySelector('push-stories').pause()")
    state_is(desk, "paused")
    look("paused")
    desk.engine.run("() => document.querySelector('push-stories').shadowRoot.querySelector('.action').click()")
    desk.wait("() => document.querySelector('push-stories').shadowRoot.querySelector('.sheet')?.checkVisibility()")
    look("sheet")
    desk.write(SHORT, "2 pages in 0.1 s")
    state_is(desk, "finished")
    look("finished")
    desk.write(FALLBACK, "No story")
    state_is(desk, "fallback")
    look("fallback")
    desk.write(UNREADABLE, "cannot be read")
    look("unreadable")
    desk.write(MISTAKEN, "1 page")
    desk.wait_for("#findings .fix")
    desk.click("#findings .fix")
    desk.wait_for(".review")
    look("review")
    assert {name: rules for name, rules in found.items() if rules} == {}


def test_axe_finds_nothing_in_the_narrow_editor(desk):
    found = {}
    desk.open(width=390)
    desk.write(MISTAKEN, "1 page")
    for name in ("preview", "payload", "findings", "events"):
        desk.click(f"#tab-{name}")
        desk.wait_for(f"#panel-{name}")
        found[name] = desk.found()
    assert {name: rules for name, rules in found.items() if rules} == {}


def test_axe_finds_nothing_while_pictures_are_looked_at_nor_afterwards(desk, tmp_path):
    is_free, picture = threading.Event(), (ROOT / "Public/samples/dish.webp").read_bytes()

    def slow(visit):
        visit.send_response(200)
        visit.send_header("Content-Length", str(len(picture)))
        visit.end_headers()
        visit.wfile.write(picture[:1000])
        is_free.wait(20)
        visit.wfile.write(picture[1000:])

    pictures = PictureServer()
    urls = [pictures.put("/slow", slow), pictures.put("/none", None)]
    with serving(tmp_path, "--allow-private-media", "on") as desk.server:
        desk.open()
        desk.write({"pages": [{"image": url} for url in urls]}, "2 pages")
        desk.wait_for("[data-code=media-status]")
        desk.wait_for(".looking-at")
        assert desk.found() == []
        is_free.set()
        desk.wait("() => document.querySelector('#said').textContent.includes('looked at')")
        assert desk.found() == []
    pictures.close()


@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing_in_the_form(desk, width):
    found = {}
    desk.open(width=width)
    desk.click("#tab-payload")
    desk.write(MISTAKEN, "1 page")
    desk.click(".writing [value=form]")
    desk.wait_for(".form-note")
    found["mistaken"] = desk.found()
    desk.write({"pages": LONG["pages"] + [None]}, "No story")
    desk.wait_for("[data-kind=stray] .form-note, .form-page-notes .form-note")
    found["stray"] = desk.found()
    desk.write(LONG, "2 pages in 60 s")
    desk.wait_for("[data-act=show]")
    found["form"] = desk.found()
    desk.write(UNREADABLE, "cannot be read")
    desk.wait_for(".form-to-text")
    found["unreadable"] = desk.found()
    assert {name: rules for name, rules in found.items() if rules} == {}


@pytest.mark.parametrize("path", ["/docs/findings", "/docs/embedding", "/nothing-here"])
def test_axe_finds_nothing_on_the_other_pages(desk, path):
    desk.open(path)
    assert desk.found() == []


def test_axe_finds_nothing_in_an_exported_file(desk, tmp_path):
    file, payload = tmp_path / "story.html", tmp_path / "payload.json"
    payload.write_text(json.dumps(LONG))
    subprocess.run([STORYPROOF, "export", payload, "--out", file, "--root", ROOT], check=True, timeout=60)
    desk.open_at(file.as_uri())
    state_is(desk, "playing")
    assert desk.found() == []


def test_axe_finds_nothing_on_what_a_link_opens(desk, server):
    found = {}
    for name, path in shared_pages(server).items():
        desk.open("/nothing-here")  # What stands behind the # alone would not be loaded.
        desk.open(path)
        desk.wait("() => document.readyState === 'complete'")
        if name == "owner":
            desk.wait_for(".strip-page")
        found[name] = desk.found()
        if name == "share":
            desk.wait("() => !document.querySelector('[data-verdict=comment]').disabled")
            desk.click("[data-verdict=comment]")
            desk.wait_for("#review-form")
            found["form"] = desk.found()
    assert {name: rules for name, rules in found.items() if rules} == {}


def test_axe_finds_nothing_in_the_dialog_that_makes_links(desk):
    desk.open()
    desk.write(LONG, "2 pages in 60 s")
    desk.click(".share-open")
    desk.wait_for("#share-dialog")
    assert desk.found() == []
    desk.click("#share-dialog form button[type=submit]")
    desk.wait_for(".share-result")
    assert desk.found() == []
