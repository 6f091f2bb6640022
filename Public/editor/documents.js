// @ts-check
/** @import {TimelineDocument} from './types.d.ts' */
import { count, say } from '../words.js';
import { secondsText } from './format.js';

/** Keys that say something about the text, and nothing of what plays. */
const ASIDE = new Set(['diagnostics', 'delivery', 'notification']);

/** With these the text is no broken payload, but a file of the app; a plist that is broken itself is told by its place. */
const PLISTS = new Set(['plist-recognised', 'plist-binary']);

/**
 * Whether two JSON values are equal; the order of keys does not count.
 * @param {unknown} a @param {unknown} b @returns {boolean}
 */
export function isEqual(a, b) {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = Object.entries(a);
  const right = /** @type {Record<string, unknown>} */ (b);
  return (
    left.length === Object.keys(right).length &&
    left.every(([key, value]) => Object.hasOwn(right, key) && isEqual(value, right[key]))
  );
}

/**
 * Whether the same story would play: then it goes on, and does not start anew.
 * @param {TimelineDocument} a @param {TimelineDocument} b
 */
export function playsTheSame(a, b) {
  /** @param {TimelineDocument} document */
  const played = (document) => Object.fromEntries(Object.entries(document).filter(([key]) => !ASIDE.has(key)));
  return isEqual(played(a), played(b));
}

/** The outcome in one sentence. @param {TimelineDocument} document */
export function outcomeText({ outcome, pages, totalDuration, diagnostics }) {
  const seconds = secondsText(totalDuration);
  if (outcome === 'stories') {
    return count(pages.length, 'Plays {n} page in {seconds}', 'Plays {n} pages in {seconds}', { seconds });
  }
  if (outcome === 'fallback') return say('No story: the phone shows the alert’s body in its place');
  if (diagnostics.some(({ code }) => PLISTS.has(code))) {
    return say('This is a property list of the app, which cannot be sent');
  }
  const start = diagnostics.find(({ severity }) => severity === 'error')?.range?.start;
  if (!start) return say('Nothing can be sent: the text cannot be read');
  const { line, column } = start;
  return say('Nothing can be sent: the text cannot be read at line {line}, column {column}', { line, column });
}
