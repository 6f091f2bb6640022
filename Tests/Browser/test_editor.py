"""The editor: text in, story out, and nothing typed is ever lost."""

import re

import pytest
from checkout import ROOT
from editor_page import editor, open_editor, refuse  # noqa: F401
from playwright.sync_api import expect


def test_the_guides_example_plays_on_arrival(editor):
    expect(editor.outcome).to_have_text("Plays 2 pages in 9 s")
    expect(editor.story).to_have_attribute("state", "playing")
    expect(editor.story).to_have_attribute("page", "0")
    expect(editor.story.get_by_text("Welcome", exact=True)).to_be_visible()
    expect(editor.page.get_by_role("button", name="Get started")).to_be_visible()


def test_another_duration_is_another_timeline(editor):
    editor.replace('"duration": 5.0', '"duration": 8.5')
    expect(editor.outcome).to_have_text("Plays 2 pages in 12.5 s")
    assert [page["duration"] for page in editor.timeline["pages"]] == [8.5, 4]
    expect(editor.page.locator(".transport")).to_contain_text("/ 12.5 s")


def test_a_text_that_plays_the_same_lets_the_story_go_on(editor):
    editor.page.evaluate("story.mark = story.timeline")
    with editor.page.expect_response("**/api/timeline*") as answer:
        editor.replace('"request"', ' "request"')
    assert answer.value.ok
    expect(editor.page.locator(".gutter span").first).to_be_visible()
    assert editor.page.evaluate("story.mark === story.timeline")


@pytest.mark.parametrize(
    ("text", "place", "selected"),
    [
        ("nonsense", "line 1, column 1", "n"),
        ('{"pages": [\n  {"image" "a"}\n]}', "line 2, column 11", ""),
        ('{"title": "😀", "pages": oops}', "line 1, column 26", "o"),
    ],
)
def test_nonsense_says_where_it_is_wrong_and_leads_there(editor, text, place, selected):
    editor.paste(text)
    finding = editor.findings.get_by_role("listitem").filter(has_text=place).first
    expect(finding).to_be_visible()
    expect(editor.outcome).to_contain_text("cannot be read at " + place)
    finding.get_by_role("button").first.click()
    expect(editor.payload).to_be_focused()
    assert editor.selected.startswith(selected)


@pytest.mark.parametrize("name", ["App/App.entitlements", "StoriesContentExtension/Info.plist"])
def test_a_file_of_the_app_is_called_so_and_not_unreadable(editor, name):
    # A mistake in it is no reason to call it unreadable either.
    text = (ROOT / "Tests/Fixtures/kit/everything" / name).read_text().replace("ExtensionCategory", "Category")
    editor.paste(text)
    expect(editor.outcome).to_contain_text("This is a property list of the app, which cannot be sent; the preview plays")
    expect(editor.outcome).not_to_contain_text("read")
    expect(editor.findings.get_by_role("listitem").first).to_contain_text("not a payload")


def test_nonsense_leaves_the_last_story_playing(editor):
    editor.paste('{"a": ')
    expect(editor.outcome).to_contain_text("the preview plays the last text that could be")
    expect(editor.story).to_have_attribute("state", re.compile("playing|finished"))
    assert len(editor.timeline["pages"]) == 2


@pytest.mark.parametrize(
    ("name", "option"),
    [
        ("Haptics", "hapticsEnabled"),
        ("Long press to pause", "longPressToPauseEnabled"),
        ("Crossfade", "crossfadesBetweenPages"),
        ("Loop", "loopsAfterLastPage"),
    ],
)
def test_a_switch_reaches_the_story_under_its_sdk_name(editor, name, option):
    assert editor.timeline["presentation"][option] is False
    with editor.page.expect_response(f"**/api/timeline?*{option}=true*"):
        editor.switch(name).click()
    editor.page.wait_for_function("name => story.timeline.presentation[name]", arg=option)


def test_the_ratio_changes_the_storys_shape(editor):
    editor.ratio.fill("1.2")
    editor.page.wait_for_function("() => story.timeline.presentation.storyAspectRatio === 1.2")
    box = editor.story.bounding_box()
    assert box["height"] / box["width"] == pytest.approx(1.2, abs=0.01)


@pytest.mark.parametrize("ratio", ["9", "0.1", ""])
def test_a_ratio_out_of_range_goes_on_with_the_usual_one(editor, ratio):
    editor.ratio.fill("1.2")
    editor.page.wait_for_function("() => story.timeline.presentation.storyAspectRatio === 1.2")
    editor.ratio.fill(ratio)
    editor.page.wait_for_function("() => story.timeline.presentation.storyAspectRatio === 1.5")
    expect(editor.page.locator("#ratio-hint")).to_be_visible(visible=bool(ratio))


def test_text_and_options_survive_a_reload(editor):
    editor.payload.fill('{"pages": [')
    editor.switch("Loop").check()
    editor.ratio.fill("1.3")
    editor.page.reload()
    expect(editor.payload).to_have_value('{"pages": [')
    expect(editor.switch("Loop")).to_be_checked()
    expect(editor.switch("Haptics")).not_to_be_checked()
    expect(editor.ratio).to_have_value("1.3")
    expect(editor.outcome).to_contain_text("cannot be read")


@pytest.mark.parametrize(
    ("status", "sentence"), [(0, "The server does not answer."), (500, "trouble (500)"), (503, "trouble (503)")]
)
def test_a_failing_server_costs_neither_text_nor_preview(editor, status, sentence):
    cure = refuse(editor.page, status)
    editor.replace('"Welcome"', '"Hello"')
    expect(editor.trouble).to_contain_text(sentence)
    assert '"Hello"' in editor.payload.input_value()
    assert editor.timeline["pages"][0]["title"] == "Welcome"
    expect(editor.outcome).to_have_text("Plays 2 pages in 9 s")
    cure()
    editor.button("Try again").click()
    expect(editor.trouble).to_be_empty()
    expect(editor.story.get_by_text("Hello", exact=True)).to_be_visible()


def test_a_text_too_long_is_told_the_limit(editor):
    editor.payload.fill("x" * 1_048_577)
    expect(editor.trouble).to_have_text("This text is too long to preview: 1,048,576 bytes is the most. "
                                        "Shorten it to go on.", timeout=20_000)
    expect(editor.button("Try again")).to_be_hidden()
    assert len(editor.timeline["pages"]) == 2


@pytest.mark.parametrize(
    ("sample", "outcome"),
    [
        ("Two pages", "Plays 2 pages"),
        ("Ten pages", "Plays 10 pages"),
        ("Right to left", "Plays"),
        ("A fallback", "No story: the phone shows the alert’s body in its place"),
        ("A broken one", "Nothing can be sent: the text cannot be read at line 21, column 30"),
        ("The guide’s example", "Plays 2 pages in 9 s"),
    ],
)
def test_a_sample_opens(editor, sample, outcome):
    editor.choose_sample(sample)
    expect(editor.outcome).to_contain_text(outcome)


def test_the_fallback_shows_the_alerts_body(editor):
    editor.choose_sample("A fallback")
    expect(editor.story).to_have_attribute("state", "fallback")
    expect(editor.story.get_by_text("Our spring collection is here.")).to_be_visible()


def test_a_broken_sample_alone_leaves_the_stage_empty(editor):
    editor.choose_sample("A broken one")
    expect(editor.page.get_by_text("There is nothing to play yet.")).to_be_visible()
    expect(editor.story).to_be_hidden()


def test_what_was_typed_comes_back_after_a_sample(editor):
    editor.replace('"Welcome"', '"Mine"')
    editor.choose_sample("Two pages")
    expect(editor.notice).to_contain_text("is open.")
    editor.button("Bring back my text").click()
    expect(editor.story.get_by_text("Mine", exact=True)).to_be_visible()


@pytest.mark.parametrize("name", ["summer.json", "Simulator push.apns"])
def test_a_file_opens_by_the_button(editor, name):
    with editor.page.expect_file_chooser() as chooser:
        editor.button("Open file").click()
    block = b'{"pages": [{"image": "https://x.example/1", "duration": 3}]}'
    chooser.value.set_files({"name": name, "mimeType": "", "buffer": block})
    expect(editor.outcome).to_have_text("Plays 1 page in 3 s")


@pytest.mark.parametrize("name", ["summer.json", "push.apns"])
def test_a_file_dropped_anywhere_opens(editor, name):
    editor.drop(name, '{"pages": [{"image": "https://x.example/1", "duration": 7}]}')
    expect(editor.outcome).to_have_text("Plays 1 page in 7 s")
    expect(editor.page.locator("#drop-hint")).to_be_hidden()


def test_a_file_too_large_is_refused_and_the_text_stays(editor):
    before = editor.payload.input_value()
    editor.drop("huge.json", "x" * 1_048_577)
    expect(editor.trouble).to_contain_text("huge.json was not opened: it has 1,048,577 bytes")
    expect(editor.payload).to_have_value(before)


def test_events_have_the_sdks_names_and_their_pages(editor):
    editor.payload.fill('{"pages": [{"image": "https://x.example/1"}, {"image": "https://x.example/2"}]}')
    expect(editor.outcome).to_contain_text("in 10 s")
    rows = editor.events.get_by_role("listitem")
    expect(rows).to_have_text(["0.00 s didStart 2 pages", "0.00 s didShow page 1"])
    box = editor.story.bounding_box()
    editor.page.mouse.click(box["x"] + box["width"] * 0.9, box["y"] + 80)
    expect(rows).to_have_count(3)
    expect(rows.last).to_have_text(re.compile(r"^\d+\.\d\d s didShow page 2"))
    editor.button("Restart").click()
    expect(rows).to_have_text(["0.00 s didStart 2 pages", "0.00 s didShow page 1"])


def test_a_story_that_ends_says_so(editor):
    editor.payload.fill('{"pages": [{"image": "https://x.example/1", "duration": 0.2}]}')
    expect(editor.events.get_by_role("listitem").last).to_have_text(re.compile("didFinish"))
    expect(editor.story).to_have_attribute("state", "finished")
