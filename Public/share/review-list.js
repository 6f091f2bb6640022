// @ts-check
/** @import {PlayerElement} from '../editor/types.d.ts' */
/** @import {Timeline} from '../player/types.d.ts' */
/** @import {Review, Share, Verdict} from './types.d.ts' */
import { button, element } from '../editor/element.js';
import { still } from '../player/still.js';
import { count, say } from '../words.js';
import { time } from './facts.js';
import { byPage, current, earlier, isWithdrawn } from './reviews.js';
import { SAID } from './verdicts.js';

/** @typedef {{show: (page: number) => void, takeBack: (review: Review) => void}} Acts */

/** The reviews, each beside the page that it speaks of. */
export class ReviewList {
  #root;
  #player;
  #share;
  #acts;
  /** Kept, so that a picture loads once. @type {Map<number, HTMLElement>} */
  #stills = new Map();

  /** @param {HTMLElement} root @param {PlayerElement} player @param {Share} share @param {Acts} acts */
  constructor(root, player, share, acts) {
    this.#root = root;
    this.#player = player;
    this.#share = share;
    this.#acts = acts;
    player.addEventListener('stories-show', () => this.#markPage());
  }

  /** @param {readonly Review[]} reviews @param {ReadonlySet<number>} own numbers of this reader's */
  render(reviews, own) {
    const groups = byPage(current(reviews, this.#share)).map(([page, some]) => this.#group(page, some, own));
    const none = say('No comments yet. Pause on a page and choose Comment to say something about it.');
    const shown = groups.length ? groups : [element('p', 'none', none)];
    this.#root.replaceChildren(...shown, ...this.#history(reviews));
    this.#markPage();
  }

  /** @param {number | null} page @param {Review[]} reviews @param {ReadonlySet<number>} own */
  #group(page, reviews, own) {
    const title = page === null ? say('The whole story') : say('Page {n}', { n: page + 1 });
    const entries = element('ul', '', ...reviews.map((review) => this.#entry(review, own.has(review.number))));
    entries.role = 'list';
    const made = element('section', 'group', element('div', 'said-of', element('h3', '', title), entries));
    if (page === null || !this.#player.timeline?.pages[page]) return made;
    made.dataset.page = `${page}`;
    made.prepend(this.#opener(page));
    // Choosing a comment chooses its page; by key, the picture beside it does.
    entries.addEventListener('click', ({ target }) => {
      const isOther = /** @type {Element} */ (target).closest('button, a') || getSelection()?.isCollapsed === false;
      if (!isOther) this.#acts.show(page);
    });
    return made;
  }

  /** @param {number} page */
  #opener(page) {
    const made = button('opener', '', () => this.#acts.show(page));
    made.ariaLabel = say('Show page {n}', { n: page + 1 });
    made.append(this.#still(page));
    return made;
  }

  /** @param {number} page */
  #still(page) {
    const timeline = /** @type {Timeline} */ (/** @type {unknown} */ (this.#player.timeline));
    const made = this.#stills.get(page) ?? still(timeline, page);
    Object.assign(made, { inert: true, ariaHidden: 'true' });
    this.#stills.set(page, made);
    return made;
  }

  /** @param {Review} review @param {boolean} isOwn */
  #entry(review, isOwn) {
    const made = entry(review);
    if (isOwn) made.append(button('button quiet', say('Take back'), () => this.#acts.takeBack(review)));
    return made;
  }

  /** @param {readonly Review[]} reviews */
  #history(reviews) {
    const past = earlier(reviews, this.#share);
    if (!past.length) return [];
    const entries = element('ul', '', ...past.map((review) => this.#pastEntry(reviews, review)));
    entries.role = 'list';
    return [
      element('details', 'history', element('summary', '', count(past.length, '{n} earlier', '{n} earlier')), entries),
    ];
  }

  /** @param {readonly Review[]} reviews @param {Review} review */
  #pastEntry(reviews, review) {
    const { page, version, stands } = review;
    const made = entry(review);
    const place = page === null ? '' : say('Page {n}', { n: page + 1 });
    const fate = stands ? '' : isWithdrawn(reviews, review) ? say('taken back') : say('replaced');
    const of = element('a', '', say('Version {version}', { version }));
    of.href = `?version=${version}${page === null ? '' : `#page-${page + 1}`}`;
    const about = [of, place, fate].filter(Boolean).flatMap((part) => [part, ' · ']);
    made.append(element('p', 'fate', ...about.slice(0, -1)));
    return made;
  }

  #markPage() {
    const shown = this.#player.getAttribute('page');
    for (const group of this.#root.querySelectorAll('.group')) {
      group.classList.toggle('shown', shown !== null && /** @type {HTMLElement} */ (group).dataset.page === shown);
    }
  }
}

/** @param {Review} review */
function entry({ verdict, name, text, createdAt }) {
  const who = element('b', '', name);
  who.dir = 'auto';
  const mark = element('span', 'mark', SAID[/** @type {Verdict} */ (verdict)]);
  const made = element('li', 'entry', element('p', 'who', who, ' ', mark, ' ', time(createdAt)));
  made.dataset.verdict = verdict;
  if (text) {
    const said = element('p', 'text', text);
    said.dir = 'auto';
    made.append(said);
  }
  return made;
}
