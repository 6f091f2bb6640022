// @ts-check
/** @import {Timeline} from '../player/types.d.ts' */
/** @import {Ask, OwnedShare, VersionRow} from './types.d.ts' */
import { element } from '../editor/element.js';
import { pagesText } from '../editor/format.js';
import { still } from '../player/still.js';
import { time } from '../share/facts.js';
import { comparisonURL } from '../share/verdicts.js';
import { count, say } from '../words.js';
import { stateOf } from './head.js';

/** Pages that a row shows. */
const MOST_STILLS = 8;

/** One row a version, the latest first; its pictures are asked for when it is seen. */
export class Versions {
  #list;
  #ask;
  #observer = new IntersectionObserver((entries) => this.#seen(entries), { rootMargin: '200px' });

  /** @param {HTMLElement} list @param {Ask} ask */
  constructor(list, ask) {
    this.#list = list;
    this.#ask = ask;
  }

  /** @param {OwnedShare} share */
  show(share) {
    this.#observer.disconnect();
    const isLive = stateOf(share) === 'live';
    this.#list.replaceChildren(...share.versions.toReversed().map((version) => row(share, version, isLive)));
    if (!isLive) return;
    for (const strip of this.#list.querySelectorAll('.strip')) this.#observer.observe(strip);
  }

  /** @param {IntersectionObserverEntry[]} entries */
  #seen(entries) {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      this.#observer.unobserve(target);
      this.#fill(/** @type {HTMLElement} */ (target));
    }
  }

  /** @param {HTMLElement} strip */
  async #fill(strip) {
    const { ok, answer } = await this.#ask('GET', '', { query: `version=${strip.dataset.version}` });
    if (ok) strip.replaceChildren(...stills(answer));
  }
}

/** @param {Timeline} timeline */
function stills(timeline) {
  const { pages, presentation, fallback } = timeline;
  if (!pages.length)
    return [element('p', 'strip-text', fallback?.body || say('The alert’s body, in place of a story'))];
  const made = pages.slice(0, MOST_STILLS).map(({ index }) => {
    const frame = element('div', 'strip-page', still(timeline, index));
    frame.style.setProperty('--ratio', `${presentation.storyAspectRatio}`);
    return frame;
  });
  const rest = pages.length - made.length;
  return rest > 0 ? [...made, element('p', 'strip-text', `+${rest}`)] : made;
}

/** @param {OwnedShare} share @param {VersionRow} row @param {boolean} isLive */
function row(share, { version, createdAt, pageCount, opens, verdicts }, isLive) {
  const name = element('h3', '', say('Version {version}', { version }));
  if (version === share.latestVersion) name.append(' ', element('span', 'latest', say('latest')));
  const about = element('p', 'share-about', time(createdAt), ` · ${pagesText(pageCount)}`);
  const strip = element('div', 'strip');
  // What stands in the pictures is no more than what the version's own page shows.
  Object.assign(strip, { inert: true, ariaHidden: 'true' });
  strip.dataset.version = `${version}`;
  const numbers = element('ul', 'numbers', ...verdictTexts(verdicts), element('li', '', opensText(opens)));
  numbers.role = 'list';
  const links = element('p', 'version-links', ...(isLive ? linksOf(share, version) : []));
  return element('li', 'version', element('div', 'version-name', name, about), strip, numbers, links);
}

/** @param {number} n */
const opensText = (n) => count(n, 'opened {n} time', 'opened {n} times');

/** @param {VersionRow['verdicts']} verdicts */
function verdictTexts({ approved, changesRequested, comments }) {
  const texts = /** @type {[string, number, string][]} */ ([
    ['approved', approved, count(approved, '{n} approval', '{n} approvals')],
    [
      'changesRequested',
      changesRequested,
      count(changesRequested, '{n} request for changes', '{n} requests for changes'),
    ],
    ['comment', comments, count(comments, '{n} comment', '{n} comments')],
  ]);
  const given = texts.filter(([, number]) => number > 0);
  if (!given.length) return [element('li', '', say('No verdict yet'))];
  return given.map(([verdict, , text]) => {
    const made = element('li', 'verdict', text);
    made.dataset.verdict = verdict;
    return made;
  });
}

/** @param {OwnedShare} share @param {number} version */
function linksOf(share, version) {
  const open = element('a', '', say('Open'));
  open.href = `${share.url}?version=${version}`;
  open.ariaLabel = say('Open version {latest}', { latest: version });
  if (version === 1) return [open];
  const compare = element('a', '', say('Compare with version {version}', { version: version - 1 }));
  compare.href = comparisonURL(/** @type {any} */ (share), version - 1, version);
  return [open, ' ', compare];
}
