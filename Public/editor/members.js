// @ts-check
/** @import {Span} from './pages.js' */
import { skipSpace, stringEnd, valueEnd } from './scan.js';

/** @typedef {{name: string, key: Span, value: Span, start: number, end: number}} Member from its key to its value */

/**
 * Where the elements of an array stand, or the members of an object with their commas left out.
 * @param {string} text valid JSON @param {number} opening of its bracket
 */
export function partsOf(text, opening) {
  /** @type {Span[]} */
  const parts = [];
  for (let at = skipSpace(text, opening + 1); text[at] !== ']' && text[at] !== '}'; ) {
    const end = partEnd(text, at);
    parts.push({ start: at, end });
    at = skipSpace(text, end);
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return parts;
}

/** @param {string} text valid JSON @param {number} opening @returns {Member[]} */
export function membersOf(text, opening) {
  return partsOf(text, opening).map((part) => {
    const key = { start: part.start, end: stringEnd(text, part.start) };
    const start = skipSpace(text, skipSpace(text, key.end) + 1);
    return { ...part, key, value: { start, end: part.end }, name: JSON.parse(text.slice(key.start, key.end)) };
  });
}

/** Of an element, or of a member: white space behind it is none of it. @param {string} text @param {number} at */
function partEnd(text, at) {
  const first = text[at] === '"' ? skipSpace(text, stringEnd(text, at)) : at;
  let end = text[first] === ':' ? valueEnd(text, skipSpace(text, first + 1)) : valueEnd(text, at);
  while (text.charCodeAt(end - 1) <= 32) end -= 1;
  return end;
}
