"""A real server and a real browser for the tests of pages and commands."""

import subprocess

import pytest
from checkout import STORYPROOF
from picture_server import PictureServer
from playwright.sync_api import expect
from serving import serving

# What is waited for comes later on a busy machine.
expect.set_options(timeout=20_000)


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


@pytest.fixture
def pictures():
    """A server of pictures that does what the test tells it."""
    server = PictureServer()
    yield server
    server.close()


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
