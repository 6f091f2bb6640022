// @ts-check
import { element } from './element.js';

/** One thing to export: its name, a line of what it is, its buttons, and what came of them. */
export class ExportRow {
  element = element('section', 'export-row');
  #about = element('p', 'export-about');
  #acts = element('div', 'export-acts');
  #note = element('p', 'export-note');

  /** @param {string} id @param {string} name @param {HTMLElement[]} buttons */
  constructor(id, name, ...buttons) {
    const title = element('h3', '', name);
    title.id = id;
    this.element.role = 'group';
    this.element.setAttribute('aria-labelledby', id);
    this.#note.role = 'status';
    this.#acts.append(...buttons);
    this.element.append(element('div', 'export-text', title, this.#about), this.#acts, this.#note);
  }

  /** @param {string} about @param {boolean} [isThere] whether there is something to export */
  describe(about, isThere = true) {
    this.#about.textContent = about;
    this.#acts.hidden = !isThere;
    this.tell('');
  }

  /** @param {string} sentence what came of it @param {boolean} [isTrouble] */
  tell(sentence, isTrouble = false) {
    this.#note.textContent = sentence;
    this.#note.classList.toggle('trouble', isTrouble);
  }

  /**
   * Runs what takes a while, one at a time; a sentence that comes of it is told as trouble.
   * @param {HTMLButtonElement} button @param {() => Promise<string>} act
   */
  async run(button, act) {
    if (button.ariaDisabled) return;
    // A disabled button would lose the focus.
    button.ariaDisabled = 'true';
    this.tell('');
    const trouble = await act();
    button.ariaDisabled = null;
    this.tell(trouble, true);
  }
}
