"""A story on another site's page, by the element and by oEmbed's frame; and the page that tells of it."""

import json
import re
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


@pytest.fixture
def told(page, server):
    """The page about embedding, just opened."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(f"{server}/docs/embedding")
    return page


def snippet(told, caption):
    return told.get_by_role("figure", name=caption, exact=True)


def copied(told, caption):
    """What its button copies, which is what is shown."""
    figure = snippet(told, caption)
    figure.get_by_role("button", name="Copy", exact=True).click()
    expect(figure.get_by_role("button")).to_have_text("Copied")
    text = told.evaluate("navigator.clipboard.readText()")
    assert text == figure.locator("code").text_content()
    return text


def test_the_page_plays_the_example_and_tells_its_events_as_they_come(told):
    events = told.get_by_role("list", name="Events")
    expect(told.locator("push-stories")).to_have_attribute("state", "playing")
    expect(events.get_by_role("listitem").first).to_have_text(re.compile("stories-start *2 pages"))
    expect(events.get_by_role("listitem").nth(1)).to_have_text(re.compile("stories-show *page 1"))
    told.get_by_role("button", name="Next page").click()
    expect(events.get_by_role("listitem").last).to_have_text(re.compile("stories-show *page 2"))
    told.locator("push-stories").get_by_role("button", name="Learn more").click()
    expect(events.get_by_role("listitem").last).to_have_text(re.compile("stories-action *page 2"))


def test_only_the_last_events_stay(told):
    events = told.get_by_role("list", name="Events").get_by_role("listitem")
    told.get_by_role("button", name="Pause").click()
    for _ in range(8):
        told.get_by_role("button", name="Next page").click()
        told.get_by_role("button", name="Previous page").click()
    expect(events).to_have_count(6)
    expect(events.last).to_have_text(re.compile("stories-show *page 1"))


def test_what_the_page_shows_plays_on_another_site(told, other_site, server):
    html = copied(told, "The story") + copied(told, "Its buttons and time, if you want them")
    assert f'src="{server}/player/push-stories.js"' in html
    told.goto(other_site.put("/copied", f"<!doctype html><title>Another site</title>{html}".encode()))
    story = told.locator("push-stories")
    expect(story).to_have_attribute("state", "playing")
    assert story.bounding_box()["width"] == 374
    told.get_by_role("button", name="Next page").click()
    expect(story).to_have_attribute("page", "1")
    told.wait_for_function(
        """() => [...document.querySelector('push-stories').shadowRoot.querySelectorAll('canvas, img')]
          .some(picture => (picture.naturalWidth ?? picture.width) > 100)""")


def test_what_the_page_shows_for_a_share_plays_on_another_site(told, other_site, server):
    owner = Owner(server)
    frame, address, oembed = (
        copied(told, caption).replace("ID", owner.id)
        for caption in ("The frame of a share", "The story of a share", "The oEmbed address of a share"))
    with urllib.request.urlopen(oembed) as response:
        assert json.load(response)["width"] == 320
    element = f'<script type="module" src="{server}/player/push-stories.js"></script><push-stories src="{address}">'
    told.goto(other_site.put("/shared", f"<!doctype html><title>A share</title>{frame}{element}".encode()))
    expect(told.locator("push-stories")).to_have_attribute("state", "playing")
    expect(told.frame_locator("iframe").locator("push-stories")).to_have_attribute("state", "playing")


@pytest.mark.parametrize("language", ["en", "fr", "pt", "zh-Hans", "hi"])
@pytest.mark.parametrize("width", [320, 800, 1440])
def test_nothing_of_the_page_goes_over_its_box(told, server, language, width):
    told.set_viewport_size({"width": width, "height": 900})
    told.goto(f"{server}/docs/embedding?lang={language}")
    expect(told.locator("#events li").first).to_be_visible()
    over = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert told.evaluate(over) == 0


def test_without_javascript_the_page_says_what_is_missing_and_shows_the_snippets(browser, server):
    context = browser.new_context(java_script_enabled=False)
    told = context.new_page()
    told.goto(f"{server}/docs/embedding")
    expect(told.get_by_text("To see it play, allow JavaScript for this page.")).to_be_visible()
    expect(snippet(told, "The story").locator("code")).to_be_visible()
    expect(told.get_by_role("button")).to_have_count(0)
    context.close()


def test_the_findings_page_and_a_share_s_owner_find_it(told, server):
    told.goto(f"{server}/docs/findings")
    told.get_by_role("link", name="On your own page").click()
    expect(told).to_have_url(f"{server}/docs/embedding")
    owner = Owner(server)
    told.goto(f"{server}{owner.path}/owner#{owner.token}")
    told.get_by_role("link", name="Show it on your own page").click()
    expect(told).to_have_url(f"{server}/docs/embedding")
