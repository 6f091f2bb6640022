import { deepEqual, equal } from 'node:assert/strict';
import { hunks } from '../../Public/editor/comparison.js';
import { asOne, changed, changesOf, safeFixes } from '../../Public/editor/edits.js';
import { lineStarts } from '../../Public/editor/text.js';

/** @param {string} text @param {number} offset */
const place = (text, offset) => {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, offset: -1 };
};

/** @param {string} text @param {[number, number, string][]} edits @returns {any} */
const fix = (text, ...edits) => ({
  title: 'Mend it',
  safe: true,
  edits: edits.map(([start, end, replacement]) => ({
    range: { start: place(text, start), end: place(text, end) },
    replacement,
  })),
});

/** @param {string} text @param {any[]} fixes */
const fixed = (text, fixes) => changed(text, asOne(text, changesOf(text, lineStarts(text), fixes).changes));

const text = '{\n  “a”: "8",\n}';

Deno.test('edits of several fixes become one change', () => {
  const fixes = [fix(text, [12, 13, '']), fix(text, [4, 5, '"'], [6, 7, '"']), fix(text, [9, 12, '8'])];
  equal(fixed(text, fixes), '{\n  "a": 8\n}');
});

Deno.test('what stands between two edits stays', () =>
  equal(fixed('abcdef', [fix('abcdef', [0, 1, 'A'], [5, 6, 'F'])]), 'AbcdeF'));

/** @type {[string, [number, number, string], [number, number, string], number][]} */
const pairs = [
  ['the same place', [1, 3, 'x'], [1, 3, 'y'], 1],
  ['overlapping', [1, 3, 'x'], [2, 4, 'y'], 1],
  ['one within another', [1, 5, 'x'], [2, 3, 'y'], 1],
  ['two insertions at one place', [2, 2, 'x'], [2, 2, 'y'], 1],
  ['side by side', [1, 3, 'x'], [3, 4, 'y'], 2],
  ['an insertion behind a replacement', [1, 3, 'x'], [3, 3, 'y'], 2],
];

for (const [name, first, second, taken] of pairs) {
  Deno.test(`of two fixes, ${name}, ${taken} can be made at once`, () => {
    const fixes = [fix('abcdef', first), fix('abcdef', second)];
    equal(changesOf('abcdef', [0], fixes).fixes.length, taken);
  });
}

Deno.test('a fix that collides with one edit is left out whole', () => {
  const fixes = [fix('abcdef', [4, 5, 'x']), fix('abcdef', [0, 1, 'y'], [4, 5, 'z'])];
  equal(fixed('abcdef', fixes), 'abcdxf');
});

Deno.test('only what cannot change the meaning is safe', () => {
  const offered = { ...fix('a', [0, 1, 'b']), safe: false };
  const safe = fix('a', [0, 1, 'c']);
  deepEqual(safeFixes(/** @type {any} */ ([{ fixes: [offered, safe] }, { fixes: [offered] }, { fixes: [] }])), [safe]);
});

/** @param {string} text @param {any[]} fixes */
const compared = (text, fixes) => {
  const starts = lineStarts(text);
  return hunks(text, starts, changesOf(text, starts, fixes).changes).map(({ line, before, after }) => [
    line,
    ...[before, after].map((side) => side.map(({ text, kind }) => (kind ? `${kind}(${text})` : text)).join('')),
  ]);
};

Deno.test('a change is shown on its line, before and after', () => {
  deepEqual(compared(text, [fix(text, [9, 12, '8'])]), [[2, '“a”: del("8"),', '“a”: ins(8),']]);
});

Deno.test('changes of one line are shown together', () => {
  const both = [fix(text, [4, 5, '"'], [6, 7, '"']), fix(text, [9, 12, '8'])];
  deepEqual(compared(text, both), [[2, 'del(“)adel(”): del("8"),', 'ins(")ains("): ins(8),']]);
});

Deno.test('a change over lines shows them all', () => {
  deepEqual(compared('a,\n\nb', [fix('a,\n\nb', [1, 4, ''])]), [[1, 'adel(,\n\n)b', 'ab']]);
});

Deno.test('an insertion at the end is shown on the last line', () => {
  deepEqual(compared('{', [fix('{', [1, 1, '}'])]), [[1, '{', '{ins(})']]);
});

Deno.test('of a very long line only what is near a change is shown', () => {
  const long = `${'a'.repeat(500)}8${'b'.repeat(500)}`;
  const [[, before]] = compared(long, [fix(long, [500, 501, '9'])]);
  equal(before, `…${'a'.repeat(48)}del(8)${'b'.repeat(48)}…`);
});
