import { deepEqual, equal } from 'node:assert/strict';
import { lineAt, lineStarts, longestLine, offsetOf, placeText, selectionOf } from '../../Public/editor/text.js';

/** @param {number} start @param {number} end */
const range = (start, end) => ({
  start: { line: 1, column: start + 1, offset: start },
  end: { line: 1, column: end + 1, offset: end },
});

Deno.test('lines: an empty text has one line', () => deepEqual(lineStarts(''), [0]));
Deno.test('lines: a line end at the end starts another line', () => deepEqual(lineStarts('a\n'), [0, 2]));
Deno.test('lines: offsets count UTF-16 units', () => deepEqual(lineStarts('😀\nb'), [0, 3]));

for (const [offset, line] of [
  [0, 0],
  [2, 0],
  [3, 1],
  [4, 2],
  [7, 2],
  [99, 2],
]) {
  Deno.test(`lines: offset ${offset} is on line ${line}`, () => equal(lineAt(lineStarts('ab\n\ncde'), offset), line));
}

/** @type {[string, string, [number, number], [number, number]][]} */
const selections = [
  ['a range is selected as it is', 'abcdef', [1, 3], [1, 3]],
  ['an empty range takes the character after it', 'abc', [1, 1], [1, 2]],
  ['an empty range takes a whole pair', 'a😀', [1, 1], [1, 3]],
  ['an empty range at a line end stays empty', 'ab\nc', [2, 2], [2, 2]],
  ['an empty range at the end stays empty', 'ab', [2, 2], [2, 2]],
  ['a range beyond a shorter text ends with it', 'abc', [2, 9], [2, 3]],
  ['a range behind the text is its end', 'abc', [7, 9], [3, 3]],
];

for (const [name, text, [start, end], selection] of selections) {
  Deno.test(`selection: ${name}`, () => deepEqual(selectionOf(text, lineStarts(text), range(start, end)), selection));
}

Deno.test('a place is said in words', () => {
  equal(placeText({ line: 12, column: 31, offset: 402 }), 'line 12, column 31');
});

Deno.test('a place counts by line and column: a form sends two characters for a line end', () => {
  const text = 'ab\ncd';
  equal(offsetOf(text, lineStarts(text), { line: 2, column: 2, offset: 5 }), 4);
});

Deno.test('a place on a line that is gone is the end', () => {
  equal(offsetOf('ab', [0], { line: 3, column: 1, offset: 9 }), 2);
});

for (const [text, longest] of /** @type {[string, number][]} */ ([
  ['', 0],
  ['abc', 3],
  ['a\nbcd\ne', 4],
])) {
  Deno.test(`lines: the longest of ${JSON.stringify(text)} has ${longest}`, () => {
    equal(longestLine(text, lineStarts(text)), longest);
  });
}
