"""A page that stands still."""

import pytest
from player_page import PICTURES, answer_picture, fallback, player, story  # noqa: F401
from playwright.sync_api import expect

SHOW = """async ([timeline, index]) => {
  const { still } = await import('/player/still.js')
  const made = still(timeline, index)
  made.id = 'still'
  document.body.append(made)
}"""


@pytest.fixture
def show(player):
    """Shows a page of a timeline beside an empty player; gives the still and what was asked for."""

    def open_still(timeline, index):
        asked = []

        def answer(route):
            asked.append(route.request.url)
            answer_picture(route)

        stage = player(None, pictures=answer)
        stage.page.evaluate(SHOW, [timeline, index])
        return stage, stage.page.locator("#still"), asked

    return open_still


def test_a_still_shows_its_page_at_its_start_and_loads_only_its_picture(show):
    stage, still, asked = show(story(5, 4, 3), 1)
    expect(still.locator(".pictures canvas")).to_have_count(1)
    expect(still.locator(".title")).to_have_text("Title 1")
    fills = """e => [...e.shadowRoot.querySelectorAll('.fill')].map(fill => {
      const {left, right} = fill.parentElement.getBoundingClientRect()
      return Math.min(1, Math.max(0, (fill.getBoundingClientRect().right - left) / (right - left)))
    })"""
    assert still.evaluate(fills) == [1, 0, 0]
    stage.run(60000)
    assert still.evaluate(fills) == [1, 0, 0]
    assert asked == [f"{PICTURES}1.png"]


def test_a_still_looks_as_the_element_does(show, player):
    timeline = story(5, 4, 3, crossfade=0.3)
    stage, still, _ = show(timeline, 0)
    expect(still.locator(".pictures canvas")).to_have_count(1)
    seen = still.screenshot()
    still.evaluate("e => e.remove()")
    stage.play(timeline)
    stage.element.evaluate("e => e.pause()")
    expect(stage.element.locator(".pictures canvas")).to_have_count(1)
    assert stage.element.screenshot() == seen


def test_a_still_heeds_no_tap_and_no_key(show):
    stage, still, _ = show(story(5, 4), 0)
    expect(still.get_by_role("button", name="Button 0")).to_be_disabled()
    box = still.bounding_box()
    stage.page.mouse.click(box["x"] + 300, box["y"] + 200)
    stage.page.keyboard.press("ArrowRight")
    expect(still.locator(".title")).to_have_text("Title 0")
    assert still.locator(".ring").count() == 0


def test_a_still_of_what_has_no_pages_shows_the_fallback(show):
    _, still, _ = show(fallback("Look here"), 0)
    expect(still.get_by_text("Look here")).to_be_visible()
