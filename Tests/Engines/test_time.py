"""What time does to a story, and what must not do anything to time."""

HOLDS = {"longPressToPauseEnabled": True}


def test_a_story_hidden_for_a_minute_shows_the_same_page_for_the_same_rest(stage):
    stage.open(5, 4)
    stage.run(1500)
    stage.hide()
    stage.run(60_000)
    assert (stage.state, stage.number) == ("paused", "0")
    stage.hide(False)
    stage.run(3499)
    assert stage.told == []
    stage.run(1)
    assert stage.told == ["65 didShow 1"]


def test_reasons_to_be_paused_are_a_set(stage):
    stage.open(5, 4, options=HOLDS)
    states = []
    for act in (
        lambda: (stage.press(0.9), stage.run(250)),
        stage.hide,
        lambda: stage.ask("player.pause()"),
        lambda: stage.hide(False),
        stage.lift,
        lambda: stage.ask("player.play()"),
    ):
        act()
        states.append(stage.state)
    assert states == [*["paused"] * 5, "playing"]
    stage.run(4749)
    assert stage.told == []
    stage.run(1)
    assert stage.told == ["5 didShow 1"]


def test_the_end_can_be_left_by_going_back_and_reached_again(stage):
    stage.open(5, 4)
    stage.run(9000)
    assert stage.state == "finished"
    stage.tap(0.1)
    assert (stage.state, stage.number) == ("playing", "0")
    stage.run(9000)
    assert stage.state == "finished"
    assert stage.told == ["5 didShow 1", "9 didFinish", "9 didShow 0", "14 didShow 1", "18 didFinish"]


def test_a_replaced_story_is_silent(stage):
    stage.open(1, 1)
    stage.run(500)
    stage.play(5, 4)
    assert stage.engine.run("() => clock.waiting") == 1
    stage.run(4999)
    assert stage.told == []


def test_a_removed_player_is_silent_and_leaves_no_timer_and_no_animation(stage):
    stage.open(1, 1, options={"hapticsEnabled": True, "crossfadesBetweenPages": True})
    stage.tap(0.9)
    stage.engine.run(
        """() => {
          window.removed = document.querySelector('push-stories')
          window.length = removed.trace.length
          window.told = []
          for (const type of ['start', 'show', 'finish', 'action', 'haptic'])
            removed.addEventListener(`stories-${type}`, () => told.push(type))
          removed.remove()
        }"""
    )
    assert stage.engine.run("() => [clock.waiting, document.getAnimations().length]") == [0, 0]
    stage.run(60_000)
    stage.key("ArrowLeft")
    stage.hide()
    stage.engine.press(300, 100)
    stage.engine.lift()
    assert stage.engine.run("() => [told, removed.trace.length - window.length, clock.waiting]") == [[], 0, 0]


def test_a_removed_player_among_others_leaves_the_others_alone(stage):
    stage.open(players="<push-stories></push-stories>" * 2)
    stage.play(5, 4)
    second = "document.querySelectorAll('push-stories')[1]"
    stage.engine.run(f"() => {{ {second}.timeline = document.querySelector('push-stories').timeline }}")
    stage.engine.run("() => document.querySelector('push-stories').remove()")
    stage.run(5000)
    assert stage.number == "1"


def test_reduced_motion_changes_no_timing_and_hides_no_text(stage):
    with stage.engine.still() as engine:
        still = type(stage)(engine, stage.site).open(5, 4, options={"crossfadesBetweenPages": True})
        assert engine.run("() => matchMedia('(prefers-reduced-motion: reduce)').matches")
        still.run(4999)
        assert (still.told, still.text) == ([], ["Title 0", "Subtitle 0", "Button 0"])
        still.run(1)
        assert still.text[:2] == ["Title 1", "Subtitle 1"]
        still.run(4000)
        assert still.told == ["5 didShow 1", "9 didFinish"]
        still.wait(lambda: len(still.text) == 3)


def test_a_real_clock_plays_to_the_end_too(stage):
    stage.open(0.05, 0.05, has_clock=False)
    stage.wait(lambda: stage.state == "finished")
    assert [line.split(" ", 1)[1] for line in stage.told] == ["didShow 1", "didFinish"]
