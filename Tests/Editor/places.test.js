import { deepEqual, equal } from 'node:assert/strict';
import { bracketPair } from '../../Public/editor/brackets.js';
import { grouped } from '../../Public/editor/findings.js';
import { nextIndex } from '../../Public/editor/findings-panel.js';
import { pageAt, pageOf, pageSpans } from '../../Public/editor/pages.js';
import { lineStarts } from '../../Public/editor/text.js';

/** @param {string} text */
const pages = (text) => pageSpans(text).map(({ start, end }) => text.slice(start, end));

/** @type {[string, string, string[]][]} */
const texts = [
  ['a block', '{"pages": [{"a": 1}, {"b": [2]}]}', ['{"a": 1}', '{"b": [2]}']],
  ['an array alone', '\n[{"a": 1},\n{"b": 2}]', ['{"a": 1}', '{"b": 2}']],
  ['a missing comma', '{"pages": [{"a": 1} {"b": 2}]}', ['{"a": 1}', '{"b": 2}']],
  ['a trailing comma', '{"pages": [{"a": 1},]}', ['{"a": 1}']],
  ['brackets within strings', '{"pages": [{"a": "}]{[\\"}"}, {"b": 2}]}', ['{"a": "}]{[\\"}"}', '{"b": 2}']],
  ['a string that is never closed', '{"pages": [{"a": "}\n}, {"b": 2}]}', ['{"a": "}\n}', '{"b": 2}']],
  ['stray elements', '{"pages": [null, "a,b", {"b": 2}]}', ['null', '"a,b"', '{"b": 2}']],
  ['curly quotes', '{“pages”: [{"a": 1}]}', ['{"a": 1}']],
  ['a text that ends', '{"pages": [{"a": 1}, {"b": ', ['{"a": 1}', '{"b": ']],
  ['a word before the key', '{"title": "our pages", "pages": [{"a": 1}]}', ['{"a": 1}']],
  ['a closing brace too many', '{"pages": [}]}', []],
  ['no array', '{"pages": {"a": 1}}', []],
  ['nothing', '', []],
];

for (const [name, text, expected] of texts) Deno.test(`pages: ${name}`, () => deepEqual(pages(text), expected));

/** @type {[string, string | null, number, number][]} */
const findings = [
  ['its pointer', '/request/notifications/3/data/pw_stories/pages/7/duration', 0, 7],
  ['the pointer of an array alone', '/2/image', 0, 2],
  ['its place, where it has no pointer', null, 12, 0],
  ['no page, outside of them', null, 3, -1],
  ['no page, for a field of the push', '/request/notifications/0/content', 12, -1],
];

for (const [name, pointer, offset, page] of findings) {
  Deno.test(`a finding is told of by ${name}`, () => {
    const finding = /** @type {any} */ ({ pointer, range: {} });
    equal(
      pageOf(finding, pageSpans('{"pages": [{"a": 1}]}'), () => offset),
      page,
    );
  });
}

Deno.test('between pages there is none', () => equal(pageAt([{ start: 2, end: 4 }], 5), -1));

Deno.test('groups begin with the push as a whole, and keep the order within', () => {
  const [a, b, c, d] = /** @type {any[]} */ (['a', 'b', 'c', 'd'].map((code) => ({ code })));
  const page = new Map([
    [a, 1],
    [b, -1],
    [c, 0],
    [d, 1],
  ]);
  deepEqual(
    grouped([a, b, c, d], (finding) => page.get(finding) ?? -1),
    [
      { page: -1, findings: [b] },
      { page: 0, findings: [c] },
      { page: 1, findings: [a, d] },
    ],
  );
});

/** The caret is `|`, a pair is marked by `‹›`. @type {[string, string][]} */
const brackets = [
  ['{|"a": [1]}', '‹{›"a": [1]‹}›'],
  ['{"a": |[1]}', '{"a": ‹[›1‹]›}'],
  ['{"a": [1]|}', '{"a": ‹[›1‹]›}'],
  ['{"a": [1]}|', '‹{›"a": [1]‹}›'],
  ['|{"a": "}"\n}', '‹{›"a": "}"\n‹}›'],
  ['{"a": "[|]"}', '{"a": "[]"}'],
  ['[|}', '[}'],
  ['[|[]', '[‹[›‹]›'],
  ['{\n  "a": "x}\n}|', '‹{›\n  "a": "x}\n‹}›'],
  ['ab|c', 'abc'],
];

for (const [marked, expected] of brackets) {
  Deno.test(`brackets: ${marked}`, () => {
    const text = marked.replace('|', '');
    /** @type {number[]} */
    const pair = bracketPair(text, lineStarts(text), marked.indexOf('|')) ?? [];
    equal([...text].map((character, at) => (pair.includes(at) ? `‹${character}›` : character)).join(''), expected);
  });
}

/** @type {[string, number, number, 1 | -1, number][]} */
const steps = [
  ['the first behind the caret', 0, -1, 1, 0],
  ['the next one behind the caret', 15, -1, 1, 3],
  ['the one before the caret', 15, -1, -1, 2],
  ['the next at the same place, from the one visited', 10, 1, 1, 2],
  ['the first again behind the last', 50, -1, 1, 0],
  ['the last before the first', 1, -1, -1, 3],
];

for (const [name, caret, last, step, expected] of steps) {
  Deno.test(`findings: ${name}`, () => equal(nextIndex([5, 10, 10, 20], caret, last, step), expected));
}
