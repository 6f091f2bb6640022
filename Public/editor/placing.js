// @ts-check
/** @import {PlayerElement, TimelineDocument} from './types.d.ts' */
/** @import {Moved} from './writing.js' */
import { playsTheSame } from './documents.js';

/** @typedef {{page: number, isPaused: boolean}} Place */

/** Keeps the page and the pause while the story is edited by form, or in the file that is followed. */
export class Placing {
  #player;
  /** Where the edits since the last story have each page; null where there were none. @type {Moved | null} */
  #moved = null;

  /** @param {PlayerElement} player */
  constructor(player) {
    this.#player = player;
  }

  /** An edit is made. @param {Moved} moved */
  keep(moved) {
    const before = this.#moved;
    this.#moved = (page) => moved(before ? before(page) : page);
  }

  /** The index of the page that is shown, in the payload's own array; -1 for none. @param {TimelineDocument | null} playing */
  shownPage(playing) {
    return playing?.pages[Number(this.#player.getAttribute('page') ?? -1)]?.sourceIndex ?? -1;
  }

  /**
   * Where the next story goes on; null where it begins, or is the one that plays.
   * @param {TimelineDocument | null} playing @param {TimelineDocument} next @returns {Place | null}
   */
  take(playing, next) {
    // The last story plays on until the text can be read again.
    if (next.outcome === 'unreadable') return null;
    const moved = this.#moved;
    const shown = this.shownPage(playing);
    this.#moved = null;
    if (!moved || !playing || shown === -1 || !next.pages.length || playsTheSame(playing, next)) return null;
    const page = next.pages.findIndex(({ sourceIndex }) => sourceIndex >= moved(shown));
    const isPaused = this.#player.getAttribute('state') === 'paused';
    return { page: page === -1 ? next.pages.length - 1 : page, isPaused };
  }
}
