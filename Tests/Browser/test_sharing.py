"""Sharing from the editor: what a link is made of, what is said before and after, and what the browser keeps."""

import json
import random
import re
import string

import pytest
from editor_page import PHONE
from playwright.sync_api import expect
from sharing_page import STORY, Dialog, open_page, status_of  # noqa: F401
from test_editor_reach import focused, violations

TEXT = json.dumps(STORY)
#: Another version of it.
SHORTER = json.dumps({"pages": STORY["pages"][:1]})


def open_dialog(editor, text=TEXT, outcome="Plays 2 pages in 60 s"):
    editor.payload.fill(text)
    expect(editor.outcome).to_contain_text(outcome)
    return Dialog(editor).open()


def titles(reader):
    """Of the pages that a link plays."""
    expect(reader.story).to_have_attribute("state", "playing")
    return [page["title"] for page in reader.timeline["pages"]]


def change(editor):
    editor.page.keyboard.press("Escape")
    editor.payload.fill(SHORTER)
    expect(editor.outcome).to_have_text("Plays 1 page in 30 s")


def kept(editor):
    return editor.page.evaluate("JSON.parse(localStorage.getItem('storyproof.shares'))") or []


def test_what_the_preview_shows_is_at_the_link(open_page):
    editor = open_page()
    editor.switch("Loop").check()
    link = open_dialog(editor).make("Summer sale")
    reader = open_page(link.removeprefix(editor.base))
    expect(reader.page.get_by_role("heading", name="Summer sale")).to_be_visible()
    assert titles(reader) == ["One", "Two"]
    assert reader.timeline["presentation"]["loopsAfterLastPage"] is True


def test_a_link_comes_with_its_qr_code_and_can_be_copied(open_page):
    editor = open_page(permissions=["clipboard-read", "clipboard-write"])
    dialog = open_dialog(editor)
    link = dialog.make()
    code = dialog.root.get_by_role("img", name="QR code of the link")
    expect(code).to_have_js_property("complete", True)
    assert code.evaluate("image => image.naturalWidth") > 0
    dialog.button("Copy link").click()
    expect(dialog.button("Copied")).to_be_visible()
    assert editor.page.evaluate("navigator.clipboard.readText()") == link


def test_the_owners_link_opens_the_owners_page(open_page):
    editor = open_page()
    dialog = open_dialog(editor)
    dialog.make("Mine")
    expect(dialog.root.get_by_text("Whoever has it can read all verdicts")).to_have_count(1)
    owner = open_page(dialog.owner_link.removeprefix(editor.base))
    expect(owner.page.get_by_role("heading", name="Mine")).to_be_visible()


@pytest.mark.parametrize(("term", "said"), [("1d", "expires in 24 hours"), ("7d", "expires in 7 days"),
                                            ("30d", "expires in 30 days"), ("never", "does not expire")])
def test_a_link_lasts_as_long_as_was_chosen(open_page, term, said):
    editor = open_page()
    dialog = open_dialog(editor)
    select = dialog.root.get_by_role("combobox", name="The link lasts")
    expect(select).to_have_value("30d")
    select.select_option(term)
    dialog.make()
    expect(dialog.root.locator(".share-result .share-about")).to_have_text(f"Version 1, {said}")


def test_a_passphrase_in_any_script_protects_the_link(open_page):
    editor = open_page()
    dialog = open_dialog(editor)
    dialog.box("Passphrase").fill("夏天 & été")
    link = dialog.make("Secret campaign")
    reader = open_page(link.removeprefix(editor.base))
    expect(reader.page.get_by_text("Secret campaign")).to_have_count(0)
    reader.page.get_by_label("Passphrase").fill("夏天 & été")
    reader.page.keyboard.press("Enter")
    expect(reader.page.get_by_role("heading", name="Secret campaign")).to_be_visible()


def test_another_text_can_be_put_at_the_same_link(open_page):
    editor = open_page()
    dialog = open_dialog(editor)
    link = dialog.make()
    expect(dialog.root.get_by_text("The link shows what the preview shows.")).to_be_visible()
    expect(dialog.button("Update the shared version")).to_be_hidden()
    change(editor)
    dialog.open().button("Update the shared version").click()
    expect(dialog.root.locator(".share-result .share-about")).to_contain_text("Version 2")
    assert dialog.link == link
    reader = open_page(link.removeprefix(editor.base))
    assert titles(reader) == ["One"]


def test_a_reload_keeps_the_text_with_its_link(open_page):
    editor = open_page()
    link = open_dialog(editor).make()
    editor.page.reload()
    assert Dialog(editor).open().link == link


def test_what_will_be_missing_is_told_before_sharing_and_forbids_nothing(open_page):
    editor = open_page()
    text = json.dumps({"pages": [*STORY["pages"], {"image": "a/b"}, {"title": "none"}]})
    dialog = open_dialog(editor, text)
    errors = editor.timeline["diagnostics"]
    n = [finding["severity"] for finding in errors].count("error")
    expect(dialog.root.get_by_text(f"{n} things will be missing on the phone:")).to_be_visible()
    assert status_of(dialog.make()) == 200


def test_a_text_that_cannot_be_read_cannot_be_shared(open_page):
    editor = open_page()
    dialog = open_dialog(editor, "{", "cannot be read")
    expect(dialog.root.get_by_text("This text cannot be read").first).to_be_visible()
    expect(dialog.button("Make the link")).to_be_hidden()


def test_a_secret_is_announced_and_never_stored(open_page):
    editor = open_page()
    push = {"request": {"auth": "TOP-SECRET", "notifications": [{"content": "Hi", "data": {"pw_stories": STORY}}]}}
    dialog = open_dialog(editor, json.dumps(push))
    expect(dialog.root.get_by_text("It is taken out before anything is stored.")).to_be_visible()
    dialog.make()
    share = kept(editor)[0]
    stored = editor.page.request.get(f"{editor.base}/api/previews/{share['id']}/payload",
                                     headers={"Authorization": f"Bearer {share['ownerToken']}"})
    assert stored.ok and "TOP-SECRET" not in stored.text()


REFUSALS = [
    (429, {"Retry-After": "600"}, "Try again in 10 min"),
    (507, {}, "no room for another link"),
    (503, {}, "The disk is read-only."),
    (None, {}, "does not answer"),
]


@pytest.mark.parametrize(("status", "headers", "sentence"), REFUSALS)
def test_a_refusal_is_said_and_what_was_typed_stays(open_page, status, headers, sentence):
    editor = open_page()
    body = json.dumps({"detail": "The disk is read-only."})
    editor.page.route("**/api/previews*", lambda route: route.fulfill(
        status=status, headers=headers, body=body, content_type="application/problem+json")
        if status else route.abort())
    dialog = open_dialog(editor)
    dialog.box("Name of the campaign").fill("Summer")
    dialog.box("Passphrase").fill("beach")
    dialog.button("Make the link").click()
    expect(dialog.trouble).to_contain_text(sentence)
    expect(dialog.box("Name of the campaign")).to_have_value("Summer")
    expect(dialog.box("Passphrase")).to_have_value("beach")
    editor.page.unroute("**/api/previews*")
    dialog.button("Make the link").click()
    assert status_of(dialog.link) == 200


def test_a_webhook_that_is_no_https_address_is_not_sent(open_page):
    editor = open_page()
    dialog = open_dialog(editor)
    dialog.root.get_by_text("More", exact=True).click()
    dialog.box("Webhook").fill("http://x.example/hook")
    dialog.button("Make the link").click()
    assert dialog.box("Webhook").evaluate("input => input.validity.patternMismatch")
    dialog.box("Webhook").fill("https://x.example/hook")
    dialog.button("Make the link").click()
    assert status_of(dialog.link) == 200


def test_the_shares_of_this_browser_are_listed_and_can_be_forgotten(open_page):
    editor = open_page()
    dialog = open_dialog(editor)
    links = [dialog.make("First")]
    dialog.button("Make another link").click()
    links.append(dialog.make("Second"))
    editor.page.reload()
    dialog.open()
    dialog.root.get_by_text("Your shares (2)").click()
    entries = dialog.root.get_by_role("list", name="Your shares").get_by_role("listitem")
    expect(entries.locator("b")).to_have_text(["Second", "First"])
    second = entries.first
    expect(second.get_by_role("link", name="Open")).to_have_attribute("href", re.compile(f"{re.escape(links[1])}/owner#"))
    second.get_by_role("button", name="Forget").click()
    expect(second.get_by_text("its owner’s key is lost")).to_be_visible()
    expect(entries).to_have_count(2)
    second.get_by_role("button", name="Forget it for good").click()
    expect(entries.locator("b")).to_have_text(["First"])
    assert status_of(links[1]) == 200


def test_an_earlier_share_can_be_chosen_for_an_update(open_page):
    editor = open_page()
    dialog = open_dialog(editor)
    link = dialog.make("First")
    dialog.button("Make another link").click()
    dialog.root.get_by_text("Your shares (1)").click()
    dialog.root.get_by_role("listitem").get_by_role("button", name="Update").click()
    assert dialog.link == link
    dialog.button("Update the shared version").click()
    expect(dialog.root.locator(".share-result .share-about")).to_contain_text("Version 2")


def test_the_owners_key_goes_to_the_server_as_a_header_alone(open_page):
    editor = open_page()
    sent = []
    editor.page.on("request", lambda request: sent.append((request.url, request.post_data or "")))
    dialog = open_dialog(editor)
    dialog.make()
    token = kept(editor)[0]["ownerToken"]
    change(editor)
    dialog.open()
    with editor.page.expect_request(lambda request: request.method == "PUT") as updated:
        dialog.button("Update the shared version").click()
    assert updated.value.headers["authorization"] == f"Bearer {token}"
    assert [part for request in sent for part in request if token in part] == []


def local_link(dialog):
    dialog.root.get_by_text("A link without storing anything").click()
    dialog.button("Write the link").click()
    expect(dialog.box("Link without a store")).to_be_visible()
    return dialog.box("Link without a store").input_value()


def test_a_link_without_a_store_plays_and_sends_nothing_but_the_payload(open_page):
    editor = open_page()
    editor.switch("Loop").check()
    dialog = open_dialog(editor)
    link = local_link(dialog)
    expect(dialog.root.get_by_text(re.compile(r"^\d+ characters\.$"))).to_be_visible()
    assert kept(editor) == []
    reader = open_page(link.removeprefix(editor.base))
    assert titles(reader) == ["One", "Two"]
    assert reader.timeline["presentation"]["loopsAfterLastPage"] is True


def test_a_long_link_without_a_store_warns_of_chats(open_page):
    editor = open_page()
    noise = "".join(random.Random(1).choices(string.ascii_letters, k=4000))
    dialog = open_dialog(editor, json.dumps({"pages": [{**STORY["pages"][0], "title": noise}]}), "Plays 1 page")
    assert len(local_link(dialog)) > 2000
    expect(dialog.root.get_by_text(re.compile(r"^\d,\d+ characters: many chats cut"))).to_be_visible()


def test_a_link_without_a_store_leaves_a_secret_out(open_page):
    editor = open_page()
    push = {"request": {"auth": "TOP-SECRET", "notifications": [{"content": "Hi", "data": {"pw_stories": STORY}}]}}
    dialog = open_dialog(editor, json.dumps(push, indent=1))
    link = local_link(dialog)
    expect(dialog.root.get_by_text("The secret in your text is left out of it.")).to_be_visible()
    payload = editor.page.evaluate("""async (link) => {
      const {decode} = await import('/share/fragment.js')
      return (await decode(link.split('#')[1])).payload
    }""", link)
    assert json.loads(payload)["request"]["auth"] == "" and "TOP-SECRET" not in payload


def test_sharing_needs_no_mouse(open_page):
    editor = open_page()
    editor.payload.fill(TEXT)
    expect(editor.outcome).to_contain_text("Plays 2 pages")
    editor.button("Share").focus()
    keyboard = editor.page.keyboard
    keyboard.press("Enter")
    expect(Dialog(editor).root).to_be_visible()
    for _ in range(20):
        if focused(editor.page) == "Make the link":
            break
        keyboard.press("Tab")
    keyboard.press("Enter")
    expect(Dialog(editor).button("Copy link")).to_be_focused()
    keyboard.press("Escape")
    expect(editor.button("Share")).to_be_focused()


def test_share_is_in_reach_of_a_thumb_on_a_phone(open_page):
    editor = open_page(width=390, height=844, **PHONE)
    expect(editor.button("Share")).to_have_count(1)
    box = editor.button("Share").bounding_box()
    assert box["y"] > 844 * 0.8
    assert box["height"] >= 44 and box["width"] >= 44


def test_what_can_be_pressed_on_a_phone_is_large_enough(open_page):
    editor = open_page(width=390, height=844, **PHONE)
    editor.button("Share").tap()
    dialog = Dialog(editor)
    dialog.make("Summer")
    for summary in dialog.root.locator("summary:visible").all():
        summary.tap()
    small = dialog.root.evaluate(
        """dialog => [...dialog.querySelectorAll('button, a, input, select, summary')].map((element) => {
          const {width, height} = element.getBoundingClientRect()
          return [element.textContent || element.ariaLabel, width, height]
        }).filter(([, width, height]) => width > 0 && (width < 44 || height < 44))"""
    )
    assert small == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing_in_the_dialog(open_page, scheme, width):
    editor = open_page(width=width, color_scheme=scheme, bypass_csp=True, reduced_motion="reduce")
    dialog = Dialog(editor).open()
    dialog.root.locator("summary").first.click()
    assert violations(editor.page) == []
    dialog.make("Summer")
    for summary in dialog.root.locator(".share-side summary").all():
        summary.click()
    assert violations(editor.page) == []


@pytest.mark.parametrize("language", ["en", "fr", "pt", "zh-Hans", "hi"])
def test_no_text_of_the_dialog_goes_over_its_box(open_page, language):
    editor = open_page(f"/?lang={language}", width=320)
    editor.page.locator(".share-open:visible").click()
    dialog = Dialog(editor)
    dialog.root.locator("[type=submit]").click()
    expect(dialog.root.locator(".share-link")).to_be_visible()
    for summary in dialog.root.locator("summary:visible").all():
        summary.click()
    assert dialog.root.evaluate(
        """dialog => [...dialog.querySelectorAll('*')].filter((element) => element.localName !== 'input' &&
          element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
          .map((element) => `${element.className}: ${element.textContent.trim()}`)"""
    ) == []
