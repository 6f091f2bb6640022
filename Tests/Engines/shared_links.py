"""Links in every state, made by the server's interface."""

import json
import urllib.request

PAGE = {"image": "https://example.com/1.jpg", "duration": 30, "title": "One", "button_title": "Go", "link": "app://one"}
STORY = {"pages": [PAGE, PAGE]}
CHANGED = {"pages": [PAGE | {"title": "Another"}, PAGE, PAGE]}


def shared_pages(server):
    """The path of each page that a link has, by a name for it."""
    share, protected, gone = (make(server, headers) for headers in ({}, {"Storyproof-Passphrase": "sesame"}, {}))
    path, token = f"/p/{share['id']}", share["ownerToken"]
    for verdict, name, page in (("approved", "Ada", None), ("comment", "Ben", 0)):
        review = {"verdict": verdict, "name": name, "page": page, "version": 1, "text": "Bright"}
        call(server, "POST", f"/api/previews/{share['id']}/reviews", review)
    call(server, "PUT", f"/api/previews/{share['id']}", CHANGED, {"Authorization": f"Bearer {token}"})
    call(server, "DELETE", f"/api/previews/{gone['id']}", headers={"Authorization": f"Bearer {gone['ownerToken']}"})
    return {
        "share": path, "older": f"{path}?version=1", "embed": f"{path}?embed=1", "local": "/p",
        "owner": f"{path}/owner#{token}", "compare": f"{path}/compare?from=1&to=2",
        "protected": f"/p/{protected['id']}", "revoked": f"/p/{gone['id']}",
    }  # fmt: skip


def make(server, headers):
    return call(server, "POST", "/api/previews?name=Summer", STORY, headers)


def call(server, method, path, body=None, headers=None):
    request = urllib.request.Request(server + path, json.dumps(body).encode(), headers or {}, method=method)
    with urllib.request.urlopen(request, timeout=20) as response:
        return json.loads(response.read() or "null")
