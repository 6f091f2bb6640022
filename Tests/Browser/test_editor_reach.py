"""The editor for everybody: by keyboard, on small screens, without JavaScript, read aloud, and with hostile texts."""

import json
import pathlib
import re

import pytest
from editor_page import PHONE, editor, open_editor, violations  # noqa: F401
from playwright.sync_api import expect

NAUGHTY = pathlib.Path(__file__).parents[3] / "shared/suites/naughty-strings/blns.json"


def focused(page):
    """The name of what has the focus, within a shadow too."""
    return page.evaluate(
        """() => {
          let element = document.activeElement
          while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
          return element.getAttribute('aria-label') ?? (element.name || element.innerText.trim())
        }"""
    )


def test_the_tab_key_goes_through_the_page_in_reading_order(editor):
    met = []
    while "storyAspectRatio" not in met and len(met) < 40:
        editor.page.keyboard.press("Tab")
        met.append(focused(editor.page))
    order = ["Skip to the payload", "Storyproof", "Sample", "Open file", "Payload", "Width of the payload", "Story",
             "Next page", "hapticsEnabled", "storyAspectRatio"]
    assert [name for name in met if name in order] == order, met


def test_the_skip_link_leads_to_the_payload(editor):
    editor.page.keyboard.press("Tab")
    editor.page.keyboard.press("Enter")
    expect(editor.payload).to_be_focused()


@pytest.mark.parametrize(
    ("key", "percent"), [("ArrowLeft", "45"), ("ArrowRight", "49"), ("Home", "30"), ("End", "64")]
)
def test_the_divider_goes_by_keys_and_stays_there(editor, key, percent):
    divider = editor.page.get_by_role("separator", name="Width of the payload")
    divider.press(key)
    expect(divider).to_have_attribute("aria-valuenow", percent)
    editor.page.reload()
    expect(divider).to_have_attribute("aria-valuenow", percent)


def test_the_divider_follows_the_pointer(editor):
    box = editor.page.get_by_role("separator", name="Width of the payload").bounding_box()
    editor.page.mouse.move(box["x"] + 4, 400)
    editor.page.mouse.down()
    editor.page.mouse.move(576, 400, steps=3)
    editor.page.mouse.up()
    expect(editor.page.get_by_role("separator")).to_have_attribute("aria-valuenow", "40")


def test_tabs_go_by_arrows_and_show_one_panel(open_editor):
    editor = open_editor(width=390, height=844)
    panels = [editor.page.get_by_role("tabpanel", name=name) for name in ("Preview", "Payload", "Findings", "Events")]
    editor.tab("Preview").focus()
    for number, panel in enumerate(panels):
        expect(panel).to_be_visible()
        assert [other.is_visible() for other in panels].count(True) == 1, number
        editor.page.keyboard.press("ArrowRight")
    expect(panels[0]).to_be_visible()
    editor.page.keyboard.press("End")
    expect(editor.tab("Events")).to_be_focused()


def test_a_finding_leads_to_its_place_on_a_phone(open_editor):
    editor = open_editor(width=390, height=844, **PHONE)
    editor.tab("Findings").tap()
    editor.findings.get_by_role("button").first.tap()
    expect(editor.payload).to_be_visible()
    expect(editor.payload).to_be_focused()
    assert editor.selected


@pytest.mark.parametrize("width", [320, 390, 1440])
@pytest.mark.parametrize("script", [True, False])
def test_no_page_scrolls_sideways(open_editor, width, script):
    editor = open_editor(width=width, java_script_enabled=script)
    views = editor.page.get_by_role("tab").all() if script and width < 1100 else [None]
    for view in views:
        if view:
            view.click()
        assert editor.overflow() == 0
    editor.goto("/nothing-here")
    assert editor.overflow() == 0


def test_without_javascript_a_form_answers_with_a_page(open_editor):
    editor = open_editor(java_script_enabled=False)
    text = '{"pages": [{"image": "https://x.example/1", "title": "<b>Hi</b>", "duration": 3}, {"image": "a/b"}]}'
    editor.payload.fill(text)
    editor.switch("Loop").check()
    editor.ratio.fill("1.2")
    editor.button("Preview").click()
    expect(editor.payload).to_have_value(text)
    expect(editor.switch("Loop")).to_be_checked()
    expect(editor.ratio).to_have_value("1.2")
    expect(editor.findings.get_by_role("listitem").filter(has_text="line 1, column 93")).to_be_visible()
    expect(editor.page.locator(".storyboard").get_by_text("<b>Hi</b>", exact=True)).to_be_visible()
    expect(editor.page.locator(".storyboard figcaption")).to_have_count(1)


def test_a_page_that_is_not_there_leads_to_the_editor(open_editor):
    editor = open_editor("/nothing-here")
    editor.page.get_by_role("link", name="Open the editor").click()
    expect(editor.payload).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing(open_editor, scheme, width):
    editor = open_editor(width=width, color_scheme=scheme, bypass_csp=True)
    expect(editor.outcome).to_have_text("Plays 2 pages in 9 s")
    for view in editor.page.get_by_role("tab").all() if width < 1100 else [None]:
        if view:
            view.click()
        assert violations(editor.page) == []
    editor.goto("/nothing-here")
    assert violations(editor.page) == []


def hostile_texts():
    ours = ["<img src=x onerror=alert(1)>", "</script><script>alert(1)</script>", "</textarea><svg onload=alert(1)>",
            "javascript:alert(1)", "{{{findings}}}", "\u202eevil\u202c", "<!--", "]]>", "&lt;b&gt;"]
    return ours + (json.loads(NAUGHTY.read_text()) if NAUGHTY.exists() else [])


@pytest.mark.parametrize("script", [True, False])
def test_hostile_texts_run_nothing(open_editor, script):
    editor = open_editor(java_script_enabled=script)
    dialogs = []
    editor.page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
    texts = hostile_texts()
    pages = [{"image": "https://x.example/1", "duration": 30, "title": text, "subtitle": text, "button_title": text,
              "link": text, text: text} for text in texts]
    editor.payload.fill(json.dumps({"pages": [*pages, *[{"image": text, "title": text} for text in texts]]}, ensure_ascii=False))
    if script:
        expect(editor.outcome).to_contain_text(re.compile(r"Plays \d\d"), timeout=20_000)
        for _ in range(12):
            editor.button("Next page").click()
    else:
        editor.button("Preview").click()
        expect(editor.page.locator(".storyboard figcaption").nth(len(pages) - 1)).to_be_attached()
    assert dialogs == []
    inside = "[onerror], [onload], .findings script, .storyboard script, .findings img, svg[onload]"
    assert editor.page.locator(inside).count() == 0


def test_a_hostile_text_stays_itself_after_a_post(open_editor):
    editor = open_editor(java_script_enabled=False)
    text = '\n\n{"a": "</textarea><script>alert(1)</script>{{payload}}&amp;"}'
    editor.payload.fill(text)
    editor.button("Preview").click()
    expect(editor.payload).to_have_value(text)


def test_a_large_paste_costs_only_the_lines_in_view(editor):
    page = '{"image": "https://x.example/%d", "title": "t"}'
    text = "[" + ",\n".join(page % number for number in range(20_000)) + "]"
    editor.paste(text)
    expect(editor.outcome).to_contain_text("Plays 20,000 pages", timeout=30_000)
    assert editor.page.locator(".gutter span").count() < 80
    assert editor.page.locator(".lines *").count() < 2000
    editor.payload.evaluate("area => { area.scrollTop = area.scrollHeight }")
    expect(editor.page.locator(".gutter span").last).to_have_text("20000")


def test_a_very_long_line_is_left_without_colour(editor):
    editor.paste('{"pages": [{"image": "https://x.example/1", "title": "' + "x" * 200_000 + '"}]}')
    expect(editor.outcome).to_contain_text("Plays 1 page", timeout=30_000)
    assert editor.page.locator(".lines *").count() == 0
