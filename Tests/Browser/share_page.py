"""The share page as a stakeholder meets it, against the real server and its store."""

import json
import urllib.parse
import urllib.request

import pytest
from checkout import ROOT
from playwright.sync_api import expect

#: Settings of a browser on a phone.
PHONE = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def sample(name):
    return (ROOT / f"Public/samples/{name}.json").read_text()


class Owner:
    """Who makes a share and answers for it, by the API."""

    def __init__(self, base, name="Summer sale", payload=None, passphrase=None, **query):
        self.base = base
        headers = {"Storyproof-Passphrase": passphrase} if passphrase else {}
        created = call(base, "POST", "/api/previews", payload or sample("two-pages"), headers, name=name, **query)
        self.id, self.token = created["id"], created["ownerToken"]
        self.path = f"/p/{self.id}"

    def call(self, method, path="", body="", **query):
        headers = {"Authorization": f"Bearer {self.token}"}
        return call(self.base, method, f"/api/previews/{self.id}{path}", body, headers, **query)

    def add_version(self, payload, **query):
        return self.call("PUT", body=payload, **query)["version"]

    def revoke(self):
        self.call("DELETE")

    def review(self, verdict, name, text="", page=None, version=1):
        """What another stakeholder has said."""
        body = json.dumps({"verdict": verdict, "name": name, "text": text, "page": page, "version": version})
        return call(self.base, "POST", f"/api/previews/{self.id}/reviews", body)

    @property
    def reviews(self):
        return self.call("GET", "/owner")["reviews"]


def call(base, method, path, body="", headers=None, **query):
    """What the server answers, as JSON; None where it answers nothing."""
    request = urllib.request.Request(
        f"{base}{path}?{urllib.parse.urlencode(query)}", body.encode(), headers or {}, method=method
    )
    with urllib.request.urlopen(request, timeout=20) as response:
        text = response.read()
    return json.loads(text) if text else None


class SharePage:
    """The page's parts by their accessible names."""

    def __init__(self, page, base):
        self.page = page
        self.base = base
        self.story = page.locator("push-stories")
        self.form = page.locator("#review-form")
        self.comments = page.locator("#comments")
        self.verdicts = page.locator("#verdicts")
        self.said = page.locator("#said")
        self.trouble = page.locator("#form-trouble")

    def goto(self, path):
        return self.page.goto(self.base + path)

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, name):
        return self.page.get_by_role("link", name=name, exact=True)

    def field(self, name):
        return self.page.get_by_role("textbox", name=name)

    @property
    def pin(self):
        return self.page.get_by_role("checkbox")

    def group(self, title):
        """The comments on a page."""
        return self.comments.locator(".group", has=self.page.get_by_role("heading", name=title, exact=True))

    def say(self, verdict, text="", name=None):
        """Fills the form that a verdict opens, and sends it."""
        self.button(verdict).click()
        self.fill(text, name)
        self.button("Send").click()
        expect(self.form).to_be_hidden()

    def fill(self, text, name=None):
        self.form.locator("textarea").fill(text)
        if name is not None:
            self.field("Your name").fill(name)

    def expect_page(self, number, state="paused"):
        expect(self.story).to_have_attribute("page", f"{number - 1}")
        expect(self.story).to_have_attribute("state", state)

    def overflow(self):
        """Pixels by which the page is wider than its window."""
        return self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")


@pytest.fixture
def owner(share_server):
    """A share of two pages, 4 seconds each."""
    return Owner(share_server)


@pytest.fixture
def open_share(browser, share_server):
    """Opens a path in a browser of its own; nothing may complain in the console."""
    contexts, problems = [], []

    def opened(path, width=1440, height=900, **settings):
        contexts.append(browser.new_context(viewport={"width": width, "height": height}, **settings))
        page = contexts[-1].new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda message: problems.append(message.text) if is_problem(message) else None)
        share = SharePage(page, share_server)
        share.goto(path)
        return share

    yield opened
    for context in contexts:
        context.close()
    assert problems == [], problems[:5]


def is_problem(message):
    """Refusals that tests provoke show in the console too."""
    return message.type in ("error", "warning") and not message.text.startswith("Failed to load resource")
