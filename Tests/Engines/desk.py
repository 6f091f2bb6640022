"""The pages of the site as a reader of any engine has them, and what axe says of them."""

import json
import pathlib
import sysconfig
import time

AXE = pathlib.Path(sysconfig.get_path("purelib"), "axe_playwright_python/axe.min.js").read_text()
# Dark changes colours and nothing else.
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}


class Desk:
    def __init__(self, engine, server):
        self.engine, self.server = engine, server

    def open(self, path="/", width=1440):
        self.open_at(self.server + path, width)

    def open_at(self, address, width=1440):
        self.engine.resize(width, 900)
        self.engine.open(address)
        self.engine.add(AXE)

    def write(self, payload, outcome):
        """Types a payload in place of another, and waits until the page says this of it."""
        self.engine.run(
            """text => {
              const payload = document.querySelector('#payload')
              payload.value = text
              payload.dispatchEvent(new InputEvent('input', { bubbles: true }))
            }""",
            payload if isinstance(payload, str) else json.dumps(payload, indent=2),
        )
        self.wait("text => document.querySelector('#outcome').textContent.includes(text)", outcome)

    def click(self, selector):
        self.engine.run("selector => document.querySelector(selector).click()", selector)

    def wait_for(self, selector):
        """Waits until an element is seen."""
        self.wait("selector => !!document.querySelector(selector)?.checkVisibility()", selector)

    def wait(self, function, *given, seconds=20):
        """Waits until a function in the page is true."""
        end = time.monotonic() + seconds
        while not self.engine.run(function, *given):
            assert time.monotonic() < end, (function, given)
            time.sleep(0.01)

    def violations(self, **options):
        """The rules that are broken, and where; contrast that axe cannot judge is none of them."""
        run = """async options => (await axe.run(document, options)).violations
          .map(({ id, nodes }) => [id, ...nodes.map(node => node.target.flat().join(' '))])"""
        return self.engine.run(run, {"resultTypes": ["violations"]} | options)
