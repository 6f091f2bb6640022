"""What somebody who uses a page finds by its name, and does to it with a pointer and keys."""

import time

FIND = """name => {
  const label = element => element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent
  const found = [...document.querySelectorAll('button, a, summary, input, textarea')]
    .filter(element => element.checkVisibility() && label(element).trim() === name)
  // A dialog covers the rest.
  const element = found.find(element => element.closest('dialog')) ?? found[0]
  if (!element || element.disabled) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  // A link that wraps has a rectangle a line.
  const { x, y, width, height } = element.getClientRects()[0]
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2), text: element.value ?? '' }
}"""


class Walk:
    """One person with one browser."""

    def __init__(self, engine, width, height, hand="mouse"):
        self.engine, self.size = engine, (width, height)
        self.hand = hand if engine.has_touch else "mouse"

    def open(self, url):
        # The page before may differ in what stands behind the # alone.
        self.engine.open("about:blank")
        self.engine.resize(*self.size)
        self.engine.open(url)

    def press(self, name):
        """Presses a button, a link or a field, once it rests where it is: what still comes may move it."""
        place = None
        while place != (place := self.find(name)):
            time.sleep(0.1)
        self.tap(place["x"], place["y"])

    def tap(self, x, y):
        self.engine.press(x, y, self.hand)
        self.engine.lift(self.hand)

    def write(self, name, text):
        """Presses a field, and types."""
        self.press(name)
        for letter in text:
            self.engine.key(letter)

    def find(self, name):
        """Where something of that name stands, brought into view, and what is written in it."""
        return self.wait(FIND, name)

    def sees(self, text):
        """Waits until the page shows a text."""
        self.wait("text => document.body?.innerText.replace(/\\s+/g, ' ').includes(text)", text)

    def wait(self, function, *given):
        """Waits until a function in the page gives something, and gives that."""
        end = time.monotonic() + 20
        while not (result := self._run(function, *given)):
            assert time.monotonic() < end, (given, self.engine.run("() => document.body.innerText"))
            time.sleep(0.02)
        return result

    def _run(self, function, *given):
        try:
            return self.engine.run(function, *given)
        except Exception as error:
            # A page that is being left takes the function with it.
            if "context was destroyed" in str(error):
                return None
            raise
