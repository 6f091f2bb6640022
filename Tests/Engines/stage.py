"""A player on an otherwise empty page, as a reader meets it; its clock stands until it is run."""

import base64
import http.client
import json
import time

from images import BLUE, GREEN, RED, png

PLAYER = "document.querySelector('push-stories')"
PART = f"{PLAYER}.shadowRoot.querySelector"


class Stage:
    def __init__(self, engine, site):
        self.engine, self.site = engine, site
        self.width = 390

    def page(self, index, **fields):
        """A page of a payload with a picture of its own, a text and a button; `None` takes a field away."""
        page = {
            "image": self.site.picture(f"{index}.png", png((RED, GREEN, BLUE)[index % 3])),
            "title": f"Title {index}", "subtitle": f"Subtitle {index}", "button_title": f"Button {index}",
            "link": f"https://shop.example/{index}",
        }  # fmt: skip
        return {name: value for name, value in (page | fields).items() if value is not None}

    def open(self, *durations, pages=(), width=390, options=None, **page):
        """Opens a page and plays there. `pages` are laid over the pages made."""
        self.width = width
        self.engine.resize(max(width, 390), 1300)
        self.engine.open(self.site.page(**page))
        self.engine.run(
            """width => {
              document.querySelector('main').style.width = `${width}px`
              return customElements.whenDefined('push-stories').then(() => true)
            }""",
            width,
        )
        if durations:
            self.play(*durations, pages=pages, options=options)
        return self

    def payload(self, *durations, pages=()):
        laid = [*pages, *[{}] * len(durations)]
        return [self.page(n, **({"duration": duration} | laid[n])) for n, duration in enumerate(durations)]

    def play(self, *durations, pages=(), options=None):
        self.show(timeline(self.site.server, self.payload(*durations, pages=pages), options or {}))

    def show_fallback(self, body):
        """Plays a push without a story."""
        self.show(timeline(self.site.server, {"aps": {"alert": {"body": body}}}, {}))

    def show(self, document):
        self.engine.run(f"timeline => {{ {PLAYER}.timeline = timeline }}", document)

    def run(self, milliseconds):
        self.engine.run("milliseconds => clock.run(milliseconds)", milliseconds)

    def point(self, x, y=0.4):
        """A place in the window; both in widths of the player."""
        left, top, width, _ = self.box()
        return left + x * width, top + y * width

    def press(self, x, hand="mouse", y=0.4):
        self.engine.press(*self.point(x, y), hand)

    def lift(self, hand="mouse"):
        """Lifts the hand; after a touch gives the browser time for the mouse that it emulates, if it does."""
        before = self.heard("mouseup")
        self.engine.lift(hand)
        if hand == "touch":
            end = time.monotonic() + 1
            while self.heard("mouseup") == before and time.monotonic() < end:
                time.sleep(0.01)

    def tap(self, x, hand="mouse", y=0.4):
        self.press(x, hand, y)
        self.lift(hand)

    def tap_button(self, hand="mouse"):
        """A tap on the middle of the page's button."""
        left, top, width, height = self.box(".action")
        self.engine.press(left + width / 2, top + height / 2, hand)
        before = self.heard("pointerup")
        self.engine.lift(hand)
        self.wait(lambda: self.heard("pointerup") > before or self.told)

    def key(self, name):
        self.engine.key(name)

    def hide(self, is_hidden=True):
        self.engine.run("isHidden => test.hide(isHidden)", is_hidden)

    def ask(self, expression):
        """The value of an expression on `player`."""
        return self.engine.run(f"() => {{ const player = {PLAYER}; return {expression} }}")

    def box(self, selector=None, nth=0):
        """Left, top, width and height of the player, or of a part of it."""
        part = f"player.shadowRoot.querySelectorAll('{selector}')[{nth}]" if selector else "player"
        return self.ask(f"test.box({part})")

    def heard(self, type):
        return self.engine.run("type => test.heard.filter(heard => heard === type).length", type)

    @property
    def state(self):
        return self.ask("player.getAttribute('state')")

    @property
    def number(self):
        return self.ask("player.getAttribute('page')")

    @property
    def told(self):
        """The trace in words, without the start: `1.5 didShow 1`."""
        lines = [f"{e['at']:g} {e['event']} {e.get('index', '')}".strip() for e in self.ask("player.trace")]
        return lines[2:]

    @property
    def text(self):
        """What can be read in the player."""
        return self.ask(
            "[...player.shadowRoot.querySelectorAll('p, button, a')].filter(e => e.checkVisibility())"
            ".map(e => e.textContent.trim())"
        )

    @property
    def has_spinner(self):
        return self.ask("player.shadowRoot.querySelector('.spinner').checkVisibility()")

    def colours(self, *points):
        """What is seen at points, in widths of the player."""
        picture = base64.b64encode(self.engine.screenshot()).decode()
        places = [[int(part) for part in self.point(*point)] for point in points]
        return [tuple(colour) for colour in self.engine.run("(p, at) => test.colours(p, at)", picture, places)]

    def wait_for_colour(self, colour, *points):
        """Waits until a colour, give or take the screen's own rounding, is seen at all the points."""
        self.wait(lambda: all(is_near(seen, colour) for seen in self.colours(*(points or [(0.5, 0.4)]))))

    def wait(self, condition, seconds=20):
        """Waits for what no clock of ours governs: a picture, or an event of the browser's own."""
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, "this did not happen"
            time.sleep(0.01)


def is_near(seen, colour):
    return all(abs(a - b) < 12 for a, b in zip(seen, colour, strict=True))


def timeline(server, payload, options):
    """The real server's timeline document of a payload."""
    connection = http.client.HTTPConnection(server, timeout=30)
    query = "&".join(f"{name}={str(value).lower()}" for name, value in options.items())
    connection.request("POST", f"/api/timeline?{query}", json.dumps(payload))
    answer = connection.getresponse()
    document = json.loads(answer.read())
    connection.close()
    assert answer.status == 200, document
    return document
