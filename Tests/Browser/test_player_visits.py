"""How long each page was seen, and how long with its picture."""

from player_page import answer_picture, player, story  # noqa: F401
from playwright.sync_api import expect


def visits(stage):
    keys = ("index", "at", "seconds", "pictureSeconds")
    return [tuple(round(visit[key], 3) for key in keys) for visit in stage.element.evaluate("e => e.visits")]


def wait_for_picture(stage):
    expect(stage.element.locator(".pictures canvas")).to_have_count(1)


def test_each_showing_of_a_page_is_a_visit_and_the_running_one_is_true_when_read(player):
    stage = player(story(5, 4))
    wait_for_picture(stage)
    stage.page.wait_for_load_state("networkidle")
    stage.run(1500)
    assert visits(stage) == [(0, 0, 1.5, 1.5)]
    stage.tap(0.1)
    stage.run(5000)
    stage.run(60000)
    assert visits(stage) == [(0, 0, 1.5, 1.5), (0, 1.5, 5, 5), (1, 6.5, 4, 4)]


def test_a_picture_that_comes_late_was_seen_for_the_rest_of_its_page(player):
    waiting = []
    stage = player(story(5, 4), pictures=lambda route: waiting.append(route))
    stage.run(3000)
    answer_picture(waiting[0])
    wait_for_picture(stage)
    stage.run(6000)
    assert visits(stage) == [(0, 0, 5, 2), (1, 5, 4, 0)]


def test_a_pause_is_no_time_of_the_page(player):
    stage = player(story(5, 4, holds=True))
    wait_for_picture(stage)
    stage.run(1000)
    stage.hide()
    stage.run(60000)
    assert visits(stage) == [(0, 0, 1, 1)]


def test_a_restart_goes_on_counting_and_a_new_timeline_begins_afresh(player):
    stage = player(story(5, 4))
    wait_for_picture(stage)
    stage.run(2000)
    stage.element.evaluate("e => e.restart()")
    assert visits(stage) == [(0, 0, 2, 2), (0, 2, 0, 0)]
    stage.play(story(5, 4))
    assert visits(stage) == [(0, 0, 0, 0)]


def test_without_stories_there_are_no_visits(player):
    assert visits(player(None)) == []


def test_a_loop_for_hours_keeps_the_last_thousand_events_and_visits(player):
    stage = player(story(1, loops=True))
    stage.run(1_200_000)
    trace, shown = stage.trace, visits(stage)
    assert (len(trace), len(shown)) == (1000, 1000)
    assert (trace[-1]["at"], shown[-1][:2]) == (1200, (0, 1200))
    # Each lap leaves two events: its end, and the page again.
    assert trace[0]["at"] == 701
