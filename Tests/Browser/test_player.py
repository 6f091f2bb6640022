"""The player in a real browser: what a reader does, and what the phone would do."""

import pytest
from player_page import COLOURS, fallback, player, story  # noqa: F401
from playwright.sync_api import expect


def test_a_story_plays_to_its_end(player):
    stage = player(story(5, 4))
    assert (stage.state, stage.number) == ("playing", "0")
    stage.run(5000)
    assert (stage.state, stage.number) == ("playing", "1")
    stage.run(4000)
    assert (stage.state, stage.number) == ("finished", "1")
    assert stage.told == ["5 didShow 1", "9 didFinish"]


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


@pytest.mark.parametrize(
    ("x", "shown"), [(0.02, "0"), (0.32, "0"), (0.34, "2"), (0.5, "2"), (0.98, "2")]
)
def test_a_tap_goes_by_its_third(player, x, shown):
    stage = player(story(5, 5, 5))
    stage.run(6000)
    stage.tap(x)
    assert stage.number == shown


def test_left_still_goes_back_from_right_to_left(player):
    stage = player(story(5, 5, 5), direction="rtl")
    stage.run(6000)
    stage.tap(0.1)
    assert stage.number == "0"


def test_a_tap_forward_on_the_last_page_does_nothing(player):
    stage = player(story(5, haptics=True))
    stage.run(1000)
    stage.tap(0.9)
    stage.run(4000)
    assert stage.told == ["5 didFinish"]


def test_a_hold_freezes_the_page_and_its_bar_until_released(player):
    stage = player(story(5, 4, holds=True))
    stage.down(0.9)
    stage.run(250)
    assert stage.state == "paused"
    assert stage.element.evaluate("e => e.shadowRoot.getAnimations().map(a => a.playState)") == ["paused"]
    stage.run(60000)
    stage.up()
    assert stage.state == "playing"
    stage.run(4749)
    assert stage.told == []
    stage.run(1)
    assert stage.told == ["65 didShow 1"]


def test_a_long_press_without_the_option_neither_pauses_nor_navigates(player):
    stage = player(story(5, 4))
    stage.down(0.9)
    stage.run(1000)
    assert stage.state == "playing"
    stage.up()
    assert stage.told == []


def test_the_button_says_where_it_leads_and_stops_the_story(player, page):
    stage = player(story(5, 4))
    stage.run(1000)
    page.get_by_role("button", name="Button 0").click()
    assert (stage.state, stage.told) == ("stopped", ["1 didTapAction 0"])
    opener = page.get_by_role("link", name="Open")
    assert (opener.get_attribute("target"), opener.get_attribute("rel")) == ("_blank", "noopener noreferrer")
    expect(stage.element.locator(".sheet")).to_contain_text("https://shop.example/0")
    stage.run(60000)
    assert stage.state == "stopped"
    stage.tap(0.9)
    assert (stage.state, stage.number) == ("playing", "1")
    expect(opener).to_have_count(0)


def test_a_long_press_on_the_button_is_no_button_tap(player, page):
    stage = player(story(5, 4))
    page.get_by_role("button", name="Button 0").hover()
    page.mouse.down()
    stage.run(300)
    page.mouse.up()
    assert (stage.state, stage.told) == ("playing", [])


def test_a_press_that_leaves_the_button_is_no_tap_at_all(player, page):
    stage = player(story(5, 4))
    page.get_by_role("button", name="Button 0").hover()
    page.mouse.down()
    stage.point(0.9)
    page.mouse.up()
    assert (stage.state, stage.told) == ("playing", [])


@pytest.mark.parametrize(
    ("link", "target"),
    [
        ("https://shop.example/a b", "_blank"),
        ("HTTP://shop.example", "_blank"),
        ("yourapp://page1", ""),
        ("mailto:a@shop.example", ""),
        ("javascript:alert(1)", None),
        ("JavaScript:alert(1)", None),
        ("java\nscript:alert(1)", None),
        (" javascript:alert(1)", None),
        ("data:text/html,x", None),
        ("vbscript:x", None),
        ("blob:https://shop.example/1", None),
        ("file:///etc/hosts", None),
        ("https://", None),
        ("no scheme", None),
    ],
)
def test_a_link_opens_only_where_that_is_safe_and_can_always_be_copied(player, page, link, target):
    stage = player(story(5, pages=[{"link": link}]))
    page.get_by_role("button", name="Button 0").click()
    assert stage.element.locator(".link").text_content() == link
    assert page.get_by_role("button", name="Copy").count() == 1
    openers = page.get_by_role("link", name="Open").all()
    assert [opener.get_attribute("target") or "" for opener in openers] == ([] if target is None else [target])


def test_copy_puts_the_link_on_the_clipboard(player, page, context):
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    player(story(5, pages=[{"link": "javascript:alert(1)"}]))
    page.get_by_role("button", name="Button 0").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == "javascript:alert(1)"


def test_closing_the_sheet_leaves_the_story_stopped_and_the_button_in_focus(player, page):
    stage = player(story(5, 4))
    page.get_by_role("button", name="Button 0").click()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Button 0")).to_be_focused()
    assert stage.state == "stopped"


def test_the_fallback_is_the_alert_body_alone(player, page):
    stage = player(fallback("Look <b>here</b>"))
    assert (stage.state, stage.number) == ("fallback", None)
    expect(page.get_by_text("Look <b>here</b>")).to_be_visible()
    assert page.get_by_role("button").count() == 0
    assert stage.element.locator(".bar").count() == 0
    stage.tap(0.9)
    assert [effect["event"] for effect in stage.trace] == ["didShowFallback"]


def test_an_unreadable_text_shows_nothing(player):
    stage = player(story() | {"outcome": "unreadable", "fallback": None})
    assert (stage.state, stage.trace) == ("loading", [])


def test_the_keyboard_moves_physically_and_space_pauses(player, page):
    stage = player(story(5, 5, 5, haptics=True), direction="rtl")
    page.keyboard.press("Tab")
    expect(stage.element).to_be_focused()
    page.keyboard.press("ArrowRight")
    assert stage.number == "1"
    page.keyboard.press("ArrowLeft")
    assert stage.number == "0"
    page.keyboard.press("Space")
    assert stage.state == "paused"
    page.keyboard.press("Space")
    assert stage.state == "playing"
    assert stage.told == ["0 didShow 1", "0 didShow 0"]


@pytest.mark.parametrize("key", ["Space", "Enter"])
def test_a_focused_button_owns_space_and_enter(player, page, key):
    stage = player(story(5, 4))
    page.get_by_role("button", name="Button 0").focus()
    page.keyboard.press(key)
    assert stage.told == ["0 didTapAction 0"]
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Button 0")).to_be_focused()


def test_a_hidden_tab_stands_still(player):
    stage = player(story(5, 4))
    stage.run(1000)
    stage.hide()
    assert stage.state == "paused"
    stage.run(60000)
    stage.hide(False)
    stage.run(4000)
    assert stage.told == ["65 didShow 1"]


def test_a_story_that_starts_hidden_waits(player):
    stage = player(None)
    stage.hide()
    stage.play(story(5, 4))
    assert stage.state == "paused"


def test_the_methods_do_what_their_names_say(player):
    stage = player(story(5, 5, 5))
    states = []
    for method in ["next", "pause", "play", "previous", "restart"]:
        stage.element.evaluate(f"element => element.{method}()")
        states.append((stage.state, stage.number))
    assert states == [("playing", "1"), ("paused", "1"), ("playing", "1"), ("playing", "0"), ("playing", "0")]


@pytest.mark.parametrize(
    "synthetic",
    [
        "element.click()",
        "element.dispatchEvent(new MouseEvent('click', {bubbles: true}))",
        "element.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, button: 0}))",
        "element.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, isPrimary: true, button: 2}))",
    ],
)
def test_what_is_no_primary_press_is_no_tap(player, page, synthetic):
    stage = player(story(5, 5, 5))
    stage.element.evaluate(f"element => {{ {synthetic} }}")
    page.evaluate("window.dispatchEvent(new PointerEvent('pointerup'))")
    assert stage.told == []


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


def test_a_tap_shows_where_it_fell_and_a_haptic_its_pulse(player):
    stage = player(story(5, 5, haptics=True))
    stage.tap(0.9)
    assert stage.element.locator(".ring").count() == 2
    assert stage.element.locator(".pulse").count() == 1


def test_the_pulse_can_be_switched_off(player):
    stage = player(story(5, 5, haptics=True), attributes="no-pulse")
    stage.tap(0.9)
    assert stage.element.locator(".pulse").count() == 0
    assert [effect["event"] for effect in stage.trace][2] == "haptic"
