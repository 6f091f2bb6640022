"""A share that was visited once plays without a network and without its server, for as long as it may be seen."""

import datetime
import time
import urllib.parse

import pytest
from playwright.sync_api import expect
from serving import serving
from share_page import Owner, SharePage, open_share, owner, sample  # noqa: F401

#: In the page: whether this browser has kept it last.
IS_KEPT = """async () => {
  const last = (await caches.keys()).at(-1)
  return !!last?.endsWith(location.href) && !!await caches.match(location.href, { cacheName: last, ignoreVary: true })
}"""
IS_EMPTY = "async () => (await caches.keys()).length === 0"


@pytest.fixture
def visit(browser):
    """Opens a share in a browser of its own, and waits until that keeps it."""
    contexts = []

    def opened(base, path):
        contexts.append(browser.new_context())
        share = SharePage(contexts[-1].new_page(), base)
        again(share, path)
        return share

    yield opened
    for context in contexts:
        context.close()


def again(share, path):
    share.goto(path)
    until(share, IS_KEPT)


def until(share, function, seconds=20):
    """Waits for what a function's promise gives: the browser's own waiting takes any promise for true."""
    end = time.monotonic() + seconds
    while not share.page.evaluate(function):
        assert time.monotonic() < end, function
        time.sleep(0.02)


def kept(share):
    """The paths of the pages that the browser keeps, the earliest visited first."""
    names = share.page.evaluate("caches.keys()")
    return [urllib.parse.urlsplit(name.split(" ")[-1]).path for name in names]


def expect_a_story(share):
    expect(share.story).to_have_attribute("state", "playing")
    expect(share.page.locator("push-stories .pictures canvas")).to_be_visible()


def test_a_share_plays_with_the_network_cut(visit, owner):
    share = visit(owner.base, owner.path)
    share.page.context.set_offline(True)
    share.page.reload()
    expect_a_story(share)
    share.story.evaluate("story => story.next()")
    share.expect_page(2, "playing")
    share.story.evaluate("story => story.shadowRoot.querySelector('.action').click()")
    expect(share.page.locator("push-stories .sheet")).to_be_visible()
    expect(share.page.get_by_role("img", name="QR code of this link")).to_have_js_property("naturalHeight", 150)


def test_a_share_plays_when_its_server_is_gone(visit, tmp_path):
    with serving(tmp_path) as base:
        path = Owner(base).path
        share = visit(base, path)
    share.goto(path)
    expect_a_story(share)


def test_no_part_is_ever_missing_while_a_page_is_kept_anew(visit, owner):
    share = visit(owner.base, owner.path)
    missing = share.page.evaluate(
        """async () => {
          const { keepPage } = await import('/share/keeping.js')
          const any = { ignoreVary: true }
          const isAnew = async () => {
            const cacheName = (await caches.keys()).find((name) => name.startsWith('null '))
            return cacheName && (await caches.match(location.href, { ...any, cacheName }))
          }
          keepPage({ expiresAt: null }, document.querySelector('#story').timeline)
          let missing = 0
          while (!(await isAnew())) {
            for (const part of ['/player/sheet.js', location.href]) missing += !(await caches.match(part, any))
          }
          return missing
        }"""
    )
    assert missing == 0
    until(share, "async () => (await caches.keys()).length === 1")


def test_without_a_network_a_review_fails_in_words(visit, owner):
    share = visit(owner.base, owner.path)
    share.page.context.set_offline(True)
    share.page.reload()
    share.button("Approve").click()
    share.fill("", "Ada")
    share.button("Send").click()
    expect(share.trouble).to_contain_text("The server does not answer.")


def test_with_a_network_a_new_version_is_what_is_shown(visit, owner):
    share = visit(owner.base, owner.path)
    owner.add_version(sample("ten-pages"))
    share.page.reload()
    expect(share.page.locator(".facts")).to_contain_text("Version 2")


def test_a_server_in_trouble_shows_what_was_kept(visit, owner):
    share = visit(owner.base, owner.path)
    share.page.context.route(f"**{owner.path}", lambda route: route.fulfill(status=503, body="Trouble"))
    share.page.reload()
    expect_a_story(share)


def test_a_revoked_share_is_not_kept(visit, owner):
    share = visit(owner.base, owner.path)
    owner.revoke()
    share.page.reload()
    expect(share.page.locator("push-stories")).to_have_count(0)
    until(share, IS_EMPTY)


def test_a_share_that_asks_for_its_passphrase_again_is_not_kept(browser, share_server):
    protected = Owner(share_server, passphrase="sesame street")
    share = SharePage(browser.new_page(), share_server)
    share.goto(protected.path)
    share.page.locator("input[name=passphrase]").fill("sesame street")
    share.page.keyboard.press("Enter")
    expect(share.story).to_be_visible()
    until(share, IS_KEPT)
    share.page.context.clear_cookies()
    share.page.reload()
    expect(share.page.locator("input[name=passphrase]")).to_be_visible()
    until(share, IS_EMPTY)
    share.page.close()


def test_a_share_that_has_expired_plays_no_more(visit, owner):
    share = visit(owner.base, owner.path)
    share.page.evaluate(
        """async () => {
          const [name] = await caches.keys()
          const page = await caches.match(location.href, { ignoreVary: true })
          await caches.delete(name)
          const yesterday = await caches.open(`${Date.now() - 864e5} ${location.href}`)
          await yesterday.put(location.href, page)
        }"""
    )
    share.page.context.set_offline(True)
    with pytest.raises(Exception, match="ERR_FAILED|ERR_INTERNET_DISCONNECTED"):
        share.page.reload()


def test_the_end_of_a_share_is_kept_with_it(visit, owner):
    share = visit(owner.base, owner.path)
    [name] = share.page.evaluate("caches.keys()")
    end = datetime.datetime.fromisoformat(owner.call("GET")["expiresAt"])
    assert float(name.split(" ")[0]) == end.timestamp() * 1000


def test_the_twenty_shares_that_were_visited_last_are_kept(visit, owner):
    share = visit(owner.base, owner.path)
    earlier = [f"/p/earlier-{number}" for number in range(19)]
    share.page.evaluate(
        "async (paths) => { for (const path of paths) await caches.open(`null ${location.origin}${path}`) }", earlier
    )
    again(share, owner.path)
    other = Owner(owner.base).path
    again(share, other)
    until(share, "async () => (await caches.keys()).length === 20")
    assert kept(share) == earlier[1:] + [owner.path, other]


def test_neither_the_embedded_player_nor_a_link_without_a_store_is_kept(browser, owner):
    page = browser.new_page()
    for path in (f"{owner.path}?embed=1", "/p"):
        page.goto(owner.base + path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("navigator.serviceWorker.getRegistrations().then(({ length }) => length)") == 0
    page.close()
