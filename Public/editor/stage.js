// @ts-check
/** @import {PlayerElement, TimelineDocument} from './types.d.ts' */
import { outcomeText, playsTheSame } from './documents.js';

/** The notification with its story: a text that cannot be read leaves the last readable story playing. */
export class Stage {
  #frame;
  #player;
  #outcome;
  /** @type {TimelineDocument | null} what plays */
  #playing = null;

  /** @param {HTMLElement} frame holds the player @param {PlayerElement} player @param {HTMLElement} outcome */
  constructor(frame, player, outcome) {
    this.#frame = frame;
    this.#player = player;
    this.#outcome = outcome;
  }

  /** @param {TimelineDocument} document */
  show(document) {
    // Written only where it changes: it is read out.
    if (this.#outcome.textContent !== outcomeText(document)) this.#outcome.textContent = outcomeText(document);
    this.#outcome.dataset.outcome = document.outcome;
    const isReadable = document.outcome !== 'unreadable';
    this.#frame.dataset.shows = isReadable ? 'now' : this.#playing ? 'before' : 'nothing';
    if (this.#playing && (!isReadable || playsTheSame(this.#playing, document))) return;
    this.#playing = isReadable ? document : null;
    this.#player.timeline = this.#playing;
  }

  /** Another text comes: what played belongs to none any more. */
  clear() {
    this.#playing = null;
  }
}
