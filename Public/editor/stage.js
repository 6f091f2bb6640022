// @ts-check
/** @import {Arrival} from './arrival.js' */
/** @import {PlayerElement, TimelineDocument} from './types.d.ts' */
import { say } from '../words.js';
import { outcomeText, playsTheSame } from './documents.js';

/** The notification with its story: a text that cannot be read leaves the last readable story playing. */
export class Stage {
  #frame;
  #player;
  #arrival;
  #outcome;
  /** @type {TimelineDocument | null} what plays, or would as soon as the notification is opened */
  #playing = null;

  /**
   * @param {HTMLElement} frame holds the player @param {PlayerElement} player @param {Arrival} arrival
   * @param {HTMLElement} outcome
   */
  constructor(frame, player, arrival, outcome) {
    this.#frame = frame;
    this.#player = player;
    this.#arrival = arrival;
    this.#outcome = outcome;
  }

  /** What plays, or would; null where nothing is left that could. */
  get playing() {
    return this.#playing;
  }

  /** @param {TimelineDocument} document */
  show(document) {
    const isReadable = document.outcome !== 'unreadable';
    const goesOn = this.#playing && (!isReadable || playsTheSame(this.#playing, document));
    if (isReadable) this.#arrival.show(document.notification);
    if (isReadable || !goesOn) this.#playing = isReadable ? document : null;
    if (!goesOn) this.begin();
    this.#frame.classList.toggle('empty', !this.#playing);
    this.#say(document, !isReadable && this.#playing !== null);
  }

  /** Starts afresh; nothing plays before the notification has been opened. */
  begin() {
    const ratio = this.#playing?.presentation.storyAspectRatio;
    if (ratio) this.#frame.style.setProperty('--ratio', `${ratio}`);
    this.#player.timeline = this.#arrival.isCollapsed ? null : this.#playing;
  }

  /** @param {TimelineDocument} document @param {boolean} playsAnother the last text that could be read */
  #say(document, playsAnother) {
    const outcome = outcomeText(document);
    const text = playsAnother ? say('{outcome}; the preview plays the last text that could be', { outcome }) : outcome;
    // Written only where it changes: it is read out.
    if (this.#outcome.textContent !== text) this.#outcome.textContent = text;
    this.#outcome.dataset.outcome = document.outcome;
  }

  /** Another text comes: what played belongs to none any more. */
  clear() {
    this.#playing = null;
  }
}
