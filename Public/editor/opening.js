// @ts-check
/** @import {MessageLine} from './message.js' */
/** @import {Sharing} from './sharing.js' */
import { say } from '../words.js';
import { read } from './files.js';
import { fillOptions } from './options.js';

/**
 * `clear` ends what belongs to no text any more, `keepPlace` lets the next story go on where this one is.
 * @typedef {{changed: () => void, clear: () => void, keepPlace: () => void}} OpeningActs
 */

/** Puts a text in place of the payload: a file's, a sample's, a share's. What was typed can be brought back. */
export class Opening {
  #payload;
  #notice;
  #trouble;
  #acts;
  /** Whether the text holds work that no file and no sample has. */
  isTyped = false;

  /**
   * @param {HTMLTextAreaElement} payload @param {MessageLine} notice @param {MessageLine} trouble
   * @param {OpeningActs} acts
   */
  constructor(payload, notice, trouble, acts) {
    this.#payload = payload;
    this.#notice = notice;
    this.#trouble = trouble;
    this.#acts = acts;
  }

  /** @param {File} file */
  async file(file) {
    const opened = await read(file);
    if ('refusal' in opened) this.#trouble.show(opened.refusal);
    else this.#replace(opened.text, say('{name} is open.', { name: file.name }), opened.warning);
  }

  /** @param {HTMLSelectElement} select names the samples; none of them stays chosen */
  async sample(select) {
    const {
      value,
      selectedOptions: [{ text }],
    } = select;
    select.value = '';
    try {
      const response = await fetch(`/samples/${value}.json`);
      if (!response.ok) throw new Error(`${response.status}`);
      this.#replace(await response.text(), say('The sample “{name}” is open.', { name: text }));
    } catch {
      this.#trouble.show(say('The sample did not come: the server does not answer. Choose it again.'));
    }
  }

  /**
   * Opens what a link holds, to make another version of it.
   * @param {string} id @param {Sharing} sharing @param {HTMLElement} options
   */
  async share(id, sharing, options) {
    const loaded = await sharing.load(id);
    if (!loaded) return;
    fillOptions(options, loaded.options);
    this.#replace(loaded.text, say('The text of the link “{name}” is open. Share it to make a new version.', loaded));
  }

  /** Shows what the watched file holds now. @param {string} text @param {string} done */
  follow(text, done) {
    if (text === this.#payload.value) return;
    this.#acts.keepPlace();
    this.#put(text, done);
  }

  /** Another work comes in place of the present one. @param {string} text @param {string} done @param {string} [warning] */
  #replace(text, done, warning) {
    this.#acts.clear();
    this.#put(text, done, warning);
  }

  /**
   * Puts another text in place of the present one; what was typed can be brought back.
   * @param {string} text @param {string} done @param {string} [warning] said in any case
   */
  #put(text, done, warning = '') {
    const before = this.#payload.value;
    const isLost = this.isTyped && before.trim() !== '' && before !== text;
    const back = { label: say('Bring back my text'), act: () => this.#bringBack(before) };
    this.isTyped = false;
    this.#payload.value = text;
    this.#payload.scrollTop = 0;
    this.#acts.changed();
    this.#notice.clear();
    if (isLost || warning) this.#notice.show(`${done} ${warning}`, isLost ? back : null);
  }

  /** @param {string} text */
  #bringBack(text) {
    this.#replace(text, '');
    this.isTyped = true;
  }
}
