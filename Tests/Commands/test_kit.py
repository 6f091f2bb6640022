"""`storyproof kit`: the guide's steps as files, whatever the values are; and the same as a zip archive."""

import io
import json
import os
import pathlib
import plistlib
import re
import shutil
import subprocess
import urllib.parse
import urllib.request
import zipfile

import pytest
from checkout import ROOT, STORYPROOF

GUIDE = ROOT / "Tests/Fixtures/payloads/guide-example.json"
RECORDED = ROOT / "Tests/Fixtures/kit"
CONTENT, SERVICE = "StoriesContentExtension", "StoriesServiceExtension"
EVERYTHING = [
    "--delegate", "--storyAspectRatio", "1.6", "--hapticsEnabled", "true", "--longPressToPauseEnabled", "true",
    "--crossfadesBetweenPages", "true", "--appGroupIdentifier", "group.com.example.app",
]  # fmt: skip
KITS = {
    "guide": [],
    "everything": EVERYTHING,
    **{f"everything-{language}": [*EVERYTHING, "--lang", language] for language in ["fr", "pt", "zh", "hi"]},
}
HOSTILE = [
    '"', "\\", '\\("a")', '")}; import Darwin; func f() { _ = ("', "a\nb\r\nc", "\u2028\u202e", "\U0001f468\u200d\U0001f469",
    "</string><true/><string>", "]]>&amp;&lt;", "<!--", "'", "'; touch hacked; '", "$(touch hacked)`touch hacked`",
    "```\n# a", "`", "{{category}}", "{{{device}}}", "group.\u0301", "\x01\x7f", "-x", "$&\\1", "%s%n",
]  # fmt: skip


def kit(folder, *arguments, payload=GUIDE, text=None):
    return subprocess.run(
        [STORYPROOF, "kit", payload if text is None else "-", "--out", folder, "--root", ROOT, *arguments], input=text,
        capture_output=True, text=True, timeout=60, env=os.environ | {"LC_ALL": "C"},
    )  # fmt: skip


def files(folder):
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(pathlib.Path(folder).rglob("*"))
        if path.is_file()
    }


def swift_parses(*paths):
    found = subprocess.run(["swiftc", "-frontend", "-parse", *paths], capture_output=True, text=True, timeout=120)
    return found.returncode == 0, found.stderr


@pytest.fixture(params=KITS)
def recorded(request, tmp_path):
    made = kit(tmp_path / "kit", *KITS[request.param])
    assert made.returncode == 0, made.stderr
    return RECORDED / request.param, tmp_path / "kit"


def test_a_kit_of_the_guides_example_is_as_recorded(recorded):
    expected, made = recorded
    # Of the other languages the README alone: all else is the same.
    names = ["README.md"] if "-" in expected.name else sorted(files(made))
    if os.environ.get("STORYPROOF_RECORD") == "1":
        for name in names:
            (expected / name).parent.mkdir(parents=True, exist_ok=True)
            (expected / name).write_bytes(files(made)[name])
        pytest.fail("Recorded: look at the difference, then run without the switch.")
    assert {name: files(made)[name] for name in names} == files(expected)


def test_the_request_of_the_guides_example_is_the_guides(tmp_path):
    kit(tmp_path)
    assert (tmp_path / "request.json").read_text() == GUIDE.read_text()


def test_swift_parses_what_is_generated(recorded):
    paths = [recorded[1] / name for name in files(recorded[1]) if name.endswith(".swift")]
    assert len(paths) >= 2
    assert swift_parses(*[path for path in paths if path.name != "Package.swift"]) == (True, "")
    assert swift_parses(recorded[1] / "Package.swift") == (True, "")


def test_plists_are_well_formed(recorded):
    names = [name for name in files(recorded[1]) if name.endswith((".plist", ".entitlements"))]
    assert f"{CONTENT}/Info.plist" in names
    for name in names:
        assert plistlib.loads((recorded[1] / name).read_bytes())
        if shutil.which("plutil"):
            subprocess.run(["plutil", "-lint", recorded[1] / name], check=True, timeout=60)


@pytest.mark.parametrize("value", HOSTILE)
def test_a_value_stays_a_value_in_every_format(tmp_path, value):
    page = {"image": "https://a.test/1.jpg", "title": value, "link": "app://x", "button_title": value}
    push = {"aps": {"alert": {"title": value, "body": value}, "category": value}, "pw_stories": {"pages": [page]}}
    made = kit(
        tmp_path / "kit", "--delegate", f"--appGroupIdentifier={value}", f"--bundleIdentifier={value}",
        text=json.dumps(push),
    )  # fmt: skip
    assert made.returncode == 0, made.stderr
    folder = tmp_path / "kit"
    for name in [f"{CONTENT}/NotificationViewController.swift", f"{SERVICE}/NotificationService.swift"]:
        assert swift_parses(folder / name) == (True, "")
        literals = re.findall(r'[{:] "((?:[^"\\]|\\.)*)"', (folder / name).read_text())
        assert literals == [swift_literal(value)]
    in_xml = "".join("\ufffd" if character in "\x01" else character for character in value)
    for name in [f"{CONTENT}/{CONTENT}", f"{SERVICE}/{SERVICE}", "App/App"]:
        groups = plistlib.loads((folder / f"{name}.entitlements").read_bytes())["com.apple.security.application-groups"]
        assert [as_read(group) for group in groups] == [as_read(in_xml)]
    attributes = plistlib.loads((folder / f"{CONTENT}/Info.plist").read_bytes())["NSExtension"]["NSExtensionAttributes"]
    assert as_read(attributes["UNNotificationExtensionCategory"]) == as_read(in_xml)
    notification = json.loads((folder / "request.json").read_text())["request"]["notifications"][0]
    assert [notification[key] for key in ["ios_title", "content", "ios_category_custom"]] == [value] * 3
    simulated = json.loads((folder / "story.apns").read_text())
    assert simulated["Simulator Target Bundle"] == value
    assert simulated["u"]["pw_stories"]["pages"] == [page]
    assert "\n# a" not in (folder / "README.md").read_text()
    assert arguments_of_simulator(folder, tmp_path) == ["simctl", "push", "booted", value, "story.apns"]


def as_read(text):
    """Line ends as an XML reader gives them."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def swift_literal(value):
    def written(character):
        if character in '"\\':
            return "\\" + character
        hidden = character in "\n\r\x01\x7f\u2028\u202e\u200d"
        return f"\\u{{{ord(character):X}}}" if hidden else character

    return "".join(map(written, value))


def arguments_of_simulator(folder, tmp_path):
    """What the script would call, found by a program of the same name in front of all others."""
    programs = tmp_path / "programs"
    programs.mkdir()
    (programs / "xcrun").write_text("#!/bin/sh\nprintf '%s\\0' \"$@\"\n")
    (programs / "xcrun").chmod(0o755)
    ran = subprocess.run(
        [folder / "push-to-simulator.sh"], capture_output=True, timeout=60,
        env={"PATH": f"{programs}:/usr/bin:/bin"},
    )  # fmt: skip
    assert ran.returncode == 0 and not list(tmp_path.rglob("hacked"))
    return ran.stdout.decode().split("\0")[:-1]


def test_what_is_for_the_sender_alone_is_in_no_file(tmp_path):
    notification = {
        "content": "x", "devices": ["s3cr3t"], "Users": ["s3cr3t"], "data": {"pw_stories": {"pages": [{"image": "a://b"}]}},
    }  # fmt: skip
    request = {"request": {"auth": "s3cr3t", "application": "s3cr3t", "notifications": [notification]}}
    kit(tmp_path, text=json.dumps(request))
    made = files(tmp_path)
    assert "request.json" in made and not [name for name, text in made.items() if b"s3cr3t" in text]


@pytest.mark.parametrize(
    ("text", "content", "category"),
    [
        ('[{"image": "https://a.test/1.jpg"}]', "NOTIFICATION_TEXT", "PW_STORIES"),
        ('{"pages": [{"image": "https://a.test/1.jpg"}]}', "NOTIFICATION_TEXT", "PW_STORIES"),
        ('{"pw_stories": {"pages": [{"image": "https://a.test/1.jpg"}]}}', "NOTIFICATION_TEXT", "PW_STORIES"),
        ('{"content": "x", "data": "{\\"pw_stories\\": {\\"pages\\": [{\\"image\\": \\"a://b\\"}]}}"}', "x", "PW_STORIES"),
        ('{"aps": {"alert": "x", "category": "SALE"}, "u": {"pw_stories": {"pages": [{"image": "a://b"}]}}}', "x", "SALE"),
    ],
)  # fmt: skip
def test_every_envelope_becomes_a_whole_push(tmp_path, storyproof, text, content, category):
    kit(tmp_path, text=text)
    request, simulated = (tmp_path / "request.json").read_text(), (tmp_path / "story.apns").read_text()
    for made in [request, simulated]:
        timeline = json.loads(storyproof("timeline", "-", text=made))
        assert timeline["outcome"] == "stories"
        assert timeline["notification"]["body"] == content
        assert timeline["notification"]["category"] == category


def test_a_file_for_the_simulator_says_whose_push_it_is(tmp_path):
    text = '{"Simulator Target Bundle": "com.shop.app", "aps": {"alert": "x"}, "pw_stories": {"pages": [{"image": "a://b"}]}}'
    kit(tmp_path, text=text)
    assert json.loads((tmp_path / "story.apns").read_text())["Simulator Target Bundle"] == "com.shop.app"
    assert "com.shop.app" not in (tmp_path / "request.json").read_text()


def test_a_file_that_is_there_already_is_left_alone(tmp_path):
    (tmp_path / "README.md").write_text("mine")
    made = kit(tmp_path)
    assert made.returncode == 1 and "is there already" in made.stderr
    assert (tmp_path / "README.md").read_text() == "mine"


@pytest.mark.parametrize(
    ("arguments", "text", "code"),
    [
        (["--speed", "2"], "[]", 2), (["--delegate=maybe"], "[]", 2), ([], "{", 1), ([], "[]", 1),
        ([], "[" + " " * 65_536 + "]", 1), (["--notification", "3"], '[{"image": "a://b"}]', 2),
    ],
)  # fmt: skip
def test_where_there_is_no_kit_a_sentence_says_why(tmp_path, arguments, text, code):
    made = kit(tmp_path / "kit", *arguments, text=text)
    assert made.returncode == code
    assert made.stderr.startswith("storyproof: ") and made.stderr.endswith(".\n")
    assert not (tmp_path / "kit").exists()


def posted(server, query, body=None):
    call = urllib.request.Request(f"{server}/api/kit?{urllib.parse.urlencode(query)}", body or GUIDE.read_bytes())
    with urllib.request.urlopen(call, timeout=60) as answer:
        return answer.headers, answer.read()


def test_the_archive_holds_the_files_that_the_command_writes(server, tmp_path):
    headers, archive = posted(server, {"appGroupIdentifier": "group.com.example.app", "delegate": "true"})
    assert headers["Content-Type"] == "application/zip"
    assert headers["Content-Disposition"] == "attachment; filename=storyproof-kit.zip"
    kit(tmp_path, "--appGroupIdentifier", "group.com.example.app", "--delegate")
    with zipfile.ZipFile(io.BytesIO(archive)) as packed:
        assert packed.testzip() is None
        assert {entry.filename: packed.read(entry) for entry in packed.infolist()} == files(tmp_path)
        modes = {entry.filename: entry.external_attr >> 16 for entry in packed.infolist()}
    assert modes["push-to-simulator.sh"] == 0o100755 and modes["Podfile"] == 0o100644


def test_the_same_payload_and_options_make_the_same_archive(server):
    assert posted(server, {"lang": "hi"})[1] == posted(server, {"lang": "hi"})[1]
    assert posted(server, {"lang": "hi"})[1] != posted(server, {"lang": "pt"})[1]
