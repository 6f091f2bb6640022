// @ts-check
/** @import {Finding} from './types.d.ts' */
import { skipSpace, valueEnd } from './scan.js';

/** @typedef {{start: number, end: number}} Span offsets */

/** Where each element of the pages array stands, in its order; the text may be broken. @param {string} text */
export function pageSpans(text) {
  /** @type {Span[]} */
  const spans = [];
  let at = pagesStart(text);
  while (at !== -1 && at < text.length && text[at] !== ']' && text[at] !== '}') {
    const end = text[at] === ',' ? at + 1 : valueEnd(text, at);
    if (text[at] !== ',') spans.push({ start: at, end });
    at = skipSpace(text, end);
  }
  return spans;
}

/** The first thing within the pages array, -1 where there is no such array. @param {string} text */
function pagesStart(text) {
  const first = skipSpace(text, 0);
  if (text[first] === '[') return skipSpace(text, first + 1);
  for (let key = text.indexOf('pages'); key !== -1; key = text.indexOf('pages', key + 1)) {
    const colon = skipSpace(text, key + ('"\'”“'.includes(text[key + 5]) ? 6 : 5));
    const array = skipSpace(text, colon + 1);
    if (text[colon] === ':' && text[array] === '[') return skipSpace(text, array + 1);
  }
  return -1;
}

/** The index of the page that an offset falls on, -1 for none. @param {Span[]} spans @param {number} offset */
export const pageAt = (spans, offset) => spans.findIndex(({ start, end }) => start <= offset && offset <= end);

/**
 * The index of the page that a finding speaks of, -1 for none.
 * @param {Finding} finding @param {Span[]} spans @param {(finding: Finding) => number} offsetOf
 */
export function pageOf(finding, spans, offsetOf) {
  const named = finding.pointer?.match(/(?:^|\/pages)\/(\d+)(?:\/|$)/);
  if (named) return Number(named[1]);
  return finding.pointer === null && finding.range ? pageAt(spans, offsetOf(finding)) : -1;
}
