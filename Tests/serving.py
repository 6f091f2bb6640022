"""A server of this checkout, for as long as a test needs it."""

import contextlib
import subprocess

from checkout import ROOT, STORYPROOF


@contextlib.contextmanager
def serving(folder, *settings):
    """The address of a server of this checkout, with a store and a cache of its own; at the end it is gone."""
    process = subprocess.Popen(
        [STORYPROOF, "serve", "--port", "0", "--root", ROOT, "--log", "off", "--store", folder / "shares.db",
         "--media-cache", folder / "media", *settings],
        stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    yield Served(process.stdout.readline().split()[-1], process.pid)
    process.terminate()
    assert process.wait(20) == 0, "the server did not end well"


class Served(str):
    """The address of a server, which also knows its process."""

    def __new__(cls, address, pid):
        served = super().__new__(cls, address)
        served.pid = pid
        return served
