"""The stage: the phone around the story, and what the page tells of it."""

import pytest
from editor_page import PHONE, editor, open_editor  # noqa: F401
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
