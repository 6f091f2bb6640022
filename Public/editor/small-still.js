// @ts-check
/** @import {Timeline} from '../player/types.d.ts' */
/** @import {Lines} from './field-box.js' */
/** @import {ShownPage, TimelineDocument} from './types.d.ts' */
import { still } from '../player/still.js';

/** A page as the phone shows it, laid out at its true size and drawn small; only what is in view is drawn. */
export class SmallStill {
  #frame;
  #isInView = false;
  /** @type {{timeline: TimelineDocument, page: ShownPage} | null} */
  #wanted = null;
  /** What is drawn, as a key. */
  #drawn = '';
  #observer;

  /** @param {HTMLElement} frame @param {() => void} laidOut */
  constructor(frame, laidOut) {
    this.#frame = frame;
    this.#observer = new ResizeObserver(laidOut);
  }

  /** @param {boolean} isInView */
  set isInView(isInView) {
    this.#isInView = isInView;
    this.#draw();
  }

  /** @param {TimelineDocument} timeline @param {ShownPage | null} page null where the phone shows none */
  show(timeline, page) {
    this.#wanted = page && { timeline, page };
    this.#draw();
  }

  #draw() {
    const { timeline, page } = this.#wanted ?? {};
    const key = timeline && this.#isInView ? JSON.stringify([page, timeline.pages.length, timeline.presentation]) : '';
    if (key === this.#drawn) return;
    this.#drawn = key;
    this.#observer.disconnect();
    this.#frame.replaceChildren();
    if (!key || !timeline || !page) return;
    const made = still(/** @type {Timeline} */ (/** @type {unknown} */ (timeline)), page.index);
    this.#frame.append(made);
    this.#observer.observe(made);
  }

  /** The lines that a text takes here; null where it is not drawn. @param {string} name @returns {Lines | null} */
  linesOf(name) {
    const text = this.#frame.firstElementChild?.shadowRoot?.querySelector(`p.${name}`);
    if (!text?.clientHeight) return null;
    const { lineHeight, webkitLineClamp } = getComputedStyle(text);
    const most = Number(webkitLineClamp);
    return most ? { lines: Math.round(text.scrollHeight / Number.parseFloat(lineHeight)), most } : null;
  }
}
