// @ts-check
/** @import {Finding, Severity, TextRange} from './types.d.ts' */
import { segments } from './colours.js';
import { lineAt, lineStarts, longestLine, selectionOf } from './text.js';

/** Lines longer than this are left without colour: laying them out twice would make typing slow. */
const LONGEST_COLOURED_LINE = 5000;

/** The text with its line numbers and marks: the textarea has the text, a layer behind it paints the lines in view. */
export class PayloadView {
  #area;
  #lines;
  #gutter;
  #box;
  /** @type {{text: string, starts: number[], isColoured: boolean}} */
  #index = { text: '', starts: [0], isColoured: true };
  /** @type {{start: number, end: number, severity: Severity}[]} offsets, the gravest last */
  #marks = [];
  #frame = 0;
  /** Pixels of a line and of a character. */
  #measures = { height: 21, character: 8.4 };

  /** @param {HTMLElement} box holds the textarea, `.gutter` and `.lines` */
  constructor(box) {
    this.#box = box;
    this.#area = /** @type {HTMLTextAreaElement} */ (box.querySelector('textarea'));
    this.#gutter = /** @type {HTMLElement} */ (box.querySelector('.gutter'));
    this.#lines = /** @type {HTMLElement} */ (box.querySelector('.lines'));
    this.#area.addEventListener('scroll', () => this.#paint(), { passive: true });
    new ResizeObserver(() => this.#resized()).observe(this.#area);
  }

  #resized() {
    const { lineHeight, fontSize } = getComputedStyle(this.#area);
    this.#measures = { height: Number.parseFloat(lineHeight), character: Number.parseFloat(fontSize) * 0.6 };
    this.#paintSoon();
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
    this.#marks = findings
      .flatMap(({ range, severity }) => {
        if (!range) return [];
        const [start, end] = selectionOf(this.#index.text, range);
        return [{ start, end: Math.max(end, start), severity }];
      })
      .sort((a, b) => rank[a.severity] - rank[b.severity]);
    this.#paintSoon();
  }

  /** Selects the place of a finding and brings it into view. @param {TextRange} range */
  goTo(range) {
    const [start, end] = selectionOf(this.#area.value, range);
    const line = lineAt(this.#index.starts, start);
    const { height, character } = this.#measures;
    this.#area.focus({ preventScroll: true });
    this.#area.setSelectionRange(start, end);
    this.#area.scrollTop = Math.max(0, line * height - this.#area.clientHeight / 3);
    const x = (start - this.#index.starts[line]) * character;
    if (x > this.#area.clientWidth * 0.8) this.#area.scrollLeft = x - this.#area.clientWidth / 3;
    else this.#area.scrollLeft = 0;
    this.#paint();
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
    const numbers = Array.from({ length: last - first }, (_, line) => this.#number(first + line));
    this.#gutter.replaceChildren(...numbers);
    this.#gutter.style.transform = `translateY(${shift}px)`;
    const rows = this.#index.isColoured ? numbers.map((_, line) => this.#line(first + line)) : [];
    this.#lines.replaceChildren(...rows);
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
    const element = document.createElement('span');
    const mark = this.#marks.findLast((mark) => mark.start <= end && mark.start >= start);
    if (mark) element.dataset.severity = mark.severity;
    element.textContent = `${line + 1}`;
    return element;
  }

  /** @param {number} line */
  #line(line) {
    const { start, end } = this.#bounds(line);
    const row = document.createElement('div');
    const marks = this.#marks
      .filter((mark) => mark.start < end && mark.end > start)
      .map((mark) => ({ start: mark.start - start, end: mark.end - start, severity: mark.severity }));
    for (const { text, kind, severity } of segments(this.#index.text.slice(start, end), marks)) {
      const piece = document.createElement('span');
      piece.textContent = text;
      if (kind) piece.className = kind;
      if (severity) piece.dataset.severity = severity;
      row.append(piece);
    }
    return row;
  }
}
