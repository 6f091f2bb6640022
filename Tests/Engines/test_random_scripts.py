"""Random scripts: the browser's trace is the reference interpreter's, event by event and nanosecond by nanosecond."""

import base64
import concurrent.futures
import functools
import itertools
import json
import os
import random

import pytest
from images import RED, png
from stage import timeline

SCRIPTS = {"chromium": 2000, "firefox": 200, "webkit": 200}
BATCH = 50
TOGGLES = ["hapticsEnabled", "longPressToPauseEnabled", "crossfadesBetweenPages", "loopsAfterLastPage"]
COMBINATIONS = list(itertools.product([False, True], repeat=len(TOGGLES)))
# Whole milliseconds, at which inputs can fall together with what falls due.
DURATIONS = [0.05, 0.1, 0.25, 0.5, 1, 2.5]
PICTURE = f"data:image/png;base64,{base64.b64encode(png(RED, width=1, height=1)).decode()}"


def random_payload(choice):
    """One to forty pages, more often few, some with a button."""
    pages = []
    for index in range(choice.choice([1, 2, 3, 5, choice.randint(1, 10), choice.randint(1, 40)])):
        page = {"image": PICTURE, "duration": choice.choice(DURATIONS)}
        if choice.random() < 0.5:
            page |= {"button_title": f"Button {index}", "link": f"https://shop.example/{index}"}
        pages.append(page)
    return pages


def random_inputs(choice):
    """Instants are whole milliseconds, often the very ones at which something falls due; one pointer, as a mouse has."""
    inputs, milliseconds, is_down, is_hidden = [], 0, False, False
    for _ in range(choice.randint(4, 25)):
        milliseconds += choice.choice([0, 50, 100, 150, 249, 250, 251, 400, 1000, choice.randint(1, 3000)])
        if is_hidden:
            kind = "show"
        elif is_down:
            kind = choice.choice(["up", "up", "up", "hide"])
        else:
            kind = choice.choice(["tap", "tap", "tap", "down", "down", "button", "hide"])
        x = choice.choice([0.02, 0.1, 0.32, 0.34, 0.5, 0.9])
        inputs.append({"at": milliseconds / 1000, kind: x if kind in ("tap", "down") else True})
        is_down = kind == "down" or is_down and kind != "up"
        is_hidden = kind == "hide"
    return [*inputs, {"at": (milliseconds + 5000) / 1000, "end": True}]


@pytest.fixture(scope="session")
def reference(storyproof, story_site, tmp_path_factory):
    """By a seed, some time later: a story, its inputs, and the trace that the reference interpreter leaves."""
    folder = tmp_path_factory.mktemp("scripts")

    def make(seed):
        choice = random.Random(seed)
        options = dict(zip(TOGGLES, COMBINATIONS[seed % len(COMBINATIONS)], strict=True))
        options["storyAspectRatio"] = choice.choice([0.5, 1, 1.5, 1.78])
        payload, inputs = random_payload(choice), random_inputs(choice)
        files = folder / f"{seed}.payload", folder / f"{seed}.inputs"
        for file, value in zip(files, (payload, inputs), strict=True):
            file.write_text(json.dumps(value))
        flags = [f"--{name}={str(value).lower()}" for name, value in options.items()]
        trace = json.loads(storyproof("simulate", files[0], "--inputs", files[1], *flags))
        return {"timeline": timeline(story_site.server, payload, options), "inputs": inputs, "trace": trace}

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        later = functools.cache(lambda seed: pool.submit(make, seed))
        yield later
        pool.shutdown(cancel_futures=True)


def test_random_scripts_leave_the_reference_traces(request, stage, reference):
    count = SCRIPTS[request.node.callspec.params["engine"]]
    for seed in range(count):
        reference(seed)
    stage.open()
    for start in range(0, count, BATCH):
        scripts = [reference(seed).result() for seed in range(start, start + BATCH)]
        # As texts: drivers are slow at deep values.
        traces = json.loads(stage.engine.run("text => JSON.stringify(JSON.parse(text).map(test.play))", json.dumps(scripts)))
        for seed, (script, trace) in enumerate(zip(scripts, traces, strict=True), start):
            assert trace == script["trace"], f"seed {seed}: {script['inputs']}"
