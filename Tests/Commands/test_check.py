"""`storyproof check`: reports, exit codes, languages, and no secrets in any of them."""

import json
import os
import plistlib
import subprocess

import pytest
from checkout import ROOT, STORYPROOF
from sarif_pydantic import Sarif

GUIDE = ROOT / "Tests/Fixtures/payloads/guide-example.json"
BROKEN = '{"request": {"auth": "s3cr3t", "notifications": [\n\t{“content”: "x, y: 100%",},\n]}}'
WARNED = '{"aps": {"alert": "x"}, "pw_stories": {"pages": [{"image": "https://a.test/x", "duration": "8"}]}}'


def check(*arguments, text="", **environment):
    return subprocess.run(
        [STORYPROOF, "check", *arguments], input=text, capture_output=True, text=True, timeout=60,
        env=os.environ | {"LC_ALL": "C"} | environment,
    )


def test_a_payload_without_errors_ends_with_0():
    found = check(GUIDE)
    assert found.returncode == 0
    assert found.stdout.endswith("guide-example.json: 4 notes\n")


def test_errors_end_with_1_and_are_shown_with_line_and_caret():
    found = check("-", text=BROKEN)
    assert found.returncode == 1
    assert "standard input:2:3: error: Curly quotes stand around “content”." in found.stdout
    assert '    \t{“content”: "x, y: 100%",},\n    \t ^~~~~~~~~\n' in found.stdout


def test_strict_counts_warnings():
    assert check("-", text=WARNED).returncode == 0
    assert check("-", "--strict", text=WARNED).returncode == 1


@pytest.mark.parametrize(
    "arguments",
    [[], ["-", "--format", "xml"], ["-", "--format"], ["-", "--speed", "2"], ["-", "--hapticsEnabled", "maybe"]],
)
def test_arguments_that_cannot_be_used_end_with_2_and_a_sentence(arguments):
    found = check(*arguments, text="[]")
    assert found.returncode == 2
    assert found.stderr.startswith("storyproof: ") and found.stderr.endswith(".\n")
    assert found.stdout == ""


def test_a_file_that_is_not_there_is_named():
    found = check("no-such-file.json")
    assert found.returncode == 1
    assert "no-such-file.json cannot be read" in found.stderr


def test_many_files_are_checked_in_one_run():
    found = json.loads(check(GUIDE, "-", "--format", "json", text=WARNED).stdout)
    assert [file["outcome"] for file in found] == ["stories", "stories"]
    assert found[1]["diagnostics"][-1]["code"] == "duration-not-number"


def test_sarif_is_valid_and_marks_the_same_places(storyproof):
    log = json.loads(check("-", "--format", "sarif", text=BROKEN).stdout)
    Sarif.model_validate(log)
    run = log["runs"][0]
    document = json.loads(storyproof("timeline", "-", text=BROKEN))
    assert [result["ruleId"] for result in run["results"]] == [one["code"] for one in document["diagnostics"]]
    assert {rule["id"] for rule in run["tool"]["driver"]["rules"]} == {one["code"] for one in document["diagnostics"]}
    for result, one in zip(run["results"], document["diagnostics"], strict=True):
        region = result["locations"][0]["physicalLocation"]["region"]
        assert (region["startLine"], region["startColumn"]) == (one["range"]["start"]["line"], one["range"]["start"]["column"])


def test_github_gets_one_command_a_line():
    lines = check("-", "--format", "github", text=BROKEN).stdout.splitlines()
    assert len(lines) > 3
    assert all(line.startswith(("::error ", "::warning ", "::notice ")) for line in lines)
    assert any(line.startswith("::error file=standard input,line=2,endLine=2,col=3,") for line in lines)


@pytest.mark.parametrize("format", ["text", "json", "sarif", "github"])
@pytest.mark.parametrize("text", [BROKEN, BROKEN.replace("\n", " "), GUIDE.read_text().replace("API_ACCESS_TOKEN", "s3cr3t")])
def test_no_report_holds_a_secret(format, text):
    found = check("-", "--format", format, text=text)
    assert "secret-present" in found.stdout
    assert "s3cr3t" not in found.stdout + found.stderr


def test_control_characters_of_a_payload_do_not_reach_the_terminal():
    assert "\x1b" not in check("-", text='["\x1b[31m"]').stdout


@pytest.mark.parametrize("language, word", [("fr_FR.UTF-8", "page"), ("pt_BR", "página"), ("zh_CN.UTF-8", "页"), ("hi_IN.UTF-8", "पेज")])
def test_findings_speak_the_language_of_the_environment(language, word):
    assert word in check("-", text="[{}]", LC_ALL=language).stdout.lower()


def test_lang_wins_over_the_environment():
    assert "Page 1 has no image." in check("-", "--lang", "en", text="[{}]", LC_ALL="fr_FR").stdout


INFO = ROOT / "Tests/Fixtures/kit/guide/StoriesContentExtension/Info.plist"
GROUPS = ROOT / "Tests/Fixtures/kit/everything/App/App.entitlements"


def codes(found):
    return [[finding["code"] for finding in file["diagnostics"]] for file in json.loads(found.stdout)]


def test_an_info_plist_and_a_payload_that_belong_together_have_nothing_to_mend():
    found = check(INFO, GUIDE, "--strict", "--format", "json")
    assert found.returncode == 0
    assert codes(found)[0] == ["plist-recognised"]


@pytest.mark.parametrize("order", [1, -1])
def test_an_info_plist_is_compared_with_the_payload_beside_it(tmp_path, order):
    other = tmp_path / "payload.json"
    other.write_text(GUIDE.read_text().replace("PW_STORIES", "SALE"))
    found = check(*[INFO, other][::order], "--format", "json")
    assert found.returncode == 1
    assert codes(found)[::order][0] == ["plist-recognised", "plist-category-mismatch"]
    assert codes(check(INFO, "--format", "json")) == [["plist-recognised"]]


def test_an_info_plist_and_entitlements_are_compared_with_the_options():
    found = check(INFO, GROUPS, "--storyAspectRatio", "1.6", "--appGroupIdentifier", "group.a", "--format", "json")
    assert found.returncode == 0
    assert codes(found) == [
        ["plist-recognised", "plist-ratio-mismatch"], ["plist-recognised", "plist-app-group-mismatch"]
    ]  # fmt: skip


def test_a_binary_plist_is_named_as_such(tmp_path):
    (tmp_path / "Info.plist").write_bytes(plistlib.dumps({"NSExtension": {}}, fmt=plistlib.FMT_BINARY))
    found = check(tmp_path / "Info.plist")
    assert found.returncode == 1
    assert "[plist-binary]" in found.stdout and "plutil -convert xml1" in found.stdout


def test_a_finding_about_a_plist_is_told_in_every_format():
    text = INFO.read_text().replace("UNNotificationExtensionCategory", "UNNotificationExtensionCategry")
    assert "standard input:9:4: error: " in check("-", text=text).stdout
    assert ",line=9," in check("-", "--format", "github", text=text).stdout
    sarif = Sarif.model_validate_json(check("-", "--format", "sarif", text=text).stdout)
    assert "plist-key-misspelt" in [result.rule_id for result in sarif.runs[0].results]
