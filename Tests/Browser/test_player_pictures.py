"""Pictures that come late, never, or twice."""

import pytest
from player_page import COLOURS, PICTURES, answer_picture, player, story  # noqa: F401
from playwright.sync_api import expect

FADE = 0.3


class Shelf:
    """Answers each picture when told to; the numbers in `missing` at once with nothing that decodes."""

    def __init__(self, *late, missing=()):
        self.late, self.missing, self.waiting, self.asked = late, missing, {}, []

    def __call__(self, route):
        number = int(route.request.url.rsplit("/", 1)[1].removesuffix(".png"))
        self.asked.append(number)
        if number in self.missing:
            route.fulfill(status=404, body="no picture")
        elif number in self.late:
            self.waiting[number] = route
        else:
            answer_picture(route)

    def bring(self, number):
        answer_picture(self.waiting.pop(number))

    def lose(self, number):
        self.waiting.pop(number).abort()


def wait_for(stage, name):
    """Waits until a picture is drawn, or with None until the page is black, and no fade runs."""
    canvases = stage.element.locator(".pictures canvas")
    expect(canvases).to_have_count(1 if name else 0)
    for _ in range(200):
        if stage.picture() == name:
            return
        stage.page.wait_for_timeout(10)
    assert stage.picture() == name


def wait_for_no_spinner(stage):
    stage.element.locator(".spinner").wait_for(state="hidden")


def test_all_pictures_are_asked_for_at_once_and_once_each(player):
    shelf = Shelf()
    pages = [{}, {}, {"imageURL": f"{PICTURES}1.png"}, {"media": f"{PICTURES}4.png"}]
    stage = player(story(5, 5, 5, 5, pages=pages), pictures=shelf)
    wait_for(stage, "0.png")
    stage.page.wait_for_load_state("networkidle")
    assert sorted(shelf.asked) == [0, 1, 4]
    assert shelf.asked[0] == 0


@pytest.mark.parametrize("crossfade", [0, FADE])
def test_the_first_picture_appears_without_a_fade_and_the_clock_does_not_wait(player, crossfade):
    shelf = Shelf(0)
    stage = player(story(5, 5, crossfade=crossfade), pictures=shelf)
    assert stage.has_spinner()
    stage.run(2000)
    stage.page.wait_for_timeout(50)
    fades = """e => {
      window.fades = 0
      const animate = Element.prototype.animate
      Element.prototype.animate = function (...given) {
        if (this.localName === 'canvas') window.fades += 1
        return animate.apply(this, given)
      }
    }"""
    stage.element.evaluate(fades)
    shelf.bring(0)
    wait_for(stage, "0.png")
    assert stage.page.evaluate("fades") == 0
    assert not stage.has_spinner()
    stage.run(3000)
    assert stage.told == ["5 didShow 1"]


def test_without_crossfade_a_late_picture_leaves_black_and_a_spinner(player):
    shelf = Shelf(1)
    stage = player(story(5, 5), pictures=shelf)
    wait_for(stage, "0.png")
    stage.tap(0.9)
    wait_for(stage, None)
    assert stage.has_spinner()
    shelf.bring(1)
    wait_for(stage, "1.png")
    assert not stage.has_spinner()


def test_with_crossfade_the_previous_picture_stays_under_the_spinner_and_the_late_one_fades_in(player):
    shelf = Shelf(1)
    stage = player(story(5, 5, crossfade=FADE), pictures=shelf)
    wait_for(stage, "0.png")
    stage.tap(0.9)
    assert stage.has_spinner()
    assert stage.picture() == "0.png"
    stage.element.evaluate(
        """e => {
          const animate = Element.prototype.animate
          Element.prototype.animate = function (frames, timing) {
            if (this.localName === 'canvas') window.fade = [frames.opacity, timing]
            return animate.call(this, frames, timing)
          }
        }"""
    )
    shelf.bring(1)
    wait_for(stage, "1.png")
    assert stage.page.evaluate("fade") == [[0, 1], 300]


def test_a_lost_picture_stops_the_spinner_and_the_time_runs(player):
    shelf = Shelf(1)
    stage = player(story(5, 5), pictures=shelf)
    wait_for(stage, "0.png")
    stage.tap(0.9)
    shelf.lose(1)
    wait_for_no_spinner(stage)
    assert stage.picture() is None
    assert stage.page.get_by_role("button", name="Button 1").is_visible()
    stage.run(5000)
    assert stage.state == "finished"


def test_with_crossfade_a_lost_picture_lets_the_previous_fade_to_black(player):
    shelf = Shelf(1)
    stage = player(story(5, 5, crossfade=FADE), pictures=shelf)
    wait_for(stage, "0.png")
    stage.tap(0.9)
    shelf.lose(1)
    wait_for(stage, None)
    assert not stage.has_spinner()


def test_a_lost_picture_is_not_asked_for_again(player):
    shelf = Shelf(missing=[1])
    stage = player(story(5, 5), pictures=shelf)
    wait_for(stage, "0.png")
    for x in (0.9, 0.1, 0.9):
        stage.tap(x)
    wait_for(stage, None)
    assert shelf.asked.count(1) == 1


def test_a_result_after_its_page_was_left_is_drawn_only_on_return(player):
    shelf = Shelf(1)
    stage = player(story(5, 5), pictures=shelf)
    wait_for(stage, "0.png")
    stage.tap(0.9)
    stage.tap(0.1)
    shelf.bring(1)
    stage.page.wait_for_load_state("networkidle")
    wait_for(stage, "0.png")
    stage.tap(0.9)
    wait_for(stage, "1.png")


def test_the_same_picture_on_the_next_page_spins_no_wheel(player):
    stage = player(story(5, 5, pages=[{}, {"imageURL": f"{PICTURES}0.png"}]))
    wait_for(stage, "0.png")
    stage.tap(0.9)
    assert (stage.number, stage.picture(), stage.has_spinner()) == ("1", "0.png", False)


def test_a_picture_that_is_there_already_spins_no_wheel_in_the_next_timeline(player):
    stage = player(story(5, 5))
    wait_for(stage, "0.png")
    stage.play(story(3, 3))
    assert (stage.picture(), stage.has_spinner()) == ("0.png", False)


def test_under_reduced_motion_a_crossfade_is_instant_and_the_timing_the_same(player, page):
    page.emulate_media(reduced_motion="reduce")
    stage = player(story(5, 5, crossfade=FADE))
    wait_for(stage, "0.png")
    stage.page.wait_for_load_state("networkidle")
    stage.run(5000)
    assert stage.element.locator(".pictures canvas").count() == 1
    assert stage.picture() == "1.png"
    assert stage.told == ["5 didShow 1"]


def test_pictures_are_asked_for_without_a_referrer(player, page):
    referrers = []

    def answer(route):
        referrers.append(route.request.headers.get("referer"))
        answer_picture(route)

    wait_for(player(story(5), pictures=answer), "0.png")
    assert referrers == [None]


def test_a_picture_for_each_colour():
    assert len(set(COLOURS)) == 5
