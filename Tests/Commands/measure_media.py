"""How a server fares while somebody makes it look at pictures that mean harm: `python measure_media.py PROGRAM`.

Prints the 99th percentile of other requests, with and without, and how much memory the server took meanwhile.
"""

import json
import pathlib
import sys
import tempfile
import threading
import time
import urllib.parse

TESTS = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(TESTS))

import http.client  # noqa: E402
import subprocess  # noqa: E402

from checkout import ROOT  # noqa: E402
from hostile_pictures import HOSTILE  # noqa: E402
from picture_server import PictureServer  # noqa: E402

SECONDS, RATE = 15, 50
STORY = (ROOT / "Tests/Fixtures/payloads/guide-example.json").read_bytes()


def measured(host):
    """Milliseconds of requests that come evenly, by a page, a call of the engine and a stored share."""
    times = []
    connection = http.client.HTTPConnection(host)
    begun = time.perf_counter()
    for number in range(SECONDS * RATE):
        time.sleep(max(0, begun + number / RATE - time.perf_counter()))
        asked = time.perf_counter()
        if number % 2:
            connection.request("GET", "/")
        else:
            connection.request("POST", "/api/timeline", STORY)
        assert connection.getresponse().read()
        times.append((time.perf_counter() - asked) * 1000)
    return sorted(times)


def harm(host, pictures, is_over):
    """Asks for all of them, again and again, by two at a time."""
    number = 0
    while not is_over.is_set():
        number += 1
        urls = [
            pictures.put(f"/{threading.get_ident()}/{number}/{name}", answer) for name, (answer, _) in HOSTILE.items()
        ]
        connection = http.client.HTTPConnection(host)
        connection.request("POST", "/api/media", json.dumps({"pages": [{"image": url} for url in urls]}))
        connection.getresponse().read()


def memory(process):
    """Kilobytes in memory, now and at most so far."""
    lines = pathlib.Path(f"/proc/{process.pid}/status").read_text().splitlines()
    found = dict(line.split(":", 1) for line in lines)
    return [int(found[name].split()[0]) for name in ("VmRSS", "VmHWM")]


def main(program):
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [program, "serve", "--port", "0", "--root", ROOT, "--log", "off", "--store", f"{folder}/s.db",
             "--media-cache", f"{folder}/m", "--allow-private-media", "on"], stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        host = urllib.parse.urlsplit(process.stdout.readline().split()[-1]).netloc
        report("quiet", measured(host))
        pictures, is_over = PictureServer(), threading.Event()
        before, _ = memory(process)
        for _ in range(2):
            threading.Thread(target=harm, args=(host, pictures, is_over), daemon=True).start()
        report("meanwhile", measured(host))
        now, most = memory(process)
        print(f"memory {before} KB before, {now} KB after, {most} KB at most; {len(pictures.asked)} pictures asked for")
        is_over.set()
        process.kill()


def report(name, times):
    print(f"{name}: p50 {times[len(times) // 2]:.2f} ms, p99 {times[len(times) * 99 // 100]:.2f} ms")


if __name__ == "__main__":
    main(sys.argv[1])
