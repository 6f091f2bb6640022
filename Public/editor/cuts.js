// @ts-check
/** @import {PlayerElement} from './types.d.ts' */
import { say } from '../words.js';
import { element } from './element.js';

/** Fields with room for two lines, by the class of their element in the player. */
const FIELDS = ['title', 'subtitle'];

/** Says of each text that may be cut whether it is, once its page has been laid out here. */
export class Cuts {
  /** Whether a text was cut, by its page, its field and its words. @type {Map<string, boolean>} */
  #seen = new Map();
  #list;
  /** The page shown last. @type {any} */
  #page = null;

  /** @param {PlayerElement} player @param {HTMLElement} list the findings */
  constructor(player, list) {
    this.#list = list;
    player.addEventListener('stories-show', (event) => {
      this.#page = /** @type {CustomEvent} */ (event).detail.page;
      this.measure(player);
    });
    // On a phone the preview may be laid out only once its tab is chosen.
    new ResizeObserver(() => this.measure(player)).observe(player);
  }

  /** Looks at the page that is shown. @param {PlayerElement} player */
  measure(player) {
    requestAnimationFrame(() => this.#look(player, this.#page));
  }

  /** @param {PlayerElement} player @param {any} page */
  #look(player, page) {
    if (!page || player.getAttribute('page') !== `${page.index}`) return;
    for (const field of FIELDS) {
      const text = player.shadowRoot?.querySelector(`.${field}`);
      // A hidden tab has no layout to look at.
      if (text?.clientHeight && page[field]) {
        this.#seen.set(`/${page.sourceIndex}/${field}`, text.scrollHeight > text.clientHeight + 1);
      }
    }
    this.#tell();
  }

  /** Forgets what was seen: another text is played. */
  forget() {
    this.#seen.clear();
  }

  /** Writes what was seen beside the findings. */
  #tell() {
    for (const item of /** @type {NodeListOf<HTMLElement>} */ (
      this.#list.querySelectorAll('[data-code="text-may-be-cut"]')
    )) {
      const place = [...this.#seen.keys()].find((end) => item.dataset.pointer?.endsWith(end));
      if (place === undefined) continue;
      item.querySelector('.seen-here')?.remove();
      const words = this.#seen.get(place)
        ? say('At the width shown here it is cut.')
        : say('At the width shown here it fits.');
      item.querySelector('.finding-row')?.append(element('span', 'on-phone seen-here', words));
    }
  }
}
