"""A share shows the pictures that were shared, and says where their addresses show something else by now."""

import json
import shutil
import time

import pytest
from editor_page import violations
from picture_server import PictureServer
from player_page import COLOURS, first_colour
from playwright.sync_api import expect
from serving import serving
from share_page import Owner, SharePage

FLAGS = ("--allow-private-media", "on")
REST = "You see what was shared; a phone loads what is there now."


@pytest.fixture
def pictures():
    server = PictureServer()
    yield server
    server.close()


def held(owner, seconds=20):
    """Waits until the share holds all its pictures."""
    end = time.monotonic() + seconds
    while None in (media := [page["media"] for page in owner.call("GET")["pages"]]):
        assert time.monotonic() < end, media
        time.sleep(0.02)


def shared(base, *urls):
    owner = Owner(base, payload=json.dumps([{"image": url, "duration": 30} for url in urls]))
    held(owner)
    return owner


def shown(share):
    """The colour of the picture that is drawn."""
    share.page.locator("push-stories .pictures canvas").wait_for()
    return first_colour(share.page.locator("push-stories .pictures").screenshot())


def test_a_share_says_which_pictures_have_changed_and_shows_what_was_shared(page, pictures, tmp_path):
    urls = [pictures.put(f"/{number}.png", COLOURS[number]) for number in range(3)]
    with serving(tmp_path, *FLAGS) as base:
        path = shared(base, *urls).path
    # Within an hour the server would not ask again.
    shutil.rmtree(tmp_path / "media/tmp")
    pictures.put("/1.png", COLOURS[3])
    pictures.put("/0.png", COLOURS[4])
    pictures.put("/2.png", None)
    with serving(tmp_path, *FLAGS) as base:
        share = SharePage(page, base)
        share.goto(path)
        expect(page.locator("#origin")).to_have_text(
            "The pictures of pages 1 and 2 have changed at their addresses since. "
            f"The picture of page 3 is no longer at its address. {REST}"
        )
        assert shown(share) == first_colour(COLOURS[0])
        assert violations(page) == []


def test_a_share_whose_pictures_are_the_same_says_nothing(page, pictures, tmp_path):
    with serving(tmp_path, *FLAGS) as base:
        path = shared(base, pictures.put("/0.png", COLOURS[0])).path
        with page.expect_response("**/media?version=1") as answer:
            SharePage(page, base).goto(path)
        assert answer.value.json() == {"changed": []}
        expect(page.locator("#origin")).to_be_empty()


def test_of_our_own_pictures_nothing_is_asked(page, tmp_path):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    with serving(tmp_path) as base:
        SharePage(page, base).goto(Owner(base).path)
        page.wait_for_load_state("networkidle")
    assert any("stored.js" in url for url in asked)
    assert [url for url in asked if url.endswith("/media?version=1")] == []
