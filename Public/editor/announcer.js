// @ts-check

/** Long enough that nothing is said between two keys. */
const REST_MILLISECONDS = 1200;

/** Says what has come of the text once typing rests. */
export class Announcer {
  #element;
  #text = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {HTMLElement} element a live region */
  constructor(element) {
    this.#element = element;
  }

  /** @param {string} text */
  say(text) {
    this.#text = text;
    this.wait();
  }

  /** A key was pressed. */
  wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#element.textContent !== this.#text) this.#element.textContent = this.#text;
    }, REST_MILLISECONDS);
  }
}
