"""A page on a phone, visited for the first time: what is asked for, by whom, and what moves."""

from editor_page import PHONE

#: The browser writes down what it did; a shift is what moved, and to where.
WATCH = """
window.shifts = []
window.longTasks = []
new PerformanceObserver((list) => {
  for (const { sources, value } of list.getEntries()) {
    const moved = sources.map(({ node, currentRect: { x, y } }) => `${node?.nodeName} ${node?.id} at ${x}, ${y}`)
    if (value) shifts.push(moved)
  }
}).observe({ type: 'layout-shift', buffered: true })
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) longTasks.push({ startTime, duration })
}).observe({ type: 'longtask', buffered: true })
"""

#: Slow 4G: milliseconds, bytes a second.
SLOW_LINE = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}


class Visit:
    """A page of a context of its own, and the requests that it makes."""

    def __init__(self, browser, server, slow=False):
        self.server = server
        self.context = browser.new_context(viewport={"width": 390, "height": 844}, **PHONE)
        self.page = self.context.new_page()
        self.page.add_init_script(WATCH)
        #: Each request's path and what made it: `other`, `parser` or `script`.
        self.asked = []
        self.complaints = []
        self.page.on("console", lambda message: self.complaints.append(message.text))
        self.devtools = self.context.new_cdp_session(self.page)
        self.devtools.on("Network.requestWillBeSent", self._write_down)
        self.devtools.send("Network.enable")
        self.devtools.send("Performance.enable")
        if slow:
            self.devtools.send("Network.emulateNetworkConditions", SLOW_LINE)
            self.devtools.send("Emulation.setCPUThrottlingRate", {"rate": 4})

    def open(self, path="/"):
        self.asked.clear()
        self.page.goto(self.server + path)
        return self

    def post(self, payload):
        """Sends a payload as the form does where no script has come."""
        self.open("/health")
        self.asked.clear()
        self.page.evaluate(
            """payload => {
              const form = Object.assign(document.createElement('form'), { method: 'post', action: '/' })
              form.append(Object.assign(document.createElement('input'), { name: 'payload', value: payload }))
              document.body.append(form)
              form.submit()
            }""",
            payload,
        )
        self.page.wait_for_url(f"{self.server}/")
        return self

    def until_drawn(self):
        """Waits until a picture of the story is seen."""
        self.page.locator("push-stories .pictures canvas").wait_for()
        return self

    def _write_down(self, event):
        self.asked.append((event["request"]["url"].removeprefix(self.server), event["initiator"]["type"]))
