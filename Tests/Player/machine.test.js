// @ts-check
import { create, position, reduce } from '../../Public/player/machine.js';
import { equal } from './equal.js';
import { timeline } from './timelines.js';

const two = timeline([5, 4]);
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

Deno.test('pages shorter than the lateness turn one at a tick', () => {
  const { effects } = reduce(create(timeline([0.0002, 0.0002, 5]), 0).state, { type: 'tick' }, 900_000);
  equal(effects, [{ at: 200_000, event: 'didShow', index: 1 }]);
});

Deno.test('a press that was due before its page was turned late holds the page at its start', () => {
  const { state } = reduce(create(timeline([5, 4], { holds: true }), 0).state, { type: 'down', x: 0.9 }, 4.8 * second);
  equal(position(reduce(state, { type: 'tick' }, 5.2 * second).state, 6 * second), 0);
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
