// @ts-check
/** @import {ShownPage} from './types.d.ts' */
import { say } from '../words.js';
import { element } from './element.js';

/** More bars would be too narrow to be seen. */
const MOST_BARS = 60;
/** What is drawn of a picture that says nothing of its length. */
const SOME = 0.3;

/** Shows how far the pictures of the pages are: in the panel's head, and beside each page's findings. */
export class PictureProgress {
  #panel;
  #bars = element('div', 'looking-bars');
  #count = element('span', 'looking-count');
  #note = element('p', 'looking-note');
  /** How much of each picture has come, by its address: from 0 to 1. @type {Map<string, number>} */
  #shares = new Map();
  /** @type {ShownPage[]} */
  #pages = [];

  /** @param {HTMLElement} panel of the findings */
  constructor(panel) {
    this.#panel = panel;
    const title = /** @type {HTMLElement} */ (panel.querySelector('.panel-title'));
    this.#bars.ariaHidden = 'true';
    this.#note.hidden = true;
    panel.querySelector('.counts')?.after(this.#count);
    title.append(this.#bars);
    title.after(this.#note);
  }

  /** @param {ShownPage[]} pages whose pictures are looked at */
  begin(pages) {
    this.#pages = pages;
    this.#shares = new Map(pages.map(({ imageURL }) => [imageURL, 0]));
    this.note('');
    this.#bars.replaceChildren(...pages.slice(0, MOST_BARS).map(() => element('span', 'looking-bar')));
    this.draw();
  }

  /** @param {{url: string, received: number, total: number | null}} told */
  show = ({ url, received, total }) => {
    if (!this.#shares.has(url)) return;
    this.#shares.set(url, total ? Math.min(received / total, 0.99) : SOME);
    this.draw();
  };

  /** @param {string} url */
  arrived(url) {
    if (this.#shares.has(url)) this.#shares.set(url, 1);
    this.draw();
  }

  /** Nothing is on its way any more. */
  end() {
    this.#pages = [];
    this.#bars.replaceChildren();
    this.draw();
  }

  /** @param {string} sentence why not all are looked at; empty: they are */
  note(sentence) {
    this.#note.textContent = sentence;
    this.#note.hidden = !sentence;
  }

  /** Draws what is known into what stands there now. */
  draw() {
    const done = this.#pages.filter(({ imageURL }) => this.#shares.get(imageURL) === 1).length;
    const values = { n: done, m: this.#pages.length };
    this.#count.textContent = this.#pages.length ? say('Pictures: {n} of {m}', values) : '';
    for (const heading of this.#panel.querySelectorAll('.group')) heading.classList.remove('looking-at');
    for (const [index, { imageURL, sourceIndex }] of this.#pages.slice(0, MOST_BARS).entries()) {
      const share = this.#shares.get(imageURL) ?? 0;
      const heading = share < 1 ? this.#panel.querySelector(`.group[data-page="${sourceIndex}"]`) : null;
      heading?.classList.add('looking-at');
      for (const bar of [this.#bars.children[index], heading]) {
        /** @type {HTMLElement | null} */ (bar)?.style.setProperty('--share', `${share}`);
      }
    }
  }
}
