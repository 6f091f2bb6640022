"""One `<push-stories>` on an otherwise empty page of the server's origin, its clock under control."""

import struct
import zlib

import pytest

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' https: data: blob:; connect-src 'self'"
)
EPOCH_SECONDS = 1_800_000_000
PICTURES = "https://pictures.example/"


def png(row, height):
    """A picture of equal rows, each of so many bytes in RGB."""

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    rows = (b"\0" + row) * height
    header = struct.pack(">IIBBBBB", len(row) // 3, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


COLOURS = [png(bytes.fromhex(colour) * 20, 30) for colour in ("c82828", "28a03c", "2850c8", "c8a028", "7828a0")]
NAMES = {}


def first_colour(picture):
    """The red, green and blue of the first pixel of a PNG with eight bits a channel."""
    body, at = b"", 8
    while at < len(picture):
        size, kind = struct.unpack(">I4s", picture[at : at + 8])
        body += picture[at + 8 : at + 8 + size] if kind == b"IDAT" else b""
        at += 12 + size
    # Whatever the row's filter, nothing stands before its first pixel.
    return tuple(zlib.decompress(body)[1:4])


NAMES.update((first_colour(picture), f"{number}.png") for number, picture in enumerate(COLOURS))


def story(*durations, haptics=False, holds=False, loops=False, crossfade=0, ratio=1.5, pages=()):
    """A timeline document as the engine writes it; `pages` are laid over the pages made."""
    last = len(durations) - 1

    def go(to, haptic=haptics, events=()):
        return {"to": to, "haptic": haptic, "events": list(events)}

    made, end = [], 0
    for index, duration in enumerate(durations):
        start, end = end, round(end + duration, 9)
        elapsed = go(index + 1, False) if index < last else go(0 if loops else None, False, ["didFinish"])
        following = go(index + 1) if index < last else go(0) if loops else None
        page = {
            "index": index, "sourceIndex": index, "start": start, "duration": duration, "end": end,
            "imageURL": f"{PICTURES}{index}.png", "media": None,
            "title": f"Title {index}", "subtitle": f"Subtitle {index}",
            "buttonTitle": f"Button {index}", "link": f"https://shop.example/{index}", "showsButton": True,
            "transitions": {"elapsed": elapsed, "next": following, "previous": go(max(index - 1, 0))},
        }
        made.append(page | (pages[index] if index < len(pages) else {}))
    return {
        "outcome": "stories", "crossfadeSeconds": crossfade, "pages": made, "totalDuration": end,
        "presentation": {"storyAspectRatio": ratio, "longPressToPauseEnabled": holds},
        "gestures": {"previousZoneEnd": 1 / 3, "longPressSeconds": 0.25},
        "fallback": {"body": "Tap to explore"},
    }


def fallback(body="Tap to explore"):
    """A document whose push shows its alert body alone."""
    return story() | {"outcome": "fallback", "fallback": {"body": body}}


class Player:
    """The element as a reader meets it."""

    def __init__(self, page):
        self.page = page
        self.element = page.locator("push-stories")
        self.box = self.element.bounding_box()

    def play(self, timeline):
        self.element.evaluate("(element, timeline) => { element.timeline = timeline }", timeline)

    def run(self, milliseconds):
        self.page.clock.run_for(milliseconds)

    def point(self, x, y=0.3):
        """Moves the mouse there; both in widths of the element."""
        self.page.mouse.move(self.box["x"] + x * self.box["width"], self.box["y"] + y * self.box["width"])

    def down(self, x):
        self.point(x)
        self.page.mouse.down()

    def up(self):
        self.page.mouse.up()

    def tap(self, x):
        self.down(x)
        self.up()

    def hide(self, is_hidden=True):
        self.page.evaluate(
            """hidden => {
              Object.defineProperty(document, 'hidden', {value: hidden, configurable: true})
              document.dispatchEvent(new Event('visibilitychange'))
            }""",
            is_hidden,
        )

    @property
    def state(self):
        return self.element.get_attribute("state")

    @property
    def number(self):
        return self.element.get_attribute("page")

    @property
    def trace(self):
        return self.element.evaluate("element => element.trace")

    @property
    def told(self):
        """The trace in words, without the start: `1.5 didShow 1`."""
        lines = [f"{e['at']:g} {e['event']} {e.get('index', '')}".strip() for e in self.trace]
        return lines[2:]

    def picture(self):
        """The picture seen, by its name; None where the page is black."""
        clip = {"x": self.box["x"] + 0.5 * self.box["width"], "y": self.box["y"] + 0.4 * self.box["width"]}
        colour = first_colour(self.page.screenshot(clip=clip | {"width": 1, "height": 1}))
        return {(0, 0, 0): None, **NAMES}.get(colour, colour)

    def has_spinner(self):
        return self.element.locator(".spinner").is_visible()


@pytest.fixture
def player(page, server):
    """Call it with a timeline; it gives a `Player` that stands at its start. Pictures are answered by `pictures`."""
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda message: problems.append(message.text) if "Content Security" in message.text else None)

    def open_player(timeline, width=390, direction="ltr", pictures=None, attributes="", beside=""):
        html = (
            f'<!doctype html><html lang="en" dir="{direction}"><title>Story</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            '<script type="module" src="/player/push-stories.js"></script>'
            f"<body><push-stories {attributes}></push-stories>{beside}"
        )
        headers = {"Content-Security-Policy": POLICY}
        page.route(f"{server}/blank", lambda route: route.fulfill(body=html, content_type="text/html", headers=headers))
        page.route(f"{PICTURES}**", pictures or answer_picture)
        page.set_viewport_size({"width": width, "height": 1300})
        page.clock.install(time=EPOCH_SECONDS)
        page.goto(f"{server}/blank")
        page.evaluate("() => { document.body.style.margin = 0; return customElements.whenDefined('push-stories') }")
        page.clock.pause_at(EPOCH_SECONDS + 60)
        opened = Player(page)
        if timeline:
            opened.play(timeline)
        return opened

    yield open_player
    assert problems == []


def answer_picture(route):
    """Each number has a colour of its own."""
    number = int(route.request.url.rsplit("/", 1)[1].removesuffix(".png"))
    route.fulfill(body=COLOURS[number % len(COLOURS)], content_type="image/png")
