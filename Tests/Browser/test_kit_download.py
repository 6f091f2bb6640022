"""The integration kit, downloaded from the editor."""

import io
import pathlib
import zipfile

from editor_page import editor, open_editor  # noqa: F401
from playwright.sync_api import expect


def kit(editor):
    editor.button("Export").click()
    return editor.page.get_by_role("group", name="Integration kit")


def test_the_kit_of_what_the_form_holds_is_downloaded(editor):
    editor.ratio.fill("2")
    row = kit(editor)
    with editor.page.expect_download() as download:
        row.get_by_role("button", name="Download").click()
    assert download.value.suggested_filename == "storyproof-kit.zip"
    archive = zipfile.ZipFile(io.BytesIO(pathlib.Path(download.value.path()).read_bytes()))
    names = archive.namelist()
    assert any(name.endswith("NotificationViewController.swift") for name in names)
    plist = next(name for name in names if name.endswith("ContentExtension/Info.plist"))
    assert "<real>2" in archive.read(plist).decode()


def test_a_text_without_a_story_has_none_and_says_so(editor):
    editor.payload.fill('{"pages": [')
    row = kit(editor)
    row.get_by_role("button", name="Download").click()
    expect(row.get_by_role("status")).not_to_be_empty()
