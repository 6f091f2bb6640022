// @ts-check
/** @import {TimelineDocument} from './types.d.ts' */
/** @import {PageList} from './page-lists.js' */
/** @import {Note} from './story-form.js' */
import { say } from '../words.js';
import { FieldBox, showNotes } from './field-box.js';
import { secondsText } from './format.js';
import { field, isWithin, outerSpan, pageMembers } from './page-lists.js';
import { SmallStill } from './small-still.js';

/** What each button does to its page, in words. @type {Record<string, (n: number) => string>} */
const LABELS = {
  handle: (n) => say('Move page {n}', { n }),
  show: (n) => say('Show page {n}', { n }),
  up: (n) => say('Move page {n} up', { n }),
  down: (n) => say('Move page {n} down', { n }),
  duplicate: (n) => say('Duplicate page {n}', { n }),
  remove: (n) => say('Remove page {n}', { n }),
};

/** Where the keys of the handle move its page to. @type {Record<string, string>} */
const KEYS = { ArrowUp: 'earlier', ArrowDown: 'later', Home: 'first', End: 'last' };

/** A page as a form: its number is its place. */
export class PageCard {
  element;
  #fields;
  #still;
  #length;
  #notes;
  #group;
  #index;

  /**
   * @param {HTMLElement} form holds the template @param {number} index
   * @param {{typed: (name: string, value: string | number | null) => void, act: (act: string) => void}} acts
   */
  constructor(form, index, { typed, act }) {
    this.#index = index;
    const template = /** @type {HTMLTemplateElement} */ (form.querySelector('template'));
    this.element = /** @type {HTMLElement} */ (template.content.firstElementChild?.cloneNode(true));
    this.#group = this.#find('.form-card');
    this.#length = this.#find('.form-length');
    this.#notes = this.#find('.form-page-notes');
    this.#find('.form-number').textContent = say('Page {n}', { n: index + 1 });
    this.#group.ariaLabel = say('Page {n}', { n: index + 1 });
    for (const button of this.#buttons) {
      const name = button.dataset.act ?? '';
      button.ariaLabel = LABELS[name](index + 1);
      if (name !== 'handle') button.addEventListener('click', () => act(name));
    }
    this.#find('[data-act="handle"]').addEventListener('keydown', (event) => {
      if (!KEYS[event.key]) return;
      event.preventDefault();
      act(KEYS[event.key]);
    });
    this.#still = new SmallStill(this.#find('.form-picture'), () => this.#measured());
    this.#fields = [...this.element.querySelectorAll('.form-field')].map(
      (box) => new FieldBox(/** @type {HTMLElement} */ (box), index, typed),
    );
  }

  /** @template {HTMLElement} T @param {string} selector */
  #find(selector) {
    return /** @type {T} */ (this.element.querySelector(selector));
  }

  get #buttons() {
    return /** @type {NodeListOf<HTMLButtonElement>} */ (this.element.querySelectorAll('[data-act]'));
  }

  /** Whether the player shows this page. @param {boolean} isCurrent */
  set isCurrent(isCurrent) {
    this.#group.ariaCurrent = isCurrent ? 'page' : null;
  }

  /** @param {boolean} isInView */
  set isInView(isInView) {
    this.#still.isInView = isInView;
  }

  /** @param {PageList} list @param {number} index */
  fill(list, index) {
    const members = pageMembers(list, index);
    this.#group.dataset.kind = members ? 'page' : 'stray';
    for (const box of this.#fields) {
      const value = field(members, box.name)?.value;
      box.show(value ? list.text.slice(value.start, value.end) : null);
    }
    const last = list.parts.length - 1;
    this.#find('[data-act="up"]').ariaDisabled = `${index === 0}`;
    this.#find('[data-act="down"]').ariaDisabled = `${index === last}`;
  }

  /** The control of a field or of an act. @param {string} name */
  focus(name) {
    const box = this.#fields.find((other) => other.name === name);
    const control = box?.control ?? this.#find(`[data-act="${name}"]`);
    control.focus({ preventScroll: true });
    this.element.scrollIntoView({ block: 'nearest' });
  }

  /**
   * What the phone makes of the page.
   * @param {TimelineDocument} timeline @param {{list: PageList, notes: Note[]} | null} told what is found in the page
   */
  tell(timeline, told) {
    const page = timeline.pages.find(({ sourceIndex }) => sourceIndex === this.#index) ?? null;
    this.#length.textContent = page ? secondsText(page.duration) : say('not shown');
    this.#still.show(timeline, page);
    const members = (told && pageMembers(told.list, this.#index)) ?? [];
    let rest = told?.notes ?? [];
    for (const box of this.#fields) {
      const spans = members
        .filter(({ name }) => name === box.name)
        .map((member) => told && outerSpan(told.list, member));
      const own = rest.filter((note) => spans.some((span) => span && isWithin(note, span)));
      rest = rest.filter((note) => !own.includes(note));
      box.tell(own, page);
    }
    showNotes(this.#notes, rest);
  }

  #measured() {
    for (const box of this.#fields) box.count(this.#still.linesOf(box.name));
  }
}
