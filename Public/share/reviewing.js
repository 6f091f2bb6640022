// @ts-check
/** @import {PlayerElement} from '../editor/types.d.ts' */
/** @import {Draft, Review, Share} from './types.d.ts' */
import { say } from '../words.js';
import { ReviewForm } from './review-form.js';
import { ReviewList } from './review-list.js';
import { added, withdrawn } from './reviews.js';
import { Refusal, sendReview, takeBack } from './sending.js';
import { summaryLines, thanks } from './verdicts.js';

/** The verdicts on a share: those that came with the page, and what this reader adds. */
export class Reviewing {
  #share;
  /** @type {readonly Review[]} */
  #reviews;
  /** The numbers of what was written on this page. @type {Set<number>} */
  #own = new Set();
  /** Proves that they are this reader's, for as long as the page is open. @type {string | null} */
  #key = null;
  #list;
  #verdicts;
  #said;

  /**
   * @param {Share} share @param {PlayerElement} player @param {(page: number) => void} show
   * @param {{review: HTMLElement, verdicts: HTMLElement, comments: HTMLElement, said: HTMLElement}} parts
   */
  constructor(share, player, show, { review, verdicts, comments, said }) {
    this.#share = share;
    this.#reviews = share.reviews;
    this.#verdicts = verdicts;
    this.#said = said;
    this.#list = new ReviewList(comments, player, share, { show, takeBack: (own) => this.#takeBack(own) });
    new ReviewForm(review, player, share, (draft) => this.#send(draft));
    this.#render();
  }

  /** @param {Draft} draft */
  async #send(draft) {
    const { reviewerKey, ...review } = await sendReview(this.#share.id, draft, this.#key);
    this.#key = reviewerKey ?? this.#key;
    this.#reviews = added(this.#reviews, review, this.#own);
    this.#own.add(review.number);
    this.#said.textContent = thanks(draft.verdict, this.#share.version);
    this.#render();
  }

  /** @param {Review} review */
  async #takeBack({ number }) {
    try {
      this.#reviews = withdrawn(this.#reviews, await takeBack(this.#share.id, number, this.#key));
      this.#said.textContent = say('Taken back. It stays in the history.');
      this.#render();
    } catch (fault) {
      const why = fault instanceof Refusal ? fault.message : '';
      this.#said.textContent = say('Not taken back. {why}', { why });
    }
    // The button is gone, or far from the sentence.
    this.#said.focus();
  }

  #render() {
    this.#verdicts.replaceChildren(...summaryLines(this.#reviews, this.#share));
    this.#list.render(this.#reviews, this.#own);
  }
}
