"""A server that fetches pictures from this machine, a site that has them, and the editor before both."""

import json
import threading

import pytest
from editor_page import prepare
from player_page import png
from serving import serving

LIGHT, DARK = (png(bytes.fromhex(colour) * 1000, 1500) for colour in ("f0f0e8", "102038"))
#: Of what a picture's page says too, which is not looked at here.
COMPLAINTS = ("Failed to load resource", "Loading the image")


@pytest.fixture(scope="module")
def media_server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("media"), "--allow-private-media", "on") as address:
        yield address


@pytest.fixture
def editor(browser, media_server):
    """The editor in a browser of its own; nothing may complain in the console."""
    context, problems = browser.new_context(viewport={"width": 1440, "height": 900}), []
    opened = prepare(context.new_page(), media_server, problems)
    opened.goto()
    yield opened
    context.close()
    assert problems == [], problems[:5]


def held_back(body):
    """What answers half a picture, and the rest once the event is set."""
    is_free = threading.Event()

    def answer(visit):
        visit.send_response(200)
        visit.send_header("Content-Length", str(len(body)))
        visit.end_headers()
        visit.wfile.write(body[: len(body) // 2])
        visit.wfile.flush()
        is_free.wait(20)
        visit.wfile.write(body[len(body) // 2 :])

    return answer, is_free


def story(*urls, **more):
    pages = [{"image": url, "duration": 30, "title": "One evening", "subtitle": "By the river"} | more for url in urls]
    return json.dumps({"pages": pages}, indent=2)


def write(editor, payload):
    """Puts a payload in place of another, as typing does."""
    editor.payload.fill(payload)
