"""The player in a real browser: what a reader does, and what the phone would do."""

import pytest
from player_page import fallback, player, story  # noqa: F401
from playwright.sync_api import expect


def test_a_story_plays_to_its_end(player):
    stage = player(story(5, 4))
    assert (stage.state, stage.number) == ("playing", "0")
    stage.run(5000)
    assert (stage.state, stage.number) == ("playing", "1")
    stage.run(4000)
    assert (stage.state, stage.number) == ("finished", "1")
    assert stage.told == ["5 didShow 1", "9 didFinish"]


@pytest.mark.parametrize(
    ("x", "shown"), [(0.02, "0"), (0.32, "0"), (0.34, "2"), (0.5, "2"), (0.98, "2")]
)
def test_a_tap_goes_by_its_third(player, x, shown):
    stage = player(story(5, 5, 5))
    stage.run(6000)
    stage.tap(x)
    assert stage.number == shown


def test_left_still_goes_back_from_right_to_left(player):
    stage = player(story(5, 5, 5), direction="rtl")
    stage.run(6000)
    stage.tap(0.1)
    assert stage.number == "0"


def test_a_tap_forward_on_the_last_page_does_nothing(player):
    stage = player(story(5, haptics=True))
    stage.run(1000)
    stage.tap(0.9)
    stage.run(4000)
    assert stage.told == ["5 didFinish"]


def test_a_hold_freezes_the_page_and_its_bar_until_released(player):
    stage = player(story(5, 4, holds=True))
    stage.down(0.9)
    stage.run(250)
    assert stage.state == "paused"
    assert stage.element.evaluate("e => e.shadowRoot.getAnimations().map(a => a.playState)") == ["paused"]
    stage.run(60000)
    stage.up()
    assert stage.state == "playing"
    stage.run(4749)
    assert stage.told == []
    stage.run(1)
    assert stage.told == ["65 didShow 1"]


def test_a_long_press_without_the_option_neither_pauses_nor_navigates(player):
    stage = player(story(5, 4))
    stage.down(0.9)
    stage.run(1000)
    assert stage.state == "playing"
    stage.up()
    assert stage.told == []


def test_the_fallback_is_the_alert_body_alone(player, page):
    stage = player(fallback("Look <b>here</b>"))
    assert (stage.state, stage.number) == ("fallback", None)
    expect(page.get_by_text("Look <b>here</b>")).to_be_visible()
    assert page.get_by_role("button").count() == 0
    assert stage.element.locator(".bar").count() == 0
    stage.tap(0.9)
    assert [effect["event"] for effect in stage.trace] == ["didShowFallback"]


def test_an_unreadable_text_shows_nothing(player):
    stage = player(story() | {"outcome": "unreadable", "fallback": None})
    assert (stage.state, stage.trace) == ("loading", [])


def test_the_keyboard_moves_physically_and_space_pauses(player, page):
    stage = player(story(5, 5, 5, haptics=True), direction="rtl")
    page.keyboard.press("Tab")
    expect(stage.element).to_be_focused()
    page.keyboard.press("ArrowRight")
    assert stage.number == "1"
    page.keyboard.press("ArrowLeft")
    assert stage.number == "0"
    page.keyboard.press("Space")
    assert stage.state == "paused"
    page.keyboard.press("Space")
    assert stage.state == "playing"
    assert stage.told == ["0 didShow 1", "0 didShow 0"]


def test_a_hidden_tab_stands_still(player):
    stage = player(story(5, 4))
    stage.run(1000)
    stage.hide()
    assert stage.state == "paused"
    stage.run(60000)
    stage.hide(False)
    stage.run(4000)
    assert stage.told == ["65 didShow 1"]


def test_a_story_that_starts_hidden_waits(player):
    stage = player(None)
    stage.hide()
    stage.play(story(5, 4))
    assert stage.state == "paused"


def test_the_methods_do_what_their_names_say(player):
    stage = player(story(5, 5, 5))
    states = []
    for method in ["next", "pause", "play", "previous", "restart"]:
        stage.element.evaluate(f"element => element.{method}()")
        states.append((stage.state, stage.number))
    assert states == [("playing", "1"), ("paused", "1"), ("playing", "1"), ("playing", "0"), ("playing", "0")]


@pytest.mark.parametrize(
    "synthetic",
    [
        "element.click()",
        "element.dispatchEvent(new MouseEvent('click', {bubbles: true}))",
        "element.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, button: 0}))",
        "element.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, isPrimary: true, button: 2}))",
    ],
)
def test_what_is_no_primary_press_is_no_tap(player, page, synthetic):
    stage = player(story(5, 5, 5))
    stage.element.evaluate(f"element => {{ {synthetic} }}")
    page.evaluate("window.dispatchEvent(new PointerEvent('pointerup'))")
    assert stage.told == []


def test_a_tap_shows_where_it_fell_and_a_haptic_its_pulse(player):
    stage = player(story(5, 5, haptics=True))
    stage.tap(0.9)
    assert stage.element.locator(".ring").count() == 2
    assert stage.element.locator(".pulse").count() == 1


def test_the_pulse_can_be_switched_off(player):
    stage = player(story(5, 5, haptics=True), attributes="no-pulse")
    stage.tap(0.9)
    assert stage.element.locator(".pulse").count() == 0
    assert [effect["event"] for effect in stage.trace][2] == "haptic"
