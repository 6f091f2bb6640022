import { deepEqual, equal, ok } from 'node:assert/strict';
import { fallbackLines } from '../../Public/editor/fallback.js';
import { sheetOf } from '../../Public/editor/sheet.js';

const notification = { title: 'A title', subtitle: 'A subtitle', body: 'A body' };

/** @type {[string, string, typeof notification | null | object, string[]][]} */
const fallbacks = [
  ['body', '', notification, []],
  ['title', '', notification, ['A title', 'A body']],
  ['title', '', { title: 'A title', body: null }, ['A title']],
  ['title', '', { title: null, body: 'A body' }, []],
  ['title', '', null, []],
  ['own', 'Mine', notification, ['Mine']],
  ['own', '', notification, []],
];

for (const [choice, own, given, lines] of fallbacks) {
  const name = lines.length ? lines.join(' and ') : 'the alert’s body';
  Deno.test(`fallback: ${choice} of ${JSON.stringify(given)} with “${own}” is ${name}`, () => {
    deepEqual(fallbackLines(choice, own, /** @type {any} */ (given)), lines);
  });
}

for (const ratio of [0.2, 1, 1.5, 2, 5]) {
  Deno.test(`2 to 12 pages of ratio ${ratio} fit on one sheet`, () => {
    for (let count = 2; count <= 12; count += 1) {
      const { columns, width } = sheetOf(count, ratio);
      const rows = Math.ceil(count / columns);
      ok(columns * width + (columns - 1) * 5 <= 257, `${count} pages are too wide`);
      ok(rows * (width * ratio + 15) + (rows - 1) * 5 <= 166 || width === 24, `${count} pages are too high`);
    }
  });
}

Deno.test('a single page is not blown up', () => equal(sheetOf(1, 0.2).width, 75));

Deno.test('many pages stay readable, and flow on', () => deepEqual(sheetOf(200, 1.5), { columns: 9, width: 24 }));
