// @ts-check
/** @import {Change} from './types.d.ts' */
/** @import {PageList} from './page-lists.js' */
/** @import {Row} from './part-edits.js' */
import { asOne } from './edits.js';
import { decode, outward, rewritten } from './encoded.js';
import { field, pageMembers } from './page-lists.js';
import { breath, filled, inserted, moved, removed } from './part-edits.js';

/** A change of the list's own text, as one of the whole text. @param {PageList} list @param {Change | null} change */
const whole = ({ layers }, change) => change && layers.reduce(outward, change);

/** How the members of a page are set. @typedef {{lead: string, colon: string, tail: string}} Style */

/**
 * The style of a page that has members: the one asked for, else the nearest before it, else any.
 * @param {PageList} list @param {number} index @returns {Style}
 */
function styleOf(list, index) {
  const { text, parts } = list;
  const order = [...parts.keys()].sort((a, b) => Math.abs(a - index) - Math.abs(b - index));
  const model = order.find((other) => pageMembers(list, other)?.length);
  if (model === undefined) return { lead: '', colon: `:${breath(text)}`, tail: '' };
  const members = pageMembers(list, model) ?? [];
  const last = members[members.length - 1];
  return {
    lead: text.slice(parts[model].start + 1, members[0].start),
    colon: text.slice(last.key.end, last.value.start),
    tail: text.slice(last.end, parts[model].end - 1),
  };
}

/**
 * Writes a field of a page.
 * @param {PageList} list @param {number} index of a page that is an object @param {string} name
 * @param {string | number} value @returns {Change | null} null where it stands there already
 */
export function fieldSet(list, index, name, value) {
  const { text } = list;
  const members = pageMembers(list, index) ?? [];
  const place = field(members, name)?.value;
  const literal = JSON.stringify(value);
  if (!place) return whole(list, added(list, index, members, `"${name}"`, literal));
  const now = text.slice(place.start, place.end);
  if (typeof value === 'string' && now[0] === '"') return whole(list, rewritten(decode(text, place.start), value));
  const isSame = typeof value === 'number' && Number(now) === value && now[0] !== '"';
  return isSame ? null : whole(list, { ...place, replacement: literal });
}

/** @param {PageList} list @param {number} index @param {Row['parts']} members @param {string} key @param {string} value */
function added(list, index, members, key, value) {
  const { lead, colon, tail } = styleOf(list, index);
  const row = { text: list.text, whole: list.parts[index], parts: members };
  const member = key + colon + value;
  return members.length ? inserted(row, members.length - 1, member) : filled(row, lead + member + tail);
}

/** Takes a field out of a page, however often it stands there. */
/** @param {PageList} list @param {number} index @param {string} name @returns {Change | null} */
export function fieldRemoved(list, index, name) {
  const { text } = list;
  const members = pageMembers(list, index) ?? [];
  const kept = members.filter((member) => member.name !== name);
  if (kept.length === members.length) return null;
  const page = list.parts[index];
  if (!kept.length) return whole(list, { start: page.start + 1, end: page.end - 1, replacement: '' });
  const changes = [...members.keys()].filter((at) => members[at].name === name).map((at) => cut(members, at));
  return whole(list, asOne(text, changes));
}

/** A member with the comma before it; what stands first takes along all up to the first that stays. */
/** @param {import('./members.js').Member[]} members @param {number} at @returns {Change} */
function cut(members, at) {
  const { name, start, end } = members[at];
  const isFirst = members.slice(0, at).every((member) => member.name === name);
  if (isFirst) return { start, end: members[at + 1].start, replacement: '' };
  return { start: members[at - 1].end, end, replacement: '' };
}

/** A new page at the end, without a picture yet. @param {PageList} list @returns {Change | null} */
export function pageAdded(list) {
  const { lead, colon, tail } = styleOf(list, list.parts.length - 1);
  const page = `{${lead}"image"${colon}""${tail}}`;
  const last = list.parts.length - 1;
  return whole(list, last === -1 ? filled(list, page) : inserted(list, last, page));
}

/** The same page once more, behind it. @param {PageList} list @param {number} index @returns {Change | null} */
export function pageDuplicated(list, index) {
  const { start, end } = list.parts[index];
  return whole(list, inserted(list, index, list.text.slice(start, end)));
}

/** @param {PageList} list @param {number} index @returns {Change | null} */
export const pageRemoved = (list, index) => whole(list, removed(list, index));

/** @param {PageList} list @param {number} from @param {number} to @returns {Change | null} */
export const pageMoved = (list, from, to) => whole(list, moved(list, from, to));
