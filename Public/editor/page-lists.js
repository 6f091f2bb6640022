// @ts-check
/** @import {TimelineDocument} from './types.d.ts' */
/** @import {Member} from './members.js' */
/** @import {Span} from './pages.js' */
import { decode } from './encoded.js';
import { membersOf, partsOf } from './members.js';
import { skipSpace, stringEnd, valueEnd } from './scan.js';

/**
 * An array of pages. It may stand in a string that holds JSON: then `text` is what the string says, and `layers` lead
 * from its offsets outward.
 * @typedef {{path: string, text: string, whole: Span, parts: Span[], layers: number[][]}} PageList
 */

/** Deeper than this the engine reads nothing. */
const DEEPEST = 64;

/** A place on the way down. @typedef {{text: string, at: number, path: string, layers: number[][], depth: number}} Spot */

/** All arrays that may be a story's pages, in their order; null where the text is not JSON. @param {string} text */
export function pageLists(text) {
  const bare = text.replace(/^\ufeff/, ' ');
  if (!isJSON(bare)) return null;
  return listsIn({ text: bare, at: skipSpace(bare, 0), path: '', layers: [], depth: 0 }, true);
}

/** @param {string} text */
function isJSON(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** @param {Spot} spot @param {boolean} [isPages] an array here holds pages @returns {PageList[]} */
function listsIn(spot, isPages = false) {
  const { text, at, path, layers, depth } = spot;
  if (depth > DEEPEST) return [];
  /** @param {number} start @param {string} name */
  const below = (start, name) => ({ ...spot, at: start, path: `${path}/${name}`, depth: depth + 1 });
  if (text[at] === '"') return listsEncoded(spot);
  if (text[at] === '[') {
    const parts = partsOf(text, at);
    const lists = isPages ? [{ path, text, whole: { start: at, end: valueEnd(text, at) }, parts, layers }] : [];
    return [...lists, ...parts.flatMap(({ start }, index) => listsIn(below(start, `${index}`)))];
  }
  if (text[at] !== '{') return [];
  return membersOf(text, at).flatMap(({ name, value }) => listsIn(below(value.start, name), name === 'pages'));
}

/** @param {Spot} spot of a string @returns {PageList[]} */
function listsEncoded(spot) {
  const literal = spot.text.slice(spot.at, stringEnd(spot.text, spot.at));
  if (!/^"\s*(\\[nrt]\s*)*\{/.test(literal) || !literal.includes('pages')) return [];
  const { text, offsets } = decode(spot.text, spot.at);
  if (!isJSON(text)) return [];
  const layers = [offsets, ...spot.layers];
  return listsIn({ text, at: skipSpace(text, 0), path: `${spot.path}/`, layers, depth: spot.depth + 1 });
}

/** Where something in the list's text stands in the whole text. @param {PageList} list @param {Span} span @returns {Span} */
export function outerSpan({ layers }, { start, end }) {
  return layers.reduce((span, offsets) => ({ start: offsets[span.start], end: offsets[span.end] }), { start, end });
}

/**
 * The list that the phone takes its pages from: the one whose pictures the timeline shows, else the one that findings
 * speak of, else the one that was taken before.
 * @param {PageList[]} lists @param {{timeline: TimelineDocument, spans: Span[]} | null} answer for this text, and where
 * its findings stand @param {string} before the path of the list
 * @returns {PageList | null}
 */
export function chosen(lists, answer, before) {
  const shown = answer?.timeline.pages.length ? lists.find((list) => shows(list, answer.timeline)) : undefined;
  const told = shown ?? lists.find((list) => answer?.spans.some((span) => isWithin(span, outerSpan(list, list.whole))));
  return told ?? lists.find(({ path }) => path === before) ?? lists[0] ?? null;
}

/** @param {PageList} list @param {TimelineDocument} timeline */
const shows = (list, { pages }) =>
  pages.every(({ sourceIndex, imageURL }) => fieldText(list, sourceIndex, 'image') === imageURL);

/** @param {Span} inner @param {Span} outer */
export const isWithin = (inner, outer) => outer.start <= inner.start && inner.end <= outer.end;

/** The members of a page, null where it is no object. @param {PageList} list @param {number} index */
export function pageMembers({ text, parts }, index) {
  const start = parts[index]?.start ?? -1;
  return text[start] === '{' ? membersOf(text, start) : null;
}

/** A page's field; of several with one name the last counts. @param {Member[] | null} members @param {string} name */
export const field = (members, name) => members?.findLast((member) => member.name === name);

/** What a field says, null where it is no text. @param {PageList} list @param {number} index @param {string} name */
export function fieldText(list, index, name) {
  const value = field(pageMembers(list, index), name)?.value;
  return value && list.text[value.start] === '"' ? JSON.parse(list.text.slice(value.start, value.end)) : null;
}
