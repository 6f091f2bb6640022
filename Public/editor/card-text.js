// @ts-check
import { language } from '../words.js';

/** More of a text never fits a card. */
const MOST_CHARACTERS = 300;
export const FONT =
  'system-ui, -apple-system, "Segoe UI", "Noto Sans", "Noto Sans CJK SC", "Noto Sans Devanagari", sans-serif';
/** Hebrew, Arabic and their kin, before any other letter. */
const RIGHT_TO_LEFT = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/**
 * How a text is set: `size` and `leading` in pixels, at most so many lines.
 * @typedef {{size: number, weight: number, leading: number, most: number, colour: string}} Style
 */

/**
 * Breaks a text into at most so many lines, the last one with an ellipsis where more would come.
 * @param {string} text @param {number} most @param {number} width @param {(text: string) => number} measure its width
 */
export function linesOf(text, most, width, measure) {
  const short = text.slice(0, MOST_CHARACTERS).trim().replace(/\s+/gu, ' ');
  /** @type {string[]} */
  const lines = [];
  let line = '';
  for (const piece of pieces(short, width, measure)) {
    if (measure(`${line}${piece}`.trim()) <= width) line += piece;
    else {
      lines.push(line.trim());
      line = piece.trimStart();
    }
  }
  lines.push(line.trim());
  const shown = lines.filter(Boolean);
  if (shown.length <= most) return shown;
  return [...shown.slice(0, most - 1), ended(shown[most - 1], width, measure)];
}

/**
 * Words, or the characters of one that is wider than a line.
 * @param {string} text @param {number} width @param {(text: string) => number} measure
 */
function pieces(text, width, measure) {
  return parts(text, 'word').flatMap((word) => (measure(word) <= width ? [word] : parts(word, 'grapheme')));
}

/** @param {string} text @param {'word' | 'grapheme'} granularity */
function parts(text, granularity) {
  return Array.from(new Intl.Segmenter(language, { granularity }).segment(text), ({ segment }) => segment);
}

/** @param {string} line @param {number} width @param {(text: string) => number} measure */
function ended(line, width, measure) {
  const characters = parts(line, 'grapheme');
  while (characters.length && measure(`${characters.join('').trim()}…`) > width) characters.pop();
  return `${characters.join('').trim()}…`;
}

/**
 * Lays a text out in a box; gives its height, its width, and what writes it from a height on.
 * @param {CanvasRenderingContext2D} context @param {string} text @param {Style} style
 * @param {number} left @param {number} width
 */
export function laidOut(context, text, { size, weight, leading, most, colour }, left, width) {
  const font = `${weight} ${size}px ${FONT}`;
  context.font = font;
  /** @param {string} some */
  const measure = (some) => context.measureText(some).width;
  const lines = linesOf(text, most, width, measure);
  const isRightToLeft = RIGHT_TO_LEFT.test(text);
  /** @param {number} top */
  const write = (top) => {
    Object.assign(context, {
      font,
      fillStyle: colour,
      textBaseline: 'middle',
      direction: isRightToLeft ? 'rtl' : 'ltr',
    });
    context.textAlign = isRightToLeft ? 'right' : 'left';
    for (const [index, line] of lines.entries()) {
      context.fillText(line, isRightToLeft ? left + width : left, top + (index + 0.5) * leading);
    }
  };
  return { height: lines.length * leading, width: Math.ceil(Math.max(0, ...lines.map(measure))), write };
}
