// @ts-check
/** @import {Change, Finding, TimelineDocument} from './types.d.ts' */
/** @import {PageList} from './page-lists.js' */
/** @import {Span} from './pages.js' */
/** @import {Moved} from './writing.js' */
import { say } from '../words.js';
import { setUpDragging } from './dragging.js';
import { PageCard } from './page-card.js';
import { fieldRemoved, fieldSet, pageAdded, pageDuplicated, pageMoved, pageRemoved } from './page-edits.js';
import { chosen, isWithin, outerSpan, pageLists } from './page-lists.js';
import { lineStarts, offsetOf } from './text.js';

/** Cards that a browser lays out at ease. */
const MOST = 100;

const BEGINNING = '{\n  "pages": [\n    {\n      "image": ""\n    }\n  ]\n}\n';

/**
 * `draft` is what is being typed; `settle` writes it; `write` changes the text at once.
 * @typedef {{draft: (change: Change | null) => void, settle: () => void, write: (change: Change, moved?: Moved) => void,
 *   offerUndo: (sentence: string, label: string) => void, show: (sourceIndex: number) => void,
 *   say: (sentence: string) => void, toText: () => void}} FormActs
 */

/** A finding and where it stands in the text. @typedef {Span & {finding: Finding}} Note */

/** The story's pages, a card each, by their places: what moves is what the cards say. */
export class StoryForm {
  #element;
  #acts;
  #pages;
  #text = '';
  /** @type {PageList | null} */
  #list = null;
  /** @type {PageCard[]} */
  #cards = [];
  #page = -1;
  /** The field that was typed in last. */
  #typing = '';
  #observer = new IntersectionObserver((entries) => this.#seen(entries), { rootMargin: '200px' });

  /** @param {HTMLElement} element @param {FormActs} acts */
  constructor(element, acts) {
    this.#element = element;
    this.#acts = acts;
    this.#pages = this.#find('.form-pages');
    this.#find('.form-add').addEventListener('click', () => this.#add());
    this.#find('.form-begin').addEventListener('click', () => this.#begin());
    this.#find('.form-to-text').addEventListener('click', acts.toText);
    setUpDragging(this.#pages, element, (from, to) => this.#move(from, to, 'handle'));
  }

  /** @param {string} selector */
  #find(selector) {
    return /** @type {HTMLElement} */ (this.#element.querySelector(selector));
  }

  /** Shows what a text says. @param {string} text */
  read(text) {
    this.#text = text;
    const lists = pageLists(text);
    this.#list = chosen(lists ?? [], null, this.#list?.path ?? '');
    this.#explain(lists);
    this.#fill();
  }

  /**
   * Tells what the phone makes of it.
   * @param {TimelineDocument} timeline @param {string} text with what is being typed
   */
  answered(timeline, text) {
    this.#element.style.setProperty('--ratio', `${timeline.presentation?.storyAspectRatio ?? ''}`);
    const starts = lineStarts(text);
    const notes = timeline.diagnostics.flatMap((finding) => {
      const { start, end } = finding.range ?? {};
      return start && end ? { start: offsetOf(text, starts, start), end: offsetOf(text, starts, end), finding } : [];
    });
    const list = chosen(pageLists(text) ?? [], { timeline, spans: notes }, this.#list?.path ?? '');
    if (list && list.path !== this.#list?.path) this.#turnTo(list.path);
    for (const [index, card] of this.#cards.entries()) {
      const part = list?.parts[index];
      const whole = list && part && outerSpan(list, part);
      const within = whole ? notes.filter((note) => isWithin(note, whole)) : [];
      card.tell(timeline, list && part ? { list, notes: within } : null);
    }
  }

  /** Marks the page that the player shows. @param {number} sourceIndex */
  mark(sourceIndex) {
    this.#page = sourceIndex;
    for (const [index, card] of this.#cards.entries()) card.isCurrent = index === sourceIndex;
  }

  /** The phone reads another list than was thought. @param {string} path */
  #turnTo(path) {
    this.#list = pageLists(this.#text)?.find((list) => list.path === path) ?? this.#list;
    this.#fill();
  }

  /** Says why there is no card. @param {PageList[] | null} lists */
  #explain(lists) {
    const isBlank = !this.#text.trim();
    const why = lists
      ? say('There are no pages in this text: no list named “pages”.')
      : say('The text is not JSON yet, so no form can show it. The findings say what to mend.');
    const sentence = isBlank ? say('There is no text yet.') : why;
    this.#find('.form-why').textContent = sentence;
    this.#find('.form-begin').hidden = !isBlank;
    this.#element.dataset.state = this.#list ? 'pages' : 'none';
  }

  #fill() {
    const count = this.#list?.parts.length ?? 0;
    this.#sizeTo(Math.min(count, MOST));
    for (const [index, card] of this.#cards.entries()) {
      if (this.#list) card.fill(this.#list, index);
      card.isCurrent = index === this.#page;
    }
    const rest = this.#find('.form-rest');
    rest.hidden = count <= MOST;
    rest.textContent = say('The form shows the first {n} pages. The others are in the text.', { n: MOST });
  }

  /** @param {number} count */
  #sizeTo(count) {
    for (const { element } of this.#cards.splice(count)) {
      this.#observer.unobserve(element);
      element.remove();
    }
    while (this.#cards.length < count) {
      const index = this.#cards.length;
      const card = new PageCard(this.#element, index, {
        typed: (name, value) => this.#typed(index, name, value),
        act: (act) => this.#act(index, act),
      });
      this.#cards.push(card);
      this.#pages.append(card.element);
      this.#observer.observe(card.element);
    }
  }

  /** @param {IntersectionObserverEntry[]} entries */
  #seen(entries) {
    for (const { target, isIntersecting } of entries) {
      const card = this.#cards.find(({ element }) => element === target);
      if (card) card.isInView = isIntersecting;
    }
  }

  /** @param {number} index @param {string} name @param {string | number | null} value null where nothing is to stand */
  #typed(index, name, value) {
    if (this.#typing !== `${index} ${name}`) this.#acts.settle();
    this.#typing = `${index} ${name}`;
    if (!this.#list) return;
    const change = value === null ? fieldRemoved(this.#list, index, name) : fieldSet(this.#list, index, name, value);
    this.#acts.draft(change);
  }

  /** @param {number} index @param {string} act */
  #act(index, act) {
    this.#acts.settle();
    const last = this.#cards.length - 1;
    if (act === 'show') this.#acts.show(index);
    if (act === 'duplicate') this.#duplicate(index);
    if (act === 'remove') this.#remove(index);
    const to = { up: index - 1, earlier: index - 1, down: index + 1, later: index + 1, first: 0, last }[act] ?? index;
    if (to >= 0 && to <= last) this.#move(index, to, act === 'up' || act === 'down' ? act : 'handle');
  }

  /** @param {number} from @param {number} to @param {string} control that has the focus afterwards */
  #move(from, to, control) {
    this.#acts.settle();
    if (!this.#list || from === to) return;
    /** @type {Moved} */
    const moved = (index) => {
      if (index === from) return to;
      return index + (index > from && index <= to ? -1 : 0) + (index < from && index >= to ? 1 : 0);
    };
    this.#write(pageMoved(this.#list, from, to), moved);
    this.#cards[to].focus(control);
    const values = { from: from + 1, to: to + 1, n: this.#list.parts.length };
    this.#acts.say(say('Page {from} is page {to} of {n} now.', values));
  }

  #add() {
    this.#acts.settle();
    if (!this.#list) return;
    this.#write(pageAdded(this.#list));
    this.#cards.at(-1)?.focus('image');
    this.#acts.say(say('Page {n} is new. Give it a picture.', { n: this.#list.parts.length }));
  }

  #begin() {
    this.#write({ start: 0, end: this.#text.length, replacement: BEGINNING });
    this.#cards[0]?.focus('image');
  }

  /** @param {number} index */
  #duplicate(index) {
    if (!this.#list) return;
    this.#write(pageDuplicated(this.#list, index), (other) => (other > index ? other + 1 : other));
    this.#cards[index + 1]?.focus('duplicate');
    this.#acts.say(say('Page {n} is a copy of page {from}.', { n: index + 2, from: index + 1 }));
  }

  /** @param {number} index */
  #remove(index) {
    if (!this.#list) return;
    this.#write(pageRemoved(this.#list, index), (other) => (other > index ? other - 1 : other));
    const next = this.#cards[Math.min(index, this.#cards.length - 1)];
    if (next) next.focus('remove');
    else this.#find('.form-add').focus();
    this.#acts.offerUndo(say('Page {n} is removed.', { n: index + 1 }), say('Bring the page back'));
  }

  /** @param {Change | null} change @param {Moved} [moved] */
  #write(change, moved) {
    if (change) this.#acts.write(change, moved);
  }
}
