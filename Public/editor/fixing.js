// @ts-check
/** @import {Change, Fix} from './types.d.ts' */
import { say } from '../words.js';
import { hunks } from './comparison.js';
import { asOne, changed, changesOf } from './edits.js';
import { reviewOf } from './review.js';
import { lineStarts } from './text.js';

/** Longer changes are made without the browser's own undo, which takes minutes over them. */
const LONGEST_TYPED = 20_000;

/** Shows a fix before it is made, makes it, and takes it back. */
export class Fixing {
  #area;
  #notice;
  /** The text that the findings speak of. */
  #checked = '';
  /** @type {{element: HTMLElement, beside: HTMLElement} | null} */
  #review = null;
  #canUndo = false;

  /** @param {HTMLTextAreaElement} area @param {import('./message.js').MessageLine} notice */
  constructor(area, notice) {
    this.#area = area;
    this.#notice = notice;
  }

  /** Findings have come. @param {string} text that they are about */
  checked(text) {
    this.#checked = text;
  }

  /** What was to be changed is no longer there, nor is what was changed. */
  textChanged() {
    this.#close();
    if (this.#canUndo) this.#notice.clear();
    this.#canUndo = false;
  }

  /**
   * Opens the view of what fixes would change; nothing, where the text has changed since.
   * @param {string} title @param {Fix[]} wanted @param {HTMLElement} beside the button that asked
   */
  review(title, wanted, beside) {
    this.#close();
    const text = this.#area.value;
    if (text !== this.#checked) return;
    const starts = lineStarts(text);
    const { changes, fixes } = changesOf(text, starts, wanted);
    const n = fixes.length;
    const sentence = n === 1 ? say('{fix}: done.', { fix: fixes[0].title }) : say('{n} fixes are in the text.', { n });
    const element = reviewOf(title, hunks(text, starts, changes), {
      apply: () => this.#apply(text, asOne(text, changes), sentence),
      cancel: () => this.#cancel(),
    });
    this.#review = { element, beside };
    const item = beside.closest('.finding');
    if (item) item.append(element);
    else beside.closest('.panel-title')?.after(element);
    element.querySelector('button')?.focus();
    element.scrollIntoView({ block: 'nearest' });
  }

  #cancel() {
    const beside = this.#review?.beside;
    this.#close();
    beside?.focus();
  }

  #close() {
    this.#review?.element.remove();
    this.#review = null;
  }

  /** @param {string} text @param {Change} change @param {string} sentence */
  #apply(text, change, sentence) {
    const place = this.#review?.beside.closest('.finding, .findings-panel');
    replaceSpan(this.#area, change);
    /** @type {HTMLElement | null | undefined} */ (place?.querySelector('.finding-row') ?? place)?.focus();
    const { start, end, replacement } = change;
    const back = { start, end: start + replacement.length, replacement: text.slice(start, end) };
    const after = changed(text, change);
    this.#canUndo = true;
    this.#notice.show(sentence, {
      label: say('Undo'),
      act: () => {
        if (this.#area.value === after) replaceSpan(this.#area, back);
      },
    });
  }
}

/**
 * Changes the text as typing does, so that the browser can undo it, wherever that can be had.
 * @param {HTMLTextAreaElement} area @param {Change} change
 */
export function replaceSpan(area, { start, end, replacement }) {
  area.focus({ preventScroll: true });
  area.setSelectionRange(start, end);
  const isShort = replacement.length <= LONGEST_TYPED && document.activeElement === area;
  // Deprecated, and the only way to a change that Ctrl+Z knows.
  if (isShort && document.execCommand(replacement ? 'insertText' : 'delete', false, replacement)) return;
  area.setRangeText(replacement, start, end, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
