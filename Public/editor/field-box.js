// @ts-check
/** @import {ShownPage} from './types.d.ts' */
/** @import {Note} from './story-form.js' */
import { count, say } from '../words.js';
import { element } from './element.js';
import { SEVERITY_NAMES } from './format.js';

/** As readers count them. */
const characters = new Intl.Segmenter(document.documentElement.lang);

/** Lines that a text takes, and that there is room for. @typedef {{lines: number, most: number}} Lines */

/** A field of a page with its label, its counter and what is found in it. */
export class FieldBox {
  name;
  control;
  #counter;
  #notes;
  /** @type {Lines | null} */
  #lines = null;
  #isTyped = false;

  /**
   * @param {HTMLElement} box carries `data-field` @param {number} index of the page
   * @param {(name: string, value: string | number | null) => void} typed null where the field is empty
   */
  constructor(box, index, typed) {
    /** @template {HTMLElement} T @param {string} selector */
    const find = (selector) => /** @type {T} */ (box.querySelector(selector));
    const id = `form-${index}-${box.dataset.field}`;
    this.name = box.dataset.field ?? '';
    this.control = /** @type {HTMLInputElement | HTMLTextAreaElement} */ (find('input, textarea'));
    this.#counter = find('.form-counter');
    this.#notes = find('.form-notes');
    this.control.id = id;
    this.#counter.id = `${id}-counter`;
    this.#notes.id = `${id}-notes`;
    this.control.setAttribute('aria-describedby', `${this.#counter.id} ${this.#notes.id}`);
    /** @type {HTMLLabelElement} */ (find('label')).htmlFor = id;
    this.control.addEventListener('input', () => {
      this.count(null);
      this.#isTyped = true;
      // Half a number is none yet.
      if (!this.control.validity.badInput) typed(this.name, this.#value);
      this.#isTyped = false;
    });
  }

  get #value() {
    if (this.control.value === '') return null;
    return this.control.type === 'number' ? Number(this.control.value) : this.control.value;
  }

  /** Shows what stands in the text; what is of another type is left to the findings. */
  /** @param {string | null} literal as JSON writes it */
  show(literal) {
    // Another field is written into the text just now: what is typed here is not in it yet.
    if (this.#isTyped) return;
    const isText = literal?.startsWith('"') ?? false;
    const isShown = literal !== null && isText !== (this.control.type === 'number');
    const text = isShown ? `${JSON.parse(literal)}`.replace(/\r\n?/g, '\n') : '';
    if (this.control.value !== text) this.control.value = text;
    this.count(this.#lines);
  }

  /** @param {Note[]} notes found here @param {ShownPage | null} page as the phone shows it */
  tell(notes, page) {
    showNotes(this.#notes, notes);
    this.control.ariaInvalid = `${notes.some(({ finding }) => finding.severity === 'error')}`;
    if (this.name === 'duration') this.control.placeholder = page ? `${page.duration}` : '';
  }

  /** Says how long the text is. @param {Lines | null} lines null while they are not known */
  count(lines) {
    this.#lines = lines;
    this.#counter.dataset.severity = '';
    this.#counter.textContent = '';
    if (!this.control.value || !this.#counter.dataset.counts) return;
    const length = [...characters.segment(this.control.value)].length;
    const text = count(length, '{n} character', '{n} characters');
    this.#counter.textContent = lines
      ? say('{characters}, {lines} of {most} lines', { characters: text, ...lines })
      : text;
    if (!lines || lines.lines <= lines.most) return;
    this.#counter.dataset.severity = 'warning';
    this.#counter.textContent = say('{characters}, cut after {most} lines', { characters: text, ...lines });
  }
}

/** Findings that cost the viewer something; the others stand in their own panel. */
/** @param {HTMLElement} place @param {Note[]} notes */
export function showNotes(place, notes) {
  const grave = notes.filter(({ finding }) => finding.severity !== 'note');
  place.replaceChildren(
    ...grave.map(({ finding: { severity, message, onPhone } }) => {
      const made = element('p', 'form-note', element('span', 'severity', SEVERITY_NAMES[severity]));
      made.append(element('span', '', [message, onPhone].filter(Boolean).join(' ')));
      made.dataset.severity = severity;
      return made;
    }),
  );
}
