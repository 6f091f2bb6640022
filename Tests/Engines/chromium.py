"""Chromium's headless shell, by Playwright."""

import contextlib

from engine import Engine


class Chromium(Engine):
    """A page that has a touch screen and a mouse."""

    def __init__(self, browser):
        self.context = browser.new_context(has_touch=True, is_mobile=True)
        self.page = self.context.new_page()
        self.devtools = self.context.new_cdp_session(self.page)

    def open(self, url):
        self.page.goto(url)

    def resize(self, width, height):
        self.page.set_viewport_size({"width": width, "height": height})

    def run(self, function, *given):
        return self.page.evaluate(f"given => ({function})(...given)", given)

    def add(self, script):
        self.page.evaluate(script)

    def press(self, x, y, hand="mouse"):
        if hand == "touch":
            self._touch("touchStart", {"x": x, "y": y})
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.down()

    def lift(self, hand="mouse"):
        if hand == "touch":
            self._touch("touchEnd")
        else:
            self.page.mouse.up()

    def move(self, x, y):
        self.page.mouse.move(x, y)

    def key(self, name):
        self.page.keyboard.press(name)

    def screenshot(self):
        return self.page.screenshot()

    @contextlib.contextmanager
    def preferring(self, is_still=False, is_dark=False):
        self.page.emulate_media(
            reduced_motion="reduce" if is_still else "no-preference", color_scheme="dark" if is_dark else "light"
        )
        yield
        self.page.emulate_media(reduced_motion="no-preference", color_scheme="light")

    def another(self):
        return Chromium(self.context.browser)

    def quit(self):
        self.context.close()

    def _touch(self, kind, *points):
        self.devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})
