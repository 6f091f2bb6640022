"""A share on another site's page: by the element, by oEmbed's frame."""

import json
import urllib.parse
import urllib.request

import pytest
from picture_server import PictureServer
from playwright.sync_api import expect
from share_page import Owner

PAGE = """<!doctype html><meta charset="utf-8"><title>Another site</title><body>
<script type="module" src="{server}/player/push-stories.js"></script>
<push-stories src="{server}/api/previews/{id}"></push-stories>"""


@pytest.fixture
def other_site():
    site = PictureServer()
    yield site
    site.close()


@pytest.fixture
def page(browser):
    """A page whose console stays empty."""
    context = browser.new_context()
    page, problems = context.new_page(), []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda message: message.type == "error" and problems.append(message.text))
    yield page
    context.close()
    assert problems == []


def test_the_element_plays_a_share_on_another_site(page, other_site, share_server):
    owner = Owner(share_server)
    page.goto(other_site.put("/page", PAGE.format(server=share_server, id=owner.id).encode()))
    story = page.locator("push-stories")
    expect(story).to_have_attribute("state", "playing")
    picture = story.evaluate("story => story.timeline.pages[0].media")
    assert picture.startswith(f"{share_server}/samples/")
    page.wait_for_function(
        """() => [...document.querySelector('push-stories').shadowRoot.querySelectorAll('canvas, img')]
          .some(picture => (picture.naturalWidth ?? picture.width) > 100)""")


def test_oembed_s_frame_plays_it(page, other_site, share_server):
    owner = Owner(share_server)
    address = f"{share_server}/oembed?url={urllib.parse.quote(share_server + owner.path)}"
    with urllib.request.urlopen(address) as response:
        told = json.load(response)
    page.goto(other_site.put("/frame", f"<!doctype html><title>A frame</title>{told['html']}".encode()))
    story = page.frame_locator("iframe").locator("push-stories")
    expect(story).to_have_attribute("state", "playing")
    box = page.locator("iframe").bounding_box()
    assert (box["width"], box["height"]) == (told["width"], told["height"])
