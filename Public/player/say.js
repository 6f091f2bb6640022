// @ts-check

/** @type {Record<string, string>} */
const table = JSON.parse(globalThis.document?.getElementById('words')?.textContent || '{}');

/** In the page's language, its `{names}` filled. @param {string} text @param {Record<string, unknown>} [values] */
export const say = (text, values = {}) => (table[text] ?? text).replace(/\{(\w+)\}/g, (_, name) => `${values[name]}`);
