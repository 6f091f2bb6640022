"""Where this checkout's files lie. Its own module, since each folder of tests may have a `conftest`."""

import pathlib

ROOT = pathlib.Path(__file__).parents[1]
STORYPROOF = ROOT / ".build/debug/storyproof"
