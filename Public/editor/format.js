// @ts-check
/** @import {Severity} from './types.d.ts' */
import { count, language, say } from '../words.js';

const short = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
const list = new Intl.ListFormat(language, { style: 'narrow' });

/** `0 s`, `4.25 s`, `90 s`: at most two places, none that say nothing. @param {number} seconds */
export const secondsText = (seconds) => say('{n} s', { n: short.format(seconds) });

/** A number with so many places, even where they are zeros. @param {number} number @param {number} places */
export const decimalText = (number, places) =>
  number.toLocaleString(language, { minimumFractionDigits: places, maximumFractionDigits: places });

/** Seconds of an event, always with two places, so that a column of them lines up. @param {number} seconds */
export const instantText = (seconds) => say('{n} s', { n: decimalText(seconds, 2) });

/** `512 bytes`, `1,024 bytes`. @param {number} bytes */
export const bytesText = (bytes) => count(bytes, '{n} byte', '{n} bytes');

/** @param {number} pages */
export const pagesText = (pages) => count(pages, '{n} page', '{n} pages');

/** What a severity is called. @type {Record<Severity, string>} */
export const SEVERITY_NAMES = { error: say('error'), warning: say('warning'), note: say('note') };

/** `2 errors`. @param {number} n @param {Severity} severity */
export function severityText(n, severity) {
  if (severity === 'error') return count(n, '{n} error', '{n} errors');
  if (severity === 'warning') return count(n, '{n} warning', '{n} warnings');
  return count(n, '{n} note', '{n} notes');
}

/** `2 errors, 1 note`. @param {string[]} texts */
export const listText = (texts) => list.format(texts);
