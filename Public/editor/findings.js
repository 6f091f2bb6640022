// @ts-check
/** @import {Finding, Fix, Severity} from './types.d.ts' */
import { say } from '../words.js';
import { button, element } from './element.js';
import { listText, SEVERITY_NAMES, severityText } from './format.js';
import { placeText } from './text.js';

/** @type {Severity[]} */
const SEVERITIES = ['error', 'warning', 'note'];

/** @typedef {{goTo: (finding: Finding) => void, review: (fix: Fix, beside: HTMLButtonElement) => void}} Acts */
/** @typedef {{page: number, findings: Finding[]}} Group `page` is an index, -1 for the push as a whole */

/**
 * How many there are of each severity, the gravest first.
 * @param {Finding[]} findings @returns {[Severity, string][]}
 */
export function counts(findings) {
  return SEVERITIES.flatMap((severity) => {
    const number = findings.filter((finding) => finding.severity === severity).length;
    return number ? [[severity, severityText(number, severity)]] : [];
  });
}

/** `2 errors, 1 note`. @param {Finding[]} findings */
export const summary = (findings) => listText(counts(findings).map(([, text]) => text));

/**
 * Findings by page, the push as a whole first; within a page their order stays.
 * @param {Finding[]} findings @param {(finding: Finding) => number} pageOf @returns {Group[]}
 */
export function grouped(findings, pageOf) {
  /** @type {Map<number, Finding[]>} */
  const groups = new Map();
  for (const finding of findings) {
    const page = pageOf(finding);
    groups.set(page, [...(groups.get(page) ?? []), finding]);
  }
  return [...groups].map(([page, findings]) => ({ page, findings })).sort((a, b) => a.page - b.page);
}

/** @param {number} page */
const headingOf = (page) => (page === -1 ? say('The push as a whole') : say('Page {n}', { n: page + 1 }));

/** @param {HTMLElement} place @param {Finding[]} findings */
export function showCounts(place, findings) {
  place.replaceChildren(
    ...counts(findings).map(([severity, text]) => {
      const count = element('span', 'count', element('span', 'severity'), text);
      count.dataset.severity = severity;
      return count;
    }),
  );
}

/**
 * Fills the list, an entry a finding; the first of each group carries its heading. Entries of findings that are shown
 * already stay what they are, with what is open in them.
 * @param {HTMLElement} list @param {Group[]} groups @param {Acts} acts @param {WeakMap<Finding, HTMLElement>} shown
 */
export function showFindings(list, groups, acts, shown) {
  const items = groups.flatMap(({ page, findings }) => {
    const made = findings.map((finding) => shown.get(finding) ?? item(finding, acts));
    for (const [index, entry] of made.entries()) {
      shown.set(findings[index], entry);
      entry.querySelector('.group')?.remove();
    }
    const heading = element('h3', 'group', headingOf(page));
    heading.dataset.page = `${page}`;
    made[0].prepend(heading);
    return made;
  });
  list.replaceChildren(...items);
}

/** @param {Finding} finding @param {Acts} acts */
function item(finding, acts) {
  const made = element('li', 'finding', row(finding, acts));
  made.dataset.severity = finding.severity;
  made.dataset.code = finding.code;
  made.dataset.pointer = finding.pointer ?? '';
  const doings = finding.fixes.map((fix) => {
    const doing = button('button fix', fix.title, () => acts.review(fix, doing));
    return doing;
  });
  made.append(element('div', 'finding-acts', ...doings, codeOf(finding)));
  return made;
}

/** @param {Finding} finding */
function codeOf({ code, isMeasured }) {
  // What the page itself measures is not among the server's kinds.
  if (isMeasured) return element('span', 'code', code);
  const made = element('a', 'code', code);
  made.href = `/docs/findings#${code}`;
  return made;
}

/** @param {Finding} finding @param {Acts} acts */
function row(finding, { goTo }) {
  const { severity, message, onPhone, range } = finding;
  const made = range ? button('finding-row', '', () => goTo(finding)) : element('div', 'finding-row');
  made.append(element('span', 'severity', SEVERITY_NAMES[severity]), element('span', 'finding-message', message));
  if (onPhone) made.append(element('span', 'on-phone', say('On the phone: {onPhone}', { onPhone })));
  if (range) made.append(element('span', 'place', placeText(range.start)));
  return made;
}
