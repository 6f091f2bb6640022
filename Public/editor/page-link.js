// @ts-check
/** @import {PlayerElement} from './types.d.ts' */
/** @import {Span} from './pages.js' */
import { say } from '../words.js';
import { moveTo } from './moving.js';
import { pageAt, pageSpans } from './pages.js';

/**
 * Leads from the page that is shown to its place in the payload, and from the caret to its page.
 */
export class PageLink {
  #player;
  #toPayload;
  #place;
  #toPage;
  /** @type {Span[]} */
  #spans = [];
  /** The index of the caret's page in the payload's own array. */
  #page = -1;

  /**
   * @param {PlayerElement} player
   * @param {{toPayload: HTMLButtonElement, place: HTMLElement, toPage: HTMLButtonElement}} parts
   * @param {{select: (span: Span) => void, shown: () => void}} acts
   */
  constructor(player, { toPayload, place, toPage }, { select, shown }) {
    this.#player = player;
    this.#toPayload = toPayload;
    this.#place = place;
    this.#toPage = toPage;
    player.addEventListener('stories-show', () => this.offer());
    toPayload.addEventListener('click', () => {
      const span = this.#spanShown;
      if (span) select(span);
    });
    toPage.addEventListener('click', () => {
      moveTo(this.#player, this.#shownAs(this.#page));
      shown();
    });
  }

  /** Where the pages stand now; kept until the next answer. @param {string} text */
  checked(text) {
    this.#spans = pageSpans(text);
    this.offer();
    return this.#spans;
  }

  /** The places are no longer true. */
  textChanged() {
    this.#spans = [];
    this.offer();
  }

  /** Says where the caret is. @param {{line: number, column: number, offset: number}} caret */
  caretMoved({ line, column, offset }) {
    this.#page = pageAt(this.#spans, offset);
    this.#place.textContent =
      this.#page === -1
        ? say('Line {line}, column {column}', { line, column })
        : say('Line {line}, column {column}, in page {page}', { line, column, page: this.#page + 1 });
    this.#toPage.hidden = this.#page === -1 || this.#shownAs(this.#page) === -1;
  }

  /** Leads to the payload where a page is shown. */
  offer() {
    this.#toPayload.hidden = !this.#spanShown;
  }

  get #spanShown() {
    const page = this.#player.timeline?.pages[Number(this.#player.getAttribute('page'))];
    return page ? this.#spans[page.sourceIndex] : undefined;
  }

  /** The index among the pages shown, -1 where the phone drops it. @param {number} page */
  #shownAs(page) {
    return this.#player.timeline?.pages.findIndex(({ sourceIndex }) => sourceIndex === page) ?? -1;
  }
}
