// @ts-check

/** A line that says what happened, with one thing to do about it, and a way to close it. */
export class MessageLine {
  #element;
  #text;
  #button;
  #close;
  /** @type {(() => void) | null} */
  #act = null;

  /** @param {HTMLElement} element holds `.message-text`, a button `.act` and a button `.close` */
  constructor(element) {
    this.#element = element;
    this.#text = /** @type {HTMLElement} */ (element.querySelector('.message-text'));
    this.#button = /** @type {HTMLButtonElement} */ (element.querySelector('.act'));
    this.#close = /** @type {HTMLButtonElement} */ (element.querySelector('.close'));
    this.#button.addEventListener('click', () => this.#act?.());
    this.#close.addEventListener('click', () => this.clear());
    this.clear();
  }

  /**
   * @param {string} text
   * @param {{label: string, act: () => void} | null} [action]
   */
  show(text, action = null) {
    this.#act = action?.act ?? null;
    this.#button.hidden = !action;
    this.#button.textContent = action?.label ?? '';
    this.#text.textContent = text;
    this.#close.hidden = false;
    this.#element.classList.add('shown');
  }

  /** The element stays in the page, empty, so that what comes next is read out. */
  clear() {
    this.#act = null;
    this.#text.textContent = '';
    this.#button.hidden = true;
    this.#close.hidden = true;
    this.#element.classList.remove('shown');
  }
}
