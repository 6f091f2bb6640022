// @ts-check
/** @import {Finding, Fix} from './types.d.ts' */
import { say } from '../words.js';
import { isEqual } from './documents.js';
import { safeFixes } from './edits.js';
import { grouped, showCounts, showFindings } from './findings.js';

/**
 * The number of the finding to go to from the caret: in their order from the one that was visited last, while the caret
 * is still there, else by position. Behind the last comes the first.
 * @param {number[]} offsets @param {number} caret @param {number} last @param {1 | -1} step
 */
export function nextIndex(offsets, caret, last, step) {
  const count = offsets.length;
  if (offsets[last] === caret) return (last + step + count) % count;
  const order = offsets.map((_, index) => index).sort((a, b) => (offsets[a] - offsets[b]) * step || (a - b) * step);
  return order.find((index) => (offsets[index] - caret) * step > 0) ?? order[0];
}

/** @param {Finding[]} some @param {Finding[]} others */
const isSame = (some, others) => some.length === others.length && some.every((one, index) => one === others[index]);

/** The findings under their header: counts, a button for all safe fixes, and keys to go through them. */
export class FindingsPanel {
  #panel;
  #list;
  #counts;
  #all;
  #acts;
  /** @type {Finding[]} as they are listed */
  #findings = [];
  /** The entry of each. @type {WeakMap<Finding, HTMLElement>} */
  #items = new WeakMap();
  #last = -1;

  /**
   * @param {HTMLElement} panel holds `.findings`, `.counts` and a button `.fix-all`
   * @param {{
   *   goTo: (finding: Finding) => void,
   *   review: (title: string, fixes: Fix[], beside: HTMLElement) => void
   * }} acts
   */
  constructor(panel, acts) {
    this.#panel = panel;
    this.#list = /** @type {HTMLElement} */ (panel.querySelector('.findings'));
    this.#counts = /** @type {HTMLElement} */ (panel.querySelector('.counts'));
    this.#all = /** @type {HTMLButtonElement} */ (panel.querySelector('.fix-all'));
    this.#acts = acts;
    this.#all.addEventListener('click', () => {
      acts.review(this.#all.textContent ?? '', safeFixes(this.#findings), this.#all);
    });
    this.#list.addEventListener('keydown', (event) => this.#walk(event));
  }

  /** @param {Finding[]} findings @param {(finding: Finding) => number} pageOf */
  show(findings, pageOf) {
    const known = findings.map((finding) => this.#findings.find((other) => isEqual(other, finding)) ?? finding);
    const groups = grouped(known, pageOf);
    const listed = groups.flatMap((group) => group.findings);
    if (listed.length && isSame(listed, this.#findings)) return;
    const active = /** @type {HTMLElement | null} */ (document.activeElement);
    const focused = this.#list.contains(active) ? this.#numberOf(active) : -1;
    const visited = this.#findings[this.#last];
    this.#findings = listed;
    this.#last = listed.indexOf(visited);
    showCounts(this.#counts, findings);
    const acts = {
      goTo: (/** @type {Finding} */ finding) => this.#visit(this.#findings.indexOf(finding)),
      review: (/** @type {Fix} */ fix, /** @type {HTMLElement} */ beside) =>
        this.#acts.review(fix.title, [fix], beside),
    };
    showFindings(this.#list, groups, acts, this.#items);
    const safe = safeFixes(findings).length;
    this.#all.textContent = say('Fix all safe ones ({n})', { n: safe });
    this.#all.hidden = safe === 0;
    if (this.#list.contains(active)) active?.focus({ preventScroll: true });
    else if (focused !== -1) this.focus(focused);
  }

  /** Puts the focus on a finding, the last one where there are fewer, or on the panel. @param {number} number */
  focus(number) {
    const item = this.#list.children[Math.min(number, this.#list.children.length - 1)];
    const row = /** @type {HTMLElement | null | undefined} */ (item?.querySelector('button'));
    (row ?? this.#panel).focus();
  }

  /**
   * Goes to the next finding from the caret, or to the one before.
   * @param {(finding: Finding) => number} offsetOf @param {number} caret @param {1 | -1} step
   */
  step(offsetOf, caret, step) {
    const placed = this.#findings.filter(({ range }) => range);
    if (!placed.length) return;
    const last = placed.indexOf(this.#findings[this.#last]);
    this.#visit(this.#findings.indexOf(placed[nextIndex(placed.map(offsetOf), caret, last, step)]));
  }

  /** @param {number} number */
  #visit(number) {
    this.#last = number;
    for (const [index, item] of [...this.#list.children].entries()) item.classList.toggle('visited', index === number);
    this.#list.children[number].scrollIntoView({ block: 'nearest' });
    this.#acts.goTo(this.#findings[number]);
  }

  /** @param {Element | null} element */
  #numberOf(element) {
    return [...this.#list.children].findIndex((item) => item.contains(element));
  }

  /** @param {KeyboardEvent} event */
  #walk(event) {
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[/** @type {keyof typeof steps} */ (event.key)];
    if (!step || !(event.target instanceof Element) || event.target.closest('.review')) return;
    event.preventDefault();
    this.focus(Math.max(0, this.#numberOf(event.target) + step));
  }
}
