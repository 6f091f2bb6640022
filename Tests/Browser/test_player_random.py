"""Random scripts: the browser's trace is the reference interpreter's, event by event and nanosecond by nanosecond."""

import json
import random

import pytest
from player_page import player  # noqa: F401

SCRIPTS = 208
BATCHES = 8
TOGGLES = ["hapticsEnabled", "longPressToPauseEnabled", "loopsAfterLastPage"]
SHOWS_BUTTON = "!document.querySelector('push-stories').shadowRoot.querySelector('.action').hidden"
# On the button, which stands 24 points above the area's lower edge and is 52 high: fractions of the width.
BUTTON = (0.5, 1.5 - (24 + 26) / 390)


def random_payload(choice):
    """One to five pages, some with a button."""
    pages = []
    for index in range(choice.randint(1, 5)):
        page = {"image": f"https://pictures.example/{index}.png", "duration": choice.choice([0.05, 0.1, 0.25, 0.5, 1, 2.5])}
        if choice.random() < 0.5:
            page |= {"button_title": f"Button {index}", "link": f"https://shop.example/{index}"}
        pages.append(page)
    return json.dumps(pages)


def random_script(choice):
    """Instants are whole milliseconds, often the very ones at which something falls due; one pointer, as a mouse has."""
    script, milliseconds, is_down, is_hidden = [], 0, False, False
    for _ in range(choice.randint(4, 15)):
        milliseconds += choice.choice([50, 100, 150, 249, 250, 251, 400, 1000, choice.randint(1, 3000)])
        if is_hidden:
            kind = "show"
        elif is_down:
            kind = choice.choice(["up", "up", "up", "hide"])
        else:
            kind = choice.choice(["tap", "tap", "tap", "down", "down", "button", "hide"])
        x = choice.choice([0.1, 0.32, 0.34, 0.5, 0.9])
        script.append({"at": milliseconds / 1000, kind: x if kind in ("tap", "down") else True})
        is_down = kind == "down" or is_down and kind != "up"
        is_hidden = kind == "hide"
    return [*script, {"at": (milliseconds + 5000) / 1000, "end": True}]


@pytest.fixture
def run(storyproof, tmp_path):
    """By a seed: a story, a script, and the trace that the reference interpreter leaves."""

    def make(seed):
        choice = random.Random(seed)
        payload, script = tmp_path / "payload.json", tmp_path / "script.json"
        payload.write_text(random_payload(choice))
        inputs = random_script(choice)
        script.write_text(json.dumps(inputs))
        options = [f"--{name}={'true' if choice.random() < 0.5 else 'false'}" for name in TOGGLES]
        return {
            "timeline": json.loads(storyproof("timeline", payload, *options)),
            "inputs": inputs,
            "trace": json.loads(storyproof("simulate", payload, "--inputs", script, *options)),
        }

    return make


def perform(stage, script):
    page, passed = stage.page, 0
    for given in script:
        at = round(given["at"] * 1000)
        stage.run(at - passed)
        passed = at
        if "tap" in given:
            stage.tap(given["tap"])
        elif "down" in given:
            stage.down(given["down"])
        elif "up" in given:
            stage.up()
        elif "button" in given:
            page.keyboard.press("Escape")
            if page.evaluate(SHOWS_BUTTON):
                stage.point(*BUTTON)
                page.mouse.down()
                page.mouse.up()
        elif "hide" in given or "show" in given:
            stage.hide("hide" in given)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_random_script_in_the_browser_leaves_the_reference_trace(player, run, batch):  # noqa: F811
    stage = player(None)
    for seed in range(batch, SCRIPTS, BATCHES):
        told = run(seed)
        stage.hide(False)
        stage.play(told["timeline"])
        stage.element.focus()
        perform(stage, told["inputs"])
        stage.up()
        assert stage.trace == told["trace"], f"seed {seed}: {told['inputs']}"
