// @ts-check
/** @import {Change} from './types.d.ts' */
/** @import {Span} from './pages.js' */

/**
 * The parts of an array or of an object, and the text that they stand in.
 * @typedef {{text: string, whole: Span, parts: Span[]}} Row
 */

/** What stands between two parts that stand side by side. @param {Row} row @param {number} index of the first */
const between = ({ text, parts }, index) => text.slice(parts[index].end, parts[index + 1].start);

/** White space where the text has some between a key and its value. @param {string} text */
export const breath = (text) => (/":\s/.test(text) ? ' ' : '');

/** What sets a part apart from the one before it. @param {Row} row @param {number} index of the one before */
function gapAfter(row, index) {
  const { text, whole, parts } = row;
  if (index + 1 < parts.length) return between(row, index);
  if (index > 0) return between(row, index - 1);
  return `,${text.slice(whole.start + 1, parts[0].start) || breath(text)}`;
}

/** @param {Row} row not empty @param {number} index of the part before @param {string} part @returns {Change} */
export function inserted(row, index, part) {
  const at = row.parts[index].end;
  return { start: at, end: at, replacement: gapAfter(row, index) + part };
}

/** A first part in place of what stands between the brackets. @param {Row} row @param {string} part @returns {Change} */
export const filled = ({ whole }, part) => ({ start: whole.start + 1, end: whole.end - 1, replacement: part });

/** Takes a part out, with its comma. @param {Row} row @param {number} index @returns {Change} */
export function removed({ whole, parts }, index) {
  const { start, end } = parts[index];
  if (parts.length === 1) return { start: whole.start + 1, end: whole.end - 1, replacement: '' };
  if (index > 0) return { start: parts[index - 1].end, end, replacement: '' };
  return { start, end: parts[1].start, replacement: '' };
}

/**
 * Parts change places, each as it is written; what stands between them stays.
 * @param {Row} row @param {number} from @param {number} to @returns {Change}
 */
export function moved(row, from, to) {
  const { text, parts } = row;
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const texts = parts.slice(first, last + 1).map(({ start, end }) => text.slice(start, end));
  texts.splice(to - first, 0, ...texts.splice(from - first, 1));
  const pieces = texts.map((part, number) => part + (number < last - first ? between(row, first + number) : ''));
  return { start: parts[first].start, end: parts[last].end, replacement: pieces.join('') };
}
