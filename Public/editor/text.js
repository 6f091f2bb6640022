// @ts-check
/** @import {Place, TextRange} from './types.d.ts' */
import { say } from '../words.js';

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

/** The place at an offset. @param {string} text @param {number} offset @returns {Place} */
export function placeAt(text, offset) {
  const starts = lineStarts(text);
  const line = lineAt(starts, offset);
  return { line: line + 1, column: offset - starts[line] + 1, offset };
}

/**
 * The offset of a place, never beyond the text, which may have become shorter since. Lines and columns count, not the
 * place's own offset: a form sends CRLF where the textarea has LF.
 * @param {string} text @param {number[]} starts @param {Place} place
 */
export function offsetOf(text, starts, { line, column }) {
  return Math.min((starts[line - 1] ?? text.length) + column - 1, text.length);
}

/**
 * The start and end to select for a range: at least one character wherever the line has one, so that it can be seen.
 * @param {string} text @param {number[]} starts @param {TextRange} range @returns {[number, number]}
 */
export function selectionOf(text, starts, { start, end }) {
  const from = offsetOf(text, starts, start);
  const to = Math.max(offsetOf(text, starts, end), from);
  if (to > from) return [from, to];
  const next = text.codePointAt(from);
  if (next === undefined || next === 10) return [from, from];
  return [from, from + (next > 0xffff ? 2 : 1)];
}

/** @param {Place} place */
export const placeText = ({ line, column }) => say('line {line}, column {column}', { line, column });
