"""A real server and a real browser for the tests of pages and commands."""

import contextlib
import subprocess

import pytest
from checkout import ROOT, STORYPROOF


@contextlib.contextmanager
def serving(folder, *settings):
    """The address of a server of this checkout, with a store and a cache of its own."""
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


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """The address of the server that tests share."""
    with serving(tmp_path_factory.mktemp("store")) as address:
        yield address


@pytest.fixture(scope="module")
def share_server(tmp_path_factory):
    """The address of a server whose store is empty at first."""
    with serving(tmp_path_factory.mktemp("store")) as address:
        yield address


@pytest.fixture(scope="session")
def storyproof():
    """Runs the program and gives what it prints."""

    def run(*arguments, text=""):
        return subprocess.run(
            [STORYPROOF, *arguments], input=text, capture_output=True, text=True, check=True, timeout=60
        ).stdout

    return run


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    return {**browser_type_launch_args, "executable_path": "/usr/bin/chromium-headless-shell"}
