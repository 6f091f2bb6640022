"""The player under a finger."""

import pytest
from player_page import player, story  # noqa: F401


@pytest.fixture(scope="module")
def browser_context_args(browser_context_args):
    return browser_context_args | {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 500}}


class Finger:
    """One finger on the glass."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)

    def touch(self, kind, *points):
        points = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})


def test_a_touch_is_one_tap(player, page):
    stage = player(story(5, 5, 5, haptics=True))
    page.touchscreen.tap(300, 150)
    assert stage.told == ["0 haptic", "0 didShow 1"]


def test_a_second_finger_is_no_tap(player, page):
    stage = player(story(5, 5, 5))
    finger = Finger(page)
    finger.touch("Start", (300, 150))
    finger.touch("Start", (300, 150), (40, 150))
    finger.touch("End", (300, 150))
    finger.touch("End")
    assert stage.told == ["0 didShow 1"]


def test_a_finger_that_scrolls_the_page_does_not_tap(player, page):
    stage = player(story(5, 5, 5), beside="<div id='long'></div>")
    page.evaluate("document.querySelector('#long').style.height = '3000px'")
    finger = Finger(page)
    finger.touch("Start", (300, 450))
    for y in range(440, 100, -20):
        finger.touch("Move", (300, y))
    finger.touch("End")
    page.wait_for_function("() => scrollY > 0", polling=20)
    assert stage.told == []


def test_a_touch_on_the_button_taps_it_once_and_does_not_reach_the_sheet(player, page):
    stage = player(story(5, 5))
    page.evaluate(
        """() => {
          window.clicked = []
          addEventListener('click', event => clicked.push(event.composedPath()[0].textContent), true)
        }"""
    )
    box = page.get_by_role("button", name="Button 0").bounding_box()
    page.touchscreen.tap(box["x"] + 60, box["y"] + 26)
    assert stage.told == ["0 didTapAction 0"]
    page.get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Close").wait_for(state="hidden")
    assert page.evaluate("clicked") == ["Close"]


def test_a_long_press_opens_no_menu_and_selects_nothing(player, page):
    stage = player(story(5, 5, holds=True))
    page.evaluate("addEventListener('contextmenu', event => { window.menu = event.defaultPrevented })")
    stage.element.dispatch_event("contextmenu", {"cancelable": True, "bubbles": True})
    assert page.evaluate("window.menu") is True
    style = "e => [getComputedStyle(e).userSelect, getComputedStyle(e.getRootNode().host).touchAction]"
    assert stage.element.locator(".story").evaluate(style) == ["none", "manipulation"]


def test_a_haptic_asks_the_device_to_vibrate_once_for_each_accepted_tap(player, page):
    page.add_init_script("navigator.vibrate = pattern => { (window.buzzes ??= []).push(pattern); return true }")
    player(story(5, 5, haptics=True))
    for _ in range(3):
        page.touchscreen.tap(300, 150)
    assert page.evaluate("buzzes") == [10]
