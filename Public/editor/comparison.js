// @ts-check
/** @import {Change} from './types.d.ts' */
import { lineAt } from './text.js';

/** @typedef {{text: string, kind: '' | 'del' | 'ins'}} Piece */
/** @typedef {{line: number, before: Piece[], after: Piece[]}} Hunk `line` counts from 1 */

/** Characters of an unchanged stretch that stay on either side of a change. */
const CONTEXT = 48;
/** Characters of a changed stretch that are shown: a whole payload may be unwrapped from a string. */
const LONGEST = 1200;

/**
 * The lines that changes touch, as they are and as they will be.
 * @param {string} text @param {number[]} starts @param {Change[]} changes by position
 * @returns {Hunk[]}
 */
export function hunks(text, starts, changes) {
  /** @type {{first: number, last: number, changes: Change[]}[]} */
  const groups = [];
  for (const change of changes) {
    const first = lineAt(starts, change.start);
    const last = lineAt(starts, change.end);
    const group = groups.at(-1);
    if (group && first <= group.last) {
      group.changes.push(change);
      group.last = Math.max(group.last, last);
    } else {
      groups.push({ first, last, changes: [change] });
    }
  }
  return groups.map(({ first, last, changes }) => {
    const end = last + 1 < starts.length ? starts[last + 1] - 1 : text.length;
    return { line: first + 1, ...sides(text, starts[first], end, changes) };
  });
}

/**
 * A stretch of text before and after its changes.
 * @param {string} text @param {number} start @param {number} end @param {Change[]} changes
 */
function sides(text, start, end, changes) {
  /** @type {Piece[]} */
  const before = [];
  /** @type {Piece[]} */
  const after = [];
  let from = start;
  for (const change of changes) {
    const same = unchanged(text.slice(from, change.start), from > start, true);
    before.push(same, { text: shortened(text.slice(change.start, change.end)), kind: 'del' });
    after.push(same, { text: shortened(change.replacement), kind: 'ins' });
    from = change.end;
  }
  const rest = unchanged(text.slice(from, end), true, false);
  /** @param {Piece} piece */
  const isFull = (piece) => piece.text !== '';
  return { before: [...before, rest].filter(isFull), after: [...after, rest].filter(isFull) };
}

/**
 * What stays the same, short enough to see what does not.
 * @param {string} text @param {boolean} follows a change stands before it @param {boolean} precedes one stands after it
 * @returns {Piece}
 */
function unchanged(text, follows, precedes) {
  const head = follows ? text.slice(0, CONTEXT) : '';
  const tail = precedes ? text.slice(-CONTEXT) : '';
  const isShort = text.length <= head.length + tail.length;
  const kept = isShort ? text : `${head}…${tail}`;
  return { text: follows ? kept : kept.trimStart(), kind: '' };
}

/** @param {string} text */
const shortened = (text) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
