// @ts-check
/** @import {Effect, Input, State, Timeline} from '../../Public/player/types.d.ts' */
import { create, nextDue, reduce } from '../../Public/player/machine.js';

/**
 * One input of a script: `at` in seconds, and one of tap, down, up, button, hide, show, end.
 * @typedef {{at: number} & Record<string, any>} ScriptInput
 */

/** Inputs of a script that ask for a method of the element; no file of the command line has these. */
const METHODS = ['tick', 'cancel', 'next', 'previous', 'pause', 'play', 'restart'];

/**
 * Plays a script with timers that are never late, as the command does; gives the state after each step too.
 * Without an `end` it plays on until the story is over, or waits for an input that never comes.
 * @param {Timeline} timeline @param {ScriptInput[]} inputs
 * @returns {{trace: Effect[], states: State[]}}
 */
export function simulate(timeline, inputs) {
  const states = [create(timeline, 0)];
  const last = () => states[states.length - 1];
  /** @param {Input} input @param {number} now */
  const run = (input, now) => states.push(reduce(last().state, input, now));
  /** @param {number} now */
  const wait = (now) => {
    for (let due = nextDue(last().state); due <= now; due = nextDue(last().state)) run({ type: 'tick' }, due);
  };
  for (const input of inputs) {
    const now = Math.round(input.at * 1e9);
    wait(now);
    if (!input.end && !(tapped(input) && last().state.press)) machineInputs(input).forEach((given) => run(given, now));
  }
  while (!inputs.some(({ end }) => end) && nextDue(last().state) < Infinity) {
    wait(nextDue(last().state));
    if (last().effects.some(({ event }) => event === 'didFinish')) break;
  }
  const trace = states.flatMap(({ effects }) => effects).map((effect) => ({ ...effect, at: effect.at / 1e9 }));
  return { trace, states: states.map(({ state }) => state) };
}

/** @param {ScriptInput} input */
const tapped = ({ tap }) => typeof tap === 'number';

/** @param {ScriptInput} input @returns {Input[]} */
function machineInputs(input) {
  if (tapped(input)) return [{ type: 'down', x: input.tap }, { type: 'up' }];
  if (typeof input.down === 'number') return [{ type: 'down', x: input.down }];
  for (const type of /** @type {any[]} */ (['up', 'button', 'hide', 'show', ...METHODS])) {
    if (input[type]) return [{ type }];
  }
  throw new Error(`no input: ${JSON.stringify(input)}`);
}
