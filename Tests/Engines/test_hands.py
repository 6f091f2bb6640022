"""Taps, holds and keys as the three engines deliver them. WebKitGTK's driver sends no touch: it has the mouse alone."""

import pytest

HOLDS = {"longPressToPauseEnabled": True}


@pytest.fixture(params=["mouse", "touch"])
def hand(request, engine):
    """Each hand that the engine's driver has."""
    if request.param == "touch" and not engine.has_touch:
        pytest.skip("this driver sends a touch as a mouse; the other engines cover it")
    return request.param


@pytest.mark.parametrize(("x", "shown"), [(0.02, "0"), (0.32, "0"), (0.35, "2"), (0.98, "2")])
def test_one_tap_is_one_step_by_its_third(stage, hand, x, shown):
    stage.open(5, 5, 5, 5)
    stage.run(6000)
    stage.tap(x, hand)
    assert stage.told == ["5 didShow 1", f"6 didShow {shown}"]


@pytest.mark.parametrize("options", [{}, HOLDS])
def test_a_release_after_a_hold_never_navigates_not_even_by_emulated_mouse_events(stage, hand, options):
    stage.open(30, 30, options=options)
    stage.press(0.9, hand)
    stage.run(1000)
    stage.lift(hand)
    assert (stage.state, stage.told) == ("playing", [])


def test_the_rest_after_a_hold_is_exact_and_later_pages_still_advance(stage, hand):
    stage.open(5, 4, 3, options=HOLDS)
    stage.run(2000)
    stage.press(0.9, hand)
    stage.run(60_000)
    assert stage.state == "paused"
    stage.lift(hand)
    stage.run(2749)
    assert stage.told == []
    stage.run(1)
    assert stage.told == ["64.75 didShow 1"]
    stage.run(7000)
    assert stage.told == ["64.75 didShow 1", "68.75 didShow 2", "71.75 didFinish"]


def test_fast_tapping_zooms_nothing_and_loses_no_step(stage, hand):
    stage.open(*[5] * 12)
    for _ in range(10):
        stage.press(0.9, hand)
        stage.engine.lift(hand)
    stage.wait(lambda: stage.heard("pointerup") >= 10)
    assert stage.number == "10"
    assert stage.engine.run("() => visualViewport.scale") == 1


def test_a_tap_on_the_button_opens_this_pages_link_and_never_navigates(stage, hand):
    stage.open(5, 5, 5)
    stage.tap(0.9)
    stage.tap_button(hand)
    assert (stage.state, stage.told) == ("stopped", ["0 didShow 1", "0 didTapAction 1"])
    stage.wait(lambda: "https://shop.example/1" in stage.text)
    stage.run(60_000)
    assert stage.number == "1"


def test_a_hold_on_the_button_is_no_tap_on_it(stage, hand):
    stage.open(5, 5)
    left, top, width, height = stage.box(".action")
    stage.engine.press(left + width / 2, top + height / 2, hand)
    stage.run(300)
    stage.engine.lift(hand)
    stage.wait(lambda: stage.heard("pointerup"))
    assert (stage.state, stage.told) == ("playing", [])


def test_left_stays_back_from_right_to_left(stage, hand):
    stage.open(5, 5, 5, direction="rtl")
    stage.run(6000)
    stage.tap(0.1, hand)
    assert stage.number == "0"
    stage.tap(0.9, hand)
    assert stage.number == "1"


@pytest.mark.parametrize(
    "click",
    ["player.click()", "player.dispatchEvent(new MouseEvent('click', {bubbles: true, composed: true}))",
     "player.shadowRoot.querySelector('.story').dispatchEvent(new MouseEvent('click', {bubbles: true, composed: true}))"],
)  # fmt: skip
def test_a_synthetic_click_without_a_position_is_no_tap_on_the_left(stage, click):
    stage.open(5, 5, 5)
    stage.run(6000)
    stage.ask(f"void {click}")
    assert "6 didShow 0" not in stage.told


def test_keys_work_without_a_click_first(stage):
    stage.open(5, 5, 5)
    stage.key("ArrowRight")
    assert stage.number == "1"
    stage.key("ArrowLeft")
    assert stage.number == "0"
    stage.key(" ")
    assert stage.state == "paused"
    stage.key(" ")
    assert (stage.state, stage.told) == ("playing", ["0 didShow 1", "0 didShow 0"])


@pytest.mark.parametrize("key", [" ", "Enter"])
def test_a_focused_button_owns_space_and_enter(stage, key):
    stage.open(5, 5)
    stage.ask("player.shadowRoot.querySelector('.action').focus()")
    stage.key(key)
    stage.wait(lambda: stage.told)
    assert (stage.state, stage.told) == ("stopped", ["0 didTapAction 0"])
