"""The stage: the phone around the story, and what the page tells of it."""

import json
import re

import pytest
from editor_page import PHONE, editor, open_editor, violations  # noqa: F401
from playwright.sync_api import expect

PUSH = """{"aps": {"alert": {"title": "A title", "subtitle": "A subtitle", "body": "A body"}, "category": "PW_STORIES"},
  "pw_stories": {"pages": [{"image": "https://x.example/1", "duration": 30, "title": "First"},
                           {"image": "https://x.example/2", "duration": 30, "title": "Second"}]}}"""


def collapse(editor):
    editor.button("Show as it arrives").click()


def points(editor):
    return editor.story.evaluate("story => getComputedStyle(story).getPropertyValue('--story-width-points')")


def test_a_notification_as_it_arrives_shows_its_texts_and_plays_nothing(editor):
    editor.paste(PUSH)
    expect(editor.outcome).to_have_text("Plays 2 pages in 60 s")
    collapse(editor)
    for text in ("Your app", "now", "A title", "A subtitle", "A body"):
        expect(editor.phone.get_by_text(text, exact=True)).to_be_visible()
    expect(editor.story).to_be_hidden()
    expect(editor.events.get_by_role("listitem")).to_have_count(0)
    assert editor.timeline is None


def test_a_notification_without_texts_says_where_they_come_from(editor):
    editor.paste('{"pages": [{"image": "https://x.example/1", "duration": 30}]}')
    expect(editor.outcome).to_have_text("Plays 1 page in 30 s")
    collapse(editor)
    expect(editor.phone.get_by_text("they come with the push")).to_be_visible()


@pytest.mark.parametrize("key", [None, "Enter", " "])
def test_opening_starts_the_story_afresh(editor, key):
    editor.paste(PUSH)
    expect(editor.outcome).to_have_text("Plays 2 pages in 60 s")
    editor.button("Next page").click()
    collapse(editor)
    expect(editor.button("Open the notification")).to_be_focused()
    if key:
        editor.page.keyboard.press(key)
    else:
        editor.button("Open the notification").click()
    expect(editor.story).to_be_focused()
    expect(editor.story).to_have_attribute("state", "playing")
    expect(editor.events.get_by_role("listitem")).to_have_text(["0.00 s didStart 2 pages", "0.00 s didShow page 1"])


def press(editor, milliseconds):
    box = editor.page.locator("#platter").bounding_box()
    editor.page.mouse.move(box["x"] + 60, box["y"] + 60)
    editor.page.mouse.down()
    editor.page.clock.run_for(milliseconds)
    editor.page.mouse.up()


def test_a_press_of_half_a_second_opens_it_and_a_shorter_one_does_not(open_editor):
    editor = open_editor("/nothing-here")
    editor.page.clock.install(time=0)
    editor.page.clock.pause_at(1)
    editor.goto()
    collapse(editor)
    press(editor, 499)
    editor.page.clock.run_for(1000)
    expect(editor.story).to_be_hidden()
    press(editor, 500)
    expect(editor.story).to_be_visible()
    expect(editor.story).to_have_attribute("page", "0")


def test_the_way_it_is_shown_is_kept_and_another_text_keeps_it_too(editor):
    collapse(editor)
    editor.page.reload()
    expect(editor.phone.get_by_text("Push Stories", exact=True)).to_be_visible()
    editor.paste(PUSH)
    expect(editor.phone.get_by_text("A title", exact=True)).to_be_visible()
    expect(editor.story).to_be_hidden()
    editor.button("Open the notification").click()
    editor.page.reload()
    expect(editor.story).to_have_attribute("state", "playing")


@pytest.mark.parametrize("width", [390, 1440])
def test_nothing_around_the_notification_moves_when_it_opens(open_editor, width):
    editor = open_editor(width=width, reduced_motion="reduce")
    expect(editor.story).to_be_visible()
    opened = [editor.page.locator(part).bounding_box() for part in (".platter-header", ".transport")]
    collapse(editor)
    assert [editor.page.locator(part).bounding_box() for part in (".platter-header", ".transport")] == opened


@pytest.mark.parametrize("width", ["320", "375", "390", "393", "402", "430", "440"])
def test_each_width_is_shown_at_true_size(editor, width):
    editor.setting("Width of the phone").select_option(width)
    assert editor.page.locator("#platter").bounding_box()["width"] == int(width) - 16
    assert points(editor) == f"{int(width) - 16}"


def test_a_phone_wider_than_its_room_is_scaled_to_fit(open_editor):
    editor = open_editor(width=320)
    editor.setting("Width of the phone").select_option("440")
    assert editor.page.locator("#platter").bounding_box()["width"] == 304
    assert points(editor) == "424"
    assert editor.overflow() == 0


def test_the_phones_appearance_is_not_the_pages(open_editor):
    editor = open_editor(color_scheme="light")
    read = "parts => parts.map(part => getComputedStyle(document.querySelector(part)).backgroundColor)"
    parts = ["#stage", "#platter", ".strip"]
    light = editor.page.evaluate(read, parts)
    editor.setting("Appearance of the phone").select_option("Dark")
    dark = editor.page.evaluate(read, parts)
    assert [a == b for a, b in zip(light, dark)] == [False, False, True]
    editor.page.reload()
    expect(editor.setting("Appearance of the phone")).to_have_value("dark")
    assert editor.page.evaluate(read, parts) == dark


def test_a_right_to_left_phone_mirrors_its_header(editor):
    def centres():
        boxes = [editor.page.locator(part).bounding_box() for part in (".app-icon", ".now")]
        return [box["x"] + box["width"] / 2 for box in boxes]

    icon, now = centres()
    assert icon < now
    editor.setting("Direction of the phone").select_option("Right to left")
    icon, now = centres()
    assert now < icon
    assert editor.story.evaluate("story => story.matches(':dir(rtl)')")


def test_on_a_phone_the_story_fills_the_screen_and_none_is_drawn(open_editor):
    editor = open_editor(width=402, height=700, **PHONE)
    box = editor.story.bounding_box()
    assert (box["x"], box["width"]) == (0, 402)
    assert points(editor) == "386"
    expect(editor.setting("Width of the phone")).to_be_hidden()


def test_no_setting_of_the_stage_reaches_the_server(editor):
    with editor.page.expect_request("**/api/timeline*") as asked:
        editor.setting("Width of the phone").select_option("440")
        editor.setting("Direction of the phone").select_option("Right to left")
        editor.replace("Welcome", "Hello")
    assert "440" not in asked.value.url and "rtl" not in asked.value.url


def test_without_javascript_the_form_sends_no_setting(open_editor):
    editor = open_editor(java_script_enabled=False)
    with editor.page.expect_request(lambda request: request.method == "POST") as sent:
        editor.button("Preview").click()
    assert "390" not in sent.value.post_data
    expect(editor.payload).to_be_visible()


def test_the_page_says_what_a_haptic_is_on_this_device(editor):
    expect(editor.switch("Haptics")).to_have_accessible_description(
        "This device cannot vibrate: a ripple shows the haptic.")


def tap(editor, x):
    """A tap that no busy machine can stretch to a press."""
    editor.story.evaluate(
        """(story, x) => {
          const {left, top, width} = story.getBoundingClientRect()
          const at = {clientX: left + width * x, clientY: top + 80}
          const target = story.shadowRoot.elementFromPoint(at.clientX, at.clientY)
          const settings = {...at, pointerId: 1, isPrimary: true, bubbles: true, composed: true}
          for (const type of ['pointerdown', 'pointerup']) target.dispatchEvent(new PointerEvent(type, settings))
        }""", x)


def totals(editor):
    names, values = (editor.page.locator(f"#totals {tag}").all_inner_texts() for tag in ("dt", "dd"))
    return dict(zip(names, map(int, values)))


def play_with_a_button(editor):
    editor.paste(PUSH.replace('"title": "First"', '"title": "First", "link": "app://1", "button_title": "Go"'))
    expect(editor.outcome).to_have_text("Plays 2 pages in 60 s")


def test_totals_count_what_the_delegate_would_be_told(editor):
    play_with_a_button(editor)
    editor.switch("Haptics").check()
    editor.page.wait_for_function("() => story.timeline.presentation.hapticsEnabled")
    tap(editor, 0.9)
    tap(editor, 0.1)
    editor.button("Go").press("Enter")
    expect(editor.page.locator('[data-total="buttonTaps"]')).to_have_text("1")
    assert totals(editor) == {"Impressions": 3, "Completions": 0, "Button taps": 1, "Fallbacks": 0, "Haptics": 2}
    editor.page.get_by_text("Impressions by page").click()
    rows = editor.page.get_by_role("list", name="Impressions by page").get_by_role("listitem")
    expect(rows).to_have_text(["Page 1: 2 impressions", "Page 2: 1 impression"])
    tap(editor, 0.9)
    expect(rows).to_have_text(["Page 1: 2 impressions", "Page 2: 2 impressions"])
    editor.button("Restart").click()
    expect(rows).to_have_text(["Page 1: 1 impression"])
    assert totals(editor)["Impressions"] == 1


def test_a_fallback_is_counted(editor):
    editor.choose_sample("A fallback")
    expect(editor.page.locator('[data-total="fallbacks"]')).to_have_text("1")


def test_an_endless_loop_keeps_its_totals_and_few_rows(editor):
    editor.paste(many(60))
    expect(editor.outcome).to_have_text("Plays 60 pages in 1,800 s")
    editor.switch("Loop").check()
    editor.page.wait_for_function("() => story.timeline.presentation.loopsAfterLastPage")
    editor.page.evaluate("for (let step = 0; step < 1300; step += 1) story.next()")
    assert totals(editor)["Impressions"] == 1301
    assert editor.events.get_by_role("listitem").count() == 500


def test_a_page_left_says_how_long_its_picture_was_seen(editor):
    editor.paste(PUSH)
    expect(editor.outcome).to_have_text("Plays 2 pages in 60 s")
    editor.button("Next page").click()
    expect(editor.events.get_by_role("listitem").nth(1)).to_have_text(
        re.compile(r"^0\.00 s didShow page 1 seen \d+\.\d of 30\.0 s$"))


def test_a_picture_that_never_comes_was_not_seen(editor):
    editor.page.route("https://pictures.dev/1", lambda route: route.abort())
    editor.paste('{"pages": [{"image": "https://pictures.dev/1", "duration": 0.5}]}')
    expect(editor.outcome).to_have_text("Plays 1 page in 0.5 s")
    expect(editor.events.get_by_role("listitem").nth(1)).to_contain_text("seen 0.00 of 0.50 s")


def test_events_are_copied_as_json(editor):
    editor.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    editor.paste('{"pages": [{"image": "https://x.example/1", "duration": 0.5}]}')
    expect(editor.story).to_have_attribute("state", "finished")
    expect(editor.outcome).to_have_text("Plays 1 page in 0.5 s")
    editor.button("Copy as JSON").click()
    expect(editor.button("Copied")).to_be_visible()
    copied = json.loads(editor.page.evaluate("navigator.clipboard.readText()"))
    assert [(entry["event"], entry.get("index")) for entry in copied["trace"]] == [
        ("didStart", None), ("didShow", 0), ("didFinish", None)]
    assert copied["totals"] == {"impressions": 1, "impressionsByPage": [1], "completions": 1, "buttonTaps": 0,
                                "fallbacks": 0, "haptics": 0}
    [visit] = copied["visits"]
    assert (visit["index"], visit["seconds"], visit["duration"]) == (0, 0.5, 0.5)
    assert 0 <= visit["pictureSeconds"] <= 0.5


def test_the_fallback_is_what_the_app_shows(editor):
    expect(editor.setting("Fallback")).to_be_hidden()
    editor.choose_sample("A fallback")
    body = editor.story.get_by_text("Our spring collection is here.")
    expect(body).to_be_visible()
    editor.setting("Fallback").select_option("Title and body")
    expect(editor.story.get_by_text("Spring collection", exact=True)).to_be_visible()
    expect(body.locator("visible=true")).to_have_count(1)
    editor.setting("Fallback").select_option("A text of my own")
    own = editor.page.get_by_role("textbox", name="Text of the fallback")
    own.fill("<b>Mine</b>")
    expect(editor.story.get_by_text("<b>Mine</b>", exact=True)).to_be_visible()
    expect(body.locator("visible=true")).to_have_count(0)
    editor.page.reload()
    expect(editor.story.get_by_text("<b>Mine</b>", exact=True)).to_be_visible()
    editor.choose_sample("Two pages")
    expect(own).to_be_hidden()


def test_another_title_is_told_though_the_same_story_goes_on(editor):
    editor.paste(PUSH)
    expect(editor.outcome).to_have_text("Plays 2 pages in 60 s")
    editor.button("Storyboard").click()
    editor.page.evaluate("story.mark = story.timeline")
    editor.replace('"A title"', '"Another title"')
    expect(editor.page.locator("#board-campaign")).to_contain_text("Another title")
    assert editor.page.evaluate("story.mark === story.timeline")
    editor.button("Back to the story").click()
    collapse(editor)
    expect(editor.phone.get_by_text("Another title", exact=True)).to_be_visible()


def many(count):
    return json.dumps({"pages": [{"image": f"https://x.example/{number}", "duration": 30, "title": f"Title {number}",
                                  "link": f"app://{number}"} for number in range(1, count + 1)]})


def open_storyboard(editor, count):
    editor.paste(many(count))
    expect(editor.outcome).to_contain_text(f"Plays {count} pages")
    editor.button("Storyboard").click()


def test_the_storyboard_shows_each_page_with_number_time_and_link(editor):
    open_storyboard(editor, 3)
    items = editor.board.get_by_role("listitem")
    expect(items).to_have_text([re.compile(f"Title {n}.*Page {n} 30 s.*app://{n}", re.DOTALL) for n in (1, 2, 3)])
    expect(editor.page.locator("#board-campaign")).to_contain_text(re.compile(r"^A push story · .+ · 3 pages · 90 s$"))
    expect(editor.page.locator("#stage")).to_be_hidden()


def test_looking_at_the_storyboard_rests_the_player_and_stepping_keeps_the_rest(editor):
    open_storyboard(editor, 3)
    expect(editor.story).to_have_attribute("state", "paused")
    for number in (2, 3):
        editor.button("Next page").click()
        expect(editor.board.locator("[aria-current]")).to_have_accessible_name(f"Open page {number} in the player")
        expect(editor.story).to_have_attribute("state", "paused")
    editor.button("Previous page").click()
    expect(editor.board.locator("[aria-current]")).to_have_accessible_name("Open page 2 in the player")


@pytest.mark.parametrize("collapsed", [False, True])
def test_a_page_chosen_opens_in_the_player_and_rests_there(editor, collapsed):
    if collapsed:
        collapse(editor)
    open_storyboard(editor, 4)
    editor.button("Open page 3 in the player").press("Enter")
    expect(editor.story).to_be_visible()
    expect(editor.story).to_be_focused()
    expect(editor.story).to_have_attribute("page", "2")
    expect(editor.story).to_have_attribute("state", "paused")
    expect(editor.board).to_be_hidden()


def test_another_text_is_on_the_storyboard_and_does_not_play(editor):
    open_storyboard(editor, 2)
    editor.paste(many(5))
    expect(editor.board.get_by_role("listitem")).to_have_count(5)
    expect(editor.story).to_have_attribute("state", "paused")
    editor.choose_sample("A fallback")
    expect(editor.page.get_by_text("There are no pages to show.")).to_be_visible()
    editor.button("Back to the story").click()
    expect(editor.story).to_be_visible()
    expect(editor.button("Storyboard")).to_be_focused()


STILLS = "document.querySelectorAll('.board-picture > *').length"


def test_sixty_pages_are_shown_as_they_come_into_view(editor):
    open_storyboard(editor, 60)
    editor.page.wait_for_function(f"() => {STILLS} > 5")
    assert editor.page.evaluate(STILLS) < 30
    editor.board.get_by_role("listitem").nth(59).scroll_into_view_if_needed()
    editor.page.wait_for_function("() => document.querySelector('.board-pages > :last-child .board-picture > *')")
    assert editor.page.evaluate(STILLS) < 30
    editor.button("Back to the story").click()
    assert editor.page.evaluate(STILLS) == 0


def sheets(pdf):
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("count", [2, 7, 12])
def test_on_paper_all_pages_stand_on_one_sheet_and_nothing_else(open_editor, width, count):
    editor = open_editor(width=width)
    if width < 1100:
        editor.tab("Payload").click()
    editor.payload.fill(many(count))
    # The sample that stood there has two pages too, of other times.
    editor.page.wait_for_function("count => story.timeline.totalDuration === 30 * count", arg=count)
    assert sheets(editor.page.pdf(prefer_css_page_size=True, format="A4")) == 1
    assert sheets(editor.page.pdf(prefer_css_page_size=True, format="Letter")) == 1
    editor.page.emulate_media(media="print")
    expect(editor.board.get_by_role("listitem")).to_have_count(count)
    others = ("header", "#stage", ".transport", "#strip", "#options", "#tabs", "#payload", "#findings", "#board-print")
    for part in others:
        expect(editor.page.locator(part)).to_be_hidden()


def test_the_print_button_waits_for_all_pictures(editor):
    editor.page.evaluate(
        """() => { window.print = () => {
          window.drawn = [...document.querySelectorAll('.board-picture > *')]
            .map(page => page.shadowRoot.querySelectorAll('canvas').length)
        } }""")
    open_storyboard(editor, 8)
    editor.button("Print").click()
    editor.page.wait_for_function("() => window.drawn")
    assert editor.page.evaluate("drawn") == [1] * 8


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing_on_the_stages_other_faces(open_editor, scheme, width):
    editor = open_editor(width=width, color_scheme=scheme, bypass_csp=True, reduced_motion="reduce")
    other = {"light": "Dark", "dark": "Light"}[scheme]
    collapse(editor)
    assert violations(editor.page) == []
    editor.setting("Appearance of the phone").select_option(other)
    assert violations(editor.page) == []
    editor.button("Storyboard").click()
    editor.page.wait_for_function(f"() => {STILLS} === 2")
    assert violations(editor.page) == []
    editor.button("Back to the story").click()
    editor.choose_sample("A fallback")
    editor.setting("Fallback").select_option("A text of my own")
    assert violations(editor.page) == []


def test_on_a_phone_every_target_of_the_stage_is_44_pixels(open_editor):
    editor = open_editor(width=390, height=844, **PHONE)
    small = """() => [...document.querySelectorAll('#panel-preview :is(button, select, summary, input[type=number])')]
      .map(target => [target.id || target.dataset.setting || target.name, target.getBoundingClientRect()])
      .filter(([, {width, height}]) => width && (width < 44 || height < 44)).map(([name]) => name)"""
    assert editor.page.evaluate(small) == []
    collapse(editor)
    assert editor.page.evaluate(small) == []
    editor.button("Storyboard").tap()
    assert editor.page.evaluate(small) == []
