"""The buttons beside the story."""

import pytest
from player_page import player, story  # noqa: F401
from playwright.sync_api import expect

BESIDE = (
    '<stories-transport for="story"></stories-transport>'
    '<script type="module" src="/player/stories-transport.js"></script>'
)


@pytest.fixture
def stage(player):
    stage = player(None, attributes='id="story"', beside=BESIDE)
    stage.page.evaluate("() => customElements.whenDefined('stories-transport')")
    return stage


def named(stage, name):
    return stage.page.get_by_role("button", name=name, exact=True)


def test_without_a_story_the_buttons_rest(stage):
    for name in ("Previous page", "Play", "Next page", "Restart"):
        expect(named(stage, name)).to_be_disabled()


def test_the_buttons_do_what_they_say(stage):
    stage.play(story(5, 5, 5))
    named(stage, "Next page").click()
    named(stage, "Next page").click()
    named(stage, "Previous page").click()
    expect(stage.page.get_by_text("2 of 3")).to_be_visible()
    named(stage, "Pause").click()
    assert stage.state == "paused"
    named(stage, "Play").click()
    assert stage.state == "playing"
    named(stage, "Restart").click()
    assert stage.number == "0"


def test_the_time_of_the_story_is_shown_while_it_runs(stage):
    stage.play(story(5, 4))
    stage.run(6000)
    expect(stage.page.get_by_text("6.0 / 9.0 s")).to_be_visible()
    stage.run(60000)
    expect(stage.page.get_by_text("9.0 / 9.0 s")).to_be_visible()
    expect(named(stage, "Play")).to_be_enabled()


@pytest.mark.parametrize(("language", "time"), [("fr", "6,0 / 9,0 s"), ("en_GB", "6.0 / 9.0 s"), ("", "6.0 / 9.0 s")])
def test_the_time_is_written_as_the_page_s_language_writes_it(player, language, time):
    stage = player(None, attributes='id="story"')
    stage.page.evaluate("language => { document.documentElement.lang = language }", language)
    stage.page.evaluate("() => import('/player/stories-transport.js')")
    stage.page.evaluate("() => document.body.append(document.createElement('stories-transport'))")
    stage.page.evaluate("() => document.querySelector('stories-transport').setAttribute('for', 'story')")
    stage.play(story(5, 4))
    stage.run(6000)
    expect(stage.page.get_by_text(time)).to_be_visible()


def test_each_target_is_large_enough_for_a_thumb(stage):
    stage.play(story(5, 4))
    for name in ("Previous page", "Pause", "Next page", "Restart"):
        box = named(stage, name).bounding_box()
        assert (box["width"], box["height"]) == (44, 44)


def test_after_its_removal_it_heeds_the_story_no_more(stage):
    stage.play(story(5, 4))
    text = stage.page.evaluate(
        """() => {
          window.transport = document.querySelector('stories-transport')
          transport.remove()
          return transport.shadowRoot.textContent
        }"""
    )
    stage.run(6000)
    assert stage.page.evaluate("transport.shadowRoot.textContent") == text
