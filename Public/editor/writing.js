// @ts-check
/** @import {Change, TimelineDocument} from './types.d.ts' */
/** @import {MessageLine} from './message.js' */
/** @import {StoryForm} from './story-form.js' */
import { say } from '../words.js';
import { changed } from './edits.js';
import { replaceSpan } from './fixing.js';

/** Where the page with an index of the payload's own stands after an edit. @typedef {(sourceIndex: number) => number} Moved */

/**
 * `keepPlace` is told before each edit: the story that comes goes on at the same page.
 * @typedef {{changed: () => void, keepPlace: (moved: Moved) => void, show: (sourceIndex: number) => void,
 *   shownPage: () => number, chosen: (writing: string) => void, say: (sentence: string) => void,
 *   fail: (sentence: string) => void}} Acts
 */

/** @type {Moved} */
const stays = (sourceIndex) => sourceIndex;

/** Steps of undoing in other fields that may stand between two of the text's own. */
const MOST_STEPS = 200;

/** The payload as JSON or as a form. Its text is in the textarea alone: the form changes it there, as typing does. */
export class Writing {
  #panel;
  #area;
  #box;
  #place;
  #notice;
  #acts;
  /** Loaded when it is first wanted. @type {StoryForm | null} */
  #form = null;
  /** @type {Promise<StoryForm> | null} */
  #loading = null;
  /** What is being typed in a field; it is in the text once the field is left. @type {Change | null} */
  #draft = null;
  /** @type {{timeline: TimelineDocument, text: string} | null} */
  #answer = null;
  #canUndo = false;
  #isWriting = false;

  /** @param {HTMLElement} panel @param {MessageLine} notice @param {Acts} acts */
  constructor(panel, notice, acts) {
    /** @template {HTMLElement} T @param {string} selector */
    const find = (selector) => /** @type {T} */ (panel.querySelector(selector));
    this.#panel = panel;
    this.#area = /** @type {HTMLTextAreaElement} */ (find('textarea'));
    this.#box = find('.payload-box');
    this.#place = find('.story-form');
    this.#notice = notice;
    this.#acts = acts;
    for (const button of this.#buttons) button.addEventListener('click', () => this.#chosen(button.value));
    this.#place.addEventListener('keydown', (event) => this.#pressed(event));
    // The focus is on its way to the next field, and must arrive there first.
    this.#place.addEventListener('change', () => setTimeout(() => this.settle()));
    addEventListener('pagehide', () => this.settle());
  }

  get #buttons() {
    return /** @type {NodeListOf<HTMLButtonElement>} */ (this.#panel.querySelectorAll('.writing button'));
  }

  get isForm() {
    return this.#panel.dataset.writing === 'form';
  }

  /** The payload's text with what is being typed. */
  get text() {
    return this.#draft ? changed(this.#area.value, this.#draft) : this.#area.value;
  }

  /** @param {string} writing */
  #chosen(writing) {
    this.#acts.chosen(writing);
    this.choose(writing);
  }

  /** @param {string} writing `json` or `form` */
  async choose(writing) {
    this.settle();
    this.#panel.dataset.writing = writing;
    for (const button of this.#buttons) button.ariaPressed = `${button.value === writing}`;
    this.#box.inert = this.isForm;
    const skip = /** @type {HTMLAnchorElement | null} */ (document.querySelector('.skip'));
    if (skip) skip.hash = this.isForm ? this.#place.id : this.#area.id;
    if (this.isForm) await this.#open();
  }

  async #open() {
    try {
      // Asked for twice before it is there, it is one form all the same.
      this.#loading ??= this.#load();
      this.#form = await this.#loading;
    } catch {
      this.#loading = null;
      this.#acts.fail(say('The form did not come: the server does not answer. Open it again.'));
      this.choose('json');
      return;
    }
    this.#form.read(this.#area.value);
    if (this.#answer) this.#form.answered(this.#answer.timeline, this.#answer.text);
    this.#form.mark(this.#acts.shownPage());
  }

  async #load() {
    const { StoryForm } = await import('./story-form.js');
    return new StoryForm(this.#place, {
      draft: (change) => this.#typed(change),
      settle: () => this.settle(),
      write: (change, moved) => this.#write(change, moved),
      offerUndo: (sentence, label) => this.#offerUndo(sentence, label),
      show: this.#acts.show,
      say: this.#acts.say,
      toText: () => {
        this.choose('json');
        this.#area.focus();
      },
    });
  }

  /** Another text stands in the textarea. */
  textChanged() {
    this.#draft = null;
    if (this.#canUndo) this.#notice.clear();
    this.#canUndo = false;
    if (this.isForm) this.#form?.read(this.#area.value);
  }

  /** @param {TimelineDocument} timeline @param {string} text */
  answered(timeline, text) {
    this.#answer = { timeline, text };
    if (this.isForm) this.#form?.answered(timeline, text);
  }

  /** The player shows another page. */
  pageChanged() {
    if (this.isForm) this.#form?.mark(this.#acts.shownPage());
  }

  /** Writes what was being typed into the text. */
  settle() {
    const draft = this.#draft;
    this.#draft = null;
    if (draft) this.#write(draft);
  }

  /** @param {Change | null} change null where the field says again what the text says */
  #typed(change) {
    if (this.#isWriting) return;
    this.#draft = change;
    this.#acts.keepPlace(stays);
    this.#acts.changed();
  }

  /** @param {Change} change @param {Moved} [moved] */
  #write(change, moved = stays) {
    this.#acts.keepPlace(moved);
    this.#inText(() => replaceSpan(this.#area, change));
  }

  /** @param {string} sentence what was done last @param {string} label */
  #offerUndo(sentence, label) {
    const after = this.#area.value;
    this.#canUndo = true;
    const act = () => this.#area.value === after && this.#undo('undo');
    this.#notice.show(sentence, { label, act });
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (key === 'Enter' && target instanceof HTMLInputElement) {
      event.preventDefault();
      this.settle();
    }
    const step = { z: shiftKey ? 'redo' : 'undo', y: 'redo' }[key.toLowerCase()];
    // What is being typed is undone by the field itself.
    if (!step || altKey || !(ctrlKey || metaKey) || this.#draft) return;
    event.preventDefault();
    this.#undo(step);
  }

  /** Takes back the text's last step, or makes it again. @param {string} step `undo` or `redo` */
  #undo(step) {
    const before = this.#area.value;
    this.#acts.keepPlace(stays);
    this.#inText(() => {
      this.#area.focus({ preventScroll: true });
      // Some browsers have one history for all fields of a page.
      for (let left = MOST_STEPS; left && this.#area.value === before && document.execCommand(step); ) left -= 1;
    });
    if (this.isForm) this.#form?.read(this.#area.value);
  }

  /** Does something in the textarea, which a form covers; the focus comes back. @param {() => void} act */
  #inText(act) {
    const held = document.activeElement;
    this.#isWriting = true;
    this.#box.inert = false;
    act();
    this.#box.inert = this.isForm;
    this.#isWriting = false;
    if (!this.isForm || !(held instanceof HTMLElement)) return;
    (held.isConnected ? held : this.#place).focus({ preventScroll: true });
  }
}
