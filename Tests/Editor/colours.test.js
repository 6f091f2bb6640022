import { deepEqual, equal } from 'node:assert/strict';
import { segments, tokens } from '../../Public/editor/colours.js';

/** @param {string} line */
const kinds = (line) => tokens(line).map(({ start, end, kind }) => `${kind} ${line.slice(start, end)}`);

/** @type {[string, string[]][]} */
const lines = [
  ['"a": "b",', ['key "a"', 'sign :', 'string "b"', 'sign ,']],
  ['"a" : -1.5e3', ['key "a"', 'sign :', 'value -1.5e3']],
  ['[true, null]', ['sign [', 'value true', 'sign ,', 'value null', 'sign ]']],
  ['"with \\"quotes\\": in"', ['string "with \\"quotes\\": in"']],
  ['"never closed', ['string "never closed']],
  ['truely', []],
];

for (const [line, expected] of lines) Deno.test(`colours: ${line}`, () => deepEqual(kinds(line), expected));

Deno.test('segments leave no gap, whatever is marked', () => {
  const line = '  "duration": "8", // eight';
  const cut = segments(line, [
    { start: -3, end: 4, severity: 'note' },
    { start: 14, end: 17, severity: 'warning' },
    { start: 15, end: 99, severity: 'error' },
  ]);
  equal(cut.map(({ text }) => text).join(''), line);
});

Deno.test('the gravest mark lies on top', () => {
  const cut = segments('"8"', [
    { start: 0, end: 3, severity: 'note' },
    { start: 1, end: 2, severity: 'error' },
  ]);
  deepEqual(
    cut.map(({ text, severity }) => [text, severity]),
    [
      ['"', 'note'],
      ['8', 'error'],
      ['"', 'note'],
    ],
  );
});

Deno.test('an empty line has no segments', () => deepEqual(segments('', []), []));
