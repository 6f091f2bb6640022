"""A server with a store of its own, the dialog that makes links, and shares made as a program makes them."""

import json
import urllib.parse
import urllib.request

import pytest
from editor_page import prepare
from playwright.sync_api import expect

STORY = {"pages": [
    {"image": "https://x.example/1", "title": "One", "duration": 60, "link": "app://one", "button_title": "Go"},
    {"image": "https://x.example/2", "title": "Two", "duration": 60},
]}


@pytest.fixture
def open_page(browser, share_server):
    """Gives a page of the server in a browser of its own, with settings of `new_context`; none may complain."""
    contexts, problems = [], []

    def opened(path="/", width=1440, height=900, **settings):
        contexts.append(browser.new_context(viewport={"width": width, "height": height}, **settings))
        editor = prepare(contexts[-1].new_page(), share_server, problems)
        editor.goto(path)
        return editor

    yield opened
    for context in contexts:
        context.close()
    assert problems == [], problems[:5]


class Dialog:
    """The dialog that makes links, by its accessible names."""

    def __init__(self, editor):
        self.editor = editor
        self.page = editor.page
        self.root = editor.page.get_by_role("dialog")

    def open(self):
        self.editor.button("Share").click()
        expect(self.root).to_be_visible()
        return self

    def button(self, name):
        return self.root.get_by_role("button", name=name, exact=True)

    def box(self, name):
        return self.root.get_by_role("textbox", name=name, exact=True)

    @property
    def trouble(self):
        return self.root.locator(".share-form .share-trouble")

    @property
    def link(self):
        expect(self.box("Link")).to_be_visible()
        return self.box("Link").input_value()

    @property
    def owner_link(self):
        return self.box("Owner’s link").input_value()

    def make(self, name=""):
        self.box("Name of the campaign").fill(name)
        self.button("Make the link").click()
        return self.link


class Share:
    """A share made through the server's interface."""

    def __init__(self, server, story=STORY, name="Summer sale", **query):
        self.server = server
        made = self.ask("POST", "/api/previews", json.dumps(story), {"name": name, **query})
        self.id, self.url, self.token = made["id"], made["url"], made["ownerToken"]
        self.owner_path = f"/p/{self.id}/owner#{self.token}"

    def ask(self, method, path, body=None, query=None, token=None):
        address = f"{self.server}{path}?{urllib.parse.urlencode(query or {})}"
        headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
        request = urllib.request.Request(address, body and body.encode(), headers, method=method)
        with urllib.request.urlopen(request) as response:
            return json.loads(response.read() or "null")

    def update(self, story, **query):
        return self.ask("PUT", f"/api/previews/{self.id}", json.dumps(story), query, self.token)

    def review(self, verdict, name, version=1, page=None, text="", key=None):
        body = {"verdict": verdict, "name": name, "version": version, "page": page, "text": text}
        return self.ask("POST", f"/api/previews/{self.id}/reviews", json.dumps(body), token=key)

    def take_back(self, review):
        path = f"/api/previews/{self.id}/reviews/{review['number']}"
        return self.ask("DELETE", path, token=review["reviewerKey"])

    @property
    def known(self):
        """What the server tells the owner."""
        return self.ask("GET", f"/api/previews/{self.id}/owner", token=self.token)


def status_of(url):
    """How the server answers a reader."""
    try:
        return urllib.request.urlopen(url).status
    except urllib.error.HTTPError as refusal:
        return refusal.code
