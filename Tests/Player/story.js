// @ts-check
/** @import {Timeline} from '../../Public/player/types.d.ts' */
/** @import {ScriptInput} from './simulate.js' */
import { equal } from './equal.js';
import { simulate } from './simulate.js';

/** What happened, in words: `0 didStart 2`, `5 didShow 1`. @param {Timeline} timeline @param {...ScriptInput} inputs */
export function story(timeline, ...inputs) {
  const { trace } = simulate(timeline, inputs);
  return trace.map(({ at, event, index, pageCount }) => [at, event, index ?? pageCount].join(' ').trimEnd());
}

/** Stops a script there. @param {number} at @returns {ScriptInput} */
export const end = (at) => ({ at, end: true });

/** Each behaviour: its name, what happened, what must happen. @param {[string, string[], string[]][]} behaviours */
export function behave(behaviours) {
  for (const [name, told, expected] of behaviours) Deno.test(name, () => equal(told, expected));
}
