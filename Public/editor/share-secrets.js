// @ts-check
/** @import {Finding} from './types.d.ts' */
import { lineStarts, offsetOf } from './text.js';

/** An answer holds no more findings: beyond them may be more secrets. */
const MOST_FINDINGS = 100;

/** @param {Finding} finding */
const isSecret = ({ code }) => code === 'secret-present';

/** Whether the text holds what is for its sender alone. @param {Finding[]} findings */
export const hasSecret = (findings) => findings.some(isSecret);

/**
 * The text with each secret emptied; null where there may be more secrets than the findings tell of.
 * @param {string} text @param {Finding[]} findings of that text, by position
 */
export function withoutSecrets(text, findings) {
  if (findings.length >= MOST_FINDINGS) return null;
  const starts = lineStarts(text);
  const ranges = findings.filter(isSecret).flatMap(({ range }) => range ?? []);
  return ranges.reduceRight((rest, { start, end }) => {
    const [from, to] = [offsetOf(text, starts, start), offsetOf(text, starts, end)];
    return `${rest.slice(0, from)}""${rest.slice(to)}`;
  }, text);
}
