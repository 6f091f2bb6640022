"""The element among others: its events, its documents, its removal."""

import pytest
from player_page import fallback, player, story  # noqa: F401
from playwright.sync_api import expect


def test_each_callback_is_a_bubbling_event_with_its_detail(player, page):
    stage = player(None)
    page.evaluate(
        """() => {
          window.heard = []
          for (const name of ['start', 'show', 'action', 'finish', 'fallback', 'haptic'])
            document.addEventListener(`stories-${name}`, ({type, detail}) =>
              heard.push([type, detail.pageCount ?? detail.index ?? null, detail.page?.title ?? null]))
        }"""
    )
    stage.play(story(5, 4, haptics=True))
    stage.tap(0.9)
    page.get_by_role("button", name="Button 1").click()
    assert page.evaluate("heard") == [
        ["stories-start", 2, None],
        ["stories-show", 0, "Title 0"],
        ["stories-haptic", None, None],
        ["stories-show", 1, "Title 1"],
        ["stories-action", 1, "Title 1"],
    ]


def test_removal_leaves_no_timer_no_animation_and_no_event(player, page):
    stage = player(story(1, 1, haptics=True, crossfade=0.3))
    stage.tap(0.9)
    left = page.evaluate(
        """() => {
          const element = document.querySelector('push-stories')
          window.removed = element
          window.length = element.trace.length
          element.remove()
          return element.shadowRoot.querySelector('.story').getAnimations({subtree: true}).length
        }"""
    )
    stage.run(60000)
    page.keyboard.press("ArrowLeft")
    stage.hide()
    assert left == 0
    assert page.evaluate("removed.trace.length === window.length && document.getAnimations().length === 0")


def test_what_is_put_back_into_the_document_plays_afresh(player, page):
    stage = player(story(5, 5))
    stage.tap(0.9)
    page.evaluate(
        """() => {
          const element = document.querySelector('push-stories')
          element.remove()
          document.body.append(element)
        }"""
    )
    assert (stage.state, stage.number) == ("playing", "0")
    stage.tap(0.9)
    assert stage.told == ["0 didShow 1"]


def test_a_listener_may_remove_the_element_and_hears_no_more(player, page):
    stage = player(None)
    page.evaluate(
        """() => {
          window.heard = []
          document.addEventListener('stories-start', ({target}) => { heard.push('start'); target.remove() })
          document.addEventListener('stories-show', () => heard.push('show'))
        }"""
    )
    stage.play(story(5, 4))
    assert page.evaluate("heard") == ["start"]


def test_a_listener_may_navigate_and_events_stay_in_order(player, page):
    stage = player(None)
    page.evaluate(
        """() => {
          document.addEventListener('stories-start', ({target}) => target.next(), {once: true})
        }"""
    )
    stage.play(story(5, 4))
    assert [(e["event"], e.get("index")) for e in stage.trace] == [("didStart", None), ("didShow", 0), ("didShow", 1)]


def test_a_new_timeline_starts_afresh_and_nothing_of_the_old_goes_on(player):
    stage = player(story(1, 1))
    stage.run(500)
    stage.play(story(5, 4))
    stage.run(4999)
    assert stage.told == []


def test_a_timeline_set_before_the_script_came_is_played(player, page):
    stage = player(None)
    assert page.evaluate(
        """timeline => {
          const early = document.createElement('push-stories')
          Object.defineProperty(early, 'timeline', {value: timeline, configurable: true, writable: true})
          document.body.replaceChildren(early)
          return early.getAttribute('state')
        }""",
        story(5, 4),
    ) == "playing"
    assert stage.number == "0"


def test_the_document_is_fetched_from_src(player, page, server):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.route(f"{server}/timeline.json", lambda route: route.fulfill(json=story(5, 4)))
    stage = player(None, attributes='src="/timeline.json"')
    expect(stage.element).to_have_attribute("state", "playing")
    assert asked.count(f"{server}/timeline.json") == 1


def test_a_document_that_cannot_be_fetched_leaves_the_player_loading_and_tells(player, page, server):
    page.route(f"{server}/timeline.json", lambda route: route.fulfill(status=500, body=""))
    stage = player(None)
    page.evaluate(
        """() => new Promise(resolve => {
          const element = document.querySelector('push-stories')
          element.addEventListener('error', resolve)
          element.setAttribute('src', '/timeline.json')
        })"""
    )
    assert stage.state == "loading"


def test_what_an_app_shows_instead_takes_the_place_of_the_alert_body_in_the_fallback_alone(player, page):
    stage = player(fallback("The body"))
    stage.element.evaluate("e => { e.innerHTML = '<strong slot=fallback>An offer</strong>' }")
    offer = page.get_by_text("An offer")
    expect(offer).to_be_visible()
    expect(page.get_by_text("The body")).to_be_hidden()
    box, area = offer.bounding_box(), stage.element.bounding_box()
    assert box["x"] + box["width"] / 2 == pytest.approx(area["width"] / 2, abs=1)
    assert box["y"] + box["height"] / 2 == pytest.approx(area["height"] / 2, abs=1)
    stage.play(story(5))
    expect(offer).to_be_hidden()
