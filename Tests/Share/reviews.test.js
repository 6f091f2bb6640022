import { deepEqual, equal } from 'node:assert/strict';
import { added, byPage, current, earlier, isWithdrawn, summary, withdrawn } from '../../Public/share/reviews.js';

/** @import {Review, Share} from '../../Public/share/types.d.ts' */

/** @type {Share} */
const SHARE = {
  id: 'x',
  url: 'https://proof.example/p/x',
  name: '',
  version: 2,
  latestVersion: 2,
  contentHash: 'two',
  createdAt: '2026-11-01T10:00:00Z',
  expiresAt: null,
  reviews: [],
};

/** @param {number} number @param {Partial<Review>} [other] @returns {Review} */
const review = (number, other) => ({
  number,
  version: 2,
  page: null,
  verdict: 'approved',
  withdraws: null,
  name: 'Ana',
  text: '',
  contentHash: 'two',
  createdAt: '2026-11-02T10:00:00Z',
  stands: true,
  ...other,
});

/** @param {readonly Review[]} reviews */
const numbers = (reviews) => reviews.map(({ number }) => number);

/** @param {readonly Review[]} reviews */
const standing = (reviews) => numbers(reviews.filter(({ stands }) => stands));

Deno.test('reviews: what was said of another content is not current', () => {
  const reviews = [review(1, { contentHash: 'one', version: 1 }), review(2)];
  deepEqual(numbers(current(reviews, SHARE)), [2]);
  deepEqual(numbers(earlier(reviews, SHARE)), [1]);
});

Deno.test('reviews: an approval of a version with the very same content counts', () => {
  const reviews = [review(1, { version: 1 })];
  deepEqual(summary(reviews, SHARE), { approvedBy: ['Ana'], changesBy: [], approvedOthers: [] });
});

Deno.test('reviews: what was taken back is told once, in what it takes back', () => {
  const reviews = withdrawn([review(1)], review(2, { verdict: 'withdrawal', withdraws: 1, stands: false }));
  deepEqual(numbers(current(reviews, SHARE)), []);
  deepEqual(numbers(earlier(reviews, SHARE)), [1]);
  equal(isWithdrawn(reviews, reviews[0]), true);
});

Deno.test('reviews: the whole comes before the pages, and pages in their order', () => {
  const reviews = [review(1, { page: 2 }), review(2), review(3, { page: 0 }), review(4, { page: 2 })];
  deepEqual(
    byPage(reviews).map(([page, some]) => [page, numbers(some)]),
    [
      [null, [2]],
      [0, [3]],
      [2, [1, 4]],
    ],
  );
});

/** @type {[string, Partial<Review>, Partial<Review>, number[]][]} */
const SECOND = [
  ['a verdict replaces the own one', {}, { verdict: 'changesRequested' }, [2]],
  ['a comment replaces nothing', {}, { verdict: 'comment' }, [1, 2]],
  ['a verdict replaces no comment', { verdict: 'comment' }, {}, [1, 2]],
  ['a verdict on a page leaves the one on the whole', {}, { page: 1 }, [1, 2]],
  ['a verdict on this version leaves the one on another', { version: 1 }, {}, [1, 2]],
];

for (const [name, first, second, left] of SECOND) {
  Deno.test(`reviews: ${name}`, () => {
    deepEqual(standing(added([review(1, first)], review(2, second), new Set([1]))), left);
  });
}

Deno.test('reviews: a verdict leaves another reviewer’s of the same name', () => {
  deepEqual(standing(added([review(1)], review(2, { verdict: 'changesRequested' }), new Set())), [1, 2]);
});

Deno.test('reviews: an approval of one page is none of the whole', () => {
  deepEqual(summary([review(1, { page: 0 })], SHARE).approvedBy, []);
});

Deno.test('reviews: a request to change one page is a request', () => {
  deepEqual(summary([review(1, { page: 0, verdict: 'changesRequested' })], SHARE).changesBy, ['Ana']);
});

Deno.test('reviews: an approval of another version is named with the latest such version', () => {
  const other = { contentHash: 'one', version: 1 };
  const reviews = [
    review(1, { ...other, version: 0 }),
    review(2, other),
    review(3, { ...other, name: 'Bo' }),
    review(4, { name: 'Bo' }),
  ];
  deepEqual(summary(reviews, SHARE), { approvedBy: ['Bo'], changesBy: [], approvedOthers: [['Ana', 1]] });
});
