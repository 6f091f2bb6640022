// @ts-check

const QUOTE = 34;
const BACKSLASH = 92;
const LINE_END = 10;

export const OPENING = '[{';
export const CLOSING = ']}';

/**
 * Behind the string that begins here. One that is never closed ends with its line.
 * @param {string} text @param {number} at
 */
export function stringEnd(text, at) {
  for (let next = at + 1; next < text.length; next += 1) {
    const code = text.charCodeAt(next);
    if (code === QUOTE) return next + 1;
    if (code === LINE_END) return next;
    if (code === BACKSLASH) next += 1;
  }
  return text.length;
}

/**
 * Behind the value that begins here, however broken the text is; at least one character on.
 * @param {string} text @param {number} start
 */
export function valueEnd(text, start) {
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const character = text[at];
    if (depth === 0 && at > start && (character === ',' || CLOSING.includes(character))) return at;
    if (character === '"') {
      at = stringEnd(text, at);
      continue;
    }
    at += 1;
    if (OPENING.includes(character)) depth += 1;
    if (CLOSING.includes(character)) {
      depth -= 1;
      if (depth <= 0) return at;
    }
  }
  return text.length;
}

/** Past white space. @param {string} text @param {number} at */
export function skipSpace(text, at) {
  let next = at;
  while (next < text.length && (text.charCodeAt(next) <= 32 || text[next] === '\ufeff')) next += 1;
  return next;
}
