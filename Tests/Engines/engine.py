"""What every browser engine can do for a scenario. Lengths are CSS pixels; a hand is `mouse` or `touch`."""

import abc
import contextlib


class Engine(abc.ABC):
    """One browser with one page, for a whole run."""

    #: Whether a touch that the driver sends arrives as a touch.
    has_touch = True
    #: Whether its reader can wish for dark pages.
    has_dark = True

    @abc.abstractmethod
    def open(self, url):
        """Goes there, and waits until all has loaded."""

    @abc.abstractmethod
    def resize(self, width, height):
        """Gives the page's window these measures."""

    @abc.abstractmethod
    def run(self, function, *given):
        """Calls a JavaScript function, given as text, in the page; gives what it, or its promise, returns."""

    @abc.abstractmethod
    def add(self, script):
        """Runs a whole script in the page, past the page's policy."""

    @abc.abstractmethod
    def press(self, x, y, hand="mouse"):
        """Puts the hand down there."""

    @abc.abstractmethod
    def lift(self, hand="mouse"):
        """Lifts the hand where it is."""

    @abc.abstractmethod
    def move(self, x, y):
        """Moves the mouse there."""

    @abc.abstractmethod
    def key(self, name):
        """Presses a key and lets it go, by the name that `KeyboardEvent.key` has for it."""

    @abc.abstractmethod
    def screenshot(self):
        """The page's window as the bytes of a PNG."""

    @contextlib.contextmanager
    def still(self):
        """An engine of the same kind whose reader asked for less motion."""
        with self.preferring(is_still=True):
            yield self

    @abc.abstractmethod
    def preferring(self, is_still=False, is_dark=False):
        """A context in which the reader wishes these."""

    @abc.abstractmethod
    def another(self):
        """A browser of the same kind that knows nothing of this one."""

    @abc.abstractmethod
    def quit(self):
        """Ends the browser."""
