"""Measures a first visit by a phone and the story's loops after it; a busy machine measures itself.

The profile is a processor four times slower on slow 4G. One argument: for how many minutes it loops, 2 by default.
"""

import json
import pathlib
import subprocess
import sys

from first_visit import Visit
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).parents[2]
MEGABYTE = 1_000_000


def main(minutes):
    serving = [ROOT / ".build/debug/storyproof", "serve", "--port", "0", "--root", ROOT, "--log", "off"]
    with subprocess.Popen(serving, stdout=subprocess.PIPE, text=True) as process, sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell")
            visit = Visit(browser, process.stdout.readline().split()[-1], slow=True)
            arrive(visit)
            loop(visit, browser, minutes)
            browser.close()
        finally:
            process.terminate()


def arrive(visit):
    page = visit.open().until_drawn().page
    drawn = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    sent, came = page.evaluate(
        """() => {
          const { startTime, responseEnd } = performance.getEntriesByType('resource')
            .find(({ name }) => name.endsWith('.webp'))
          return [startTime, responseEnd]
        }"""
    )
    html = page.evaluate("performance.getEntriesByType('navigation')[0].responseStart")
    waiting = [path for path, by in visit.asked[1:] if by == "script"]
    print(f"HTML begins after {html:.0f} ms; first paint after {first_paint(page):.0f} ms")
    print(f"first picture: asked for after {sent:.0f} ms, there after {came:.0f} ms, drawn after {drawn:.0f} ms")
    print(f"{len(visit.asked)} requests; by a script: {waiting}")
    print(f"layout shifts: {page.evaluate('shifts')}; long tasks until drawn: {tasks(page, 0, drawn)}")


def loop(visit, browser, minutes):
    page = visit.page
    with page.expect_response("**/api/timeline*"):
        page.get_by_role("switch", name="Loop").tap()
    page.wait_for_function("() => story.timeline.presentation.loopsAfterLastPage")
    page.wait_for_load_state("networkidle")
    visit.asked.clear()
    seconds = page.evaluate("story.timeline.totalDuration")
    page.wait_for_function("() => story.trace.at(-1).index === 1", polling=500)
    began = page.evaluate("performance.now()")
    page.wait_for_timeout(seconds * 1000)
    print(f"long tasks in a loop of {seconds:g} s: {tasks(page, began, began + seconds * 1000)}")
    visit.devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    longest = 4 * longest_task(browser, page, seconds)
    visit.devtools.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    print(f"processor time of the longest task in a loop, times 4: {longest:.0f} ms")
    for minute in range(minutes + 1):
        visit.devtools.send("HeapProfiler.collectGarbage")
        metrics = {each["name"]: each["value"] for each in visit.devtools.send("Performance.getMetrics")["metrics"]}
        print(
            f"after {minute} min: heap {metrics['JSHeapUsedSize'] / MEGABYTE:.1f} MB, {metrics['Nodes']:.0f} nodes, "
            f"renderer {resident(browser) / MEGABYTE:.1f} MB",
            flush=True,
        )
        if minute < minutes:
            page.wait_for_timeout(60_000)
    print(f"requests while it looped: {visit.asked}; layout shifts: {page.evaluate('shifts')}")


def first_paint(page):
    return page.evaluate("performance.getEntriesByType('paint').find(({ name }) => name === 'first-paint').startTime")


def tasks(page, start, end):
    """Milliseconds of each task of more than 50 that began in a span."""
    found = page.evaluate("longTasks")
    return [round(task["duration"]) for task in found if start <= task["startTime"] < end]


def longest_task(browser, page, seconds):
    """Milliseconds of processor time, which other programs do not lengthen as they do the clock's."""
    browser.start_tracing(page=page, categories=["toplevel"])
    page.wait_for_timeout(seconds * 1000)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    names = [event for event in events if event["name"] == "thread_name"]
    main = {(event["pid"], event["tid"]) for event in names if event["args"]["name"] == "CrRendererMain"}
    return max(event.get("tdur", 0) for event in events if (event["pid"], event["tid"]) in main) / 1000


def resident(browser):
    """Resident bytes of the largest renderer: the page's; a spare one is small."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    renderers = [pathlib.Path(f"/proc/{each['id']}/status") for each in processes if each["type"] == "renderer"]
    sizes = [path.read_text().split("VmRSS:")[1].split()[0] for path in renderers]
    return max(int(size) for size in sizes) * 1024


main(int(sys.argv[1]) if len(sys.argv) > 1 else 2)
