// @ts-check
/** @import {Change, Finding, Fix} from './types.d.ts' */
import { offsetOf } from './text.js';

/**
 * The changes of several fixes, by position. A fix that touches what an earlier one changes is left out whole: once the
 * text has been checked again, it can be had.
 * @param {string} text @param {number[]} starts @param {Fix[]} fixes
 * @returns {{changes: Change[], fixes: Fix[]}} the fixes that are in it
 */
export function changesOf(text, starts, fixes) {
  /** @type {Change[]} */
  let changes = [];
  const taken = fixes.filter(({ edits }) => {
    const wanted = edits.map(({ range, replacement }) => ({
      start: offsetOf(text, starts, range.start),
      end: offsetOf(text, starts, range.end),
      replacement,
    }));
    const isFree = !wanted.some((change) => changes.some((other) => collide(change, other)));
    if (isFree) changes = [...changes, ...wanted];
    return isFree;
  });
  return { changes: changes.sort((a, b) => a.start - b.start), fixes: taken };
}

/** Whether the order of two changes would matter. @param {Change} a @param {Change} b */
const collide = (a, b) => a.start === b.start || (a.start < b.end && b.start < a.end);

/** The first safe fix of each finding. @param {Finding[]} findings */
export function safeFixes(findings) {
  return findings.flatMap(({ fixes }) => fixes.find(({ safe }) => safe) ?? []);
}

/**
 * All changes as one, so that one undo takes them back: from the first to the last, what stands between them included.
 * @param {string} text @param {Change[]} changes by position @returns {Change}
 */
export function asOne(text, changes) {
  const { start } = changes[0];
  const end = Math.max(...changes.map((change) => change.end));
  const pieces = changes.map(
    ({ replacement, end: from }, number) => replacement + text.slice(from, changes[number + 1]?.start ?? end),
  );
  return { start, end, replacement: pieces.join('') };
}

/** @param {string} text @param {Change} change */
export const changed = (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end);
