// @ts-check

/** What the page says in another language than English, by the English text. @type {Record<string, string>} */
const table = JSON.parse(globalThis.document?.getElementById('words')?.textContent || '{}');
const language = globalThis.document?.documentElement.lang || 'en';
const plural = new Intl.PluralRules(language);
const whole = new Intl.NumberFormat(language);

/**
 * A text in the page's language, its `{names}` filled.
 * @param {string} text in English @param {Record<string, unknown>} [values]
 */
export const say = (text, values = {}) => (table[text] ?? text).replace(/\{(\w+)\}/g, (_, name) => `${values[name]}`);

/** A text for so many: `{n}` is the number. @param {number} n @param {string} one @param {string} other */
export const count = (n, one, other) => say(plural.select(n) === 'one' ? one : other, { n: whole.format(n) });
