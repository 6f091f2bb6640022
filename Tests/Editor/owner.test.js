import { deepEqual, equal } from 'node:assert/strict';
import { nameOf, titleOf, valueText } from '../../Public/compare/changes.js';
import { stateOf } from '../../Public/owner/head.js';
import { byVersion } from '../../Public/owner/people.js';

/** @param {Partial<import('../../Public/share/types.d.ts').Review>} review @returns {any} */
const review = (review) => ({ verdict: 'approved', page: null, stands: true, ...review });

Deno.test('what was said stands by version, the latest first, in the order in which it was said', () => {
  const reviews = [
    review({ number: 1, version: 1 }),
    review({ number: 2, version: 2 }),
    review({ number: 3, version: 1 }),
  ];
  deepEqual(
    byVersion(reviews).map(([version, some]) => [version, some.map(({ number }) => number)]),
    [
      [2, [2]],
      [1, [1, 3]],
    ],
  );
});

Deno.test('a withdrawal is no entry of its own', () => {
  deepEqual(byVersion([review({ version: 1, verdict: 'withdrawal', withdraws: 1 })]), []);
});

/** @type {[string | null, string | null, string][]} */
const states = [
  [null, null, 'live'],
  [null, '2026-12-01T00:00:01Z', 'live'],
  [null, '2026-12-01T00:00:00Z', 'expired'],
  ['2026-11-01T00:00:00Z', '2026-12-01T00:00:01Z', 'revoked'],
  ['2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z', 'revoked'],
];

for (const [revokedAt, expiresAt, state] of states) {
  Deno.test(`a share revoked at ${revokedAt}, expiring at ${expiresAt}, is ${state}`, () => {
    const share = /** @type {any} */ ({ revokedAt, expiresAt });
    equal(stateOf(share, Date.parse('2026-12-01T00:00:00Z')), state);
  });
}

/** @type {[import('../../Public/compare/types.d.ts').PageChange, string][]} */
const titles = [
  [{ kind: 'same', from: 0, to: 0, fields: [] }, 'Page 1: the same'],
  [{ kind: 'changed', from: 1, to: 1, fields: [] }, 'Page 2'],
  [{ kind: 'same', from: 1, to: 2, fields: [] }, 'Page 3, was page 2: the same'],
  [{ kind: 'added', from: null, to: 2, fields: [] }, 'Page 3 is new'],
  [{ kind: 'removed', from: 2, to: null, fields: [] }, 'Page 3 is gone'],
];

for (const [change, title] of titles) Deno.test(`a page’s change: ${title}`, () => equal(titleOf(change), title));

/** @type {[any, string, string][]} */
const values = [
  [null, 'title', 'none'],
  ['', 'title', 'empty'],
  ['Hi', 'title', 'Hi'],
  [4.25, 'duration', '4.25 s'],
  [1.5, 'presentation.storyAspectRatio', '1.50'],
  [true, 'presentation.loopsAfterLastPage', 'on'],
];

for (const [value, field, text] of values) {
  Deno.test(`the value ${JSON.stringify(value)} of ${field} reads ${text}`, () => equal(valueText(value, field), text));
}

Deno.test('an option keeps the SDK’s name', () => {
  equal(nameOf('presentation.loopsAfterLastPage'), 'loopsAfterLastPage');
  equal(nameOf('buttonTitle'), 'Button title');
});
