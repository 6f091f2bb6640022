"""`storyproof export`: a story as one HTML file, whatever becomes of its pictures."""

import base64
import json
import os
import re
import stat
import subprocess

import pytest
from checkout import ROOT, STORYPROOF
from hostile_pictures import endless, inward, png

GUIDE = ROOT / "Tests/Fixtures/payloads/guide-example.json"


@pytest.fixture
def export(tmp_path):
    """Runs the command; folders for the while are made in one of the test's own."""
    (tmp_path / "while").mkdir()

    def run(*arguments, text=None):
        payload = "-" if text is not None else GUIDE
        made = subprocess.run(
            [STORYPROOF, "export", payload, "--root", ROOT, *arguments], input=text, capture_output=True, text=True,
            timeout=60, env=os.environ | {"LC_ALL": "C", "TMPDIR": str(tmp_path / "while")},
        )  # fmt: skip
        assert list((tmp_path / "while").iterdir()) == []
        return made

    return run


def pages(*urls):
    return json.dumps([{"image": url} for url in urls])


def inlined(html):
    """The bytes of each page's picture."""
    found = re.findall(r'<img src="data:(?:image/[a-z]+;base64)?,([^"]*)"', html)
    return [base64.b64decode(text) for text in found]


def test_a_story_becomes_a_file(export, tmp_path):
    file = tmp_path / "story.html"
    made = export("--out", file)
    assert (made.returncode, made.stdout, made.stderr) == (0, "", "")
    html = file.read_text()
    assert html.startswith("<!doctype html>") and "<title>Push Stories · Storyproof</title>" in html
    assert [picture[:4] for picture in inlined(html)] == [b"RIFF", b"RIFF"]
    assert export("--out", "-").stdout == html


def test_pictures_are_fetched_into_it(export, pictures, tmp_path):
    urls = [pictures.put(f"/{n}.png", png(100 + n, 200)) for n in range(120)]
    file = tmp_path / "story.html"
    made = export("--out", file, "--allow-private-media", text=pages(*urls, urls[0]))
    assert made.returncode == 0 and "WARNING" in made.stderr
    assert inlined(file.read_text()) == [*[png(100 + n, 200) for n in range(120)], png(100, 200)]
    assert sorted(pictures.asked) == sorted(f"/{n}.png" for n in range(120))


def test_a_picture_that_does_not_arrive_is_named(export, pictures, tmp_path):
    urls = [pictures.put("/right.png", png(100, 200)), pictures.put("/none.png", None), pictures.put("/endless", endless),
            pictures.put("/inward", inward), pictures.put("/page.png", b"<!doctype html><p>Log in</p>")]  # fmt: skip
    file = tmp_path / "story.html"
    made = export("--out", file, "--allow-private-media", text=pages(*urls))
    assert made.returncode == 0
    told = [line for line in made.stderr.splitlines() if "WARNING" not in line]
    assert [re.search(r"page (\d) .*: (.*)", line).groups() for line in told] == [
        (str(n + 1), url) for n, url in enumerate(urls) if n
    ]
    assert inlined(file.read_text()) == [png(100, 200), b"", b"", b"", b""]
    assert "these pages are not in this file, as they did not arrive or have no room in it: 2, 3, 4, 5." in file.read_text()


def test_no_private_address_is_asked_by_itself(export, pictures, tmp_path):
    made = export("--out", tmp_path / "story.html", text=pages(pictures.put("/right.png", png(100, 200))))
    assert made.returncode == 0 and "page 1" in made.stderr
    assert pictures.asked == []


def test_more_pictures_than_mail_takes_are_left_out(export, pictures, tmp_path):
    large = png(100, 200) + bytes(7 << 20)
    urls = [pictures.put(f"/{n}.png", large) for n in range(3)] + [pictures.put("/small.png", png(100, 200))]
    file = tmp_path / "story.html"
    made = export("--out", file, "--allow-private-media", text=pages(*urls))
    assert "page 3" in made.stderr and "page 4" not in made.stderr
    assert file.stat().st_size < 25_000_000
    assert [len(picture) for picture in inlined(file.read_text())] == [len(large), len(large), 0, len(png(100, 200))]


def test_another_export_takes_the_file_s_place(export, tmp_path):
    file = tmp_path / "story.html"
    file.write_text("before")
    assert export("--out", file, "--lang", "fr").returncode == 0
    assert "Se lit sans réseau." in file.read_text()
    assert [path.name for path in tmp_path.iterdir() if path.name != "while"] == ["story.html"]


def test_a_file_that_cannot_be_written_is_named(export, tmp_path):
    made = export("--out", tmp_path / "none" / "story.html")
    assert made.returncode == 1 and "none/story.html cannot be written: No such file or directory." in made.stderr


def test_a_device_is_written_to_and_stays_one(export):
    made = export("--out", "/dev/full")
    assert made.returncode == 1 and "/dev/full cannot be written: No space left on device." in made.stderr
    assert stat.S_ISCHR(os.stat("/dev/full").st_mode)


def test_what_a_link_leads_to_is_written(export, tmp_path):
    (tmp_path / "story.html").write_text("before")
    (tmp_path / "link").symlink_to(tmp_path / "story.html")
    assert export("--out", tmp_path / "link").returncode == 0
    assert (tmp_path / "link").is_symlink() and (tmp_path / "story.html").read_text().startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("arguments", "text", "code", "sentence"),
    [
        ([], "[]", 2, "--out FILE.html"),
        (["--out", "-", "--speed", "2"], "[]", 2, "speed"),
        (["--out", "-", "--hapticsEnabled", "maybe"], "[]", 2, "hapticsEnabled"),
        (["--out", "-"], "{", 1, "not JSON"),
        (["--out", "-", "--root", "/nowhere"], "[]", 1, "--root DIR"),
    ],
)
def test_what_cannot_be_used_is_said(export, arguments, text, code, sentence):
    made = export(*arguments, text=text)
    assert (made.returncode, made.stdout) == (code, "")
    assert sentence in made.stderr
