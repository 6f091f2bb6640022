"""What a haptic is where there is no motor, a motor, or the switch of iOS."""

import pytest
from player_page import player, story  # noqa: F401

SWITCH = """() => {
  delete Navigator.prototype.vibrate
  Object.defineProperty(HTMLInputElement.prototype, 'switch', {value: false, configurable: true})
}"""
HAPTICS = "element => element.haptics"


@pytest.fixture
def switching(player, page):
    """A player as iOS sees it: no motor, but a system switch; it gives how often that was switched."""

    def open_switching(timeline):
        page.add_init_script(f"({SWITCH})()")
        stage = player(timeline)
        stage.element.evaluate(
            """e => {
              window.switched = 0
              e.shadowRoot.querySelector('input').addEventListener('change', () => { window.switched += 1 })
            }"""
        )
        return stage, lambda: page.evaluate("window.switched")

    return open_switching


def test_without_a_touch_screen_a_haptic_is_a_pulse(player):
    stage = player(story(5))
    assert stage.element.evaluate(HAPTICS) == "pulse"


def test_each_accepted_tap_switches_the_system_switch_once(switching):
    stage, switched = switching(story(5, 5, haptics=True))
    assert stage.element.evaluate(HAPTICS) == "switch"
    for x, count in [(0.9, 1), (0.9, 1), (0.1, 2), (0.1, 3)]:
        stage.tap(x)
        assert switched() == count
    assert [effect["event"] for effect in stage.trace].count("haptic") == 3


def test_a_hold_a_button_and_a_script_switch_nothing(switching, page):
    stage, switched = switching(story(5, 5, haptics=True))
    stage.tap(0.1)
    stage.down(0.9)
    stage.run(300)
    stage.up()
    stage.element.evaluate("e => e.shadowRoot.querySelector('label').click()")
    stage.element.evaluate("e => e.click()")
    page.get_by_role("button", name="Button 0").click()
    assert switched() == 1


def test_without_haptics_no_tap_switches(switching):
    stage, switched = switching(story(5, 5))
    stage.tap(0.9)
    assert (stage.number, switched()) == ("1", 0)


def test_the_switch_is_under_the_finger_unseen_and_out_of_reach_of_keys_and_screen_readers(switching, page):
    stage, _ = switching(story(5, haptics=True))
    box = stage.element.locator("label").bounding_box()
    assert box == stage.element.bounding_box()
    assert stage.element.locator("input").is_hidden()
    assert "checkbox" not in page.locator("body").aria_snapshot()
    focused = []
    for _ in range(4):
        page.keyboard.press("Tab")
        focused.append(stage.element.evaluate("e => e.shadowRoot.activeElement?.localName"))
    assert "input" not in focused
    stage.tap(0.1)
    assert stage.element.evaluate("e => e.shadowRoot.activeElement") is None
