import { deepEqual, ok } from 'node:assert/strict';
import { changed } from '../../Public/editor/edits.js';
import {
  fieldRemoved,
  fieldSet,
  pageAdded,
  pageDuplicated,
  pageMoved,
  pageRemoved,
} from '../../Public/editor/page-edits.js';
import { chosen, field, isWithin, outerSpan, pageLists, pageMembers } from '../../Public/editor/page-lists.js';
import { choose, generator } from '../Player/random.js';

/** @import {PageList} from '../../Public/editor/page-lists.js' */

/** @param {string} text @returns {PageList} */
const listOf = (text) => /** @type {PageList} */ (chosen(pageLists(text) ?? [], null, ''));

/** @param {() => number} random @param {number} least @param {number} most */
const whole = (random, least, most) => least + Math.floor(random() * (most - least + 1));

/** JSON of a value, each place with white space of its own. @param {any} value @param {() => number} random @returns {string} */
function written(value, random) {
  const space = () => choose(random, ['', '', ' ', '\n  ', '\t']);
  const row = (/** @type {string[]} */ parts) => parts.map((part) => space() + part + space()).join(',') || space();
  if (Array.isArray(value)) return `[${row(value.map((part) => written(part, random)))}]`;
  if (value && typeof value === 'object') {
    const member = (/** @type {[string, any]} */ [key, part]) =>
      `${JSON.stringify(key)}${space()}:${space()}${written(part, random)}`;
    return `{${row(Object.entries(value).map(member))}}`;
  }
  return typeof value === 'string' ? JSON.stringify(value).replaceAll('é', '\\u00e9') : JSON.stringify(value);
}

/** Each way in which a story is sent. @type {((pages: any[], random: () => number) => any)[]} */
const envelopes = [
  (pages) => ({ request: { notifications: [{ content: 'a', data: { pw_stories: { pages } } }] } }),
  (pages) => ({ content: 'a', ios_root_params: { pw_stories: { pages } } }),
  (pages) => ({ aps: {}, u: { pw_stories: { pages } } }),
  (pages) => ({ title: 'our pages', pages, more: [1] }),
  (pages) => pages,
  (pages, random) => ({ aps: {}, u: written({ pw_stories: { pages } }, random) }),
  (pages, random) => ({ content: 'a', data: written({ pw_stories: { pages } }, random) }),
];

const TEXTS = ['', 'a', 'Café 😀', '"quoted" \\ and\nmore', 'a, b]}', '{"a": 1}'];
const NAMES = ['image', 'title', 'subtitle', 'link', 'duration', 'own key', ''];

/** @param {() => number} random */
function randomPage(random) {
  const names = NAMES.filter(() => random() < 0.5);
  return Object.fromEntries(
    names.map((name) => [name, choose(random, [...TEXTS, 1, null, { deep: [1, { a: '}' }] }])]),
  );
}

/** What is done to the text and to the value; which pages it may touch. */
const operations = {
  /** @param {any} given */
  set: ({ list, pages, at, name, text }) => {
    pages[at][name] = text;
    return { change: fieldSet(list, at, name, text), touched: [at] };
  },
  /** @param {any} given */
  unset: ({ list, pages, at, name }) => {
    delete pages[at][name];
    return { change: fieldRemoved(list, at, name), touched: [at] };
  },
  /** @param {any} given */
  add: ({ list, pages }) => {
    pages.push({ image: '' });
    return { change: pageAdded(list), touched: [] };
  },
  /** @param {any} given */
  duplicate: ({ list, pages, at }) => {
    pages.splice(at, 0, structuredClone(pages[at]));
    return { change: pageDuplicated(list, at), touched: [] };
  },
  /** @param {any} given */
  remove: ({ list, pages, at }) => {
    pages.splice(at, 1);
    return { change: pageRemoved(list, at), touched: [at] };
  },
  /** @param {any} given */
  move: ({ list, pages, at, to }) => {
    pages.splice(to, 0, ...pages.splice(at, 1));
    return { change: pageMoved(list, at, to), touched: [] };
  },
};

/** The texts of the pages, as they are written. @param {string} text @param {number[]} [without] */
function pageTexts(text, without = []) {
  const list = listOf(text);
  return list.parts
    .filter((_, index) => !without.includes(index))
    .map((part) => outerSpan(list, part))
    .map(({ start, end }) => text.slice(start, end));
}

for (const [name, operate] of Object.entries(operations)) {
  Deno.test(`${name}: whatever the formatting, only what was meant has changed`, () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const random = generator(seed);
      const pages = Array.from({ length: whole(random, 1, 5) }, () => randomPage(random));
      const envelope = choose(random, envelopes);
      const before = written(envelope(pages, random), random);
      const list = listOf(before);
      const at = whole(random, 0, pages.length - 1);
      const to = whole(random, 0, pages.length - 1);
      const given = { list, pages, at, to, name: choose(random, NAMES), text: choose(random, TEXTS) };
      const { change, touched } = operate(given);
      const after = change ? changed(before, change) : before;
      const found = listOf(after);
      deepEqual(JSON.parse(found.text.slice(found.whole.start, found.whole.end)), pages, `seed ${seed}`);
      ok(!change || isWithin(change, outerSpan(list, list.whole)), `seed ${seed}: beyond the pages`);
      const texts = pageTexts(after);
      for (const page of pageTexts(before, touched)) ok(texts.includes(page), `seed ${seed}: a page is written anew`);
    }
  });
}

Deno.test('a title’s edit stays within its string, whatever the formatting', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const random = generator(seed);
    const text = written(choose(random, envelopes)([{ a: 1 }, { title: choose(random, TEXTS), b: 2 }], random), random);
    const list = listOf(text);
    const value = field(pageMembers(list, 1), 'title')?.value;
    const change = fieldSet(list, 1, 'title', `${choose(random, TEXTS)} anew`);
    ok(value && isWithin(change ?? { start: -1, end: -1 }, outerSpan(list, value)), `seed ${seed}`);
  }
});
