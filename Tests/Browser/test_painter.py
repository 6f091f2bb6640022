"""The canvas painter of a page against the player's own drawing of it."""

import base64

import pytest
from editor_page import editor  # noqa: F401
from player_page import story

#: Draws a page twice, by the player at the left and by the painter at the right, and says how far they are apart.
DRAW = """async ([timeline, index, isMirrored, picture]) => {
  const { still } = await import('/player/still.js')
  const { paintPage } = await import('/editor/painter.js')
  const drawn = still(timeline, index)
  drawn.id = 'still'
  drawn.style.width = '390px'
  const canvas = document.createElement('canvas')
  canvas.id = 'painted'
  Object.assign(canvas, { width: 390, height: 390 * timeline.presentation.storyAspectRatio })
  document.body.replaceChildren(drawn, canvas)
  const bitmap = picture && await createImageBitmap(await (await fetch(picture)).blob())
  const phone = { points: 390, isMirrored, count: timeline.pages.length }
  const box = { left: 0, top: 0, width: canvas.width, height: canvas.height }
  paintPage(canvas.getContext('2d', { alpha: false }), box, phone, timeline.pages[index],
            bitmap ? [{ picture: bitmap, alpha: 1 }] : [], 0)
}"""
#: Of two pictures: the mean difference of their channels, and in parts of them where what is light or dark stands.
COMPARE = """async ([pictures, parts]) => {
  const [one, two] = await Promise.all(pictures.map(async picture => {
    const image = new Image()
    image.src = `data:image/png;base64,${picture}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
    canvas.drawImage(image, 0, 0)
    return canvas
  }))
  const bytes = [one, two].map(context => context.getImageData(0, 0, one.canvas.width, one.canvas.height).data)
  const sum = bytes[0].reduce((so, byte, at) => so + Math.abs(byte - bytes[1][at]), 0)
  const ink = (canvas, [x, y, width, height]) => {
    const { data } = canvas.getImageData(x, y, width, height)
    const ground = data[1]
    const found = []
    for (let at = 0; at < data.length; at += 4) {
      if (Math.abs(data[at + 1] - ground) > 90) found.push([(at / 4) % width, Math.floor(at / 4 / width)])
    }
    const [xs, ys] = [0, 1].map(side => found.map(place => place[side]))
    return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  }
  return [sum / bytes[0].length, parts.map(part => [one, two].map(canvas => ink(canvas, part)))]
}"""
TEXTS = {
    "short": ("Welcome", "Swipe to explore what’s new"),
    "long": ("Une soirée au bord de l’eau : réservez votre table dès aujourd’hui, et plus encore",
             "A subtitle (of well-known words) that goes over more than three lines, so it’s cut off at its end, "
             "wherever that may be"),
    "arabic": ("مرحبا بكم في متجرنا الجديد 2026 (1)", "التخفيضات: تصل إلى 50% على جميع المنتجات، وهذا نص طويل لكي ينكسر"),
    "chinese": ("夏の大セール「今だけ」50%オフ、すべての商品が対象です。お見逃しなく！", "现在就来看看我们的新品，所有商品都有折扣，数量有限，先到先得。"),
    "hindi": ("ग्रीष्मकालीन बिक्री अब शुरू", "सभी उत्पादों पर पचास प्रतिशत तक की छूट, आज ही खरीदें और बचत करें"),
    "one word": ("Kapitänsmützenverkäuferinnenverbandsvorsitzendenstellvertreterin", "A\nB"),
}  # fmt: skip
CUT = {"long", "one word"}


@pytest.fixture
def drawn(page, server):
    """Draws a page of a story in both ways; gives their difference, and where ink stands in parts of both."""

    def draw(timeline, index=0, direction="ltr", picture=None, parts=()):
        html = f'<!doctype html><html dir="{direction}" lang="en"><title>Two</title><body>'
        page.route("**/blank", lambda route: route.fulfill(body=html, content_type="text/html"))
        page.route("https://pictures.example/**", lambda route: route.abort())
        page.set_viewport_size({"width": 800, "height": 2400})
        page.goto(f"{server}/blank")
        page.evaluate(DRAW, [timeline, index, direction == "rtl", picture])
        if picture:
            page.wait_for_function("() => document.querySelector('#still').shadowRoot.querySelector('canvas')")
        else:
            page.wait_for_function("() => document.querySelector('#still').shadowRoot.querySelector('.spinner').hidden")
        shots = [base64.b64encode(page.locator(part).screenshot()).decode() for part in ("#still", "#painted")]
        return page.evaluate(COMPARE, [shots, parts])

    return draw


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("name", TEXTS)
def test_texts_and_the_button_stand_where_the_player_has_them(drawn, name, direction):
    title, subtitle = TEXTS[name]
    timeline = story(5, pages=[{"title": title, "subtitle": subtitle}])
    parts = [(0, 380, 390, 122), (0, 500, 390, 80), (60, 515, 270, 40)]
    _, [texts, button, label] = drawn(timeline, direction=direction, parts=parts)
    # Browsers leave a space before an ellipsis, and lose it where the text stands at the right.
    far = 1 if direction == "ltr" else 0
    if name in CUT:
        texts = [side[:far] + side[far + 1 :] for side in texts]
    for one, other in (texts, button, label):
        assert other == pytest.approx(one, abs=2)


def test_bars_stand_where_the_player_has_them(drawn):
    timeline = story(5, 4, 3, pages=[{"title": None, "subtitle": None, "showsButton": False}] * 3)
    _, bars = drawn(timeline, 1, parts=[(0, 0, 138, 60), (136, 0, 120, 60)])
    for one, other in bars:
        assert other == pytest.approx(one, abs=1)


@pytest.mark.parametrize("ratio", [0.5, 1.5, 2.2])
def test_the_picture_fills_the_area_as_in_the_player(drawn, ratio):
    picture = "/samples/city.webp"
    page = {"media": picture, "title": "Welcome", "subtitle": "To the city"}
    difference, _ = drawn(story(5, 4, ratio=ratio, pages=[page, page]), picture=picture)
    assert difference < 1.5


def test_a_picture_that_failed_is_black_under_text_and_button(drawn):
    difference, _ = drawn(story(5))
    assert difference < 1.5


BREAK = """async ([text, width]) => {
  const { laidOut } = await import('/editor/card-text.js')
  const { brokenLines } = await import('/editor/text-lines.js')
  const context = document.createElement('canvas').getContext('2d')
  const shown = []
  context.fillText = line => shown.push(line)
  const style = { size: 20, weight: 400, leading: 24, most: 2, colour: '#fff' }
  const { height, write } = laidOut(context, text, style, 0, width)
  write(0)
  const kept = brokenLines(context, text, '20px monospace', width, 2)
  return [shown, height / 24, kept.map(({ text }) => text)]
}"""


@pytest.mark.parametrize(
    ("text", "width", "collapsed", "kept"),
    [
        ("A table", 120, ["A table"], ["A table"]),
        ("A table for two", 95, ["A table", "for two"], ["A table", "for two"]),
        ("  A \n table\u00a0 ", 120, ["A table"], ["  A", " table"]),
        ("A table for two by the river", 120, ["A table for", "two by the…"], ["A table", "for two…"]),
        ("Kapitänsmütze", 95, ["Kapitäns", "mütze"], ["Kapitän", "smütze"]),
        ("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 60, ["👩‍👩‍👧👩‍👩‍👧", "👩‍👩‍👧"], ["👩‍👩‍👧👩‍👩‍👧", "👩‍👩‍👧"]),
        (" ", 120, [], [""]),
    ],
    ids=["one line", "words", "white space", "cut", "characters", "emoji", "blank"],
)
def test_a_text_is_broken_between_words_else_between_characters_and_cut_after_two_lines(
    editor, text, width, collapsed, kept
):
    shown, lines, broken = editor.page.evaluate(BREAK, [text, width])
    assert (shown, lines, broken) == (collapsed, len(collapsed), kept)
