// @ts-check
/** @import {Change} from './types.d.ts' */

/** @type {Record<string, string>} */
const ESCAPES = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** What a string says, and where each of its units is written; the last offset is that of its closing quote. */
/** @typedef {{text: string, offsets: number[]}} Decoded */

/** @param {string} text valid JSON @param {number} start of the opening quote @returns {Decoded} */
export function decode(text, start) {
  const offsets = [];
  let decoded = '';
  let at = start + 1;
  for (; text[at] !== '"'; at += text[at] === '\\' ? (text[at + 1] === 'u' ? 6 : 2) : 1) {
    offsets.push(at);
    decoded += text[at] === '\\' ? escaped(text, at + 1) : text[at];
  }
  offsets.push(at);
  return { text: decoded, offsets };
}

/** @param {string} text @param {number} at behind the backslash */
function escaped(text, at) {
  const letter = text[at];
  if (letter === 'u') return String.fromCharCode(Number.parseInt(text.slice(at + 1, at + 5), 16));
  return ESCAPES[letter] ?? letter;
}

/** As it is written within a string's quotes. @param {string} text */
export const encode = (text) => JSON.stringify(text).slice(1, -1);

/** A change of what a string says, as a change of the text that the string is written in. */
/** @param {Change} change @param {number[]} offsets @returns {Change} */
export const outward = ({ start, end, replacement }, offsets) => ({
  start: offsets[start],
  end: offsets[end],
  replacement: encode(replacement),
});

/**
 * The least change after which a string says something else: escapes around it stay as they are written.
 * @param {Decoded} before @param {string} after @returns {Change | null} null where it says so already
 */
export function rewritten({ text, offsets }, after) {
  if (text === after) return null;
  const most = Math.min(text.length, after.length);
  let start = 0;
  while (start < most && text[start] === after[start]) start += 1;
  start -= isHigh(text, start - 1) || isHigh(after, start - 1) ? 1 : 0;
  let same = 0;
  while (same < most - start && text.at(-1 - same) === after.at(-1 - same)) same += 1;
  same -= isLow(text, text.length - same) || isLow(after, after.length - same) ? 1 : 0;
  const change = { start, end: text.length - same, replacement: after.slice(start, after.length - same) };
  return outward(change, offsets);
}

/** Halves of a character that two units make. @param {string} text @param {number} at */
const isHigh = (text, at) => (text.charCodeAt(at) & 0xfc00) === 0xd800;
/** @param {string} text @param {number} at */
const isLow = (text, at) => (text.charCodeAt(at) & 0xfc00) === 0xdc00;
