"""What the dialog “Export” gives to take along: real downloads, opened again."""

import base64
import csv
import io
import json
import pathlib

import pytest
from editor_page import PHONE, open_editor, violations  # noqa: F401
from media_page import editor, held_back, media_server  # noqa: F401
from player_page import png
from playwright.sync_api import expect

RED, GREEN, BLUE = (200, 40, 40), (40, 160, 60), (40, 80, 200)
WHITE, BLACK = (255, 255, 255), (0, 0, 0)
#: In a page: the colours along a line of a picture, at so much of its height, each run of them once.
RUNS = """async ([picture, share]) => {
  const bytes = Uint8Array.from(atob(picture), character => character.charCodeAt())
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  canvas.drawImage(bitmap, 0, 0)
  const { data } = canvas.getImageData(0, Math.round(bitmap.height * share), bitmap.width, 1)
  const runs = []
  for (let at = 0; at < data.length; at += 4) {
    const colour = `${data.slice(at, at + 3)}`
    if (runs.at(-1)?.colour === colour) runs.at(-1).length += 1
    else runs.push({ colour, length: 1 })
  }
  const wide = runs.filter(({ length }) => length > 20).map(({ colour }) => colour.split(',').map(Number))
  return [bitmap.width, bitmap.height, wide]
}"""
#: In a page: a video's duration and measures, and its colours in the middle, so many seconds from its start or end.
WATCH = """async ([video, type, instants]) => {
  const bytes = Uint8Array.from(atob(video), character => character.charCodeAt())
  const shown = document.createElement('video')
  const told = name => new Promise((resolve, reject) => {
    shown.addEventListener(name, resolve, { once: true })
    shown.addEventListener('error', () => reject(shown.error), { once: true })
  })
  const go = seconds => { const there = told('seeked'); shown.currentTime = seconds; return there }
  const isRead = told('loadeddata')
  Object.assign(shown, { muted: true, preload: 'auto', src: URL.createObjectURL(new Blob([bytes], { type })) })
  await isRead
  // Some recorders leave the duration out; it is known at the end.
  if (shown.duration === Infinity) await go(1e6)
  const { duration, videoWidth: width, videoHeight: height } = shown
  const canvas = new OffscreenCanvas(width, height).getContext('2d')
  const colours = []
  for (const instant of instants) {
    await go(instant < 0 ? duration + instant : instant)
    canvas.drawImage(shown, 0, 0)
    colours.push([...canvas.getImageData(width / 2, height / 4, 1, 1).data.slice(0, 3)])
  }
  return { duration, width, height, colours }
}"""


class Export:
    """The dialog, by its rows."""

    def __init__(self, editor):
        self.editor, self.page = editor, editor.page
        self.root = editor.page.get_by_role("dialog", name="Export")

    def open(self):
        self.editor.button("Export").click()
        expect(self.root).to_be_visible()
        return self

    def row(self, name):
        return self.root.get_by_role("group", name=name, exact=True)

    def button(self, row, name):
        return self.row(row).get_by_role("button", name=name, exact=True)

    def said(self, row):
        return self.row(row).get_by_role("status")

    def download(self, row, name):
        """The name of what a button brings, and its bytes."""
        with self.page.expect_download(timeout=60_000) as download:
            self.button(row, name).click()
        return download.value.suggested_filename, pathlib.Path(download.value.path()).read_bytes()

    def watch(self, video, name, *instants):
        """What a video shows, in a page that may play it."""
        page = self.page.context.new_page()
        return page.evaluate(WATCH, [base64.b64encode(video).decode(), f"video/{name.rsplit('.')[-1]}", instants])


def filled(colour):
    return png(bytes(colour) * 20, 30)


def write(editor, pictures, *colours, duration=2):
    """A story with a page of each colour; None: its picture does not come."""
    urls = [pictures.put(f"/{number}.png", colour and filled(colour)) for number, colour in enumerate(colours)]
    pages = [{"image": url, "duration": duration, "title": f"Title {number}"} for number, url in enumerate(urls)]
    editor.payload.fill(json.dumps({"pages": pages}))
    expect(editor.outcome).to_contain_text(f"{len(colours)} page")
    editor.page.wait_for_function("count => story.timeline.pages.length === count", arg=len(colours))
    return Export(editor).open()


def near(colours):
    """Within what a video's coding changes."""
    return [pytest.approx(colour, abs=16) for colour in colours]


def test_the_storyboard_is_a_picture_with_all_pages_and_their_pictures(editor, pictures):
    export = write(editor, pictures, RED, GREEN, BLUE)
    name, picture = export.download("Storyboard", "PNG")
    assert name == "storyproof-storyboard.png"
    width, height, runs = export.page.evaluate(RUNS, [base64.b64encode(picture).decode(), 0.4])
    assert (width, height) == (1600, 960)
    assert [tuple(colour) for colour in runs] == [WHITE, RED, WHITE, GREEN, WHITE, BLUE, WHITE]
    expect(export.said("Storyboard")).to_be_empty()


def test_a_picture_that_does_not_come_is_black_on_the_storyboard_which_says_so(editor, pictures):
    export = write(editor, pictures, RED, None)
    _, picture = export.download("Storyboard", "PNG")
    _, _, runs = export.page.evaluate(RUNS, [base64.b64encode(picture).decode(), 0.4])
    assert [tuple(colour) for colour in runs] == [WHITE, RED, WHITE, BLACK, WHITE]
    expect(export.said("Storyboard")).to_have_text("The picture of 1 page did not come: the page is black.")


def test_the_video_shows_each_page_for_its_time(editor, pictures):
    export = write(editor, pictures, RED, BLUE)
    name, video = export.download("Video", "Record")
    assert name == "storyproof-story.mp4"
    expect(export.said("Video")).to_have_text("The video is saved.")
    shown = export.watch(video, name, 1, -1)
    assert (shown["width"], shown["height"]) == (720, 1080)
    assert shown["duration"] == pytest.approx(4, abs=0.6)
    assert [tuple(colour) for colour in shown["colours"]] == near([RED, BLUE])


def test_a_story_that_loops_is_recorded_once(editor, pictures):
    editor.switch("Loop").check()
    export = write(editor, pictures, RED, BLUE)
    name, video = export.download("Video", "Record")
    shown = export.watch(video, name, 1, -1)
    assert shown["duration"] == pytest.approx(4, abs=0.6)
    assert [tuple(colour) for colour in shown["colours"]] == near([RED, BLUE])


def test_a_video_crossfades_where_the_story_does(editor, pictures):
    editor.switch("Crossfade").check()
    export = write(editor, pictures, RED, BLUE)
    name, video = export.download("Video", "Record")
    # In the middle of each page the fade has long been over; between them both pictures are seen.
    instants = [1, *(2 + step / 50 for step in range(15)), -1]
    first, *between, last = (tuple(colour) for colour in export.watch(video, name, *instants)["colours"])
    assert [first, last] == near([RED, BLUE])
    assert any(RED[0] - 30 > red > BLUE[0] + 30 for red, _, _ in between)


def hide(page, is_hidden):
    page.evaluate(
        """hidden => {
          Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        }""",
        is_hidden,
    )


def test_a_hidden_page_pauses_the_story_and_its_recording(editor, pictures):
    export = write(editor, pictures, RED, BLUE)
    bar = export.page.get_by_role("progressbar", name="Seconds recorded")
    with export.page.expect_download(timeout=60_000) as download:
        export.button("Video", "Record").click()
        export.page.wait_for_function("() => document.querySelector('.export-progress')?.value > 0.3")
        hide(export.page, True)
        stands = bar.evaluate("bar => new Promise(resolve => setTimeout(() => resolve(bar.value), 100))")
        assert bar.evaluate("bar => new Promise(resolve => setTimeout(() => resolve(bar.value), 3000))") == stands
        hide(export.page, False)
    video = pathlib.Path(download.value.path()).read_bytes()
    shown = export.watch(video, download.value.suggested_filename, 1, -1)
    assert shown["duration"] < 4 + 3
    assert [tuple(colour) for colour in shown["colours"]] == near([RED, BLUE])


@pytest.mark.parametrize("way", ["Cancel", "Escape"])
def test_a_cancelled_recording_leaves_nothing(editor, pictures, way):
    export, downloads = write(editor, pictures, RED, BLUE, duration=30), []
    export.page.on("download", lambda download: downloads.append(download))
    export.button("Video", "Record").click()
    expect(export.button("Video", "Cancel")).to_be_focused()
    export.page.wait_for_function("() => document.querySelector('.export-progress')?.value > 0.3")
    expect(editor.story).to_have_attribute("state", "paused")
    if way == "Cancel":
        export.button("Video", "Cancel").click()
        expect(export.button("Video", "Record")).to_be_focused()
        expect(export.said("Video")).to_have_text("Cancelled: nothing was saved.")
    else:
        export.page.keyboard.press("Escape")
        expect(export.root).to_be_hidden()
    expect(editor.story).to_have_attribute("state", "playing")
    assert downloads == []
    if way == "Escape":
        export.open()
    # What was cancelled is over: another one goes from the start to the end.
    export.button("Video", "Record").click()
    expect(export.button("Video", "Cancel")).to_be_visible()


def test_a_browser_without_a_recorder_says_so(open_editor):
    editor = open_editor("/nothing-here")
    editor.page.add_init_script("delete window.MediaRecorder")
    editor.goto()
    export = Export(editor).open()
    expect(export.row("Video")).to_contain_text("This browser cannot record a video.")
    expect(export.row("Video").get_by_role("button")).to_have_count(0)


def test_the_events_are_downloaded_as_json_and_as_csv(editor, pictures):
    export = write(editor, pictures, RED, BLUE)
    expect(editor.story).to_have_attribute("state", "finished")
    trace = editor.story.evaluate("story => story.trace")
    name, told = export.download("Events", "JSON")
    assert (name, json.loads(told)) == ("storyproof-events.json", trace)
    name, told = export.download("Events", "CSV")
    assert name == "storyproof-events.csv"
    assert told.decode().startswith("at,event,index,pageCount\r\n")
    rows = csv.DictReader(io.StringIO(told.decode(), newline=""))
    numbers = {"at": float, "index": int, "pageCount": int}
    assert [{key: numbers.get(key, str)(value) for key, value in row.items() if value} for row in rows] == trace


def test_the_web_page_is_one_file_that_asks_for_nothing(editor, pictures):
    export = write(editor, pictures, RED, BLUE)
    name, told = export.download("Web page", "Download")
    assert name == "storyproof-story.html"
    assert told.lower().startswith(b"<!doctype html>")
    assert b"Title 1" in told
    assert b'src="http' not in told and b'href="http' not in told


def test_the_web_page_waits_for_a_picture_that_is_on_its_way(editor, pictures):
    picture = filled(RED)
    answer, is_free = held_back(picture)
    editor.payload.fill(json.dumps({"pages": [{"image": pictures.put("/slow.png", answer)}]}))
    expect(editor.outcome).to_contain_text("1 page")
    export = Export(editor).open()
    with export.page.expect_download(timeout=60_000) as download:
        export.button("Web page", "Download").click()
        expect(export.said("Web page")).to_have_text("Waiting for the pictures.")
        is_free.set()
    assert base64.b64encode(picture) in pathlib.Path(download.value.path()).read_bytes()
    expect(export.said("Web page")).to_be_empty()


@pytest.mark.parametrize("row", ["Web page", "Integration kit"])
def test_a_refusal_says_why_and_is_over_with_the_next_text(open_editor, row):
    editor = open_editor()
    editor.payload.fill("{")
    expect(editor.outcome).to_contain_text("cannot be read")
    export = Export(editor).open()
    export.button(row, "Download").click()
    expect(export.said(row)).to_contain_text("The payload is not JSON")
    editor.page.keyboard.press("Escape")
    editor.choose_sample("Two pages")
    expect(editor.outcome).to_contain_text("2 pages")
    export.open()
    expect(export.said(row)).to_be_empty()
    export.download(row, "Download")


def test_paper_gets_the_storyboard_and_not_the_dialog(open_editor):
    editor = open_editor()
    editor.page.evaluate("() => { print = () => { window.open_dialogs = document.querySelectorAll('dialog[open]').length } }")
    export = Export(editor).open()
    export.button("Storyboard", "Print or PDF").click()
    editor.page.wait_for_function("() => window.open_dialogs === 0")
    expect(export.root).to_be_hidden()


def test_where_there_are_no_pages_no_picture_and_no_video_is_offered(open_editor):
    editor = open_editor()
    editor.choose_sample("A fallback")
    expect(editor.outcome).to_contain_text("No story")
    export = Export(editor).open()
    for name in ("Storyboard", "Video"):
        expect(export.row(name)).to_contain_text("There are no pages to show.")
        expect(export.row(name).get_by_role("button")).to_have_count(0)


def test_the_dialog_goes_by_keys_and_gives_the_focus_back(open_editor):
    editor = open_editor()
    editor.button("Export").focus()
    editor.page.keyboard.press("Enter")
    export = Export(editor)
    expect(export.root).to_be_visible()
    seen = []
    for _ in range(8):
        editor.page.keyboard.press("Tab")
        seen.append(editor.page.evaluate("document.activeElement.textContent"))
    assert seen[-7:] == ["Download", "PNG", "Print or PDF", "Record", "JSON", "CSV", "Download"]
    editor.page.keyboard.press("Escape")
    expect(export.root).to_be_hidden()
    expect(editor.button("Export")).to_be_focused()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing_in_the_dialog(open_editor, width, scheme):
    editor = open_editor(width=width, color_scheme=scheme, bypass_csp=True)
    export = Export(editor).open()
    assert violations(editor.page) == []
    export.button("Video", "Record").click()
    editor.page.wait_for_function("() => document.querySelector('.export-progress')?.value > 0.3")
    assert violations(editor.page) == []
    assert editor.overflow() == 0


def test_on_a_phone_every_target_of_the_dialog_is_44_pixels(open_editor):
    editor = open_editor(width=390, height=844, **PHONE)
    editor.button("Export").tap()
    expect(Export(editor).root).to_be_visible()
    small = """() => [...document.querySelectorAll('#export-open, #export-dialog button')]
      .map(target => [target.textContent, target.getBoundingClientRect()])
      .filter(([, {width, height}]) => width && (width < 44 || height < 44)).map(([name]) => name)"""
    assert editor.page.evaluate(small) == []
