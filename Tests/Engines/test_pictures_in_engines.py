"""Pictures: late, lost, twice, odd. What is seen is read off the screen."""

from images import BLUE, GREEN, HEIC, RED, animated_gif, animated_png, png, turned_jpeg

import pytest

BLACK, WHITE = (0, 0, 0), (255, 255, 255)
BARE = {"title": None, "subtitle": None, "button_title": None}


def shown(stage, picture, **fields):
    """A story of one bare page with this picture."""
    return stage.open(30, pages=[{"image": picture} | BARE | fields])


def test_the_same_picture_twice_spins_no_wheel(stage, site):
    picture = site.picture("twice.png", png(RED))
    stage.open(5, 5, pages=[{"image": picture}] * 2)
    stage.wait_for_colour(RED)
    stage.tap(0.9)
    assert (stage.number, stage.has_spinner) == ("1", False)
    assert site.asked_for(picture) == 1


def test_a_picture_that_is_there_already_spins_no_wheel(stage, site):
    picture = site.picture("cached.png", png(BLUE))
    stage.open(5, 5, pages=[{"image": picture}])
    stage.wait_for_colour(BLUE)
    stage.play(5, 5, pages=[{"image": picture}])
    assert not stage.has_spinner
    assert site.asked_for(picture) == 1


def test_a_picture_that_takes_3_seconds_does_not_move_the_5_seconds_of_its_page(stage, site):
    picture = site.picture("late.png", png(GREEN), is_late=True)
    stage.open(5, 5, pages=[{"image": picture}])
    stage.run(3000)
    assert stage.has_spinner
    assert stage.colours((0.5, 0.2)) == [BLACK]
    site.bring(picture)
    stage.wait_for_colour(GREEN)
    assert not stage.has_spinner
    stage.run(1999)
    assert stage.told == []
    stage.run(1)
    assert stage.told == ["5 didShow 1"]


@pytest.mark.parametrize(
    ("body", "status"), [(b"no picture", 404), (b"", 200), (b"<svg xmlns='http://www.w3.org/2000/svg'/>", 200)]
)
def test_a_lost_picture_is_black_with_text_and_button_and_the_time_runs(stage, site, body, status):
    stage.open(5, 5, pages=[{"image": site.picture("lost.png", body, status=status)}])
    stage.wait(lambda: not stage.has_spinner)
    assert stage.colours((0.5, 0.2), (0.1, 0.5)) == [BLACK, BLACK]
    assert stage.text == ["Title 0", "Subtitle 0", "Button 0"]
    stage.run(5000)
    assert stage.told == ["5 didShow 1"]


def test_a_picture_is_what_decodes_whatever_status_and_type_say(stage, site):
    shown(stage, site.picture("odd", png(GREEN), type="text/plain", status=404))
    stage.wait_for_colour(GREEN)


def test_a_picture_stands_as_its_exif_says(stage, site):
    shown(stage, site.picture("turned.jpg", turned_jpeg(), type="image/jpeg"))
    stage.wait_for_colour(WHITE, (0.2, 0.3), (0.8, 0.3))
    lower, scrimmed = stage.colours((0.2, 0.9), (0.8, 0.9))
    assert max(*lower, *scrimmed) < 12


def test_a_transparent_picture_lies_over_black(stage, site):
    shown(stage, site.picture("glass.png", png(WHITE, alpha=128)))
    stage.wait_for_colour((128, 128, 128))


def test_a_picture_wider_than_the_area_fills_it_and_is_clipped(stage, site):
    shown(stage, site.picture("wide.png", png(RED, GREEN, GREEN, BLUE, width=400, height=100)))
    stage.wait_for_colour(GREEN, (0.01, 0.2), (0.99, 0.2), (0.5, 0.02))
    assert stage.engine.run("() => document.documentElement.scrollWidth") == stage.width


def test_a_picture_higher_than_the_area_fills_it_and_is_clipped(stage, site):
    shown(stage, site.picture("high.png", png(GREEN, width=10, height=200)))
    stage.wait_for_colour(GREEN, (0.01, 0.2), (0.99, 0.2), (0.5, 0.01))


@pytest.mark.parametrize(("animated", "name"), [(animated_gif, "animated.gif"), (animated_png, "animated.png")])
def test_an_animated_picture_stands_still(stage, site, animated, name):
    type = f"image/{name[-3:]}"
    picture = site.picture(name, animated(RED, BLUE), type)
    beside = f"<img alt='' width='40' height='40' src='{site.picture('beside.' + name, animated(RED, BLUE), type)}'>"
    stage.open(30, pages=[{"image": picture} | BARE], beside=beside)
    stage.wait_for_colour(BLUE, (20 / 390, 1.5 + 20 / 390))
    stage.wait(lambda: not stage.has_spinner)
    # The other has moved on twice since: once while this one loaded, and once more below.
    stage.engine.run(
        """url => new Promise(resolve => {
          const image = document.querySelector('main + img')
          image.onload = resolve
          image.src = `${url}?anew`
        })""",
        site.picture("anew." + name, animated(GREEN, RED), type),
    )
    stage.wait_for_colour(RED, (20 / 390, 1.5 + 20 / 390))
    stage.wait_for_colour(RED)


def test_a_format_that_only_the_phone_shows_says_so(stage, site):
    stage.open(5, 5, pages=[{"image": site.picture("photo.heic", HEIC, type="image/heic")}])
    stage.wait(lambda: not stage.has_spinner)
    assert "HEIC" in " ".join(stage.ask("[...player.shadowRoot.querySelectorAll('*')].map(e => e.innerText ?? '')"))
