// @ts-check
/** @import {ByteRange} from './types.d.ts' */
import { numberText, say } from '../words.js';

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

/** The words beside the bar. @param {ByteRange | null} bytes @param {number} limit */
export function budgetText(bytes, limit) {
  if (!bytes) return say('nothing to send, {limit} bytes at most', { limit: numberText(limit) });
  const size = sizeText(bytes, limit);
  const level = budgetLevel(bytes.atMost, limit);
  if (level === 'near') return say('{size}: little room is left', { size });
  return level === 'over' ? say('{size}: too large, the push is refused', { size }) : size;
}

/** One number where both ends agree, else both. @param {ByteRange} bytes @param {number} limit */
function sizeText({ atLeast, atMost }, limit) {
  const most = numberText(atMost);
  if (atLeast === atMost) return say('{n} of {limit} bytes', { n: most, limit: numberText(limit) });
  return say('{least} to {most} of {limit} bytes', { least: numberText(atLeast), most, limit: numberText(limit) });
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
  meter.role = 'meter';
  meter.setAttribute('aria-labelledby', 'budget-label');
  meter.setAttribute('aria-valuemin', '0');
  meter.setAttribute('aria-valuemax', `${limit}`);
  meter.setAttribute('aria-valuenow', `${Math.min(most, limit)}`);
  meter.setAttribute('aria-valuetext', text.textContent);
}
