"""Positions of the phone (its points scale with the width: 390 points are the whole of it), within one pixel."""

import pytest
from images import RED

WIDTHS = [320, 390, 440]


@pytest.fixture(params=WIDTHS)
def width(request):
    return request.param


def near(points, width):
    return pytest.approx(points * width / 390, abs=1)


@pytest.mark.parametrize("ratio", [1, 1.5, 1.78])
def test_the_area_is_black_and_as_high_as_its_ratio_says(stage, width, ratio):
    stage.open(5, width=width, options={"storyAspectRatio": ratio})
    assert stage.box()[2:] == [width, pytest.approx(width * ratio, abs=1)]
    background = "getComputedStyle(player.shadowRoot.querySelector('.story')).backgroundColor"
    assert stage.ask(background) == "rgb(0, 0, 0)"


@pytest.mark.parametrize("count", [1, 3, 10])
def test_bars_stand_where_the_phone_has_them(stage, width, count):
    stage.open(*[5] * count, width=width)
    bars = [stage.box(".bar", n) for n in range(count)]
    each = (390 - 24 - 4 * (count - 1)) / count
    for n, bar in enumerate(bars):
        assert bar == [near(12 + n * (each + 4), width), near(23, width), near(each, width), near(3, width)]


def test_text_and_button_stand_where_the_phone_has_them(stage, width):
    stage.open(5, width=width)
    bottom = 585
    left, top, wide, high = stage.box(".action")
    assert [left, top, wide, high] == [near(n, width) for n in (24, bottom - 24 - 52, 342, 52)]
    subtitle, title = stage.box(".subtitle"), stage.box(".title")
    assert subtitle[1] + subtitle[3] == near(bottom - 24 - 52 - 16, width)
    assert title[1] + title[3] == pytest.approx(subtitle[1] - 6 * width / 390, abs=1)
    assert title[::2] == subtitle[::2] == [near(24, width), near(342, width)]


def test_without_a_subtitle_the_button_stands_6_below_the_title(stage, width):
    stage.open(5, width=width, pages=[{"subtitle": None}])
    title = stage.box(".title")
    assert title[1] + title[3] == near(585 - 24 - 52 - 6, width)


def test_without_a_button_the_subtitle_ends_24_above_the_edge(stage, width):
    stage.open(5, width=width, pages=[{"link": None}])
    subtitle = stage.box(".subtitle")
    assert subtitle[1] + subtitle[3] == near(585 - 24, width)


def test_the_scrim_goes_from_44_above_the_text_down_to_the_edge(stage, width):
    stage.open(5, width=width)
    title = stage.box(".title")
    scrim = "getComputedStyle(player.shadowRoot.querySelector('.text'), '::before')"
    inside, image = stage.box(".text"), stage.ask(f"{scrim}.backgroundImage")
    assert inside == [0, pytest.approx(title[1] - 44 * width / 390, abs=1), width,
                      pytest.approx(1.5 * width - title[1] + 44 * width / 390, abs=1)]  # fmt: skip
    assert stage.ask(f"[{scrim}.top, {scrim}.bottom, {scrim}.left, {scrim}.right]") == ["0px"] * 4
    assert "rgba(0, 0, 0, 0)" in image
    assert "rgba(0, 0, 0, 0.75)" in image


def test_the_alert_body_stands_in_the_middle(stage, width):
    stage.open(width=width)
    stage.show_fallback("Tap to explore " * 12)
    left, top, wide, high = stage.box(".body")
    assert [left, wide, top + high / 2] == [near(16, width), near(358, width), near(585 / 2, width)]
    assert stage.text == [("Tap to explore " * 12).strip()]


def test_bars_mirror_from_right_to_left(stage):
    stage.open(5, 5, 5, direction="rtl")
    first, last = stage.box(".bar"), stage.box(".bar", 2)
    assert first[0] + first[2] == near(390 - 12, 390)
    assert last[0] == near(12, 390)
    # Its arrival would paint the bars anew.
    stage.wait_for_colour(RED)
    stage.ask("player.shadowRoot.getAnimations().forEach(a => { a.pause(); a.currentTime = 2500 })")
    fill = stage.box(".fill")
    assert max(fill[0], first[0]) == pytest.approx(first[0] + first[2] / 2, abs=1.5)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_interface_and_not_the_text_says_on_which_side_text_stands(stage, direction):
    stage.open(5, direction=direction, pages=[{"title": "مرحبا بكم", "subtitle": "Welcome"}])
    edges = """selector => {
      const range = document.createRange()
      range.selectNodeContents(document.querySelector('push-stories').shadowRoot.querySelector(selector))
      const { left, right } = range.getBoundingClientRect()
      return [left, right]
    }"""
    for part in (".title", ".subtitle"):
        left, right = stage.engine.run(edges, part)
        assert (left if direction == "ltr" else 390 - right) == near(24, 390)
        assert (390 - right if direction == "ltr" else left) > 195


@pytest.mark.parametrize("count", [60, 150])
def test_many_pages_do_not_overflow(stage, count):
    stage.open(*[1] * count)
    first, last = stage.box(".bar"), stage.box(".bar", count - 1)
    assert first[0] == near(12, 390)
    assert last[0] + last[2] == near(390 - 12, 390)
    assert last[2] > 0
    assert stage.engine.run("() => document.documentElement.scrollWidth") == 390


def test_texts_of_any_length_stay_inside(stage):
    stage.open(5, pages=[{"title": "word " * 200, "subtitle": "longword" * 200, "button_title": "title " * 100}])
    # WebKit cuts the height of each line down to whole pixels.
    assert stage.box(".title")[3] == pytest.approx(2 * 21 * 1.2, abs=2)
    assert stage.box(".subtitle")[3] == pytest.approx(2 * 14 * 1.2, abs=2)
    assert stage.box(".action")[2:] == [near(342, 390), near(52, 390)]
    assert stage.engine.run("() => document.documentElement.scrollWidth") == 390
