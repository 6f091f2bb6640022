"""A first visit by a phone: the first picture waits for no script, comes once, and nothing moves when it does."""

import json

import pytest
from first_visit import Visit
from player_page import COLOURS

FIRST, SECOND = "/samples/aurora.webp", "/samples/city.webp"
ELSEWHERE = "https://pictures.test/first.png"


@pytest.fixture
def visit(browser, server):
    """Gives visits, closed at the end."""
    visits = []

    def begin(**settings):
        visits.append(Visit(browser, server, **settings))
        return visits[-1]

    yield begin
    for one in visits:
        one.context.close()


def test_nothing_that_the_first_picture_needs_waits_for_a_script(visit):
    asked = visit().open().until_drawn().asked
    assert asked[:2] == [("/", "other"), (FIRST, "parser")]
    assert [path for path, by in asked[1:] if by != "parser"] == [SECOND]


def test_the_first_picture_is_asked_for_once(visit):
    opened = visit().open().until_drawn()
    opened.page.wait_for_load_state("networkidle")
    assert [path for path, _ in opened.asked].count(FIRST) == 1


def test_a_picture_of_another_host_is_asked_for_once_too(visit):
    opened = visit()
    referrers = []

    def answer(route):
        referrers.append(route.request.headers.get("referer"))
        route.fulfill(body=COLOURS[0], content_type="image/png")

    opened.page.route(ELSEWHERE, answer)
    opened.post(json.dumps([{"image": ELSEWHERE}])).until_drawn()
    opened.page.wait_for_load_state("networkidle")
    assert (ELSEWHERE, "parser") in opened.asked
    assert referrers == [None]


def test_no_browser_complains_of_a_picture_that_came_ahead_for_nothing(visit):
    played, restored, collapsed, control = visit(), visit(), visit(), visit()
    played.open().until_drawn()
    restored.open().page.evaluate("localStorage.setItem('storyproof.form', 'payload=%5B%5D')")
    restored.open()
    collapsed.open().page.evaluate("localStorage.setItem('storyproof.stage', 'collapsed=true')")
    collapsed.open()
    # What the browser says of a picture that nobody takes comes seconds later; here it must.
    html = f'<!doctype html><link rel="preload" as="fetch" crossorigin href="{FIRST}">'
    control.page.route("**/blank", lambda route: route.fulfill(body=html, content_type="text/html"))
    with control.page.expect_console_message(lambda message: "not used" in message.text):
        control.open("/blank")
    assert [one.complaints for one in (played, restored, collapsed)] == [[], [], []]


def test_nothing_moves_while_a_slow_line_brings_the_page_and_the_story_goes_on(visit):
    page = visit(slow=True).open().until_drawn().page
    page.wait_for_function("() => story.getAttribute('page') === '1'", polling=200)
    assert page.evaluate("shifts") == []
