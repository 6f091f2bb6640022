// @ts-check
import { timeline } from './timelines.js';

/** Numbers in [0, 1), the same for the same seed (mulberry32). @param {number} seed */
export function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @template Value @param {() => number} random @param {Value[]} values */
export const choose = (random, values) => values[Math.floor(random() * values.length)];

const ANY = ['tap', 'tap', 'tap', 'down', 'down', 'button', 'hide'];
const UNDER_A_PRESS = ['up', 'up', 'up', 'hide'];

/**
 * A story and a script for it; instants are whole milliseconds, often the very ones at which something falls due.
 * @param {number} seed
 */
export function randomStory(seed) {
  const random = generator(seed);
  const isLikely = () => random() < 0.5;
  const durations = Array.from({ length: 1 + Math.floor(random() * 5) }, () =>
    choose(random, [0.05, 0.1, 0.25, 0.5, 1, 2.5]),
  );
  const shape = {
    haptics: isLikely(),
    holds: isLikely(),
    loops: isLikely(),
    pages: durations.map(() => ({ showsButton: isLikely() })),
  };
  return { timeline: timeline(durations, shape), inputs: script(random) };
}

/** @param {() => number} random */
function script(random) {
  /** @type {import('./simulate.js').ScriptInput[]} */
  const inputs = [];
  let milliseconds = 0;
  let isDown = false;
  let isHidden = false;
  for (let count = 4 + Math.floor(random() * 12); count > 0; count--) {
    milliseconds += choose(random, [50, 100, 150, 249, 250, 251, 400, 1000, Math.floor(random() * 3000) + 1]);
    /** @type {string} */
    const kind = isHidden ? 'show' : choose(random, isDown ? UNDER_A_PRESS : ANY);
    const x = choose(random, [0.1, 0.32, 0.34, 0.5, 0.9]);
    inputs.push({ at: milliseconds / 1000, [kind]: kind === 'tap' || kind === 'down' ? x : true });
    if (kind === 'down' || kind === 'up') isDown = kind === 'down';
    isHidden = kind === 'hide';
  }
  inputs.push({ at: (milliseconds + 5000) / 1000, end: true });
  return inputs;
}
