// @ts-check
/** @import {ShownPage} from './types.d.ts' */
import { layoutOf, paintPictures, paintScrim } from './painter.js';

/** Points of the area's width on a common phone; half as many pixels are enough to judge light and dark. */
const [POINTS, SCALE] = [374, 0.5];
/** How white the texts are. */
const WHITE = { title: 1, subtitle: 0.85 };
/** Of what stands behind a text, so much may be lighter than what is measured: a line of light hides no word. */
const LIGHTEST = 0.9;

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
  const area = { left: 0, top: 0, width: POINTS, height: POINTS * ratio };
  const { texts, top } = layoutOf(context, POINTS, area.height, page);
  paintPictures(context, area, [{ picture, alpha: 1 }]);
  paintScrim(context, area, 1, top);
  return texts
    .filter(({ width }) => width)
    .map(({ field, ...box }) => ({ field, contrast: contrast(light(context, box), WHITE[field]) }));
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
