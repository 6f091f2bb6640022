"""Measures of the phone, in points: a point is a CSS pixel at 390 wide and scales with the width."""

import pytest
from player_page import answer_picture, fallback, player, story  # noqa: F401
from playwright.sync_api import expect

WIDTHS = [320, 390, 700]


def box(stage, selector, nth=0):
    return stage.element.locator(selector).nth(nth).bounding_box()


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("ratio", [1.5, 1, 1.78])
def test_the_area_is_as_high_as_its_ratio_says(player, width, ratio):
    stage = player(story(5, ratio=ratio), width=width)
    area = stage.element.bounding_box()
    assert (area["width"], area["height"]) == (width, pytest.approx(width * ratio, abs=1))


@pytest.mark.parametrize("width", WIDTHS)
def test_bars_button_and_text_lie_where_the_phone_puts_them(player, width):
    stage = player(story(5, 5, 5), width=width)
    point = width / 390
    near = lambda points: pytest.approx(points * point, abs=1)  # noqa: E731
    bars = [box(stage, ".bar", n) for n in range(3)]
    assert [bar["height"] for bar in bars] == [near(3)] * 3
    assert [bar["y"] for bar in bars] == [near(23)] * 3
    assert [bar["width"] for bar in bars] == [near((390 - 24 - 8) / 3)] * 3
    assert bars[0]["x"] == near(12)
    assert bars[1]["x"] - bars[0]["x"] - bars[0]["width"] == near(4)
    action = box(stage, ".action")
    bottom = width * 1.5
    assert (action["x"], action["width"], action["height"]) == (near(24), near(342), near(52))
    assert bottom - action["y"] - action["height"] == near(24)
    title, subtitle = box(stage, ".title"), box(stage, ".subtitle")
    assert action["y"] - subtitle["y"] - subtitle["height"] == near(16)
    assert subtitle["y"] - title["y"] - title["height"] == near(6)
    assert (title["x"], title["width"]) == (near(24), near(342))
    text = box(stage, ".text")
    assert title["y"] - text["y"] == near(44)
    assert text["y"] + text["height"] == pytest.approx(bottom, abs=1)


@pytest.mark.parametrize("width", WIDTHS)
def test_without_a_subtitle_the_button_stands_six_below_the_title(player, width):
    stage = player(story(5, pages=[{"subtitle": None}]), width=width)
    title, action = box(stage, ".title"), box(stage, ".action")
    assert action["y"] - title["y"] - title["height"] == pytest.approx(6 * width / 390, abs=1)


def test_from_right_to_left_the_first_bar_stands_right_and_fills_leftwards(player):
    stage = player(story(5, 5, 5), direction="rtl")
    first, last = box(stage, ".bar", 0), box(stage, ".bar", 2)
    assert first["x"] + first["width"] == pytest.approx(390 - 12, abs=1)
    assert last["x"] == pytest.approx(12, abs=1)
    stage.element.evaluate("e => { e.shadowRoot.getAnimations().forEach(a => { a.currentTime = 2500; a.pause() }) }")
    fill = box(stage, ".fill")
    assert fill["x"] == pytest.approx(first["x"] + first["width"] / 2, abs=1.5)


@pytest.mark.parametrize(("direction", "side"), [("ltr", "left"), ("rtl", "right")])
def test_text_lies_on_the_side_of_the_system_and_reads_by_its_content(player, direction, side):
    stage = player(story(5, pages=[{"title": "مرحبا (1)", "subtitle": "Welcome (1)"}]), direction=direction)
    styles = "e => [getComputedStyle(e).textAlign, getComputedStyle(e).unicodeBidi]"
    edges = """(e, side) => {
      const text = document.createRange()
      text.selectNodeContents(e)
      return Math.abs(text.getBoundingClientRect()[side] - e.getBoundingClientRect()[side])
    }"""
    for text in (".title", ".subtitle"):
        assert stage.element.locator(text).evaluate(styles) == [side, "plaintext"]
        assert stage.element.locator(text).evaluate(edges, side) == pytest.approx(0, abs=1)


@pytest.mark.parametrize("count", [1, 60, 150])
def test_any_number_of_bars_fits(player, count):
    stage = player(story(*[1] * count))
    first, last = box(stage, ".bar", 0), box(stage, ".bar", count - 1)
    assert first["x"] == pytest.approx(12, abs=1)
    assert last["x"] + last["width"] == pytest.approx(390 - 12, abs=1)
    assert last["width"] > 0


def test_earlier_bars_are_full_later_ones_empty(player):
    stage = player(story(5, 5, 5))
    stage.run(6000)
    stage.element.evaluate("element => element.pause()")
    measure = """e => [...e.shadowRoot.querySelectorAll('.bar')].map(bar => {
      const [fill, whole] = [bar.firstChild.getBoundingClientRect(), bar.getBoundingClientRect()]
      return Math.min(1, Math.max(0, (fill.right - whole.left) / whole.width))
    })"""
    first, second, third = stage.element.evaluate(measure)
    assert (first, third) == (1, 0)
    assert second == pytest.approx(0.2, abs=0.02)
    stage.element.evaluate("element => element.play()")
    stage.run(9000)
    assert stage.element.evaluate(measure) == [1, 1, 1]


def test_title_and_subtitle_end_after_two_lines(player):
    long = "word " * 80
    stage = player(story(5, pages=[{"title": long, "subtitle": long}]))
    assert box(stage, ".title")["height"] == pytest.approx(2 * 21 * 1.2, abs=1)
    assert box(stage, ".subtitle")["height"] == pytest.approx(2 * 14 * 1.2, abs=1)


@pytest.mark.parametrize("width", WIDTHS)
def test_the_fallback_stands_centred(player, width):
    stage = player(fallback("Tap to explore " * 12), width=width)
    body = box(stage, ".body")
    assert body["x"] == pytest.approx(16 * width / 390, abs=1)
    assert body["width"] == pytest.approx(358 * width / 390, abs=1)
    assert body["y"] + body["height"] / 2 == pytest.approx(width * 0.75, abs=1)


def test_only_the_current_page_is_exposed_to_assistive_technology(player):
    stage = player(story(5, 4))
    assert stage.page.locator("body").aria_snapshot().splitlines() == [
        '- region "Story":',
        '  - group "1 of 2":',
        "    - paragraph: Title 0",
        "    - paragraph: Subtitle 0",
        '    - button "Button 0"',
    ]
    stage.tap(0.9)
    assert "Title 0" not in stage.page.locator("body").aria_snapshot()
    assert 'group "2 of 2"' in stage.page.locator("body").aria_snapshot()


def test_a_blank_text_takes_its_line_and_an_absent_one_none(player):
    stage = player(story(5, pages=[{"title": " ", "subtitle": None}]))
    assert box(stage, ".title")["height"] == pytest.approx(21 * 1.2, abs=1)
    assert stage.element.locator(".subtitle").is_hidden()


def test_text_is_never_markup(player):
    stage = player(story(5, pages=[{"title": "<img src=x>", "buttonTitle": "<b>Go</b>"}]))
    assert stage.element.locator(".text").evaluate("e => e.querySelectorAll('img, b').length") == 0
    assert stage.page.get_by_role("button", name="<b>Go</b>").is_visible()


def test_what_a_page_says_of_its_own_text_does_not_reach_the_story(player):
    stage = player(story(5))
    before = box(stage, ".title")
    stage.page.evaluate(
        """() => Object.assign(document.body.style, {
          textAlign: 'center', lineHeight: '3', letterSpacing: '9px', textTransform: 'uppercase'})"""
    )
    styles = """e => {
      const {textAlign, letterSpacing, textTransform} = getComputedStyle(e)
      return [textAlign, letterSpacing, textTransform]
    }"""
    assert stage.element.locator(".title").evaluate(styles) == ["left", "normal", "none"]
    assert box(stage, ".title") == before
    stage.page.evaluate("document.body.style.visibility = 'hidden'")
    assert stage.element.locator(".title").is_hidden()


def test_the_first_picture_is_painted_before_the_others_have_come_and_shifts_nothing(player):
    never = lambda route: answer_picture(route) if route.request.url.endswith("/0.png") else None  # noqa: E731
    stage = player(None, pictures=never)
    stage.page.evaluate(
        """() => {
          window.shifts = []
          new PerformanceObserver(list => window.shifts.push(...list.getEntries())).observe({type: 'layout-shift'})
        }"""
    )
    stage.play(story(5, 5, 5))
    expect(stage.element.locator(".pictures canvas")).to_have_count(1)
    assert stage.picture() == "0.png"
    assert stage.page.evaluate("shifts") == []
