// @ts-check
import { nextDue, position } from '../../Public/player/machine.js';
import { equal } from './equal.js';
import { choose, randomStory } from './random.js';
import { simulate } from './simulate.js';

const SCRIPTS = 500;

/** @param {(story: ReturnType<typeof randomStory>) => void} check */
function eachScript(check) {
  for (let seed = 1; seed <= SCRIPTS; seed++) {
    try {
      check(randomStory(seed));
    } catch (error) {
      throw new Error(`seed ${seed}: ${error}`);
    }
  }
}

Deno.test('whatever is done, effects come in order of time', () => {
  eachScript(({ timeline, inputs }) => {
    const instants = simulate(timeline, inputs).trace.map(({ at }) => at);
    equal(
      instants,
      instants.toSorted((a, b) => a - b),
    );
  });
});

Deno.test('whatever is done, the page is one of the story and its position within its time', () => {
  eachScript(({ timeline, inputs }) => {
    for (const state of simulate(timeline, inputs).states) {
      const { start, end } = timeline.pages[state.page];
      const now = state.since + 60e9;
      equal(position(state, now) >= 0 && position(state, now) <= Math.round(end * 1e9) - Math.round(start * 1e9), true);
    }
  });
});

Deno.test('after the end nothing happens without an input', () => {
  eachScript(({ timeline, inputs }) => {
    for (const state of simulate(timeline, inputs).states) {
      if (state.phase !== 'playing' && !state.press) equal(nextDue(state), Infinity);
    }
  });
});

Deno.test('whatever is done, equal scripts give equal traces', () => {
  eachScript(({ timeline, inputs }) => equal(simulate(timeline, inputs), simulate(timeline, inputs)));
});

Deno.test('each kind of input occurs in the scripts', () => {
  const kinds = new Set();
  eachScript(({ inputs }) => inputs.forEach((input) => kinds.add(Object.keys(input)[1])));
  equal([...kinds].sort(), ['button', 'down', 'end', 'hide', 'show', 'tap', 'up']);
  equal(
    choose(() => 0.99, ['a', 'b']),
    'b',
  );
});
