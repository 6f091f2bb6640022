// @ts-check
import { CLOSING, OPENING, stringEnd } from './scan.js';
import { lineAt } from './text.js';

/** Characters to look through for the other bracket; beyond them none is marked. */
const FARTHEST = 200_000;

/**
 * The bracket at the caret, before it or behind it, and the one that it belongs to; null where there is none.
 * @param {string} text @param {number[]} starts @param {number} caret @returns {[number, number] | null}
 */
export function bracketPair(text, starts, caret) {
  for (const at of [caret - 1, caret]) {
    const character = text[at] ?? ' ';
    const step = OPENING.includes(character) ? 1 : CLOSING.includes(character) ? -1 : 0;
    const other = step ? partner(text, starts, at, step) : -1;
    if (other !== -1) return at < other ? [at, other] : [other, at];
  }
  return null;
}

/**
 * Goes line by line, on or back, until as many brackets are closed as were opened.
 * @param {string} text @param {number[]} starts @param {number} from @param {1 | -1} step
 */
function partner(text, starts, from, step) {
  let depth = 0;
  for (let line = lineAt(starts, from); starts[line] !== undefined; line += step) {
    if (Math.abs(starts[line] - from) > FARTHEST) break;
    const found = bracketsOf(text, starts[line], starts[line + 1] ?? text.length);
    for (const at of step > 0 ? found : found.reverse()) {
      if ((from - at) * step > 0) continue;
      if (depth === 0 && at !== from) return -1;
      depth += OPENING.includes(text[at]) ? step : -step;
      if (depth === 0) return matches(text[from], text[at]) ? at : -1;
    }
  }
  return -1;
}

/** @param {string} a @param {string} b */
const matches = (a, b) => '[]'.includes(a) === '[]'.includes(b);

/**
 * The brackets of a line that stand in no string: strings never go over a line's end.
 * @param {string} text @param {number} start @param {number} end
 */
function bracketsOf(text, start, end) {
  const found = [];
  for (let at = start; at < end; at += 1) {
    if (text[at] === '"') at = stringEnd(text, at) - 1;
    else if (OPENING.includes(text[at]) || CLOSING.includes(text[at])) found.push(at);
  }
  return found;
}
