// @ts-check
/** @import {Place, TextRange} from './types.d.ts' */

/** The offset at which each line starts; a text always has a first line. @param {string} text */
export function lineStarts(text) {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

/** Units of the longest line. @param {string} text @param {number[]} starts */
export function longestLine(text, starts) {
  let longest = 0;
  for (let line = 0; line < starts.length; line += 1) {
    longest = Math.max(longest, (starts[line + 1] ?? text.length) - starts[line]);
  }
  return longest;
}

/** The index of the line, from 0, that an offset falls on. @param {number[]} starts @param {number} offset */
export function lineAt(starts, offset) {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (starts[middle] <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The start and end to select for a finding: at least one character wherever the line has one, so that it can be seen,
 * and never beyond the text, which may have become shorter since.
 * @param {string} text @param {TextRange} range @returns {[number, number]}
 */
export function selectionOf(text, { start, end }) {
  const from = Math.min(start.offset, text.length);
  const to = Math.min(Math.max(end.offset, from), text.length);
  if (to > from) return [from, to];
  const next = text.codePointAt(from);
  if (next === undefined || next === 10) return [from, from];
  return [from, from + (next > 0xffff ? 2 : 1)];
}

/** @param {Place} place */
export const placeText = ({ line, column }) => `line ${line}, column ${column}`;
