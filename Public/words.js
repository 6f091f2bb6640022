// @ts-check

/** What the page says in another language than English, by the English text. @type {Record<string, string>} */
const table = JSON.parse(globalThis.document?.getElementById('words')?.textContent || '{}');

/** The page's language, as a tag. */
export const language = globalThis.document?.documentElement.lang || 'en';
const plural = new Intl.PluralRules(language);
const whole = new Intl.NumberFormat(language);

/**
 * A text in the page's language, its `{names}` filled.
 * @param {string} text in English @param {Record<string, unknown>} [values]
 */
export const say = (text, values = {}) => (table[text] ?? text).replace(/\{(\w+)\}/g, (_, name) => `${values[name]}`);

/** A whole number in the page's language. @param {number} n */
export const numberText = (n) => whole.format(n);

/**
 * A text for so many: `{n}` is the number.
 * @param {number} n @param {string} one @param {string} other @param {Record<string, unknown>} [values]
 */
export const count = (n, one, other, values) =>
  say(plural.select(n) === 'one' ? one : other, { ...values, n: numberText(n) });
