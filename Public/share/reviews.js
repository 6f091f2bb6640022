// @ts-check
/** @import {Review, Share} from './types.d.ts' */

/**
 * What stands and speaks of exactly the content that is shown.
 * @param {readonly Review[]} reviews @param {Share} share
 */
export const current = (reviews, share) =>
  reviews.filter(({ stands, contentHash }) => stands && contentHash === share.contentHash);

/**
 * What was taken back, replaced, or said of another version; a withdrawal shows in what it takes back.
 * @param {readonly Review[]} reviews @param {Share} share
 */
export function earlier(reviews, share) {
  const shown = new Set(current(reviews, share));
  return reviews.filter((review) => review.verdict !== 'withdrawal' && !shown.has(review));
}

/** The whole first, then page by page. @param {readonly Review[]} reviews @returns {[number | null, Review[]][]} */
export function byPage(reviews) {
  /** @type {Map<number | null, Review[]>} */
  const groups = new Map();
  for (const review of reviews) groups.set(review.page, [...(groups.get(review.page) ?? []), review]);
  return [...groups].sort(([a], [b]) => (a ?? -1) - (b ?? -1));
}

/** Whether an entry was taken back. @param {readonly Review[]} reviews @param {Review} review */
export const isWithdrawn = (reviews, { number }) => reviews.some(({ withdraws }) => withdraws === number);

/**
 * The history with a new entry of this reader's: a verdict replaces an own one on the same page of the same version.
 * @param {readonly Review[]} reviews @param {Review} review @param {ReadonlySet<number>} own numbers
 */
export function added(reviews, review, own) {
  /** @param {Review} other */
  const isReplaced = (other) =>
    own.has(other.number) &&
    other.version === review.version &&
    other.page === review.page &&
    isJudgement(other) &&
    isJudgement(review);
  return [...reviews.map((other) => (isReplaced(other) ? { ...other, stands: false } : other)), review];
}

/** The history after an entry was taken back. @param {readonly Review[]} reviews @param {Review} withdrawal */
export const withdrawn = (reviews, withdrawal) => [
  ...reviews.map((other) => (other.number === withdrawal.withdraws ? { ...other, stands: false } : other)),
  withdrawal,
];

/** @param {Review} review */
const isJudgement = ({ verdict }) => verdict === 'approved' || verdict === 'changesRequested';

/**
 * Who says what of the content shown, and whose approval was for another.
 * @param {readonly Review[]} reviews @param {Share} share
 */
export function summary(reviews, share) {
  const shown = current(reviews, share);
  /** @param {readonly Review[]} some */
  const names = (some) => [...new Set(some.map(({ name }) => name))];
  const approvedBy = names(shown.filter(({ verdict, page }) => verdict === 'approved' && page === null));
  const changesBy = names(shown.filter(({ verdict }) => verdict === 'changesRequested'));
  const judged = new Set([...approvedBy, ...changesBy]);
  /** By name, the latest. @type {Map<string, number>} */
  const approvedOthers = new Map();
  for (const { verdict, page, stands, name, version, contentHash } of reviews) {
    const isOther = stands && verdict === 'approved' && page === null && contentHash !== share.contentHash;
    if (isOther && !judged.has(name)) approvedOthers.set(name, version);
  }
  return { approvedBy, changesBy, approvedOthers: [...approvedOthers] };
}
