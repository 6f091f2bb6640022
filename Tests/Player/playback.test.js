// @ts-check
import { behave, end, story } from './story.js';
import { pageless, timeline } from './timelines.js';

const start = ['0 didStart 2', '0 didShow 0'];
const two = timeline([5, 4]);

behave([
  ['a story starts with its page count and its first page', story(two, end(4.9)), start],
  ['a page whose time is over gives way to the next', story(two, end(5)), [...start, '5 didShow 1']],
  ['the last page finishes the story once', story(two, end(90)), [...start, '5 didShow 1', '9 didFinish']],
  [
    'a looping story finishes and shows page 0 without a second start',
    story(timeline([5, 4], { loops: true }), end(9)),
    [...start, '5 didShow 1', '9 didFinish', '9 didShow 0'],
  ],
  [
    'five pages of a tenth of a second end on the tenths',
    story(timeline([0.1, 0.1, 0.1, 0.1, 0.1]), end(1)).map((line) => line.split(' ')[0]),
    ['0', '0', '0.1', '0.2', '0.3', '0.4', '0.5'],
  ],
  [
    'a tap left of a third starts page 0 again',
    story(two, { at: 1, tap: 0.33 }, end(6.1)),
    [...start, '1 didShow 0', '6 didShow 1'],
  ],
  [
    'a tap left of a third shows the page before',
    story(two, { at: 6, tap: 0.1 }, end(6)),
    [...start, '5 didShow 1', '6 didShow 0'],
  ],
  ['a tap at exactly a third is next', story(two, { at: 1, tap: 1 / 3 }, end(1)), [...start, '1 didShow 1']],
  [
    'a tap forward on the last page does nothing and the timer goes on',
    story(timeline([5, 4], { haptics: true }), { at: 6, tap: 0.9 }, end(9)),
    [...start, '5 didShow 1', '9 didFinish'],
  ],
  [
    'a tap forward on the last page of a loop shows page 0 and does not finish',
    story(timeline([5, 4], { loops: true }), { at: 6, tap: 0.9 }, end(6)),
    [...start, '5 didShow 1', '6 didShow 0'],
  ],
  [
    'a haptic comes with each accepted tap, before its page, and with nothing else',
    story(
      timeline([1, 1], { haptics: true }),
      { at: 1.5, tap: 0.1 },
      { at: 1.7, tap: 0.5 },
      { at: 2, tap: 0.5 },
      end(9),
    ),
    [...start, '1 didShow 1', '1.5 haptic', '1.5 didShow 0', '1.7 haptic', '1.7 didShow 1', '2.7 didFinish'],
  ],
  [
    'methods navigate without a haptic',
    story(timeline([1, 1], { haptics: true }), { at: 0.5, next: true }, { at: 0.6, previous: true }, end(0.6)),
    [...start, '0.5 didShow 1', '0.6 didShow 0'],
  ],
  [
    'a tap after the end goes back and plays on',
    story(two, { at: 20, tap: 0.1 }, end(25)),
    [...start, '5 didShow 1', '9 didFinish', '20 didShow 0', '25 didShow 1'],
  ],
  [
    'a tap forward after the end does nothing',
    story(two, { at: 20, tap: 0.9 }, end(30)),
    [...start, '5 didShow 1', '9 didFinish'],
  ],
  [
    'at one instant the page turns before the tap',
    story(two, { at: 5, tap: 0.1 }, end(5)),
    [...start, '5 didShow 1', '5 didShow 0'],
  ],
  [
    'a hidden tab stands still',
    story(two, { at: 1, hide: true }, { at: 3, show: true }, end(7)),
    [...start, '7 didShow 1'],
  ],
  [
    'reasons to be paused do not stack on themselves and do not lift each other',
    story(
      two,
      { at: 1, pause: true },
      { at: 1, pause: true },
      { at: 2, hide: true },
      { at: 3, show: true },
      {
        at: 4,
        play: true,
      },
      end(8),
    ),
    [...start, '8 didShow 1'],
  ],
  [
    'a page shown while the reader paused stays paused',
    story(two, { at: 1, pause: true }, { at: 2, tap: 0.9 }, { at: 50, play: true }, end(54)),
    [...start, '2 didShow 1', '54 didFinish'],
  ],
  [
    'restart begins afresh',
    story(two, { at: 6, pause: true }, { at: 7, restart: true }, end(12)),
    [...start, '5 didShow 1', '7 didStart 2', '7 didShow 0', '12 didShow 1'],
  ],
  [
    'play after the end restarts',
    story(two, { at: 20, play: true }, end(20)),
    [...start, '5 didShow 1', '9 didFinish', '20 didStart 2', '20 didShow 0'],
  ],
  ['an unreadable text shows nothing', story(pageless('unreadable'), { at: 1, tap: 0.9 }, end(9)), []],
  [
    'a restart of a hidden story waits',
    story(two, { at: 1, hide: true }, { at: 2, restart: true }, end(90)),
    [...start, '2 didStart 2', '2 didShow 0'],
  ],
  [
    'the fallback is told once and heeds no gesture',
    story(pageless('fallback'), { at: 1, tap: 0.9 }, { at: 2, button: true }, { at: 3, next: true }, end(9)),
    ['0 didShowFallback'],
  ],
]);
