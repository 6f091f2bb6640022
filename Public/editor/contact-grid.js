// @ts-check
/** @import {Box} from './aspect-fill.js' */

/** Safari on iOS draws nothing on more. */
const MOST_PIXELS = 16_000_000;
/** Width by height that a sheet is to come near to, as a screen's. */
const SHAPE = 1.5;
/** In pixels of a sheet that is not made smaller. */
const [PAGE, GAP, MARGIN, HEAD, CAPTION] = [480, 32, 48, 96, 96];

/**
 * How pages are laid out in rows, on a sheet as large as can be: `scale` is 1 where nothing had to be made smaller.
 * @param {number} count @param {number} ratio height by width of a page
 * @returns {{width: number, height: number, scale: number, boxes: Box[]}} in whole pixels, the boxes of the pages
 */
export function gridOf(count, ratio) {
  const shapes = Array.from({ length: count }, (_, index) => sizeOf(index + 1, count, ratio));
  /** @param {{width: number, height: number}} size */
  const strangeness = ({ width, height }) => Math.abs(Math.log(width / height / SHAPE));
  const best = shapes.reduce((one, other) => (strangeness(other) < strangeness(one) ? other : one));
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (best.width * best.height)));
  /** @param {number} pixels */
  const scaled = (pixels) => Math.floor(pixels * scale);
  const boxes = Array.from({ length: count }, (_, index) => ({
    left: scaled(MARGIN + (index % best.columns) * (PAGE + GAP)),
    top: scaled(HEAD + Math.floor(index / best.columns) * rowHeight(ratio)),
    width: scaled(PAGE),
    height: scaled(PAGE * ratio),
  }));
  return { width: scaled(best.width), height: scaled(best.height), scale, boxes };
}

/** @param {number} columns @param {number} count @param {number} ratio */
function sizeOf(columns, count, ratio) {
  const width = 2 * MARGIN + columns * (PAGE + GAP) - GAP;
  return { columns, width, height: HEAD + Math.ceil(count / columns) * rowHeight(ratio) - GAP + MARGIN };
}

/** @param {number} ratio */
const rowHeight = (ratio) => PAGE * ratio + CAPTION + GAP;
