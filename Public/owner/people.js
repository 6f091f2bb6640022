// @ts-check
/** @import {Review, Verdict} from '../share/types.d.ts' */
/** @import {OwnedShare} from './types.d.ts' */
import { element } from '../editor/element.js';
import { time } from '../share/facts.js';
import { byPage, isWithdrawn } from '../share/reviews.js';
import { SAID } from '../share/verdicts.js';
import { say } from '../words.js';

/** Who said what, when, of which version and page, the latest version first. @param {HTMLElement} place @param {OwnedShare} share */
export function showPeople(place, share) {
  const groups = byVersion(share.reviews);
  const none = say('Nobody has said anything yet. Send the link to somebody.');
  if (!groups.length) return place.replaceChildren(element('p', 'none', none));
  place.replaceChildren(...groups.map(([version, reviews]) => group(share, version, reviews)));
}

/**
 * What was said, by version, the latest first; a withdrawal shows in what it takes back.
 * @param {readonly Review[]} reviews @returns {[number, Review[]][]}
 */
export function byVersion(reviews) {
  /** @type {Map<number, Review[]>} */
  const groups = new Map();
  for (const review of reviews) {
    if (review.verdict === 'withdrawal') continue;
    groups.set(review.version, [...(groups.get(review.version) ?? []), review]);
  }
  return [...groups].sort(([a], [b]) => b - a);
}

/** @param {OwnedShare} share @param {number} version @param {Review[]} reviews */
function group(share, version, reviews) {
  const title = element('h3', '', say('Version {version}', { version }));
  const latest = share.latestVersion;
  if (version < latest)
    title.append(' ', element('span', 'share-about', say('not version {latest}, the latest', { latest })));
  return element('section', 'said', title, ...byPage(reviews).map(([page, some]) => ofPage(share, page, some)));
}

/** @param {OwnedShare} share @param {number | null} page @param {Review[]} reviews */
function ofPage(share, page, reviews) {
  const title = page === null ? say('The whole story') : say('Page {n}', { n: page + 1 });
  const list = element('ul', '', ...reviews.map((review) => entry(share, review)));
  list.role = 'list';
  return element('div', 'said-of', element('h4', '', title), list);
}

/** @param {OwnedShare} share @param {Review} review */
function entry(share, review) {
  const { name, text, verdict, createdAt, stands } = review;
  const who = element('b', '', name);
  who.dir = 'auto';
  const mark = element('span', 'verdict', SAID[/** @type {Verdict} */ (verdict)]);
  mark.dataset.verdict = verdict;
  const fate = isWithdrawn(share.reviews, review) ? say('taken back') : say('replaced');
  const head = element(
    'p',
    'who',
    who,
    ' ',
    mark,
    ' ',
    time(createdAt),
    ...(stands ? [] : [' ', element('i', '', fate)]),
  );
  const made = element('li', stands ? 'stands' : 'past', head);
  if (!text) return made;
  const words = element('p', 'text', text);
  words.dir = 'auto';
  made.append(words);
  return made;
}
