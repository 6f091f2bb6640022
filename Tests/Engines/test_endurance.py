"""Ten minutes of a story that loops: nothing grows, and nothing is asked for."""

import pytest

OPTIONS = {"loopsAfterLastPage": True, "crossfadesBetweenPages": True}
# The trace fills up to its last thousand entries meanwhile.
GROWTH_BYTES = 250_000


@pytest.mark.parametrize("engine", ["chromium"], indirect=True)
def test_ten_minutes_of_looping_take_no_memory_and_no_request(stage, engine, site):
    stage.open(*[0.5] * 5, options=OPTIONS)
    # Fades go by the browser's own clock, and one picture stays.
    moving = "player.shadowRoot.querySelectorAll('.pictures > *, .leaving').length"
    stage.wait(lambda: stage.ask(moving) == 1)

    def loop(minutes):
        for _ in range(60 * minutes):
            stage.run(1000)
        stage.wait(lambda: stage.ask(moving) == 1)
        for _ in range(2):
            engine.devtools.send("HeapProfiler.collectGarbage")
        heap = engine.devtools.send("Runtime.getHeapUsage")
        return heap["usedSize"], engine.devtools.send("Memory.getDOMCounters")["nodes"]

    loop(1)
    site.asked.clear()
    heap, nodes = loop(1)
    later_heap, later_nodes = loop(8)
    assert stage.told[-1].startswith("600 ")
    assert site.asked == []
    assert later_nodes <= nodes
    assert later_heap - heap < GROWTH_BYTES
