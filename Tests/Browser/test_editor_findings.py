"""Findings in the editor: where they are, what cures them, and the way back."""

import json

import pytest
from editor_page import answering, editor, open_editor  # noqa: F401
from playwright.sync_api import expect
from test_editor_reach import PHONE, violations

MISTAKEN = """{
  "pages": [
    {"image": "https://cdn.shop.net/1.jpg", "duration": "8"},
    {"image": "http://cdn.shop.net/2.jpg", "duration": 4,
     "Title": "Hello"}
  ]
}
"""
FROM_A_CHAT = """{
  “pages”: [
    {'image': "https://cdn.shop.net/1.jpg", "duration": 3,},
    {"image": "https://cdn.shop.net/2.jpg" "duration": 4}
  ],
}
"""


@pytest.fixture
def mistaken(editor):
    """The editor with a few mistakes in its payload."""
    editor.payload.fill(MISTAKEN)
    expect(finding(editor, "duration-not-number")).to_be_visible()
    return editor


def finding(editor, code):
    return editor.findings.get_by_role("listitem").filter(has=editor.page.get_by_role("link", name=code, exact=True))


def fix(editor, title):
    editor.button(title).click()
    return editor.page.get_by_role("group", name=f"The change: {title}")


def test_findings_are_grouped_by_page_and_counted(mistaken):
    headings = mistaken.page.locator("#findings h3")
    expect(headings).to_have_text(["The push as a whole", "Page 1", "Page 2"])
    expect(mistaken.page.locator(".counts")).to_contain_text("2 warnings")
    row = finding(mistaken, "duration-not-number")
    expect(row.get_by_text("warning", exact=True)).to_be_attached()
    expect(row).to_contain_text("On the phone: The page stays for 5 seconds")
    expect(row).to_contain_text("line 3, column 57")


def test_a_code_leads_to_its_explanation(mistaken):
    link = mistaken.page.get_by_role("link", name="duration-not-number")
    expect(link).to_have_attribute("href", "/docs/findings#duration-not-number")


def test_a_fix_is_seen_first_then_made_and_cures(mistaken):
    review = fix(mistaken, "Write it as the number 8")
    expect(review.get_by_role("deletion")).to_have_text('"8"')
    expect(review.get_by_role("insertion")).to_have_text("8")
    expect(mistaken.payload).to_have_value(MISTAKEN)
    review.get_by_role("button", name="Apply").click()
    expect(mistaken.payload).to_have_value(MISTAKEN.replace('"8"', "8"))
    expect(finding(mistaken, "duration-not-number")).to_have_count(0)
    expect(mistaken.outcome).to_have_text("Plays 2 pages in 12 s")


@pytest.mark.parametrize("way", ["Cancel", "Escape"])
def test_a_fix_can_be_left(mistaken, way):
    review = fix(mistaken, "Write it as the number 8")
    if way == "Escape":
        mistaken.page.keyboard.press("Escape")
    else:
        review.get_by_role("button", name="Cancel").click()
    expect(review).to_have_count(0)
    expect(mistaken.payload).to_have_value(MISTAKEN)
    expect(mistaken.button("Write it as the number 8")).to_be_focused()


@pytest.mark.parametrize("way", ["button", "keys"])
def test_all_safe_fixes_are_one_change_and_one_undo(mistaken, way):
    review = fix(mistaken, "Fix all safe ones (2)")
    expect(review.get_by_role("deletion")).to_have_text(['"8"', '"Title"'])
    review.get_by_role("button", name="Apply").click()
    expect(mistaken.payload).to_have_value(MISTAKEN.replace('"8"', "8").replace("Title", "title"))
    expect(mistaken.page.locator(".fix-all")).to_be_hidden()
    if way == "button":
        mistaken.button("Undo").click()
    else:
        mistaken.payload.press("Control+z")
    expect(mistaken.payload).to_have_value(MISTAKEN)
    expect(finding(mistaken, "duration-not-number")).to_be_visible()


def test_typing_on_takes_the_undo_away_and_not_the_typing(mistaken):
    fix(mistaken, "Write it as the number 8").get_by_role("button", name="Apply").click()
    expect(mistaken.button("Undo")).to_be_visible()
    mistaken.replace("Hello", "Good day")
    expect(mistaken.button("Undo")).to_be_hidden()
    assert "Good day" in mistaken.payload.input_value()


def test_what_is_not_safe_is_offered_and_never_among_all(mistaken):
    expect(mistaken.button("Fix all safe ones (2)")).to_be_visible()
    fix(mistaken, "Write https").get_by_role("button", name="Apply").click()
    expect(mistaken.payload).to_have_value(MISTAKEN.replace("http:", "https:"))


def test_a_fix_for_another_text_is_never_made(mistaken):
    mistaken.page.route("**/api/timeline*", lambda route: None)
    review = fix(mistaken, "Write it as the number 8")
    mistaken.payload.press("Control+Home")
    mistaken.page.keyboard.insert_text("  ")
    expect(review).to_have_count(0)
    mistaken.button("Write it as the number 8").click()
    expect(review).to_have_count(0)
    expect(mistaken.payload).to_have_value("  " + MISTAKEN)


def shows(outcome, name):
    """Whether the line tells that outcome within the time that showing an answer takes."""
    try:
        expect(outcome).to_have_attribute("data-outcome", name, timeout=2000)
    except AssertionError:
        return False
    return True


def test_a_broken_text_from_a_chat_plays_after_clicks_alone(editor):
    editor.paste(FROM_A_CHAT)
    expect(editor.outcome).to_contain_text("cannot be read")
    while True:
        everything = editor.page.locator(".fix-all")
        expect(editor.page.locator(".fix-all")).to_be_visible()
        with editor.page.expect_response("**/api/timeline*"):
            everything.click()
            editor.button("Apply").click()
        # The answer is there before the page shows it.
        if shows(editor.outcome, "stories"):
            break
    expect(editor.outcome).to_have_text("Plays 2 pages in 7 s")


def test_on_a_phone_a_fix_is_made_from_its_tab_and_undone(open_editor):
    editor = open_editor(width=390, height=844, **PHONE)
    editor.tab("Payload").tap()
    editor.payload.fill(MISTAKEN)
    editor.tab("Findings").tap()
    fix(editor, "Fix all safe ones (2)").get_by_role("button", name="Apply").tap()
    expect(editor.notice).to_have_text("2 fixes are in the text.")
    expect(editor.page.get_by_role("tabpanel", name="Findings")).to_be_visible()
    editor.button("Undo").tap()
    editor.tab("Payload").tap()
    expect(editor.payload).to_have_value(MISTAKEN)


def test_f8_goes_through_the_findings_and_back(mistaken):
    mistaken.payload.press("Control+Home")
    met = []
    for key in ("F8", "F8", "F8", "Shift+F8"):
        mistaken.page.keyboard.press(key)
        met.append(mistaken.selected)
    assert met[:2] == ['"8"', '"http://cdn.shop.net/2.jpg"']
    assert met[3] == met[1]
    expect(mistaken.payload).to_be_focused()


def test_arrows_go_through_the_list(mistaken):
    rows = mistaken.findings.locator(".finding-row")
    rows.first.focus()
    mistaken.page.keyboard.press("ArrowDown")
    expect(rows.nth(1)).to_be_focused()
    mistaken.page.keyboard.press("ArrowUp")
    expect(rows.first).to_be_focused()


def test_a_page_leads_to_its_json(mistaken):
    mistaken.button("Next page").click()
    mistaken.button("Show page in payload").click()
    expect(mistaken.payload).to_be_focused()
    assert json.loads(mistaken.selected)["Title"] == "Hello"


def test_the_caret_tells_its_page_and_leads_there(mistaken):
    place = mistaken.payload.input_value().index("Hello")
    mistaken.payload.evaluate("(area, place) => { area.focus(); area.setSelectionRange(place, place) }", place)
    expect(mistaken.page.locator("#caret-place")).to_have_text("Line 5, column 16, in page 2")
    mistaken.button("Show this page").click()
    expect(mistaken.story).to_have_attribute("page", "1")
    expect(mistaken.story).to_have_attribute("state", "paused")


def test_the_brackets_at_the_caret_are_marked(mistaken):
    mistaken.payload.press("Control+Home")
    mistaken.payload.press("ArrowRight")
    expect(mistaken.page.locator(".pair")).to_have_text(["{", "}"])
    mistaken.payload.press("ArrowDown")
    expect(mistaken.page.locator(".pair")).to_have_count(0)


def test_what_came_of_a_text_is_said_once_typing_rests(editor):
    said = editor.page.locator("#said")
    expect(said).to_contain_text("Plays 2 pages in 9 s")
    editor.page.evaluate(
        """() => {
          window.heard = []
          new MutationObserver(() => heard.push(said.textContent)).observe(said, {childList: true})
        }"""
    )
    editor.payload.press("Control+End")
    editor.payload.press_sequentially("nonsense", delay=300)
    expect(said).to_contain_text("Nothing can be sent")
    assert len(editor.page.evaluate("heard")) == 1


def test_the_language_of_the_page_is_kept_by_a_cookie(open_editor):
    editor = open_editor()
    with editor.page.expect_navigation():
        editor.page.get_by_role("combobox", name="Language").select_option(label="Français")
    [cookie] = editor.page.context.cookies()
    assert (cookie["name"], cookie["value"], cookie["path"], cookie["sameSite"]) == ("lang", "fr", "/", "Lax")
    expect(editor.page.get_by_role("combobox", name="Langue")).to_have_value("fr")
    expect(editor.page.locator("html")).to_have_attribute("lang", "fr")
    expect(editor.page.locator("[lang]:not(html, option)")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing_with_a_change_in_view(open_editor, scheme, width):
    editor = open_editor(width=width, color_scheme=scheme, bypass_csp=True)
    if width < 1100:
        editor.tab("Payload").click()
    editor.payload.fill(MISTAKEN)
    if width < 1100:
        editor.tab("Findings").click()
    fix(editor, "Fix all safe ones (2)")
    assert violations(editor.page) == []
    assert editor.overflow() == 0


def test_a_finding_runs_nothing_whatever_it_says(editor):
    evil = "<img src=x onerror=alert(1)>"

    def poison(timeline, text):
        for diagnostic in timeline["diagnostics"]:
            diagnostic.update(message=evil, onPhone=evil)
            diagnostic["fixes"] = [{"title": evil, "safe": True, "edits": [{
                "range": diagnostic["range"], "replacement": evil}]}]

    answering(editor.page, poison)
    editor.payload.fill(MISTAKEN)
    editor.findings.get_by_role("button", name=evil, exact=True).first.click()
    expect(editor.page.get_by_role("insertion")).to_have_text(evil)
    expect(editor.page.locator("[onerror]")).to_have_count(0)


# J is far narrower than the letters that the estimate takes it for.
@pytest.mark.parametrize(("word", "count", "told"), [("summer", 60, "it is cut"), ("JJJJJJ", 7, "it fits")])
def test_a_text_that_may_be_cut_is_confirmed_where_it_is_laid_out(editor, word, count, told):  # noqa: F811
    title = " ".join([word] * count)
    editor.paste(json.dumps([{"image": "https://example.com/1.jpg", "duration": 30, "title": title}]))
    finding = editor.findings.locator('[data-code="text-may-be-cut"]')
    expect(finding).to_contain_text(f"At the width shown here {told}")
