"""The owner's page and the comparison of two versions, against the real server."""

import csv
import io
import json
import re

import pytest
from editor_page import PHONE
from playwright.sync_api import expect
from sharing_page import STORY, Dialog, Share, open_page, status_of  # noqa: F401
from test_editor_reach import violations

PAGES = STORY["pages"]
CHANGED = {"pages": [{**PAGES[0], "title": "Uno"}, {"image": "https://x.example/3", "title": "Three", "duration": 60},
                     PAGES[1]]}


@pytest.fixture
def share(share_server):
    """A share with two versions, of which one was approved."""
    made = Share(share_server)
    made.review("approved", "Ada")
    made.update(CHANGED, loopsAfterLastPage="true")
    return made


def version(page, number):
    return page.get_by_role("list", name="Versions").get_by_role("listitem").filter(
        has=page.get_by_role("heading", name=re.compile(f"^Version {number}")))


def test_each_version_stands_with_its_verdicts_and_opens_the_latest_first(open_page, share):
    open_page(f"/p/{share.id}?version=1")
    owner = open_page(share.owner_path)
    rows = owner.page.get_by_role("list", name="Versions").get_by_role("heading")
    expect(rows).to_have_text([re.compile("^Version 2 latest"), re.compile("^Version 1")])
    expect(version(owner.page, 1)).to_contain_text("1 approval")
    expect(version(owner.page, 2)).to_contain_text("No verdict yet")
    expect(version(owner.page, 2)).to_contain_text("3 pages")


def test_a_version_shows_its_pages(open_page, share):
    owner = open_page(share.owner_path)
    expect(version(owner.page, 2).locator(".strip-page")).to_have_count(3)
    expect(version(owner.page, 1).locator(".strip-page")).to_have_count(2)
    assert owner.page.locator("[aria-hidden] .strip-page").count() == owner.page.locator(".strip-page").count()


def test_people_stand_by_version_and_page_and_their_history_is_kept(open_page, share):
    first = share.review("approved", "Ben", version=2)
    share.take_back(first)
    share.review("changesRequested", "Chloé", version=2, page=1, text="<b>Too dark</b>")
    owner = open_page(share.owner_path)
    groups = owner.page.locator(".said")
    expect(groups.locator("h3")).to_have_text(["Version 2", "Version 1 not version 2, the latest"])
    expect(groups.first.locator("h4")).to_have_text(["The whole story", "Page 2"])
    expect(groups.first.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("taken back")
    expect(groups.first.get_by_text("<b>Too dark</b>", exact=True)).to_be_visible()
    expect(groups.last).to_contain_text("Ada Approved")


def test_numbers_are_drawn_and_can_be_read(open_page, share):
    owner = open_page(share.owner_path)
    statistics = owner.page.get_by_role("region", name="Statistics")
    expect(statistics.get_by_role("table")).to_have_count(2)
    expect(statistics.locator("svg").first).to_be_visible()


@pytest.mark.parametrize("token", ["", "#", "#wrong", f"#{'A' * 43}"])
def test_without_the_right_key_there_is_a_sentence_and_a_way_on(open_page, share, token):
    owner = open_page(f"/p/{share.id}/owner{token}")
    expect(owner.page.get_by_role("heading", name="This address does not hold the owner’s key")).to_be_visible()
    owner.page.get_by_role("link", name="Open the editor").click()
    expect(owner.payload).to_be_visible()


def test_the_key_that_this_browser_keeps_opens_the_page_again(open_page):
    editor = open_page()
    dialog = Dialog(editor).open()
    dialog.make("Kept")
    path = dialog.owner_link.removeprefix(editor.base).split("#")[0]
    editor.goto(path)
    editor.page.get_by_role("link", name="Open it with the key in this browser").click()
    expect(editor.page.get_by_role("heading", name="Kept")).to_be_visible()


def test_a_link_that_is_not_there_is_said_to_be_so(open_page, share):
    owner = open_page(f"/p/{'A' * len(share.id)}/owner#{share.token}")
    expect(owner.page.get_by_role("heading", name="There is no such link")).to_be_visible()


def test_the_key_stays_in_the_address_and_reaches_the_server_as_a_header_alone(open_page, share):
    owner = open_page("/nothing-here")
    sent = []
    owner.page.on("request", lambda request: sent.append((request.url.split("#")[0], request.post_data or "")))
    owner.goto(share.owner_path)
    expect(owner.page.locator(".strip-page").first).to_be_attached()
    assert share.token in owner.page.url
    assert [part for request in sent for part in request if share.token in part] == []
    assert owner.page.evaluate("Object.values(localStorage).join().includes(location.hash.slice(1))") is False
    owner.page.reload()
    expect(owner.page.get_by_role("heading", name="Summer sale")).to_be_visible()


def test_a_share_is_renamed_and_extended(open_page, share):
    owner = open_page(share.owner_path)
    owner.page.get_by_text("Rename", exact=True).click()
    owner.page.get_by_role("textbox", name="Name of the campaign").fill("Winter <sale>")
    owner.page.get_by_role("button", name="Save").click()
    expect(owner.page.get_by_role("heading", name="Winter <sale>")).to_be_focused()
    owner.page.get_by_text("Extend", exact=True).click()
    owner.page.get_by_role("combobox", name="From now on the link lasts").select_option("never")
    owner.page.get_by_role("button", name="Save").click()
    expect(owner.page.locator(".owner-state")).to_have_text("does not expire")
    assert (share.known["name"], share.known["expiresAt"]) == ("Winter <sale>", None)


def test_revoking_says_what_is_lost_and_needs_a_second_press(open_page, share):
    owner = open_page(share.owner_path)
    owner.page.get_by_role("button", name="Revoke").click()
    expect(owner.page.get_by_text("From then on nobody can open the link")).to_be_visible()
    assert status_of(share.url) == 200
    owner.page.get_by_role("button", name="Revoke it for good").click()
    expect(owner.page.locator(".owner-state")).to_contain_text("Revoked")
    assert status_of(share.url) == 410
    expect(owner.page.get_by_role("button", name="Revoke")).to_have_count(0)
    expect(owner.page.get_by_text("Ada")).to_be_visible()


def test_a_press_elsewhere_takes_the_first_press_back(open_page, share):
    owner = open_page(share.owner_path)
    owner.page.get_by_role("button", name="Revoke").click()
    expect(owner.page.get_by_role("button", name="Revoke it for good")).to_be_visible()
    owner.page.get_by_role("button", name="Delete", exact=True).focus()
    expect(owner.page.get_by_role("button", name="Revoke", exact=True)).to_be_visible()


def test_deleting_leaves_nothing(open_page, share):
    owner = open_page(share.owner_path)
    owner.page.get_by_role("button", name="Delete").click()
    expect(owner.page.get_by_text("Export the verdicts first")).to_be_visible()
    owner.page.get_by_role("button", name="Delete it for good").click()
    expect(owner.page.get_by_role("heading", name="The link is deleted")).to_be_visible()
    assert status_of(share.url) == 404


def test_reviews_are_handed_out_as_csv_and_json(open_page, share):
    owner = open_page(share.owner_path)
    texts = {}
    for kind in ("CSV", "JSON"):
        with owner.page.expect_download() as download:
            owner.button(f"Export as {kind}").click()
        assert download.value.suggested_filename == f"reviews-{share.id}.{kind.lower()}"
        with open(download.value.path(), encoding="utf-8") as file:
            texts[kind] = file.read()
    assert [row["name"] for row in csv.DictReader(io.StringIO(texts["CSV"]))] == ["Ada"]
    assert [review["name"] for review in json.loads(texts["JSON"])] == ["Ada"]


def test_a_new_version_begins_in_the_editor_with_the_shared_text(open_page, share):
    owner = open_page()
    owner.payload.fill('{"pages": "mine"}')
    owner.goto(share.owner_path)
    owner.page.get_by_role("button", name="New version").click()
    expect(owner.payload).to_have_value(json.dumps(CHANGED))
    expect(owner.switch("Loop")).to_be_checked()
    expect(owner.notice).to_contain_text("Summer sale")
    owner.payload.fill(json.dumps(STORY))
    expect(owner.outcome).to_contain_text("Plays 2 pages")
    dialog = Dialog(owner).open()
    assert dialog.link == share.url
    dialog.button("Update the shared version").click()
    expect(dialog.root.locator(".share-result .share-about")).to_contain_text("Version 3")
    assert share.known["latestVersion"] == 3


def test_the_text_that_stood_in_the_editor_can_be_brought_back(open_page, share):
    owner = open_page()
    owner.payload.fill('{"pages": "mine"}')
    owner.goto(share.owner_path)
    owner.page.get_by_role("button", name="New version").click()
    expect(owner.payload).to_have_value(json.dumps(CHANGED))
    owner.button("Bring back my text").click()
    expect(owner.payload).to_have_value('{"pages": "mine"}')


def compare(open_page, share, **settings):
    opened = open_page(f"/p/{share.id}/compare?from=1&to=2", **settings)
    expect(opened.story.first).to_have_attribute("state", re.compile("playing|finished"))
    return opened


def pages_shown(page):
    return page.evaluate("[...document.querySelectorAll('push-stories')].map(story => Number(story.getAttribute('page')))")


def test_what_changed_is_told_page_by_page(open_page, share):
    changes = compare(open_page, share).page.get_by_role("list", name="What changed")
    expect(changes.get_by_role("heading")).to_have_text(
        ["The push as a whole", "Page 1", "Page 2 is new", "Page 3, was page 2: the same"])
    first = changes.locator("[data-kind=changed]")
    expect(first.get_by_role("term")).to_have_text(["Title"])
    expect(first.locator("del")).to_have_text("One")
    expect(first.locator("ins")).to_have_text("Uno")
    expect(changes.get_by_text("loopsAfterLastPage")).to_be_visible()


def test_the_approval_stands_at_the_version_that_it_was_for(open_page, share):
    sides = compare(open_page, share).page.locator(".side")
    expect(sides.first).to_contain_text("Approved by Ada")
    expect(sides.last).to_contain_text("No verdict yet")


def test_both_stories_start_together_and_one_transport_drives_both(open_page, share):
    opened = compare(open_page, share)
    page = opened.page
    starts = page.evaluate("[...document.querySelectorAll('push-stories')].map(story => story.trace[0].at)")
    assert starts == [0, 0]
    opened.button("Pause").click()
    states = [story.get_attribute("state") for story in opened.story.all()]
    assert states == ["paused", "paused"]
    opened.button("Next page").click()
    assert pages_shown(page) == [1, 1]
    opened.button("Next page").click()
    assert pages_shown(page) == [1, 2], "the shorter one waits"
    opened.button("Previous page").click()
    assert pages_shown(page) == [1, 1]
    opened.button("Restart").click()
    assert pages_shown(page) == [0, 0]
    expect(opened.button("Pause")).to_be_visible()


def test_the_shorter_one_waits_at_its_end_while_the_other_goes_on(open_page, share_server):
    short, long = {"pages": [{**PAGES[0], "duration": 1}]}, {"pages": [{**PAGES[0], "duration": 60}]}
    share = Share(share_server, short)
    share.update(long)
    opened = compare(open_page, share)
    expect(opened.story.first).to_have_attribute("state", "finished")
    expect(opened.story.last).to_have_attribute("state", "playing")
    expect(opened.button("Pause")).to_be_visible()
    opened.button("Pause").click()
    opened.button("Play").click()
    expect(opened.story.first).to_have_attribute("state", "finished")
    expect(opened.story.last).to_have_attribute("state", "playing")


def test_keys_drive_both_stories(open_page, share):
    opened = compare(open_page, share)
    opened.page.keyboard.press("ArrowRight")
    assert pages_shown(opened.page) == [1, 1]
    opened.story.last.focus()
    opened.page.keyboard.press("ArrowLeft")
    assert pages_shown(opened.page) == [0, 0]
    opened.page.keyboard.press("Space")
    assert [story.get_attribute("state") for story in opened.story.all()] == ["paused", "paused"]


def test_other_versions_can_be_chosen(open_page, share):
    opened = compare(open_page, share)
    opened.page.get_by_role("combobox", name="From version").select_option("2")
    opened.button("Compare").click()
    expect(opened.page.get_by_text("Nothing: both versions show the same.")).to_be_visible()


@pytest.mark.parametrize(("width", "aside"), [(390, False), (1440, True)])
def test_the_stories_stand_side_by_side_where_there_is_room(open_page, share, width, aside):
    opened = compare(open_page, share, width=width)
    first, last = (story.bounding_box() for story in opened.story.all())
    assert (first["y"] == last["y"]) is aside
    assert opened.overflow() == 0


def both_pages(share):
    return [share.owner_path, f"/p/{share.id}/compare?from=1&to=2"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing_on_either_page(open_page, share, scheme, width):
    share.review("changesRequested", "Ben", version=2, page=1, text="Darker")
    share.review("comment", "Chloé", version=2, text="Nice")
    for path in both_pages(share):
        opened = open_page(path, width=width, color_scheme=scheme, bypass_csp=True, reduced_motion="reduce")
        expect(opened.page.locator(".strip-page, .picture").first).to_be_attached()
        expect(opened.page.locator(".chart, .page-change").first).to_be_attached()
        assert violations(opened.page) == []


@pytest.mark.parametrize("language", ["en", "fr", "pt", "zh-Hans", "hi"])
def test_each_page_fits_in_each_language(open_page, share, language):
    share.review("changesRequested", "Ben", version=2, page=1, text="x" * 300)
    for path in both_pages(share):
        opened = open_page(path, width=320, locale=language)
        expect(opened.page.locator("html")).to_have_attribute("lang", language)
        expect(opened.page.locator(".strip-page, .picture").first).to_be_attached()
        assert opened.overflow() == 0


def test_what_can_be_pressed_on_a_phone_is_large_enough(open_page, share):
    for path in both_pages(share):
        opened = open_page(path, width=390, height=844, **PHONE)
        expect(opened.page.locator(".strip-page, .picture").first).to_be_attached()
        small = opened.page.evaluate(
            """() => [...document.querySelectorAll('main :is(button, a, select, summary)')].map((element) => {
              const {width, height} = element.getBoundingClientRect()
              return [element.textContent, width, height]
            }).filter(([, width, height]) => width > 0 && (width < 44 || height < 44))"""
        )
        assert small == []


def test_without_javascript_the_owners_page_says_why_it_is_empty(open_page, share):
    owner = open_page(share.owner_path, java_script_enabled=False)
    expect(owner.page.get_by_text("allow JavaScript for this page")).to_be_visible()
