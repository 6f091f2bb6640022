"""The story's button, and the sheet that says where it leads."""

import pytest
from player_page import player, story  # noqa: F401
from playwright.sync_api import expect


def test_the_button_says_where_it_leads_and_stops_the_story(player, page):
    stage = player(story(5, 4))
    stage.run(1000)
    page.get_by_role("button", name="Button 0").click()
    assert (stage.state, stage.told) == ("stopped", ["1 didTapAction 0"])
    opener = page.get_by_role("link", name="Open")
    assert (opener.get_attribute("target"), opener.get_attribute("rel")) == ("_blank", "noopener noreferrer")
    expect(stage.element.locator(".sheet")).to_contain_text("https://shop.example/0")
    stage.run(60000)
    assert stage.state == "stopped"
    stage.tap(0.9)
    assert (stage.state, stage.number) == ("playing", "1")
    expect(opener).to_have_count(0)


def test_a_long_press_on_the_button_is_no_button_tap(player, page):
    stage = player(story(5, 4))
    page.get_by_role("button", name="Button 0").hover()
    page.mouse.down()
    stage.run(300)
    page.mouse.up()
    assert (stage.state, stage.told) == ("playing", [])


def test_a_press_that_leaves_the_button_is_no_tap_at_all(player, page):
    stage = player(story(5, 4))
    page.get_by_role("button", name="Button 0").hover()
    page.mouse.down()
    stage.point(0.9)
    page.mouse.up()
    assert (stage.state, stage.told) == ("playing", [])


@pytest.mark.parametrize(
    ("link", "target"),
    [
        ("https://shop.example/a b", "_blank"),
        ("HTTP://shop.example", "_blank"),
        ("yourapp://page1", ""),
        ("mailto:a@shop.example", ""),
        ("javascript:alert(1)", None),
        ("JavaScript:alert(1)", None),
        ("java\nscript:alert(1)", None),
        (" javascript:alert(1)", None),
        ("data:text/html,x", None),
        ("vbscript:x", None),
        ("blob:https://shop.example/1", None),
        ("file:///etc/hosts", None),
        ("https://", None),
        ("no scheme", None),
    ],
)
def test_a_link_opens_only_where_that_is_safe_and_can_always_be_copied(player, page, link, target):
    stage = player(story(5, pages=[{"link": link}]))
    page.get_by_role("button", name="Button 0").click()
    assert stage.element.locator(".link").text_content() == link
    assert page.get_by_role("button", name="Copy").count() == 1
    openers = page.get_by_role("link", name="Open").all()
    assert [opener.get_attribute("target") or "" for opener in openers] == ([] if target is None else [target])


def test_copy_puts_the_link_on_the_clipboard(player, page, context):
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    player(story(5, pages=[{"link": "javascript:alert(1)"}]))
    page.get_by_role("button", name="Button 0").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == "javascript:alert(1)"


def test_closing_the_sheet_leaves_the_story_stopped_and_the_button_in_focus(player, page):
    stage = player(story(5, 4))
    page.get_by_role("button", name="Button 0").click()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Button 0")).to_be_focused()
    assert stage.state == "stopped"


@pytest.mark.parametrize("key", ["Space", "Enter"])
def test_a_focused_button_owns_space_and_enter(player, page, key):
    stage = player(story(5, 4))
    page.get_by_role("button", name="Button 0").focus()
    page.keyboard.press(key)
    assert stage.told == ["0 didTapAction 0"]
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Button 0")).to_be_focused()


def test_a_sheet_that_is_still_on_its_way_when_the_story_plays_on_does_not_open(player, page):
    waiting = []
    page.route("**/player/sheet.js", lambda route: waiting.append(route))
    stage = player(story(5, 4))
    with page.expect_request("**/player/sheet.js"):
        page.get_by_role("button", name="Button 0").click()
    stage.tap(0.9)
    waiting[0].continue_()
    page.wait_for_load_state("networkidle")
    assert stage.element.locator(".sheet").count() == 0
    page.get_by_role("button", name="Button 1").click()
    assert stage.element.locator(".link").text_content() == "https://shop.example/1"
