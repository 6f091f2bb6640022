"""The page in each of its languages: what it is called, what it says with and without a script, and whether it fits."""

import json
import re

import pytest
from editor_page import PHONE, open_editor  # noqa: F401
from playwright.sync_api import expect

#: By language: the tabs, the outcome of the guide's example, its size, and the name of a switch.
LANGUAGES = {
    "en": (["Preview", "Payload", "Findings (4)", "Events"], "Plays 2 pages in 9 s", "of 4,096 bytes", "Haptics"),
    "fr": (
        ["Aperçu", "Charge utile", "Remarques (4)", "Événements"],
        "Joue 2 pages en 9 s",
        "octets sur 4\u202f096",
        "Retour haptique",
    ),
    "pt": (
        ["Prévia", "Payload", "Observações (4)", "Eventos"],
        "Reproduz 2 páginas em 9 s",
        "de 4.096 bytes",
        "Toque tátil",
    ),
    "zh-Hans": (["预览", "有效负载", "问题 (4)", "事件"], "播放 2 页，共 9 秒", "/ 4,096 字节", "触感反馈"),
    "hi": (
        ["प्रीव्यू", "पेलोड", "टिप्पणियाँ (4)", "इवेंट"],
        "2 पेज 9 से॰ में चलते हैं",
        "4,096 में से",
        "हैप्टिक्स",
    ),
}

#: The transport's buttons while a story plays.
TRANSPORT = {
    "en": ["Previous page", "Pause", "Next page", "Restart"],
    "fr": ["Page précédente", "Mettre en pause", "Page suivante", "Recommencer"],
    "pt": ["Página anterior", "Pausar", "Próxima página", "Recomeçar"],
    "zh-Hans": ["上一页", "暂停", "下一页", "重新播放"],
    "hi": ["पिछला पेज", "रोकें", "अगला पेज", "फिर से शुरू करें"],
}

languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
def test_the_page_speaks_the_language_that_the_browser_prefers(open_editor, language):
    tabs, outcome, size, switch = LANGUAGES[language]
    editor = open_editor(width=390, locale=language)
    expect(editor.page.locator("html")).to_have_attribute("lang", language)
    expect(editor.page.get_by_role("tab")).to_have_text(tabs)
    expect(editor.outcome).to_have_text(outcome)
    expect(editor.page.locator(".budget-text")).to_contain_text(size)
    expect(editor.switch(switch)).to_be_visible()


@languages
def test_the_transport_is_named_in_the_page_s_language(open_editor, language):
    editor = open_editor(f"/?lang={language}")
    for name in TRANSPORT[language]:
        expect(editor.page.locator("stories-transport").get_by_role("button", name=name, exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("language", "total", "seen"),
    [("en", "/ 9.0 s", "of 5.0 s"), ("fr", "/ 9,0 s", "sur 5,0 s"), ("pt", "/ 9,0 s", "de 5,0 s"),
     ("zh-Hans", "/ 9.0 秒", "5.0 秒"), ("hi", "/ 9.0 से॰", "5.0 में से")],
)  # fmt: skip
def test_seconds_have_the_language_s_decimal_mark_and_copied_ones_a_point(open_editor, language, total, seen):
    editor = open_editor(f"/?lang={language}")
    expect(editor.page.locator("stories-transport")).to_contain_text(total)
    editor.page.keyboard.press("ArrowRight")
    expect(editor.page.locator("#events .seen").first).to_contain_text(seen)
    editor.page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    editor.page.locator("#copy-events").click()
    editor.page.wait_for_function("window.copied")
    assert isinstance(json.loads(editor.page.evaluate("copied"))["visits"][0]["duration"], int | float)


@languages
def test_findings_asked_for_later_speak_the_language_of_the_address(open_editor, language):
    editor = open_editor(f"/?lang={language}")
    before = editor.page.locator("#findings .finding-message").first.inner_text()
    with editor.page.expect_response("**/api/timeline*"):
        editor.page.locator("#payload").press("Control+End")
        editor.page.keyboard.type(" ")
    expect(editor.page.locator("#findings .finding-message").first).to_have_text(before)


@languages
def test_the_page_says_the_same_with_and_without_a_script(open_editor, browser, server, language):
    editor = open_editor(f"/?lang={language}")
    plain = browser.new_page(java_script_enabled=False)
    plain.goto(f"{server}/?lang={language}")
    for part in [".budget-text", ".finding .severity", ".finding .on-phone", ".finding .place"]:
        expect(editor.page.locator(part)).to_have_text(plain.locator(part).all_inner_texts())
    plain.close()


@languages
@pytest.mark.parametrize("width", [320, 1100])
def test_no_text_of_the_page_goes_over_its_box(open_editor, language, width):
    editor = open_editor(f"/?lang={language}", width=width)
    editor.page.locator("#sample").select_option("broken")
    expect(editor.outcome).to_have_attribute("data-outcome", re.compile("unreadable|fallback"))
    for tab in range(4 if width < 1100 else 1):
        if width < 1100:
            editor.page.get_by_role("tab").nth(tab).click()
        assert editor.overflow() <= 0
        assert editor.page.evaluate(
            """() => [...document.querySelectorAll('.bar *, .tabs > *, .budget > *, .option > *, .outcome-line > *, button')]
                .filter(({clientWidth, scrollWidth}) =>
                  clientWidth > 1 && scrollWidth > clientWidth + 1)
                .map((element) => `${element.className || element.id}: ${element.textContent.trim()}`)"""
        ) == []


@languages
@pytest.mark.parametrize(("width", "settings"), [(390, PHONE), (1440, {})])
def test_the_phone_s_settings_stand_in_one_row(open_editor, language, width, settings):
    editor = open_editor(f"/?lang={language}", width=width, **settings)
    controls = editor.page.locator(".strip > :visible")
    boxes = controls.evaluate_all("all => all.map((control) => control.getBoundingClientRect().toJSON())")
    assert len({box["y"] + box["height"] / 2 for box in boxes}) == 1


@languages
def test_a_notice_and_the_page_of_findings_speak_the_language_too(open_editor, language):
    editor = open_editor(f"/docs/findings?lang={language}")
    expect(editor.page.locator("html")).to_have_attribute("lang", language)
    heading = editor.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(re.sub(r" \(4\)", "", LANGUAGES[language][0][2]))
    editor.goto(f"/nowhere?lang={language}")
    expect(editor.page.locator("html")).to_have_attribute("lang", language)
    expect(editor.page.locator(".sentence")).to_have_attribute("lang", language)
    (expect(heading) if language == "en" else expect(heading).not_to_have_text("Not Found"))
