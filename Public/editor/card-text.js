// @ts-check
import { brokenLines } from './text-lines.js';

const FONT =
  'system-ui, -apple-system, "Segoe UI", "Noto Sans", "Noto Sans CJK SC", "Noto Sans Devanagari", sans-serif';

/**
 * How a text is set: `size` and `leading` in pixels, at most so many lines.
 * @typedef {{size: number, weight: number, leading: number, most: number, colour: string}} Style
 */

/**
 * Lays a text out in a box; gives its height, its width, and what writes it from a height on.
 * @param {CanvasRenderingContext2D} context @param {string} text @param {Style} style
 * @param {number} left @param {number} width
 */
export function laidOut(context, text, { size, weight, leading, most, colour }, left, width) {
  const font = `${weight} ${size}px ${FONT}`;
  const short = text.trim().replace(/\s+/gu, ' ');
  const lines = short ? brokenLines(context, short, font, width, most) : [];
  const widths = lines.map((line) => context.measureText(line.text).width);
  const isMirrored = lines[0]?.isRightToLeft;
  /** @param {number} top */
  const write = (top) => {
    Object.assign(context, {
      font,
      fillStyle: colour,
      textBaseline: 'middle',
      direction: isMirrored ? 'rtl' : 'ltr',
      textAlign: isMirrored ? 'right' : 'left',
    });
    for (const [index, line] of lines.entries()) {
      context.fillText(line.text, isMirrored ? left + width : left, top + (index + 0.5) * leading);
    }
  };
  return { height: lines.length * leading, width: Math.ceil(Math.max(0, ...widths)), write };
}
