"""`serve --watch`: the editor follows a file, and the story goes on where it was."""

import json

import pytest
from serving import serving
from editor_page import prepare
from playwright.sync_api import expect

PAGE = {"image": "https://example.com/1.jpg", "duration": 60}


def text(*titles):
    return json.dumps({"pages": [{**PAGE, "title": title} for title in titles]})


@pytest.fixture
def file(tmp_path):
    """The watched file."""
    path = tmp_path / "payload.json"
    path.write_text(text("One", "Two", "Three"))
    return path


@pytest.fixture
def editor(browser, tmp_path, file):
    with serving(tmp_path, "--watch", file) as address:
        problems = []
        context = browser.new_context(viewport={"width": 1440, "height": 900})
        editor = prepare(context.new_page(), address, problems)
        editor.goto("/")
        yield editor
        context.close()
        assert problems == []


def expect_titles(editor, *titles):
    editor.page.wait_for_function(
        """titles => JSON.stringify(document.querySelector('push-stories').timeline?.pages.map(page => page.title))
          === JSON.stringify(titles)""", arg=titles)


def test_the_editor_opens_with_the_file_and_follows_it(editor, file):
    expect_titles(editor, "One", "Two", "Three")
    file.write_text(text("Uno", "Dos"))
    expect_titles(editor, "Uno", "Dos")
    other = file.with_suffix(".new")
    other.write_text(text("Eins"))
    other.rename(file)
    expect_titles(editor, "Eins")


def test_page_and_pause_are_kept(editor, file):
    expect_titles(editor, "One", "Two", "Three")
    editor.page.locator("stories-transport").get_by_role("button", name="Next").click()
    expect(editor.story).to_have_attribute("page", "1")
    editor.page.locator("stories-transport").get_by_role("button", name="Pause").click()
    expect(editor.story).to_have_attribute("state", "paused")
    file.write_text(text("One", "Better", "Three"))
    expect_titles(editor, "One", "Better", "Three")
    expect(editor.story).to_have_attribute("page", "1")
    expect(editor.story).to_have_attribute("state", "paused")


def test_half_a_text_moves_nothing_and_the_whole_one_goes_on_there(editor, file):
    expect_titles(editor, "One", "Two", "Three")
    editor.page.locator("stories-transport").get_by_role("button", name="Next").click()
    file.write_text(text("One", "Better", "Three")[:40])
    expect(editor.outcome).to_contain_text("cannot be read")
    expect(editor.story).to_have_attribute("page", "1")
    file.write_text(text("One", "Better", "Three"))
    expect_titles(editor, "One", "Better", "Three")
    expect(editor.story).to_have_attribute("page", "1")


def test_a_story_that_plays_goes_on_at_its_page(editor, file):
    expect_titles(editor, "One", "Two", "Three")
    editor.page.locator("stories-transport").get_by_role("button", name="Next").click()
    file.write_text(text("One", "Better"))
    expect_titles(editor, "One", "Better")
    expect(editor.story).to_have_attribute("page", "1")
    expect(editor.story).to_have_attribute("state", "playing")


def test_a_file_that_goes_is_told_and_its_text_stays(editor, file):
    expect_titles(editor, "One", "Two", "Three")
    file.unlink()
    expect(editor.page.get_by_text("The file payload.json cannot be read. Its last text stays here.")).to_be_visible()
    expect_titles(editor, "One", "Two", "Three")
    file.write_text(text("Back"))
    expect_titles(editor, "Back")


def test_what_was_typed_here_can_be_brought_back(editor, file):
    expect_titles(editor, "One", "Two", "Three")
    editor.payload.fill(text("Mine"))
    expect_titles(editor, "Mine")
    file.write_text(text("Theirs"))
    expect_titles(editor, "Theirs")
    editor.button("Bring back my text").click()
    expect_titles(editor, "Mine")
