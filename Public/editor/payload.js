// @ts-check
/** @import {Finding, TextRange} from './types.d.ts' */
/** @import {Mark} from './paper.js' */
import { bracketPair } from './brackets.js';
import { lineElement, numberElement } from './paper.js';
import { lineAt, lineStarts, longestLine, selectionOf } from './text.js';

/** Lines longer than this are left without colour: laying them out twice would make typing slow. */
const LONGEST_COLOURED_LINE = 5000;

/** The text with its line numbers and marks: the textarea has the text, a layer behind it paints the lines in view. */
export class PayloadView {
  #area;
  #lines;
  #gutter;
  #box;
  #index = { text: '', starts: [0], isColoured: true };
  /** @type {Mark[]} the gravest last */
  #marks = [];
  /** @type {[number, number] | null} offsets of the brackets at the caret */
  #pair = null;
  #frame = 0;
  /** Pixels of a line and of a character. */
  #measures = { height: 21, character: 8.4 };

  /** @param {HTMLElement} box holds the textarea, `.gutter` and `.lines` */
  constructor(box) {
    this.#box = box;
    this.#area = /** @type {HTMLTextAreaElement} */ (box.querySelector('textarea'));
    this.#gutter = /** @type {HTMLElement} */ (box.querySelector('.gutter'));
    this.#lines = /** @type {HTMLElement} */ (box.querySelector('.lines'));
    // Safari's own attribute, which HTML does not know.
    this.#area.setAttribute('autocorrect', 'off');
    this.#area.addEventListener('scroll', () => this.#paint(), { passive: true });
    this.#area.addEventListener('blur', () => this.#caretMoved());
    document.addEventListener('selectionchange', () => this.#caretMoved());
    new ResizeObserver(() => this.#resized()).observe(this.#area);
  }

  /** The text has changed: marks go with the lines until the next findings come. */
  textChanged() {
    const text = this.#area.value;
    const starts = lineStarts(text);
    this.#index = { text, starts, isColoured: longestLine(text, starts) <= LONGEST_COLOURED_LINE };
    this.#box.classList.toggle('plain', !this.#index.isColoured);
    this.#box.style.setProperty('--digits', `${Math.max(2, `${starts.length}`.length)}`);
    this.#paintSoon();
  }

  /** @param {Finding[]} findings */
  mark(findings) {
    const rank = { note: 0, warning: 1, error: 2 };
    const { text, starts } = this.#index;
    this.#marks = findings
      .flatMap(({ range, severity }) => {
        if (!range) return [];
        const [start, end] = selectionOf(text, starts, range);
        // Of an object or an array its opening bracket is enough.
        return [{ start, end: '[{'.includes(text[start] ?? ' ') ? start + 1 : end, severity }];
      })
      .sort((a, b) => rank[a.severity] - rank[b.severity]);
    this.#paintSoon();
  }

  /** The offset at which a finding begins. @param {Finding} finding */
  offsetOf({ range }) {
    return range ? selectionOf(this.#index.text, this.#index.starts, range)[0] : 0;
  }

  /** The caret's place, its line and column from 1. */
  get caret() {
    const offset = this.#area.selectionStart;
    const line = lineAt(this.#index.starts, offset);
    return { line: line + 1, column: offset - this.#index.starts[line] + 1, offset };
  }

  /** Selects a range and brings it into view. @param {TextRange} range */
  goTo(range) {
    this.select(...selectionOf(this.#index.text, this.#index.starts, range));
  }

  /** @param {number} start @param {number} end */
  select(start, end) {
    const { height, character } = this.#measures;
    this.#area.focus({ preventScroll: true });
    this.#area.setSelectionRange(start, end);
    const line = lineAt(this.#index.starts, start);
    this.#area.scrollTop = Math.max(0, line * height - this.#area.clientHeight / 3);
    const x = (start - this.#index.starts[line]) * character;
    this.#area.scrollLeft = x > this.#area.clientWidth * 0.8 ? x - this.#area.clientWidth / 3 : 0;
    this.#paint();
  }

  #caretMoved() {
    const { selectionStart, selectionEnd } = this.#area;
    const { text, starts, isColoured } = this.#index;
    const isCaret = document.activeElement === this.#area && selectionStart === selectionEnd;
    const pair = isCaret && isColoured ? bracketPair(text, starts, selectionStart) : null;
    if (`${pair}` === `${this.#pair}`) return;
    this.#pair = pair;
    this.#paintSoon();
  }

  #resized() {
    const { lineHeight, fontSize } = getComputedStyle(this.#area);
    this.#measures = { height: Number.parseFloat(lineHeight), character: Number.parseFloat(fontSize) * 0.6 };
    this.#paintSoon();
  }

  /** With the next frame: reading a scroll position here would lay the whole text out once more. */
  #paintSoon() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#paint());
  }

  #paint() {
    const { height } = this.#measures;
    const { scrollTop, scrollLeft, clientHeight } = this.#area;
    const { starts } = this.#index;
    const first = Math.max(0, Math.floor(scrollTop / height) - 2);
    const last = Math.min(starts.length, first + Math.ceil(clientHeight / height) + 5);
    const shift = first * height - scrollTop;
    const shown = Array.from({ length: Math.max(0, last - first) }, (_, line) => first + line);
    this.#gutter.replaceChildren(...shown.map((line) => this.#number(line)));
    this.#gutter.style.transform = `translateY(${shift}px)`;
    this.#lines.replaceChildren(...(this.#index.isColoured ? shown.map((line) => this.#line(line)) : []));
    this.#lines.style.transform = `translate(${-scrollLeft}px, ${shift}px)`;
  }

  /** @param {number} line */
  #bounds(line) {
    const { text, starts } = this.#index;
    const start = starts[line];
    return { start, end: line + 1 < starts.length ? starts[line + 1] - 1 : text.length };
  }

  /** @param {number} line */
  #number(line) {
    const { start, end } = this.#bounds(line);
    return numberElement(
      line,
      this.#marks.findLast((mark) => mark.start <= end && mark.start >= start),
    );
  }

  /** @param {number} line */
  #line(line) {
    const { start, end } = this.#bounds(line);
    const marks = this.#marks
      .filter((mark) => mark.start < end && mark.end > start)
      .map((mark) => ({ start: mark.start - start, end: mark.end - start, severity: mark.severity }));
    const pair = (this.#pair ?? []).map((offset) => offset - start);
    return lineElement(this.#index.text.slice(start, end), marks, pair);
  }
}
