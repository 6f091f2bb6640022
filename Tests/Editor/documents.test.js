import { equal } from 'node:assert/strict';
import { isEqual, outcomeText, playsTheSame } from '../../Public/editor/documents.js';

/** @param {Record<string, unknown>} [changes] @returns {any} */
const story = (changes) => ({
  outcome: 'stories',
  pages: [{ duration: 5 }, { duration: 4 }],
  totalDuration: 9,
  fallback: { body: '' },
  delivery: { envelope: 'block', bytes: { atLeast: 90, atMost: 90 }, limit: 4096 },
  diagnostics: [],
  ...changes,
});

/** @type {[unknown, unknown, boolean][]} */
const pairs = [
  [1, 1, true],
  [1, '1', false],
  [null, {}, false],
  [[], {}, false],
  [[1, 2], [2, 1], false],
  [{ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 }, true],
  [{ a: undefined }, { b: undefined }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
];

for (const [a, b, expected] of pairs) {
  const name = `${JSON.stringify(a)} and ${JSON.stringify(b)} are ${expected ? 'equal' : 'different'}`;
  Deno.test(name, () => equal(isEqual(a, b), expected));
}

Deno.test('findings and size do not change what plays', () => {
  const delivery = { envelope: 'pages', bytes: { atLeast: 1, atMost: 2 }, limit: 4096 };
  equal(playsTheSame(story(), story({ diagnostics: [{ code: 'text-blank' }], delivery })), true);
});

Deno.test('another duration is another story', () => {
  equal(playsTheSame(story(), story({ pages: [{ duration: 5 }, { duration: 3 }] })), false);
});

Deno.test('a story is told by pages and seconds', () => equal(outcomeText(story()), 'Plays 2 pages in 9 s'));

Deno.test('a text that cannot be read is told with its place', () => {
  const range = { start: { line: 3, column: 7, offset: 40 } };
  const document = story({ outcome: 'unreadable', pages: [], diagnostics: [{ severity: 'error', range }] });
  equal(outcomeText(document), 'Nothing can be sent: the text cannot be read at line 3, column 7');
});

for (const code of ['plist-recognised', 'plist-binary']) {
  Deno.test(`a property list is called so, not unreadable: ${code}`, () => {
    const range = { start: { line: 3, column: 7, offset: 40 } };
    const diagnostics = [
      { code, severity: 'note', range },
      { code: 'plist-key-missing', severity: 'error', range },
    ];
    const document = story({ outcome: 'unreadable', pages: [], diagnostics });
    equal(outcomeText(document), 'This is a property list of the app, which cannot be sent');
  });
}

Deno.test('a property list that cannot be read is told with its place', () => {
  const range = { start: { line: 3, column: 7, offset: 40 } };
  const diagnostics = [{ code: 'plist-syntax', severity: 'error', range }];
  const document = story({ outcome: 'unreadable', pages: [], diagnostics });
  equal(outcomeText(document), 'Nothing can be sent: the text cannot be read at line 3, column 7');
});
