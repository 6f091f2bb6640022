// @ts-check
/** @import {ByteRange} from './types.d.ts' */
import { byteRangeText, bytesText } from './format.js';

const COMFORTABLE = 2500;
const TIGHT = 3500;

/**
 * How a payload's size stands against what APNs takes.
 * @param {number} bytes @param {number} limit
 * @returns {'good' | 'warning' | 'near' | 'over'}
 */
export function budgetLevel(bytes, limit) {
  if (bytes > limit) return 'over';
  if (bytes > TIGHT) return 'near';
  return bytes > COMFORTABLE ? 'warning' : 'good';
}

const REMARKS = { good: '', warning: '', near: ': little room is left', over: ': too large, the push is refused' };

/** The words beside the bar. @param {ByteRange | null} bytes @param {number} limit */
export function budgetText(bytes, limit) {
  if (!bytes) return `nothing to send, ${bytesText(limit)} at most`;
  return `${byteRangeText(bytes)} of ${bytesText(limit)}${REMARKS[budgetLevel(bytes.atMost, limit)]}`;
}

/**
 * Shows the size of what would be sent.
 * @param {HTMLElement} element @param {ByteRange | null} bytes @param {number} limit
 */
export function showBudget(element, bytes, limit) {
  const meter = /** @type {HTMLElement} */ (element.querySelector('.budget-bar'));
  const text = /** @type {HTMLElement} */ (element.querySelector('.budget-text'));
  const most = bytes?.atMost ?? 0;
  element.dataset.level = budgetLevel(most, limit);
  element.style.setProperty('--filled', `${Math.min(most / limit, 1)}`);
  text.textContent = budgetText(bytes, limit);
  meter.setAttribute('aria-valuemax', `${limit}`);
  meter.setAttribute('aria-valuenow', `${Math.min(most, limit)}`);
  meter.setAttribute('aria-valuetext', text.textContent);
}
