// @ts-check
/** @import {Effect, Input, State, Step, Timeline} from '../../Public/player/types.d.ts' */
import { create, nextDue, reduce } from '../../Public/player/machine.js';

/** One input of a script: `at` in seconds, and one of tap, down, up, button, hide, show, end. @typedef {{at: number} & Record<string, any>} ScriptInput */

/** Inputs of a script that ask for a method of the element; no file of the command line has these. */
const METHODS = ['tick', 'cancel', 'next', 'previous', 'pause', 'play', 'restart'];

/**
 * Plays a script to its last input with timers that are never late; gives each step's state too.
 * @param {Timeline} timeline @param {ScriptInput[]} inputs
 * @returns {{trace: Effect[], states: State[]}}
 */
export function simulate(timeline, inputs) {
  let { state, effects } = create(timeline, 0);
  const trace = [...effects];
  const states = [state];
  /** @param {Input} input @param {number} now */
  const run = (input, now) => {
    ({ state, effects } = reduce(state, input, now));
    trace.push(...effects);
    states.push(state);
  };
  for (const input of inputs) {
    const now = Math.round(input.at * 1e9);
    for (let due = nextDue(state); due <= now; due = nextDue(state)) run({ type: 'tick' }, due);
    if (input.end) break;
    run(machineInput(input), now);
  }
  return { trace: trace.map((effect) => ({ ...effect, at: effect.at / 1e9 })), states };
}

/** @param {ScriptInput} input @returns {Input} */
export function machineInput(input) {
  if (typeof input.tap === 'number') return { type: 'tap', x: input.tap };
  if (typeof input.down === 'number') return { type: 'down', x: input.down };
  for (const type of /** @type {any[]} */ (['up', 'button', 'hide', 'show', ...METHODS])) {
    if (input[type]) return { type };
  }
  throw new Error(`no input: ${JSON.stringify(input)}`);
}

// From the command line: a JSON array of {timeline, inputs} on standard input, an array of traces out.
if (import.meta.main) {
  const runs = await new Response(Deno.stdin.readable).json();
  console.log(JSON.stringify(runs.map((/** @type {any} */ run) => simulate(run.timeline, run.inputs).trace)));
}
