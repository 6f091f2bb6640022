"""Three engines, a site of the tests' own, and a stage on it."""

import pytest
from chromium import Chromium
from stage import Stage
from story_site import StorySite
from webdriven import Firefox, WebKit


def pytest_configure(config):
    # Selenium's own way of starting WebKitGTK is one that it advises against.
    config.addinivalue_line("filterwarnings", "ignore:setting remote_server_addr:DeprecationWarning")


@pytest.fixture(scope="session", params=["chromium", "firefox", "webkit"])
def engine(request):
    """A running browser of each kind."""
    kinds = {"chromium": lambda: Chromium(request.getfixturevalue("browser")), "firefox": Firefox, "webkit": WebKit}
    opened = kinds[request.param]()
    yield opened
    opened.quit()


@pytest.fixture(scope="session")
def story_site(server):
    site = StorySite(server)
    yield site
    site.close()


@pytest.fixture
def site(story_site):
    """The site, without what earlier tests brought there."""
    story_site.begin()
    return story_site


@pytest.fixture
def stage(engine, site):
    """A stage to open; nothing on its page may fail."""
    opened = Stage(engine, site)
    yield opened
    assert engine.run("() => window.test?.problems ?? []") == []
