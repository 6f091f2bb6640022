"""The player without a pointer, on a phone's edges, and in a hurry."""

import pytest
from player_page import answer_picture, fallback, player, story  # noqa: F401
from playwright.sync_api import expect


def test_keys_work_without_a_click_first(player, page):
    stage = player(story(5, 5, 5))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    assert (stage.number, stage.state) == ("1", "paused")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowLeft")
    assert (stage.number, stage.state) == ("0", "playing")


def test_keys_belong_to_what_has_the_focus(player, page):
    stage = player(story(5, 5, 5), beside="<input id='other'>")
    page.locator("#other").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    assert (stage.told, stage.state) == ([], "playing")


def test_without_a_focus_keys_are_the_first_player_s_alone(player, page):
    stage = player(story(5, 5, 5))
    page.evaluate(
        """timeline => {
          const second = document.createElement('push-stories')
          second.id = 'second'
          document.body.append(second)
          second.timeline = timeline
        }""",
        story(5, 5, 5),
    )
    page.keyboard.press("ArrowRight")
    assert page.locator("push-stories").evaluate_all("all => all.map(e => e.getAttribute('page'))") == ["1", "0"]
    page.locator("#second").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.locator("push-stories").evaluate_all("all => all.map(e => e.getAttribute('page'))") == ["1", "2"]


def test_nothing_is_announced_by_itself_and_bars_and_spinner_are_hidden(player):
    stage = player(story(5, 4), pictures=lambda route: None)
    hidden = "e => [...e.shadowRoot.querySelectorAll('.bars, .spinner, .pictures')].map(part => part.ariaHidden)"
    assert stage.element.evaluate(hidden) == ["true"] * 3
    assert stage.element.evaluate("e => e.shadowRoot.querySelectorAll('[aria-live], [role=status]').length") == 0


def test_the_fallback_is_no_page_of_a_number(player, page):
    player(fallback("The body"))
    assert page.locator("body").aria_snapshot().splitlines() == ['- region "Story":', "  - paragraph: The body"]


def test_bars_and_text_keep_off_the_edges_that_the_page_names(player):
    stage = player(story(5, 5))
    tops = lambda: [stage.element.locator(part).first.bounding_box()["y"] for part in (".bar", ".action")]  # noqa: E731
    bar, action = tops()
    stage.element.evaluate(
        """e => {
          e.style.setProperty('--safe-area-top', '47px')
          e.style.setProperty('--safe-area-bottom', '34px')
        }"""
    )
    assert tops() == [pytest.approx(bar + 47), pytest.approx(action - 34)]


def test_fast_tapping_loses_no_step(player):
    stage = player(story(*[5] * 60))
    for _ in range(40):
        stage.tap(0.9)
    assert stage.number == "40"
    for _ in range(10):
        stage.tap(0.1)
    assert stage.number == "30"


@pytest.mark.parametrize(
    ("path", "format"),
    [("a.heic", "HEIC"), ("a.HEIF?w=1", "HEIF"), ("a.tiff#x", "TIFF"), ("a.b/c.tif", "TIF")],
)
def test_a_format_that_only_the_phone_shows_says_so(player, page, path, format):
    pages = [{"imageURL": f"https://pictures.example/{path}"}]
    stage = player(story(5, pages=pages), pictures=lambda route: route.fulfill(body="no picture"))
    expect(page.get_by_text(f"This browser cannot show {format}. The phone can.")).to_be_visible()
    assert stage.has_spinner() is False


@pytest.mark.parametrize("path", ["a.jpg", "a.heic/b.jpg", "a.jpg?b=c.heic", "heic"])
def test_any_other_failure_is_black_and_silent(player, page, path):
    pages = [{"imageURL": f"https://pictures.example/{path}"}]
    stage = player(story(5, pages=pages), pictures=lambda route: route.abort())
    stage.element.locator(".spinner").wait_for(state="hidden")
    assert page.get_by_text("This browser cannot show").count() == 0
    assert stage.picture() is None


def test_a_picture_for_the_phone_alone_is_not_said_of_the_page_after_it(player, page):
    pages = [{"imageURL": "https://pictures.example/a.heic"}]
    answer = lambda route: answer_picture(route) if route.request.url.endswith("png") else route.abort()  # noqa: E731
    stage = player(story(5, 5, pages=pages), pictures=answer)
    expect(page.get_by_text("This browser cannot show")).to_be_visible()
    stage.tap(0.9)
    expect(page.get_by_text("This browser cannot show")).to_be_hidden()
