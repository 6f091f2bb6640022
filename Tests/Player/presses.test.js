// @ts-check
import { behave, end, story } from './story.js';
import { timeline } from './timelines.js';

const start = ['0 didStart 2', '0 didShow 0'];
const two = timeline([5, 4]);

behave([
  [
    'a short press is a tap where it went down, when it was lifted',
    story(
      two,
      { at: 1, down: 0.1 },
      {
        at: 1.249,
        up: true,
      },
      end(2),
    ),
    [...start, '1.249 didShow 0'],
  ],
  [
    'a press of exactly a quarter of a second never navigates',
    story(
      two,
      { at: 1, down: 0.9 },
      {
        at: 1.25,
        up: true,
      },
      end(5),
    ),
    [...start, '5 didShow 1'],
  ],
  [
    'a long press lets time run where pausing is off',
    story(two, { at: 1, down: 0.9 }, { at: 3, up: true }, end(5)),
    [...start, '5 didShow 1'],
  ],
  [
    'a long press freezes the rest from its recognition to its lifting',
    story(timeline([5, 4], { holds: true }), { at: 1, down: 0.9 }, { at: 3, up: true }, end(6.75)),
    [...start, '6.75 didShow 1'],
  ],
  [
    'the page may change between touch and recognition: the new page is held',
    story(timeline([5, 4], { holds: true }), { at: 4.9, down: 0.9 }, { at: 6, up: true }, end(9.85)),
    [...start, '5 didShow 1', '9.85 didFinish'],
  ],
  [
    'at one instant the page turns before the press is recognised',
    story(timeline([5, 4], { holds: true }), { at: 4.75, down: 0.9 }, { at: 6, up: true }, end(10)),
    [...start, '5 didShow 1', '10 didFinish'],
  ],
  [
    'the story may finish between touch and recognition: the press has no effect',
    story(timeline([1], { holds: true }), { at: 0.9, down: 0.9 }, { at: 3, up: true }, end(9)),
    ['0 didStart 1', '0 didShow 0', '1 didFinish'],
  ],
  [
    'a page shown during a hold clears it',
    story(timeline([5, 4], { holds: true }), { at: 1, down: 0.9 }, { at: 2, next: true }, { at: 4, up: true }, end(6)),
    [...start, '2 didShow 1', '6 didFinish'],
  ],
  [
    'a second touch during a press is ignored',
    story(two, { at: 1, down: 0.9 }, { at: 1.1, down: 0.1 }, { at: 1.1, tap: 0.1 }, { at: 1.2, up: true }, end(1.5)),
    [...start, '1.2 didShow 1'],
  ],
  [
    'a cancelled press is no tap and ends the hold',
    story(
      timeline([5, 4], { holds: true }),
      { at: 1, down: 0.9 },
      { at: 2.25, cancel: true },
      { at: 3, up: true },
      end(6),
    ),
    [...start, '6 didShow 1'],
  ],
  [
    'a button tap stops the story for good',
    story(two, { at: 1, button: true }, end(90)),
    [...start, '1 didTapAction 0'],
  ],
  [
    'a tap after a button tap plays on',
    story(two, { at: 1, button: true }, { at: 8, tap: 0.9 }, end(12)),
    [...start, '1 didTapAction 0', '8 didShow 1', '12 didFinish'],
  ],
  [
    'a tap forward on the last page after a button tap leaves it stopped',
    story(two, { at: 6, button: true }, { at: 7, tap: 0.9 }, end(90)),
    [...start, '5 didShow 1', '6 didTapAction 1'],
  ],
  [
    'a long press after a button tap has no effect',
    story(
      timeline([5, 4], { holds: true }),
      { at: 1, button: true },
      { at: 2, down: 0.9 },
      { at: 3, up: true },
      end(90),
    ),
    [...start, '1 didTapAction 0'],
  ],
  [
    'a button tap after the end is told and finishes nothing again',
    story(two, { at: 20, button: true }, end(90)),
    [...start, '5 didShow 1', '9 didFinish', '20 didTapAction 1'],
  ],
  [
    'where no button shows, there is none to tap',
    story(timeline([5, 4], { pages: [{ showsButton: false }] }), { at: 1, button: true }, end(1)),
    start,
  ],
  [
    'play resumes the rest after a button tap',
    story(two, { at: 1, button: true }, { at: 3, play: true }, end(7)),
    [...start, '1 didTapAction 0', '7 didShow 1'],
  ],
  [
    'a restart forgets the press',
    story(two, { at: 1, down: 0.9 }, { at: 1.1, restart: true }, { at: 1.2, up: true }, end(2)),
    [...start, '1.1 didStart 2', '1.1 didShow 0'],
  ],
  [
    'a button tap ends the hold',
    story(
      timeline([5, 4], { holds: true }),
      { at: 1, down: 0.9 },
      { at: 2, button: true },
      { at: 3, play: true },
      end(6.75),
    ),
    [...start, '2 didTapAction 0', '6.75 didShow 1'],
  ],
  [
    'a press recognised after a button tap holds nothing that plays later',
    story(
      timeline([5, 4], { holds: true }),
      { at: 1, button: true },
      { at: 2, down: 0.9 },
      { at: 3, play: true },
      end(7),
    ),
    [...start, '1 didTapAction 0', '7 didShow 1'],
  ],
  [
    'play after a button tap after the end restarts',
    story(two, { at: 20, button: true }, { at: 21, play: true }, end(21)),
    [...start, '5 didShow 1', '9 didFinish', '20 didTapAction 1', '21 didStart 2', '21 didShow 0'],
  ],
]);
