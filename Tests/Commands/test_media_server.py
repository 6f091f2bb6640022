"""Pictures as the server fetches, keeps, serves and shares them, over real sockets."""

import json
import struct
import time
import urllib.error
import urllib.request
import zlib

import pytest
from checkout import ROOT
from hostile_pictures import HOSTILE
from picture_server import PictureServer
from serving import serving

AURORA, CITY = ((ROOT / f"Public/samples/{name}.webp").read_bytes() for name in ("aurora", "city"))


@pytest.fixture
def pictures():
    server = PictureServer()
    yield server
    server.close()


@pytest.fixture(scope="module")
def media_server(tmp_path_factory):
    """A server that may fetch from this machine."""
    with serving(tmp_path_factory.mktemp("media"), "--allow-private-media", "on") as address:
        yield address


def ask(server, method, path, body=None, **headers):
    """Status, headers and body of the answer."""
    headers = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(server + path, body, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return response.status, response.headers, response.read()
    except urllib.error.HTTPError as refusal:
        return refusal.code, refusal.headers, refusal.read()


def payload(*urls):
    return json.dumps({"pages": [{"image": url, "title": "Title"} for url in urls]}).encode()


def events(server, *urls):
    """Name and data of each event about these pictures."""
    status, headers, body = ask(server, "POST", "/api/media", payload(*urls))
    assert (status, headers["Content-Type"]) == (200, "text/event-stream")
    lines = [event.split("\n") for event in body.decode().removesuffix("\n\n").split("\n\n")]
    return [(name.removeprefix("event: "), json.loads(data.removeprefix("data: "))) for name, data in lines]


def codes(diagnostics):
    return {finding["code"] for finding in diagnostics}


def test_pictures_are_told_of_as_they_arrive_and_all_findings_at_the_end(media_server, pictures):
    good, gone = pictures.put("/good", AURORA), pictures.put("/gone", None)
    told = events(media_server, good, gone, good)
    arrived = {data["url"]: data for name, data in told if name == "media"}
    assert set(arrived) == {good, gone}
    assert arrived[good]["media"].startswith("/media/") and arrived[good]["media"].endswith(".webp")
    assert arrived[gone]["media"] is None
    assert "media-status" in codes(arrived[gone]["diagnostics"])
    assert all(code.startswith("media-") for code in codes(arrived[good]["diagnostics"]))
    first = next(data for name, data in told if name == "progress" and data["url"] == good)
    assert 0 < first["received"] <= first["total"] == len(AURORA)
    assert [name for name, _ in told].count("done") == 1
    name, last = told[-1]
    assert name == "done"
    assert codes(last["diagnostics"]) > codes(arrived[gone]["diagnostics"])


def test_what_was_just_fetched_is_not_fetched_again(media_server, pictures):
    url = pictures.put("/once", CITY)
    events(media_server, url)
    events(media_server, url)
    assert pictures.asked == ["/once"]


def test_a_picture_is_served_by_its_content_and_for_good(media_server, pictures):
    url = pictures.put("/served", AURORA)
    path = events(media_server, url)[-2][1]["media"]
    status, headers, body = ask(media_server, "GET", path)
    assert (status, body) == (200, AURORA)
    assert headers["Content-Type"] == "image/webp"
    assert headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert "sandbox" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Accept-Ranges"] == "none"
    assert ask(media_server, "GET", path, Range="bytes=0-1")[0] == 200
    assert ask(media_server, "GET", path, If_None_Match=headers["ETag"])[0] == 304
    for wrong in (path.replace(".webp", ".png"), path.replace(".webp", ".svg"), path.removesuffix(".webp"),
                  "/media/" + "0" * 64 + ".webp", "/media/..%2Flock", "/media/lock"):  # fmt: skip
        assert ask(media_server, "GET", wrong)[0] in (400, 404), wrong


@pytest.mark.parametrize("body", [b"<svg xmlns='http://www.w3.org/2000/svg'/>", b"<!doctype html><title>x</title>"])
def test_markup_is_never_served(media_server, pictures, body):
    (name, data), *_ = [event for event in events(media_server, pictures.put("/markup", body)) if event[0] == "media"]
    assert data["media"] is None
    assert codes(data["diagnostics"]) & {"media-format-unsupported", "media-not-picture"}


def share(server, *urls, **query):
    status, _, body = ask(server, "POST", "/api/previews", payload(*urls))
    assert status == 201
    made = json.loads(body)
    return made["id"], made["ownerToken"]


def shown(server, share_id):
    """What the share's pages load in place of their images, once that is held."""
    end = time.monotonic() + 20
    while True:
        pages = json.loads(ask(server, "GET", f"/api/previews/{share_id}")[2])["pages"]
        if pages[0]["media"] or time.monotonic() > end:
            return [page["media"] and page["media"].removeprefix(server) for page in pages]
        time.sleep(0.02)


def test_a_share_keeps_showing_what_was_shared(media_server, pictures):
    url, other = pictures.put("/frozen", AURORA), pictures.put("/missing", None)
    share_id, token = share(media_server, url, other)
    media, missing = shown(media_server, share_id)
    assert missing is None
    page = ask(media_server, "GET", f"/p/{share_id}")[2].decode()
    assert page.count(media) >= 2, "the picture is not preloaded"
    assert json.loads(ask(media_server, "GET", f"/api/previews/{share_id}/media")[2]) == {"changed": []}
    pictures.put("/frozen", CITY)
    assert ask(media_server, "GET", media)[2] == AURORA
    newer = payload(url, url)
    assert ask(media_server, "PUT", f"/api/previews/{share_id}", newer, Authorization=f"Bearer {token}")[0] == 200


def test_a_changed_origin_is_told(tmp_path, pictures):
    replaced, gone = pictures.put("/replaced", AURORA), pictures.put("/gone", CITY)
    with serving(tmp_path, "--allow-private-media", "on") as server:
        share_id, _ = share(server, replaced, gone, replaced)
        shown(server, share_id)
    pictures.put("/replaced", CITY)
    pictures.put("/gone", None)
    # A cache without what was fetched lately asks the origins again.
    for folder in ("tmp/records", "tmp/pw_stories_cache"):
        for file in (tmp_path / "media" / folder).iterdir():
            file.unlink()
    with serving(tmp_path, "--allow-private-media", "on") as server:
        told = json.loads(ask(server, "GET", f"/api/previews/{share_id}/media")[2])
        changed = {"page": 0, "isGone": False}, {"page": 1, "isGone": True}, {"page": 2, "isGone": False}
        assert told == {"changed": list(changed)}
        assert all(shown(server, share_id))


def test_what_a_deleted_share_held_goes_with_it(tmp_path, pictures):
    url = pictures.put("/deleted", AURORA)
    with serving(tmp_path, "--allow-private-media", "on") as server:
        share_id, token = share(server, url)
        shown(server, share_id)
        assert (tmp_path / "media/shared" / share_id).exists()
        bearer = f"Bearer {token}"
        assert ask(server, "DELETE", f"/api/previews/{share_id}?purge=true", Authorization=bearer)[0] == 204
    with serving(tmp_path):
        end = time.monotonic() + 20
        while (tmp_path / "media/shared" / share_id).exists():
            assert time.monotonic() < end
            time.sleep(0.02)


def test_private_addresses_are_refused_unless_they_are_allowed(tmp_path, pictures):
    url = pictures.put("/private", AURORA)
    with serving(tmp_path) as server:
        data = next(data for name, data in events(server, url) if name == "media")
    assert "media-address-refused" in codes(data["diagnostics"])
    assert pictures.asked == []


def jpeg(width, height, byte_count=1000):
    """A JPEG's header of that size, and bytes behind it."""
    head = b"\xff\xd8\xff\xe0" + struct.pack(">H", 16) + b"JFIF\0\1\1\0\0\1\0\1\0\0"
    frame = b"\xff\xc0" + struct.pack(">HBHHB", 17, 8, height, width, 3) + bytes([1, 17, 0, 2, 17, 0, 3, 17, 0])
    return (head + frame + b"\xff\xda").ljust(byte_count, b"\0")


def test_a_card_is_a_jpeg_of_its_size_from_the_owner(media_server):
    # Plain http: browsers do not load it from a page over https, so that the page names no picture of its own.
    share_id, token = share(media_server, "http://a.test/1.jpg")
    card, address = jpeg(1200, 630), f"/p/{share_id}/card.jpg?version=1"

    def put(body, key=token, version=1):
        path = f"/api/previews/{share_id}/card?version={version}"
        return ask(media_server, "PUT", path, body, Authorization=f"Bearer {key}")[0]

    png = b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sIIBBBBB", 13, b"IHDR", 1200, 630, 8, 2, 0, 0, 0)
    assert put(png + struct.pack(">I", zlib.crc32(png[12:]))) == 422
    assert [put(jpeg(1200, 631)), put(jpeg(630, 1200)), put(b""), put(b"<svg/>")] == [422] * 4
    assert put(jpeg(1200, 630, 300_001)) == 413
    assert put(card, key="A" * 43) == 403
    assert put(card, version=2) == 404
    assert b"og:image" not in ask(media_server, "GET", f"/p/{share_id}")[2]
    assert put(card) == 204
    assert address.encode() in ask(media_server, "GET", f"/p/{share_id}")[2]
    status, headers, body = ask(media_server, "GET", address)
    assert (status, headers["Content-Type"], body) == (200, "image/jpeg", card)
    ask(media_server, "DELETE", f"/api/previews/{share_id}", Authorization=f"Bearer {token}")
    assert ask(media_server, "GET", address)[0] == 410


def test_the_cards_of_protected_shares_are_not_for_everybody(media_server):
    status, _, body = ask(
        media_server, "POST", "/api/previews", payload("https://example.com/1.jpg"), Storyproof_Passphrase="sesame")
    made = json.loads(body)
    bearer = f"Bearer {made['ownerToken']}"
    path = f"/api/previews/{made['id']}/card?version=1"
    assert ask(media_server, "PUT", path, jpeg(1200, 630), Authorization=bearer)[0] == 204
    assert ask(media_server, "GET", f"/p/{made['id']}/card.jpg?version=1")[0] == 403


def test_pictures_that_mean_harm_are_told_in_words(media_server, pictures):
    urls = {pictures.put(f"/{name}", answer): code for name, (answer, code) in HOSTILE.items()}
    told = events(media_server, *urls)
    for url, code in urls.items():
        data = next(data for name, data in told if name == "media" and data["url"] == url)
        assert code in codes(data["diagnostics"]), (url, data)
        assert data["media"] is None
