"""The editor as a person meets it, against the real server; pictures of other hosts are answered here."""

import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from player_page import COLOURS
from playwright.sync_api import expect


#: Settings of a browser on a phone.
PHONE = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}


class Editor:
    """The page's parts by their accessible names."""

    def __init__(self, page, base):
        self.page = page
        self.base = base
        self.payload = page.get_by_role("textbox", name="Payload")
        self.findings = page.get_by_role("list", name="Findings")
        self.events = page.get_by_role("list", name="Events")
        self.story = page.locator("push-stories")
        self.phone = page.locator("#phone")
        self.board = page.locator("#board")
        self.outcome = page.locator("#outcome")
        self.trouble = page.locator("#trouble .message-text")
        self.notice = page.locator("#notice .message-text")

    def goto(self, path="/"):
        self.page.goto(self.base + path)

    def switch(self, name):
        return self.page.get_by_role("switch", name=name)

    def setting(self, name):
        return self.page.get_by_role("combobox", name=name)

    def tab(self, name):
        return self.page.get_by_role("tab", name=name)

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def ratio(self):
        return self.page.get_by_role("spinbutton", name="Aspect ratio")

    @property
    def timeline(self):
        return self.story.evaluate("story => story.timeline")

    @property
    def selected(self):
        """What is selected in the payload."""
        return self.payload.evaluate("area => area.value.slice(area.selectionStart, area.selectionEnd)")

    def choose_sample(self, name):
        self.page.get_by_role("combobox", name="Sample").select_option(label=name)

    def replace(self, old, new):
        """Types another text in place of one in the payload, which changes as it does under a person's hands."""
        text = self.payload.input_value()
        assert text.count(old) >= 1
        self.payload.evaluate("(area, [start, end]) => { area.focus(); area.setSelectionRange(start, end) }",
                              [text.index(old), text.index(old) + len(old)])
        self.page.keyboard.insert_text(new)

    def paste(self, text):
        """Pastes over the whole text, through the clipboard."""
        self.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page.evaluate("text => navigator.clipboard.writeText(text)", text)
        self.payload.focus()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.press("Control+v")

    def drop(self, name, text):
        """Drops a file somewhere on the page."""
        self.page.evaluate(
            """([name, text]) => {
              const dataTransfer = new DataTransfer()
              dataTransfer.items.add(new File([text], name))
              for (const type of ['dragover', 'drop'])
                document.body.dispatchEvent(new DragEvent(type, {dataTransfer, bubbles: true, cancelable: true}))
            }""",
            [name, text],
        )

    def overflow(self):
        """Pixels by which the page is wider than its window."""
        return self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")


@pytest.fixture
def editor(page, server):
    """The editor, just opened, at 1440 by 900; nothing may complain in the console."""
    problems = []
    opened = prepare(page, server, problems)
    page.set_viewport_size({"width": 1440, "height": 900})
    opened.goto()
    yield opened
    assert problems == [], problems[:5]


@pytest.fixture
def open_editor(browser, server):
    """Gives the editor in a browser of its own, with settings of `new_context`."""
    contexts, problems = [], []

    def opened(path="/", width=1440, height=900, **settings):
        contexts.append(browser.new_context(viewport={"width": width, "height": height}, **settings))
        editor = prepare(contexts[-1].new_page(), server, problems)
        editor.goto(path)
        return editor

    yield opened
    for context in contexts:
        context.close()
    assert problems == [], problems[:5]


def prepare(page, server, problems):
    """Answers pictures, and writes down what the page complains of."""
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda message: problems.append(message.text) if is_problem(message) else None)
    page.route(lambda url: not url.startswith(server), lambda route: route.fulfill(
        body=COLOURS[0], content_type="image/png"))
    return Editor(page, server)


#: Requests that tests refuse, and pictures with addresses of other schemes, which the page's policy refuses.
EXPECTED = ("Failed to load resource", "Loading the image", "Not allowed to load local resource")


def is_problem(message):
    # A test may put another story in place of the first before that has taken its picture.
    is_early = "was preloaded using link preload but not used" in message.text
    return message.type in ("error", "warning") and not is_early and not message.text.startswith(EXPECTED)


def answering(page, change):
    """Lets the server's answers pass through a function that may change them in place."""

    def answer(route):
        response = route.fetch()
        timeline = response.json()
        change(timeline, route.request.post_data)
        route.fulfill(response=response, body=json.dumps(timeline))

    page.route("**/api/timeline*", answer)


def refuse(page, status=500, body=""):
    """Makes the server fail; gives what makes it well again."""
    pattern = "**/api/timeline*"
    page.route(pattern, lambda route: route.fulfill(status=status, body=body) if status else route.abort())
    return lambda: page.unroute(pattern)


def expect_events(editor, *texts):
    expect(editor.events.get_by_role("listitem")).to_have_text(list(texts))


def violations(page):
    """What axe finds: the rule and the places."""
    found = Axe().run(page).response["violations"]
    return [(violation["id"], [node["target"] for node in violation["nodes"]]) for violation in found]
