// @ts-check
/** @import {ShownPage} from './types.d.ts' */
import { fill } from './aspect-fill.js';
import { FONT, linesOf } from './card-text.js';

/** Points of the area's width on a common phone; half as many pixels are enough to judge light and dark. */
const [POINTS, SCALE] = [374, 0.5];
/** The text block, in points: sides, foot, height of the button and what stands above it, head of the scrim. */
const [SIDE, FOOT, BUTTON, HEAD, GAP] = [24, 24, 52, 44, 6];
/** How dark the scrim is at its foot, and how white the subtitle is. */
const [SCRIM, SUBTITLE_WHITE] = [0.75, 0.85];
/** Of what stands behind a text, so much may be lighter than what is measured: a line of light hides no word. */
const LIGHTEST = 0.9;

const TEXTS = /** @type {const} */ ([
  { field: 'title', size: 21, weight: 700, white: 1 },
  { field: 'subtitle', size: 14, weight: 400, white: SUBTITLE_WHITE },
]);

/** @typedef {{field: 'title' | 'subtitle', contrast: number}} Measured */

/**
 * How well each text of a page stands out from the picture behind it, as WCAG counts contrast: from 1 to 21.
 * @param {ImageBitmap} picture @param {ShownPage} page @param {number} ratio the area's height by its width
 * @returns {Measured[]}
 */
export function contrastsOf(picture, page, ratio) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: POINTS * SCALE, height: Math.round(POINTS * SCALE * ratio) });
  const context = /** @type {CanvasRenderingContext2D} */ (
    canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  );
  context.scale(SCALE, SCALE);
  const { lines, top, height } = layout(context, page, POINTS * ratio);
  fill(context, picture, { left: 0, top: 0, width: POINTS, height });
  const scrim = context.createLinearGradient(0, top - HEAD, 0, height);
  scrim.addColorStop(0, '#0000');
  scrim.addColorStop(1, `rgb(0 0 0 / ${SCRIM})`);
  context.fillStyle = scrim;
  context.fillRect(0, top - HEAD, POINTS, height);
  return lines.map(({ field, white, box }) => ({ field, contrast: contrast(light(context, box), white) }));
}

/**
 * Where the texts stand: from the foot up, as the phone stacks them.
 * @param {CanvasRenderingContext2D} context @param {ShownPage} page @param {number} height
 */
function layout(context, page, height) {
  let bottom = height - FOOT;
  if (page.showsButton) bottom -= BUTTON + (page.subtitle ? 16 : GAP);
  const lines = [...TEXTS].reverse().flatMap(({ field, size, weight, white }) => {
    const text = page[field];
    if (!text?.trim()) return [];
    context.font = `${weight} ${size}px ${FONT}`;
    /** @param {string} some */
    const measure = (some) => context.measureText(some).width;
    const broken = linesOf(text, 2, POINTS - 2 * SIDE, measure);
    const [wide, high] = [Math.max(...broken.map(measure)), broken.length * size * 1.2];
    const box = { left: SIDE, top: bottom - high, width: wide, height: high };
    bottom -= high + GAP;
    return [{ field, white, box }];
  });
  return { lines: lines.reverse(), top: bottom + GAP, height };
}

/**
 * The luminance behind a text, from 0 to 1.
 * @param {CanvasRenderingContext2D} context @param {import('./aspect-fill.js').Box} box in points
 */
function light(context, { left, top, width, height }) {
  const box = [left, top, width, height].map((points) => Math.round(points * SCALE));
  const { data } = context.getImageData(box[0], box[1], Math.max(1, box[2]), Math.max(1, box[3]));
  const all = Float64Array.from({ length: data.length / 4 }, (_, index) => luminance(...pixel(data, index * 4))).sort();
  return all[Math.floor((all.length - 1) * LIGHTEST)];
}

/** @param {Uint8ClampedArray} data @param {number} at @returns {[number, number, number]} */
const pixel = (data, at) => [data[at], data[at + 1], data[at + 2]];

/** WCAG 2.2's relative luminance of sRGB. @param {number} red @param {number} green @param {number} blue */
function luminance(red, green, blue) {
  const [r, g, b] = [red, green, blue].map((value) => linear(value / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** @param {number} value */
const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** @param {number} behind luminance @param {number} white how much of the text's colour is white */
function contrast(behind, white) {
  const shown = behind <= 0.0031308 ? behind * 12.92 : 1.055 * behind ** (1 / 2.4) - 0.055;
  return (linear(white + (1 - white) * shown) + 0.05) / (behind + 0.05);
}
