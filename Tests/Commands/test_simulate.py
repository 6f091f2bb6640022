"""`storyproof simulate`: the trace as JSON and as a table."""

import csv
import io
import json
import subprocess

import pytest
from checkout import ROOT, STORYPROOF

GUIDE = ROOT / "Tests/Fixtures/payloads/guide-example.json"
INPUTS = [{"at": 1.25, "tap": 0.9}, {"at": 2, "button": True}, {"at": 3, "tap": 0.1}, {"at": 20, "end": True}]


@pytest.fixture
def simulate(tmp_path):
    """Gives what the program prints, as bytes, since the ends of lines count."""
    inputs = tmp_path / "inputs.json"
    inputs.write_text(json.dumps(INPUTS))

    def run(*arguments):
        command = [STORYPROOF, "simulate", GUIDE, "--inputs", inputs, "--hapticsEnabled", "true", *arguments]
        return subprocess.run(command, capture_output=True, timeout=60, check=False)

    return run


def test_json_is_the_usual_format(simulate):
    usual = simulate()
    assert usual.returncode == 0
    assert usual.stdout == simulate("--format", "json").stdout
    assert json.loads(usual.stdout)[0] == {"at": 0, "event": "didStart", "pageCount": 2}


def test_the_table_says_what_the_json_says(simulate):
    trace = json.loads(simulate().stdout)
    rows = list(csv.DictReader(io.StringIO(simulate("--format", "csv").stdout.decode(), newline="")))
    assert {event["event"] for event in trace} >= {"didStart", "didShow", "didTapAction", "haptic", "didFinish"}
    told = [
        {name: cell if name == "event" else json.loads(cell) for name, cell in row.items() if cell} for row in rows
    ]  # fmt: skip
    assert told == trace


def test_the_table_has_a_header_and_ends_every_line_by_crlf(simulate):
    table = simulate("--format", "csv").stdout
    assert table.startswith(b"at,event,index,pageCount\r\n")
    assert table.endswith(b"\r\n")
    lines = table.split(b"\r\n")[:-1]
    assert all(line.count(b",") == 3 and b"\n" not in line and b"\r" not in line for line in lines)


def test_another_format_is_refused_by_name(simulate):
    refused = simulate("--format", "xml")
    assert (refused.returncode, refused.stdout) == (2, b"")
    assert refused.stderr == b"storyproof: --format is one of json, csv.\n"
