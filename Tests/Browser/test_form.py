"""The story edited by form: the text stays the source, and keeps what its author wrote."""

import json

import pytest
from editor_page import PHONE, editor, open_editor, violations  # noqa: F401
from playwright.sync_api import expect

#: Formatting and keys of an author's own.
TEXT = """{ "campaign" : "own key",
  "pages": [
    { "image": "https://example.com/1.jpg",   "title" : "One", "duration": 60 },
    {
      "image": "https://example.com/2.jpg",
      "title": "Two \\u00e9", "own": [1,  2],
      "duration": 60
    },
    {"image":"https://example.com/3.jpg","title":"Three","duration":60}
  ] }
"""


def open_form(editor, text=TEXT):
    """The editor with a text, and its form."""
    editor.payload.fill(text)
    expect(editor.outcome).to_contain_text(f"{len(titles(text))} pages")
    editor.button("Form").click()
    # Its modules come only now.
    card(editor, 1).wait_for()


def titles(text):
    return [page.get("title") for page in json.loads(text)["pages"]]


def card(editor, number):
    return editor.page.get_by_role("group", name=f"Page {number}", exact=True)


def field(editor, number, label="Title"):
    return card(editor, number).get_by_role("textbox", name=label, exact=True)


def text_of(editor):
    return editor.page.locator("#payload").input_value()


def expect_text(editor, text):
    expect(editor.page.locator("#payload")).to_have_value(text)


def expect_titles(editor, *expected):
    """What the text has, and what the form shows."""
    for number, title in enumerate(expected, 1):
        expect(field(editor, number)).to_have_value(title)
    assert titles(text_of(editor)) == list(expected)


def expect_played(editor, *expected):
    editor.page.wait_for_function(
        """titles => JSON.stringify(document.querySelector('push-stories').timeline?.pages.map(page => page.title))
          === JSON.stringify(titles)""", arg=expected)


def test_a_titles_edit_changes_exactly_that_string(editor):
    open_form(editor)
    field(editor, 2).fill("Better é")
    expect_played(editor, "One", "Better é", "Three")
    editor.page.keyboard.press("Tab")
    expect_text(editor, TEXT.replace("Two \\u00e9", "Better \\u00e9"))
    expect(field(editor, 2, "Subtitle")).to_be_focused()


def test_a_field_is_written_as_its_siblings_are_and_taken_out_with_its_comma(editor):
    open_form(editor)
    field(editor, 2, "Link").fill("app://2")
    field(editor, 2, "Link").press("Enter")
    expect_text(editor, TEXT.replace('[1,  2],\n      "duration": 60', '[1,  2],\n      "duration": 60,\n      "link": "app://2"'))
    expect(field(editor, 2, "Link")).to_be_focused()
    field(editor, 2, "Link").fill("")
    field(editor, 2, "Link").press("Enter")
    expect_text(editor, TEXT)


def test_seconds_are_a_number_and_none_are_the_phones_own(editor):
    open_form(editor)
    seconds = card(editor, 1).get_by_label("Seconds", exact=True)
    seconds.fill("2.5")
    seconds.press("Enter")
    expect_text(editor, TEXT.replace('"One", "duration": 60', '"One", "duration": 2.5'))
    expect(card(editor, 1).get_by_text("2.5 s")).to_be_visible()
    seconds.fill("")
    seconds.press("Enter")
    expect_text(editor, TEXT.replace('"One", "duration": 60', '"One"'))
    expect(card(editor, 1).get_by_text("5 s")).to_be_visible()
    expect(seconds).to_have_attribute("placeholder", "5")


def test_pages_are_added_duplicated_and_removed(editor):
    open_form(editor)
    editor.button("Duplicate page 3").click()
    expect_titles(editor, "One", "Two é", "Three", "Three")
    expect(editor.button("Duplicate page 4")).to_be_focused()
    editor.button("Remove page 1").click()
    expect_titles(editor, "Two é", "Three", "Three")
    expect(editor.button("Remove page 1")).to_be_focused()
    editor.button("Add a page").click()
    expect(field(editor, 4, "Picture’s address")).to_be_focused()
    assert '"own": [1,  2]' in text_of(editor)
    assert text_of(editor).count('{"image":""}') == 1


def test_a_removed_page_comes_back_as_it_was(editor):
    open_form(editor)
    editor.button("Remove page 2").click()
    expect(editor.notice).to_have_text("Page 2 is removed.")
    editor.button("Bring the page back").click()
    expect_text(editor, TEXT)
    expect(editor.notice).to_have_text("")


def test_pages_move_by_keys_and_the_focus_goes_along(editor):
    open_form(editor)
    editor.button("Move page 1").press("ArrowDown")
    expect_titles(editor, "Two é", "One", "Three")
    expect(editor.button("Move page 2")).to_be_focused()
    expect(editor.page.get_by_text("Page 1 is page 2 of 3 now.")).to_be_attached()
    editor.page.keyboard.press("End")
    expect_titles(editor, "Two é", "Three", "One")
    expect(editor.button("Move page 3")).to_be_focused()
    editor.page.keyboard.press("Home")
    editor.page.keyboard.press("ArrowUp")
    expect_text(editor, TEXT)


def drag(editor, number, down, steps=8):
    """Presses the handle of a page and moves it by so many pixels."""
    box = editor.button(f"Move page {number}").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    editor.page.mouse.move(x, y)
    editor.page.mouse.down()
    editor.page.mouse.move(x, y + down, steps=steps)


def test_a_page_is_dragged_by_its_handle(editor):
    editor.page.set_viewport_size({"width": 1440, "height": 1800})
    open_form(editor)
    drag(editor, 1, card(editor, 1).bounding_box()["height"])
    editor.page.mouse.up()
    expect_titles(editor, "Two é", "One", "Three")
    expect(editor.button("Move page 2")).to_be_focused()


def test_a_drag_is_given_up_by_escape(editor):
    editor.page.set_viewport_size({"width": 1440, "height": 1800})
    open_form(editor)
    drag(editor, 1, 500)
    editor.page.keyboard.press("Escape")
    editor.page.mouse.up()
    expect_text(editor, TEXT)


def test_at_the_edge_the_pages_scroll_under_a_drag(editor):
    open_form(editor)
    editor.button("Move page 1").scroll_into_view_if_needed()
    bottom = editor.page.locator("#story-form").bounding_box()
    drag(editor, 1, bottom["y"] + bottom["height"] - 10 - editor.button("Move page 1").bounding_box()["y"])
    editor.page.wait_for_function("() => { const {scrollTop, scrollHeight, clientHeight} ="
                                  " document.querySelector('#story-form'); return scrollTop + clientHeight > scrollHeight - 5 }")
    editor.page.mouse.up()
    expect_titles(editor, "Two é", "Three", "One")


def test_on_a_phone_pages_move_by_touch(open_editor):
    editor = open_editor(width=390, height=844, **PHONE)
    editor.tab("Payload").tap()
    open_form(editor)
    editor.button("Move page 1 down").tap()
    expect_titles(editor, "Two é", "One", "Three")
    small = editor.page.locator("#panel-payload button:visible, #panel-payload :is(input, textarea):visible").evaluate_all(
        "all => all.map(one => [one.ariaLabel ?? one.textContent, one.getBoundingClientRect()])"
        ".filter(([, {width, height}]) => width < 44 || height < 44).map(([name]) => name)")
    assert small == []
    assert editor.overflow() == 0


def test_on_a_phone_a_page_is_dragged_by_touch(open_editor):
    editor = open_editor(width=390, height=3000, **PHONE)
    editor.tab("Payload").tap()
    open_form(editor)
    box = editor.button("Move page 1").bounding_box()
    height = card(editor, 1).bounding_box()["height"]
    devtools = editor.page.context.new_cdp_session(editor.page)
    points = [{"x": box["x"] + 22, "y": box["y"] + 22 + height * step / 5} for step in range(6)]
    for number, point in enumerate(points):
        kind = "touchMove" if number else "touchStart"
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect_titles(editor, "Two é", "One", "Three")


def test_undo_and_redo_go_through_the_texts_own_history(editor):
    open_form(editor)
    field(editor, 1).fill("Uno")
    field(editor, 3).fill("Tres")
    editor.button("Move page 1 down").click()
    expect_titles(editor, "Two é", "Uno", "Tres")
    editor.page.keyboard.press("Control+z")
    expect_titles(editor, "Uno", "Two é", "Tres")
    editor.page.keyboard.press("Control+z")
    expect_titles(editor, "Uno", "Two é", "Three")
    editor.page.keyboard.press("Control+z")
    expect_text(editor, TEXT)
    expect_titles(editor, "One", "Two é", "Three")
    editor.page.keyboard.press("Control+Shift+z")
    expect_titles(editor, "Uno", "Two é", "Three")
    editor.page.keyboard.press("Control+y")
    expect_titles(editor, "Uno", "Two é", "Tres")


def test_what_is_being_typed_is_undone_by_its_field(editor):
    open_form(editor)
    field(editor, 1).press("End")
    editor.page.keyboard.type("!")
    expect(field(editor, 1)).to_have_value("One!")
    editor.page.keyboard.press("Control+z")
    expect(field(editor, 1)).to_have_value("One")
    expect_text(editor, TEXT)


def test_page_and_pause_are_kept(editor):
    open_form(editor)
    editor.button("Show page 2").click()
    expect(editor.story).to_have_attribute("page", "1")
    expect(card(editor, 2)).to_have_attribute("aria-current", "page")
    field(editor, 2).fill("Better")
    expect_played(editor, "One", "Better", "Three")
    expect(editor.story).to_have_attribute("page", "1")
    expect(editor.story).to_have_attribute("state", "paused")
    editor.button("Move page 2 up").click()
    expect_played(editor, "Better", "One", "Three")
    expect(editor.story).to_have_attribute("page", "0")
    expect(card(editor, 1)).to_have_attribute("aria-current", "page")
    expect(editor.story).to_have_attribute("state", "paused")


def test_the_form_says_what_the_phone_makes_of_it(editor):
    open_form(editor)
    field(editor, 1).fill("A title that goes on and on and on, until no phone has room for all of it any more, "
                          "however wide that phone may be, and then some more")
    expect(card(editor, 1).get_by_text("characters, cut after 2 lines")).to_be_visible()
    expect(card(editor, 1).get_by_text("may need more than two lines")).to_be_visible()
    field(editor, 3, "Picture’s address").fill("example.com/3.jpg")
    expect(card(editor, 3).get_by_text("Write https:// before it.")).to_be_visible()
    expect(card(editor, 3).get_by_text("not shown")).to_be_visible()
    expect(field(editor, 3, "Picture’s address")).to_have_attribute("aria-invalid", "true")


@pytest.mark.parametrize(
    ("name", "wrap"),
    [
        ("createMessage", lambda block: {"request": {"notifications": [{"content": "a", "data": block}]}}),
        ("notification", lambda block: {"content": "a", "ios_root_params": block}),
        ("device", lambda block: {"aps": {"alert": "a"}, **block}),
        ("device", lambda block: {"aps": {"alert": "a"}, "u": json.dumps(block)}),
        ("createMessage", lambda block: {"request": {"notifications": [{"content": "a", "data": json.dumps(block)}]}}),
        ("block", lambda block: block["pw_stories"]),
        ("pages", lambda block: block["pw_stories"]["pages"]),
    ],
)
def test_each_envelope_is_edited_also_where_the_block_is_encoded(editor, name, wrap):
    pages = [{"image": f"https://example.com/{number}.jpg", "title": title} for number, title in enumerate(("“One”", "Two"))]
    text = json.dumps(wrap({"pw_stories": {"pages": pages}}), indent=1, ensure_ascii=False)
    editor.payload.fill(text)
    expect(editor.outcome).to_contain_text("2 pages")
    editor.button("Form").click()
    field(editor, 1).fill('“One” "1"')
    field(editor, 1, "Subtitle").fill("New")
    editor.button("Move page 1 down").click()
    expect_played(editor, "Two", '“One” "1"')
    pages[0] |= {"title": '“One” "1"', "subtitle": "New"}
    read = json.loads(text_of(editor))
    wanted = wrap({"pw_stories": {"pages": [pages[1], pages[0]]}})
    assert decoded(read) == decoded(wanted)


def decoded(value):
    """Strings that hold JSON as what they hold."""
    if isinstance(value, str) and value.startswith("{"):
        return json.loads(value)
    if isinstance(value, dict):
        return {key: decoded(part) for key, part in value.items()}
    return [decoded(part) for part in value] if isinstance(value, list) else value


def test_a_text_that_is_no_json_leads_back_to_itself(editor):
    open_form(editor)
    editor.button("JSON").click()
    editor.replace('"pages"', '“pages”')
    editor.button("Form").click()
    expect(editor.page.get_by_text("The text is not JSON yet")).to_be_visible()
    editor.button("Go to the text").click()
    expect(editor.payload).to_be_focused()


def test_a_story_begins_in_an_empty_text(editor):
    editor.payload.fill("")
    editor.button("Form").click()
    editor.button("Begin a story").click()
    field(editor, 1, "Picture’s address").fill("https://example.com/1.jpg")
    expect(editor.outcome).to_contain_text("1 page")
    editor.page.keyboard.press("Tab")
    expect_text(editor, '{\n  "pages": [\n    {\n      "image": "https://example.com/1.jpg"\n    }\n  ]\n}\n')


def test_a_finding_leads_from_the_form_to_its_place_in_the_text(editor):
    open_form(editor)
    editor.findings.get_by_role("button").first.click()
    expect(editor.payload).to_be_focused()
    expect(card(editor, 1)).to_be_hidden()


def test_what_is_typed_is_kept_over_a_reload_and_so_is_the_form(editor):
    open_form(editor)
    field(editor, 1).fill("Kept")
    editor.page.reload()
    expect(field(editor, 1)).to_have_value("Kept")


def test_what_no_form_can_show_is_left_alone(editor):
    text = '{"pages": [{"image": "https://example.com/1.jpg", "title": 5}, {"image": "https://example.com/2.jpg"}]}'
    editor.payload.fill(text)
    expect(editor.outcome).to_contain_text("2 pages")
    editor.button("Form").click()
    expect(field(editor, 1)).to_have_value("")
    expect(card(editor, 1).get_by_text("is a number, not a text")).to_be_visible()
    field(editor, 2).fill("Two")
    field(editor, 2).press("Tab")
    expect_text(editor, text.replace('2.jpg"', '2.jpg", "title": "Two"'))


def test_each_card_shows_its_page_small(editor):
    open_form(editor)
    still = card(editor, 1).locator(".form-still")
    drawn = still.locator(".form-picture > div")
    drawn.wait_for(state="attached")
    frame, picture = still.bounding_box(), drawn.bounding_box()
    assert all(abs(frame[side] - picture[side]) < 1 for side in ("x", "y", "width", "height")), (frame, picture)


def test_a_form_asked_for_twice_while_it_loads_is_one(editor):
    loads = []

    def slow(route):
        loads.append(route)
        if len(loads) > 1:
            route.continue_()

    editor.page.route("**/editor/story-form.js*", slow)
    editor.payload.fill(TEXT)
    expect(editor.outcome).to_contain_text("3 pages")
    for name in ("Form", "JSON", "Form"):
        editor.button(name).click()
    expect(card(editor, 1)).to_have_count(0)
    loads[0].continue_()
    expect(editor.page.locator(".form-pages > li")).to_have_count(3)
    editor.button("Add a page").click()
    expect(editor.page.locator(".form-pages > li")).to_have_count(4)
    assert len(json.loads(text_of(editor))["pages"]) == 4
