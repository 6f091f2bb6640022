// @ts-check
import { say } from './player/say.js';

export { say };

/** The page's language, as a tag. */
export const language = globalThis.document?.documentElement.lang || 'en';
const plural = new Intl.PluralRules(language);
const whole = new Intl.NumberFormat(language);

/** A whole number in the page's language. @param {number} n */
export const numberText = (n) => whole.format(n);

/**
 * A text for so many: `{n}` is the number.
 * @param {number} n @param {string} one @param {string} other @param {Record<string, unknown>} [values]
 */
export const count = (n, one, other, values) =>
  say(plural.select(n) === 'one' ? one : other, { ...values, n: numberText(n) });
