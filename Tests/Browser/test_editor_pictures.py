"""What the editor says of a payload's pictures, as the server looks at them."""

import json

import pytest
from media_page import DARK, LIGHT, editor, held_back, media_server, story, write  # noqa: F401
from playwright.sync_api import expect

NOT_THERE = "In place of the image of page {} comes the status 404"

LOOKED_TWICE = """() =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/media')).length === 2"""


@pytest.fixture
def asked(editor):
    """The calls that look at pictures."""
    calls = []
    editor.page.on("request", lambda request: calls.append(request) if "/api/media" in request.url else None)
    return calls


@pytest.fixture
def parts(editor):
    """The panel's parts that tell of pictures."""
    return {name: editor.page.locator(f".looking-{name}") for name in ("count", "bar", "note")}


def finding(editor, text):
    return editor.findings.get_by_role("listitem").filter(has_text=text)


def wait_until_looked_at(editor):
    expect(editor.page.locator("#said")).to_contain_text("The pictures were looked at.", timeout=15_000)


def test_findings_come_as_pictures_do_and_bars_show_what_is_on_its_way(editor, pictures, parts):
    answer, is_free = held_back(DARK)
    write(editor, story(pictures.put("/slow.png", answer), pictures.put("/none.png", None)))
    expect(finding(editor, NOT_THERE.format(2))).to_be_visible()
    expect(parts["count"]).to_have_text("Pictures: 1 of 2")
    shares = parts["bar"].evaluate_all("bars => bars.map(({ style }) => Number(style.getPropertyValue('--share')))")
    assert 0 < shares[0] < 1 and shares[1] == 1
    expect(editor.findings.get_by_role("heading", name="Page 1")).to_have_class("group looking-at")
    expect(editor.findings.get_by_role("heading", name="Page 2")).to_have_class("group")
    is_free.set()
    wait_until_looked_at(editor)
    expect(parts["count"]).to_be_empty()
    expect(editor.page.locator(".looking-at, .looking-bar")).to_have_count(0)
    expect(editor.page.locator("#findings-count")).to_have_text(f"({editor.findings.get_by_role('listitem').count()})")


def test_a_text_that_is_hard_to_read_over_its_picture_is_a_finding(editor, pictures):
    write(editor, story(pictures.put("/light.png", LIGHT), pictures.put("/dark.png", DARK)))
    title = finding(editor, "The title of page 1 is hard to read: over its picture the contrast is")
    expect(title).to_have_attribute("data-severity", "warning")
    expect(finding(editor, "The subtitle of page 1 is hard to read")).to_have_attribute("data-severity", "note")
    wait_until_looked_at(editor)
    expect(editor.findings.locator("[data-code=media-contrast]")).to_have_count(2)
    title.get_by_role("button").click()
    assert editor.selected == '"title"'


def test_the_scrim_counts_as_on_the_phone(editor, pictures):
    # At the area's foot the scrim is dark enough for any picture.
    write(editor, story(pictures.put("/light.png", LIGHT), title=None, subtitle="x"))
    wait_until_looked_at(editor)
    shown = editor.findings.locator("[data-code=media-contrast]")
    expect(shown).to_have_count(1)
    write(editor, story(pictures.put("/grey.png", DARK), title="A title"))
    expect(shown).to_have_count(0)


def test_pictures_that_are_known_are_not_fetched_again_and_their_findings_stay(editor, pictures, asked):
    write(editor, story(pictures.put("/known.png", DARK), pictures.put("/none.png", None)))
    wait_until_looked_at(editor)
    counts = editor.page.evaluate_handle(
        """() => {
          const counts = []
          const count = () => counts.push(document.querySelectorAll('[data-code=media-status]').length)
          new MutationObserver(count).observe(document.querySelector('#findings'), { childList: true })
          return counts
        }"""
    )
    editor.replace("One evening", "Another evening")
    editor.page.wait_for_function(LOOKED_TWICE)
    assert pictures.asked == ["/known.png", "/none.png"] or pictures.asked == ["/none.png", "/known.png"]
    assert set(counts.json_value()) <= {1}
    assert len(asked) == 2


def test_another_text_ends_what_is_asked_for(editor, pictures, parts, asked):
    answer, is_free = held_back(DARK)
    write(editor, story(pictures.put("/slow.png", answer)))
    expect(parts["count"]).to_have_text("Pictures: 0 of 1")
    with editor.page.expect_event("requestfailed", lambda request: "/api/media" in request.url):
        write(editor, story("https://example.com/1.jpg"))
    expect(parts["count"]).to_be_empty()
    is_free.set()


def test_our_own_pictures_are_not_looked_at(editor, asked):
    write(editor, story("https://example.com/1.jpg"))
    expect(editor.outcome).to_contain_text("1 page")
    # Longer than it waits.
    editor.page.wait_for_timeout(1500)
    assert asked == []


def test_an_open_review_and_the_focus_stay_while_findings_come(editor, pictures):
    answer, is_free = held_back(LIGHT)
    write(editor, story(pictures.put("/slow.png", answer), duration="8"))
    expect(editor.page.locator(".looking-count")).to_have_text("Pictures: 0 of 1")
    editor.findings.get_by_role("button", name="Write it as the number 8").click()
    before = editor.page.locator("#findings-count").text_content()
    is_free.set()
    wait_until_looked_at(editor)
    assert editor.page.locator("#findings-count").text_content() != before
    expect(editor.button("Apply")).to_be_focused()


BROKEN = 'event: media\ndata: {"url": "x", "media": null, "diagnostics": []}\n\nevent: do'
REFUSALS = [
    (429, "", {"Retry-After": "61"}, "Many pictures were looked at from your network. Change something in 2 min to go on."),
    (501, "", {}, "This server does not look at pictures."),
    (500, "", {}, "Not all pictures could be looked at: the server stopped."),
    (200, BROKEN, {}, "Not all pictures could be looked at: the server stopped."),
]  # fmt: skip


@pytest.mark.parametrize(("status", "body", "headers", "sentence"), REFUSALS)
def test_what_keeps_pictures_from_being_looked_at_is_said(editor, pictures, parts, status, body, headers, sentence):
    editor.page.route("**/api/media*", lambda route: route.fulfill(status=status, body=body, headers=headers))
    write(editor, story(pictures.put("/1.png", DARK)))
    expect(parts["note"]).to_contain_text(sentence)
    editor.page.unroute("**/api/media*")
    editor.replace("One evening", "Another evening")
    if status == 501:
        expect(editor.outcome).to_contain_text("1 page")
        expect(parts["note"]).to_be_visible()
    else:
        wait_until_looked_at(editor)
        expect(parts["note"]).to_be_hidden()


def test_findings_of_the_done_event_are_what_is_shown(editor, pictures):
    write(editor, story(pictures.put("/none.png", None)))
    wait_until_looked_at(editor)
    query = "/api/media?lang=en"
    text = editor.payload.input_value()
    told = editor.page.request.post(editor.base + query, data=text).text()
    done = json.loads(told.split("event: done\ndata: ")[1])["diagnostics"]
    shown = editor.findings.get_by_role("listitem").evaluate_all("items => items.map(({ dataset }) => dataset.code)")
    assert sorted(shown) == sorted(finding["code"] for finding in done)
