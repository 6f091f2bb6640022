// @ts-check
import { create, position, reduce } from '../../Public/player/machine.js';
import { equal } from './equal.js';
import { simulate } from './simulate.js';
import { pageless, timeline } from './timelines.js';

/**
 * The story in words: `0 didStart 2`, `0 didShow 0`.
 * @param {ReturnType<typeof timeline>} story @param {import('./simulate.js').ScriptInput[]} inputs
 */
function story(story, ...inputs) {
  const { trace } = simulate(story, inputs);
  return trace.map(({ at, event, index, pageCount }) => [at, event, index ?? pageCount].join(' ').trimEnd());
}

const start = ['0 didStart 2', '0 didShow 0'];
const end = (/** @type {number} */ at) => ({ at, end: true });
const two = timeline([5, 4]);

/** @type {[string, string[], string[]][]} */
const behaviours = [
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
    'at one instant the page turns before the tap',
    story(two, { at: 5, tap: 0.1 }, end(5)),
    [...start, '5 didShow 1', '5 didShow 0'],
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
  [
    'the fallback is told once and heeds no gesture',
    story(pageless('fallback'), { at: 1, tap: 0.9 }, { at: 2, button: true }, { at: 3, next: true }, end(9)),
    ['0 didShowFallback'],
  ],
  ['an unreadable text shows nothing', story(pageless('unreadable'), { at: 1, tap: 0.9 }, end(9)), []],
];

for (const [name, told, expected] of behaviours) Deno.test(name, () => equal(told, expected));

const second = 1e9;

Deno.test('a short press on the button is a button tap and never navigates', () => {
  const { state } = reduce(create(two, 0).state, { type: 'down', x: 0.1, button: true }, second);
  equal(reduce(state, { type: 'up' }, 1.1 * second).effects, [{ at: 1.1 * second, event: 'didTapAction', index: 0 }]);
});

Deno.test('a long press on the button is a press and no button tap', () => {
  const { state } = reduce(create(two, 0).state, { type: 'down', x: 0.1, button: true }, second);
  equal(reduce(state, { type: 'up' }, 1.25 * second).effects, []);
});

Deno.test('a page turned late has its whole time from when it was noticed', () => {
  const { state, effects } = reduce(create(two, 0).state, { type: 'tick' }, 5.2 * second);
  equal(effects, [{ at: 5.2 * second, event: 'didShow', index: 1 }]);
  equal(position(state, 6.2 * second), second);
});

Deno.test('a timer less than a millisecond late turns the page when it was due', () => {
  const { effects } = reduce(create(two, 0).state, { type: 'tick' }, 5 * second + 999_999);
  equal(effects, [{ at: 5 * second, event: 'didShow', index: 1 }]);
});

Deno.test('one tick turns at most one page, however late', () => {
  equal(reduce(create(two, 0).state, { type: 'tick' }, 90 * second).effects.length, 1);
});

Deno.test('times count from the start, not from the clock', () => {
  equal(reduce(create(two, 7 * second).state, { type: 'tick' }, 12 * second).effects[0].at, 5 * second);
});

Deno.test('a state cannot be changed', () => {
  equal(
    Object.isFrozen(create(two, 0).state) && Object.isFrozen(reduce(create(two, 0).state, { type: 'hide' }, 0).state),
    true,
  );
});
