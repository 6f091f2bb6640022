// @ts-check
/** @import {TraceEntry} from './types.d.ts' */
import { count, say } from '../words.js';
import { element } from './element.js';
import { Tally } from './tally.js';

/** Shows the tally: each total, and on demand the impressions of each page. */
export class Totals {
  tally = new Tally();
  #values;
  #byPage;
  #list;
  /** @type {Map<number, HTMLElement>} */
  #rows = new Map();

  /** @param {HTMLElement} totals its values carry `data-total` @param {HTMLDetailsElement} byPage holds a list */
  constructor(totals, byPage) {
    this.#values = /** @type {NodeListOf<HTMLElement>} */ (totals.querySelectorAll('[data-total]'));
    this.#byPage = byPage;
    this.#list = /** @type {HTMLElement} */ (byPage.querySelector('ol'));
    byPage.addEventListener('toggle', () => this.#fill());
  }

  /** @param {TraceEntry} entry */
  add(entry) {
    this.tally.add(entry);
    this.#write();
    if (this.#byPage.open && entry.index !== undefined) this.#writePage(entry.index);
  }

  clear() {
    this.tally = new Tally();
    this.#write();
    this.#fill();
  }

  #write() {
    for (const value of this.#values) {
      const name = /** @type {'impressions'} */ (value.dataset.total);
      value.textContent = `${this.tally[name]}`;
    }
  }

  #fill() {
    this.#rows.clear();
    this.#list.replaceChildren();
    if (!this.#byPage.open) return;
    for (const index of [...this.tally.byPage.keys()].sort((a, b) => a - b)) this.#writePage(index);
  }

  /** @param {number} index */
  #writePage(index) {
    const impressions = this.tally.byPage.get(index) ?? 0;
    const row = this.#rows.get(index) ?? element('li', '');
    const texts = { page: index + 1, impressions: count(impressions, '{n} impression', '{n} impressions') };
    row.textContent = say('Page {page}: {impressions}', texts);
    if (this.#rows.has(index)) return;
    row.dataset.index = `${index}`;
    this.#rows.set(index, row);
    const after = [...this.#rows.keys()].filter((other) => other > index);
    this.#list.insertBefore(row, after.length ? (this.#rows.get(Math.min(...after)) ?? null) : null);
  }
}
