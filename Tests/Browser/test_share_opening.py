"""How the share page opens: straight into the story, alone in a frame, from the link itself, and for everybody."""

import http.server
import re
import threading
import time
import urllib.parse

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from share_page import PHONE, Owner, open_share, owner, sample  # noqa: F401

languages = pytest.mark.parametrize("language", ["en", "fr", "pt", "zh-Hans", "hi"])


@pytest.fixture(scope="module")
def discussed(share_server):
    """A share with reviews of two versions, of which the second is shown."""
    owner = Owner(share_server, name="Summer sale, second wave")
    owner.review("approved", "Ana", "Fine as it is.")
    owner.add_version(sample("ten-pages"))
    for page in (0, 1):
        owner.review("comment", "Bo", "A comment that is long enough to need more than one line here.", page, 2)
    owner.review("changesRequested", "عمر", "النص طويل", 3, 2)
    owner.review("approved", "Cy", version=2)
    return owner


# The first screen


@pytest.mark.parametrize("height", [664, 844])
@pytest.mark.parametrize("ratio", ["0.2", "1.5", "5"])
def test_a_phone_shows_the_story_and_nothing_else_above_the_fold(open_share, share_server, height, ratio):
    owner = Owner(share_server, storyAspectRatio=ratio)
    share = open_share(owner.path, width=390, height=height, **PHONE)
    box = share.story.bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] <= height + 1
    assert box["width"] / 390 > 0.99 or box["height"] / height > 0.99
    assert abs(box["height"] / box["width"] - float(ratio)) < 0.02
    tops = share.page.evaluate(
        """() => [...document.querySelectorAll('h1, h2, .facts, .bar, button, stories-transport, .more')]
             .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 1)
             .map((element) => element.getBoundingClientRect().top)"""
    )
    assert len(tops) > 5 and min(tops) >= height - 1
    assert share.overflow() <= 0


def test_the_way_to_the_review_shows_once_the_story_was_seen(open_share, share_server):
    quick = sample("two-pages").replace('"duration": 6', '"duration": 0.1').replace('"duration": 5', '"duration": 0.1')
    share = open_share(Owner(share_server, payload=quick).path, width=390, height=844, **PHONE)
    expect(share.story).to_have_attribute("state", "finished")
    share.link("To the review").tap()
    expect(share.button("Approve")).to_be_in_viewport()


def test_the_story_plays_without_a_second_round_trip(open_share, browser, owner):
    page = browser.new_page()
    requests = []
    page.on("request", lambda request: requests.append(request))
    page.goto(owner.base + owner.path)
    expect(page.locator("push-stories")).to_have_attribute("state", "playing")
    html = page.request.get(owner.base + owner.path).text()
    named = {path.split("?")[0] for path in re.findall(r'(?:src|href)="([^"]+\.js[^"]*)"', html)}
    scripts = [re.sub(r"^https?://[^/]+|\?.*", "", r.url) for r in requests if r.resource_type == "script"]
    # What comes once it plays is not waited for.
    assert set(scripts[: len(named)]) == named
    assert len(scripts) == len(set(scripts))
    assert [r.url for r in requests if "/api/" in r.url and "/api/qr" not in r.url] == []
    page.close()


def test_the_first_picture_loads_once_and_is_named_in_the_head(browser, owner):
    page = browser.new_page()
    urls, warnings = [], []
    page.on("request", lambda request: urls.append(request.url))
    page.on("console", lambda message: warnings.append(message.text))
    page.goto(owner.base + owner.path)
    preload = page.locator('link[rel="preload"]').get_attribute("href")
    expect(page.locator("push-stories")).to_have_attribute("state", "finished", timeout=20_000)
    assert urls.count(owner.base + preload) == 1
    assert warnings == []
    page.close()


def test_without_a_script_the_pages_stand_beside_each_other(open_share, owner):
    share = open_share(owner.path, java_script_enabled=False)
    expect(share.page.locator(".story-page")).to_have_count(2)
    expect(share.page.get_by_text("allow JavaScript")).to_be_visible()
    expect(share.button("Approve")).to_be_hidden()


def test_a_desktop_shows_the_way_to_the_phone(open_share, owner):
    share = open_share(owner.path)
    code = share.page.get_by_role("img", name="QR code of this link")
    expect(code).to_be_visible()
    share.page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=code.element_handle())
    story, side = share.story.bounding_box(), code.bounding_box()
    assert side["x"] > story["x"] + story["width"]
    assert abs(story["x"] + story["width"] / 2 - 720) < 80


def test_a_phone_asks_for_no_code_of_its_own(open_share, owner):
    share = open_share(owner.path, width=390, height=844, **PHONE)
    expect(share.story).to_have_attribute("state", "playing")
    expect(share.page.locator("#qr")).to_be_hidden()
    names = share.page.evaluate("performance.getEntriesByType('resource').map(({name}) => name)")
    assert [name for name in names if "/api/" in name] == []


def test_a_link_may_name_a_page(open_share, owner):
    open_share(f"{owner.path}#page-2").expect_page(2)


# What was seen


def impressions(owner, *counts):
    """Waits until the impressions of the first version's pages are these."""
    pages = []
    for _ in range(200):
        pages = [page["impressions"] for page in owner.call("GET", "/statistics")["versions"][0]["pages"]]
        if pages == list(counts):
            return
        time.sleep(0.05)
    assert pages == list(counts)


def test_what_was_seen_is_told_when_the_page_goes_away(open_share, owner):
    share = open_share(owner.path)
    share.page.get_by_role("button", name="Next page").click()
    share.goto("/docs/findings")
    impressions(owner, 1, 1)
    assert owner.call("GET", "/statistics")["sessions"] == 1


def test_what_was_seen_is_told_while_the_page_is_open(open_share, owner):
    share = open_share(owner.path)
    with share.page.expect_response(lambda response: response.url.endswith("/events")) as told:
        expect(share.story).to_have_attribute("state", "playing")
    assert told.value.status == 202
    impressions(owner, 1, 0)


def test_a_reload_is_another_session_without_any_cookie(open_share, owner):
    share = open_share(owner.path)
    share.page.reload()
    share.goto("/docs/findings")
    impressions(owner, 2, 0)
    assert owner.call("GET", "/statistics")["sessions"] == 2
    assert share.page.context.cookies() == []


def test_pages_that_a_comment_leads_past_are_not_seen(open_share, share_server):
    owner = Owner(share_server, payload=sample("ten-pages").replace('"duration": 3,', '"duration": 30,'))
    owner.review("comment", "Bo", "Far away", page=6)
    share = open_share(owner.path)
    share.comments.get_by_text("Far away").click()
    share.expect_page(7)
    share.goto("/docs/findings")
    impressions(owner, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0)


def test_an_embedded_player_tells_what_was_seen(open_share, owner):
    share = open_share(f"{owner.path}?embed=1")
    expect(share.story).to_have_attribute("state", "playing")
    share.goto("/docs/findings")
    impressions(owner, 1, 0)


# In a frame


@pytest.fixture(scope="module")
def another_site():
    """A page of another origin, whose query is its HTML."""

    class Page(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(urllib.parse.unquote(self.path.partition("?")[2]).encode())

        def log_message(self, *arguments):
            pass

    site = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    yield lambda html: f"http://127.0.0.1:{site.server_port}/?{urllib.parse.quote(html)}"
    site.shutdown()
    site.server_close()


def framed(url, width=300, height=450):
    return f'<!doctype html><iframe src="{url}" width="{width}" height="{height}" style="border:0"></iframe>'


@pytest.mark.parametrize(("width", "height"), [(300, 450), (600, 300), (200, 700)])
def test_a_frame_holds_the_player_alone_and_is_filled(page, owner, another_site, width, height):
    page.goto(another_site(framed(f"{owner.base}{owner.path}?embed=1", width, height)))
    frame = page.frame_locator("iframe")
    story = frame.locator("push-stories")
    expect(story).to_have_attribute("state", "playing")
    expect(frame.locator("header, form")).to_have_count(0)
    box = story.evaluate("({clientWidth, clientHeight}) => [clientWidth, clientHeight]")
    assert abs(box[0] - width) < 1 or abs(box[1] - height) < 1
    assert box[0] <= width and box[1] <= height + 1


def test_the_whole_page_is_not_framed(page, owner, another_site):
    page.goto(another_site(framed(f"{owner.base}{owner.path}")))
    expect(page.frame_locator("iframe").locator("push-stories")).to_have_count(0)
    assert owner.base not in [frame.url[: len(owner.base)] for frame in page.frames]


# From the link itself


FOLD = """async ({payload, options, name}) => {
  const { encode } = await import('/share/fragment.js')
  return encode({ payload, options, name })
}"""


def fold(share, payload=None, name="Summer sale", **options):
    share.goto("/p")
    return share.page.evaluate(FOLD, {"payload": payload or sample("two-pages"), "options": options, "name": name})


def test_a_link_without_a_store_plays_what_it_holds_and_tells_the_server_nothing_else(open_share):
    share = open_share("/p")
    fragment = fold(share, storyAspectRatio="1.2")
    asked = []
    share.page.on("request", lambda request: asked.append((request.method, request.url)))
    share.goto("/docs/findings")
    share.goto(f"/p#{fragment}")
    expect(share.story).to_have_attribute("state", "playing")
    expect(share.page.get_by_role("heading", level=1)).to_have_text("Summer sale")
    expect(share.page.get_by_text("Nothing of it is stored")).to_be_visible()
    expect(share.button("Approve")).to_be_hidden()
    assert share.story.evaluate("({timeline}) => timeline.presentation.storyAspectRatio") == 1.2
    assert [method for method, url in asked if "/api/" in url] == ["POST"]
    assert all(fragment not in url for _, url in asked)


@pytest.mark.parametrize("cut", [0, 1, 40, -20])
def test_a_link_that_is_not_whole_says_so_and_leads_on(open_share, cut):
    share = open_share("/p")
    fragment = fold(share)[:cut]
    share.goto("/docs/findings")
    share.goto(f"/p#{fragment}")
    expect(share.page.get_by_role("alert")).to_contain_text("This link holds no whole story.")
    expect(share.link("Open the editor")).to_be_visible()
    expect(share.button("Try again")).to_be_hidden()


def test_another_link_in_the_same_tab_plays_anew(open_share):
    share = open_share("/p#AAAA")
    expect(share.page.get_by_role("alert")).to_be_visible()
    fragment = share.page.evaluate(FOLD, {"payload": sample("ten-pages"), "options": {}, "name": "Ten"})
    share.page.evaluate("fragment => { location.hash = fragment }", fragment)
    expect(share.story).to_have_attribute("state", "playing")
    expect(share.page.get_by_role("alert")).to_be_hidden()
    expect(share.page).to_have_title("Ten · Storyproof")


def test_an_option_that_the_server_refuses_is_named(open_share):
    share = open_share("/p")
    fragment = fold(share, storyAspectRatio="9")
    share.goto("/docs/findings")
    share.goto(f"/p#{fragment}")
    expect(share.page.get_by_role("alert")).to_contain_text("storyAspectRatio")


def test_a_text_that_cannot_be_read_says_where(open_share):
    share = open_share("/p")
    fragment = fold(share, payload='{"pages": [}')
    share.goto("/docs/findings")
    share.goto(f"/p#{fragment}")
    expect(share.page.get_by_role("alert")).to_contain_text("the text cannot be read at line 1")


def test_a_server_that_is_away_can_be_asked_again(open_share):
    share = open_share("/p")
    fragment = fold(share)
    share.page.context.set_offline(True)
    share.page.evaluate("fragment => { location.hash = fragment }", fragment)
    expect(share.page.get_by_role("alert")).to_contain_text("Nothing is lost: the link holds the story.")
    share.page.context.set_offline(False)
    share.button("Try again").click()
    expect(share.story).to_have_attribute("state", "playing")


# For everybody


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing(open_share, discussed, owner, scheme, width):
    protected = Owner(owner.base, passphrase="open sesame")
    share = open_share(owner.path, width=width, color_scheme=scheme)
    older, embedded = f"{discussed.path}?version=1", f"{owner.path}?embed=1"
    for path in (owner.path, discussed.path, older, embedded, "/p#A", protected.path):
        share.page.goto("about:blank")
        share.goto(path)
        if path == discussed.path:
            share.comments.get_by_text("1 earlier").click()
            share.button("Comment").click()
            share.button("Send").click()
        found = Axe().run(share.page)
        assert found.violations_count == 0, (path, found.generate_report())


@languages
@pytest.mark.parametrize("width", [320, 390, 1100])
def test_no_text_of_the_page_goes_over_its_box(open_share, discussed, language, width):
    share = open_share(f"{discussed.path}?version=1", width=width, locale=language)
    share.page.locator('#acts [data-verdict="changesRequested"]').click()
    expect(share.page.locator("html")).to_have_attribute("lang", language)
    assert share.overflow() <= 0
    assert share.page.evaluate(
        """() => [...document.querySelectorAll('button, .button, .facts *, .verdicts *, .newer *, h1, h2, h3, .fate')]
            .filter(({clientWidth, scrollWidth}) => clientWidth > 1 && scrollWidth > clientWidth + 1)
            .map((element) => `${element.className || element.id}: ${element.textContent.trim()}`)"""
    ) == []


def test_every_target_is_large_enough_for_a_thumb(open_share, discussed):
    share = open_share(f"{discussed.path}?version=1", width=390, height=844, **PHONE)
    share.button("Comment").tap()
    share.fill("x", name="Ana")
    share.button("Send").tap()
    expect(share.button("Take back")).to_be_visible()
    share.button("Comment").tap()
    small = share.page.evaluate(
        """() => [...document.querySelectorAll('button, .button, summary, label, input:not([type=checkbox]), textarea')]
            .filter((element) => element.checkVisibility())
            .map((element) => [element.textContent.trim() || element.name, element.getBoundingClientRect()])
            .filter(([, {width, height}]) => width < 44 || height < 44)
            .map(([name]) => name)"""
    )
    assert small == []


def test_the_review_goes_by_keyboard_alone(open_share, owner):
    share = open_share(owner.path)
    expect(share.button("Approve")).to_be_enabled()
    share.page.keyboard.press("Tab")
    share.page.keyboard.press("Enter")
    share.page.keyboard.press("Tab")
    expect(share.button("Approve")).to_be_focused()
    share.page.keyboard.press("Enter")
    expect(share.field("Your name")).to_be_focused()
    share.page.keyboard.press("Escape")
    expect(share.form).to_be_hidden()
    expect(share.button("Approve")).to_be_focused()
    share.page.keyboard.press("Enter")
    share.page.keyboard.type("Ana")
    share.page.keyboard.press("Enter")
    expect(share.verdicts).to_have_text("Approved by Ana")
    expect(share.button("Approve")).to_be_focused()


@languages
def test_a_link_without_a_store_speaks_the_reader_s_language(open_share, language):
    share = open_share("/p", locale=language)
    expect(share.page.locator("html")).to_have_attribute("lang", language)
    expect(share.page.get_by_role("alert")).not_to_be_empty()
    english = "This link holds no whole story."
    (expect(share.page.get_by_role("alert")).to_contain_text(english) if language == "en"
     else expect(share.page.get_by_role("alert")).not_to_contain_text(english))
