"""`storyproof check --media`: fetches the pictures, and tells of them with the rest."""

import http.server
import json
import os
import pty
import signal
import struct
import subprocess
import threading

import pytest
from checkout import STORYPROOF
from sarif_pydantic import Sarif


def png(width, height):
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sIIBBBBBI", 13, b"IHDR", width, height, 8, 2, 0, 0, 0, 0)


FILES = {
    "/right.png": (200, {}, png(1000, 1500)),
    "/small.png": (200, {"Cache-Control": "no-store"}, png(100, 150)),
    "/page.png": (200, {}, b"<!doctype html><title>Log in</title>"),
    "/moved.png": (302, {"Location": "/right.png"}, b""),
    "/large.png": (200, {}, png(30000, 30000)),
    "/vast.png": (200, {}, png(1000, 1500) + bytes(9 << 20)),
}


class Pictures(http.server.BaseHTTPRequestHandler):
    asked = []

    def do_GET(self):
        self.asked.append(self.path)
        status, headers, body = FILES.get(self.path, (404, {}, b"Not found"))
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@pytest.fixture
def pictures():
    Pictures.asked.clear()
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Pictures)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def payload(*urls):
    return json.dumps([{"image": url, "duration": 30} for url in urls])


def check(*arguments, text, stderr=subprocess.PIPE):
    return subprocess.run(
        [STORYPROOF, "check", "-", *arguments], input=text, stdout=subprocess.PIPE, stderr=stderr, text=True,
        timeout=60, env=os.environ | {"LC_ALL": "C"},
    )


def codes(*arguments, text):
    found = json.loads(check("--media", "--format", "json", *arguments, text=text).stdout)
    return [(one["pointer"], one["code"]) for one in found[0]["diagnostics"] if one["code"].startswith("media-")]


def test_without_media_nothing_is_fetched(pictures):
    found = check(text=payload(f"{pictures}/page.png"))
    assert "media-" not in found.stdout
    assert Pictures.asked == []


def test_each_picture_is_told_of_at_its_place(pictures):
    names = ["right.png", "small.png", "page.png", "none.png", "moved.png", "large.png", "vast.png"]
    text = payload(*(f"{pictures}/{name}" for name in names))
    assert codes("--allow-private-media", text=text) == [
        ("/1/image", "media-too-small"), ("/1/image", "media-not-cacheable"), ("/2/image", "media-not-picture"),
        ("/3/image", "media-status"), ("/4/image", "media-redirects"), ("/5/image", "media-too-many-pixels"),
        ("/6/image", "media-heavy"),
    ]


def test_a_picture_is_fetched_once_for_all_pages_and_files(pictures, tmp_path):
    text = payload(*[f"{pictures}/right.png"] * 5)
    file = tmp_path / "story.json"
    file.write_text(text)
    check(file, "--media", "--allow-private-media", text=text)
    assert Pictures.asked == ["/right.png"]


def test_more_pictures_than_a_queue_takes_are_all_looked_at(pictures):
    text = payload(*(f"{pictures}/{number}" for number in range(250)))
    assert codes("--allow-private-media", text=text)
    assert sorted(Pictures.asked) == sorted(f"/{number}" for number in range(250))


def test_a_private_address_is_refused_unless_it_is_allowed(pictures):
    assert codes(text=payload(f"{pictures}/right.png")) == [("/0/image", "media-address-refused")]
    assert Pictures.asked == []


def test_private_media_is_allowed_loudly(pictures):
    found = check("--media", "--allow-private-media", text=payload(f"{pictures}/right.png"))
    assert "WARNING" in found.stderr and "private networks" in found.stderr
    assert check("--media", text="[]").stderr == ""


def test_private_media_alone_cannot_be_used():
    found = check("--allow-private-media", text="[]")
    assert found.returncode == 2
    assert "it needs --media" in found.stderr


def test_an_error_of_a_picture_ends_with_1(pictures):
    text = payload(f"{pictures}/right.png".replace("http:", "https:"))
    assert check(text=text).returncode == 0
    found = check("--media", "--allow-private-media", text=text)
    assert found.returncode == 1
    assert "certificate [media-not-reachable]" in found.stdout.replace(".", "")


def test_a_payload_without_pictures_is_checked_all_the_same():
    assert "[pages-empty]" in check("--media", text="[]").stdout


@pytest.mark.parametrize("aspect_ratio, found", [("1.5", False), ("1", True)])
def test_the_options_count_for_pictures_too(pictures, aspect_ratio, found):
    arguments = ["--allow-private-media", "--storyAspectRatio", aspect_ratio]
    assert (("/0/image", "media-cropped") in codes(*arguments, text=payload(f"{pictures}/right.png"))) is found


def test_every_format_tells_of_pictures(pictures):
    text = payload(f"{pictures}/page.png")
    arguments = ["--media", "--allow-private-media", "--format"]
    assert "[media-not-picture]" in check(*arguments, "text", text=text).stdout
    assert "title=media-not-picture::" in check(*arguments, "github", text=text).stdout
    log = json.loads(check(*arguments, "sarif", text=text).stdout)
    Sarif.model_validate(log)
    assert "media-not-picture" in [result["ruleId"] for result in log["runs"][0]["results"]]


def test_a_terminal_sees_how_far_it_is_and_a_file_does_not(pictures):
    text = payload(f"{pictures}/right.png", f"{pictures}/small.png")
    arguments = ["--media", "--allow-private-media"]
    assert "\r" not in check(*arguments, text=text).stderr
    ours, theirs = pty.openpty()
    check(*arguments, text=text, stderr=theirs)
    os.close(theirs)
    seen = b""
    while b"\r\x1b[K" not in seen:
        seen += os.read(ours, 1 << 16)
    os.close(ours)
    assert "2 of 2 pictures" in seen.decode()


def test_a_check_that_waits_can_be_ended():
    asked, over = threading.Event(), threading.Event()

    class Held(Pictures):
        def do_GET(self):
            asked.set()
            over.wait(30)

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Held)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    process = subprocess.Popen(
        [STORYPROOF, "check", "-", "--media", "--allow-private-media"], stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    process.stdin.write(payload(f"http://127.0.0.1:{server.server_port}/held.png").encode())
    process.stdin.close()
    assert asked.wait(20)
    process.terminate()
    assert process.wait(20) == -signal.SIGTERM
    over.set()
    server.shutdown()
