// @ts-check
/** @import {Finding, Severity} from './types.d.ts' */
import { countText } from './format.js';
import { placeText } from './text.js';

/** @type {Severity[]} */
const SEVERITIES = ['error', 'warning', 'note'];

/** @param {string} tag @param {string} className @param {string} text */
function element(tag, className, text) {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

/** `2 errors, 1 note`. @param {Finding[]} findings */
export function summary(findings) {
  const counts = SEVERITIES.map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count ? countText(count, severity) : '';
  });
  return counts.filter(Boolean).join(', ');
}

/**
 * Fills the list, an entry a finding; each leads to its place in the text.
 * @param {HTMLElement} list @param {Finding[]} findings @param {(finding: Finding) => void} goTo
 */
export function showFindings(list, findings, goTo) {
  list.replaceChildren(
    ...findings.map((finding) => {
      const item = document.createElement('li');
      item.className = 'finding';
      item.dataset.severity = finding.severity;
      item.dataset.code = finding.code;
      const row = document.createElement(finding.range ? 'button' : 'div');
      row.className = 'finding-row';
      if (row instanceof HTMLButtonElement) {
        row.type = 'button';
        row.addEventListener('click', () => goTo(finding));
      }
      row.append(element('span', 'severity', finding.severity));
      row.append(element('span', 'finding-message', finding.message));
      if (finding.onPhone) row.append(element('span', 'on-phone', `On the phone: ${finding.onPhone}`));
      if (finding.range) row.append(element('span', 'place', placeText(finding.range.start)));
      item.append(row);
      return item;
    }),
  );
}
