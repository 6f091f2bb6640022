// @ts-check
/** @import {Box} from './aspect-fill.js' */
/** @import {Line} from './text-lines.js' */
/** @import {ShownPage} from './types.d.ts' */
import { fill } from './aspect-fill.js';
import { brokenLines, cutLine } from './text-lines.js';

/** The player's own; a canvas knows no `var()`. */
const FONT = '-apple-system, system-ui, "Noto Sans CJK SC", "Noto Sans Devanagari", sans-serif';
/** Of the phone, in its points: sides and foot of the text block, head of the scrim, gaps, the button's height. */
const [SIDE, FOOT, HEAD, GAP, WIDE_GAP, BUTTON] = [24, 24, 44, 6, 16, 52];
const LEADING = 1.2;
const BARS = { side: 12, top: 23, high: 3, gap: 4 };
/** Many bars share so many points of gaps. */
const MOST_GAPS = 330;

const TEXTS = /** @type {const} */ ([
  { field: 'title', size: 21, weight: 700, colour: '#fff' },
  { field: 'subtitle', size: 14, weight: 400, colour: '#ffffffd9' },
]);

/**
 * The phone that shows a story: its area's width in points, whether its bars and texts are mirrored, and how many pages
 * there are.
 * @typedef {{points: number, isMirrored: boolean, count: number}} Phone
 */
/**
 * What is painted of a page.
 * @typedef {Pick<ShownPage, 'index' | 'title' | 'subtitle' | 'buttonTitle' | 'showsButton'>} Texts
 */
/**
 * A picture, and how much of it is seen: from 0 to 1.
 * @typedef {{picture: ImageBitmap | HTMLCanvasElement, alpha: number}} Layer
 */
/** A text, and where it stands in points. @typedef {typeof TEXTS[number] & Box & {lines: Line[]}} Placed */

/**
 * Paints a page as the phone shows it.
 * @param {CanvasRenderingContext2D} context @param {Box} box in pixels @param {Phone} phone @param {Texts} page
 * @param {Layer[]} layers none: black @param {number} fraction of the page's time that has passed
 */
export function paintPage(context, box, phone, page, layers, fraction) {
  paintPictures(context, box, layers);
  paintFront(context, box, phone, page);
  paintBars(context, box, phone, page.index + fraction);
}

/** @param {CanvasRenderingContext2D} context @param {Box} box @param {Layer[]} layers */
export function paintPictures(context, box, layers) {
  context.fillStyle = '#000';
  context.fillRect(box.left, box.top, box.width, box.height);
  for (const { picture, alpha } of layers) {
    context.globalAlpha = alpha;
    fill(context, picture, box);
  }
  context.globalAlpha = 1;
}

/**
 * The scrim, the texts and the button.
 * @param {CanvasRenderingContext2D} context @param {Box} box @param {Phone} phone @param {Texts} page
 */
export function paintFront(context, box, phone, page) {
  const point = box.width / phone.points;
  const { top, texts } = layoutOf(context, phone.points, box.height / point, page);
  context.save();
  context.beginPath();
  context.rect(box.left, box.top, box.width, box.height);
  context.clip();
  paintScrim(context, box, point, top);
  for (const text of texts) paintText(context, box, point, phone.isMirrored, text);
  if (page.showsButton) paintButton(context, buttonBox(box, phone.points), page.buttonTitle ?? '');
  context.restore();
}

/** Where the phone has the button. @param {Box} story @param {number} points of its width @returns {Box} */
export function buttonBox({ left, top, width, height }, points) {
  const point = width / points;
  return {
    left: left + SIDE * point,
    top: top + height - (FOOT + BUTTON) * point,
    width: width - 2 * SIDE * point,
    height: BUTTON * point,
  };
}

/**
 * From above the texts and the button to the foot.
 * @param {CanvasRenderingContext2D} context @param {Box} box @param {number} point @param {number} top of what stands on
 * it, in points
 */
export function paintScrim(context, box, point, top) {
  const head = (top - HEAD) * point;
  shade(context, { ...box, top: box.top + head, height: box.height - head }, '#000000bf');
}

/**
 * Where the texts stand, in points: from the foot up, as the phone stacks them; `top` is that of the uppermost, or of the
 * button.
 * @param {CanvasRenderingContext2D} context @param {number} points of the width @param {number} height
 * @param {Texts} page
 */
export function layoutOf(context, points, height, page) {
  let top = height - FOOT - (page.showsButton ? BUTTON : 0);
  let gap = page.showsButton ? (page.subtitle === null ? GAP : WIDE_GAP) : 0;
  /** @type {Placed[]} */
  const texts = [];
  for (const style of [...TEXTS].reverse()) {
    const text = page[style.field];
    if (text === null) continue;
    const lines = brokenLines(context, text, fontOf(style.weight, style.size), points - 2 * SIDE, 2);
    const width = Math.max(...lines.map((line) => context.measureText(line.text).width));
    const high = lines.length * style.size * LEADING;
    top -= gap + high;
    texts.unshift({ ...style, lines, left: SIDE, top, width, height: high });
    gap = GAP;
  }
  return { top, texts };
}

/**
 * @param {CanvasRenderingContext2D} context @param {Box} box @param {number} point @param {boolean} isMirrored
 * @param {Placed} text
 */
function paintText(context, box, point, isMirrored, { lines, top, size, weight, colour }) {
  const leading = size * LEADING * point;
  context.font = fontOf(weight, size * point);
  context.fillStyle = colour;
  const side = box.left + (isMirrored ? box.width - SIDE * point : SIDE * point);
  for (const [index, line] of lines.entries()) {
    write(context, line, side, box.top + top * point + (index + 0.5) * leading, isMirrored ? 'right' : 'left');
  }
}

/**
 * Writes a line in the font and the colour that are set.
 * @param {CanvasRenderingContext2D} context @param {Line} line @param {number} x @param {number} middle
 * @param {CanvasTextAlign} textAlign
 */
function write(context, line, x, middle, textAlign) {
  Object.assign(context, { textAlign, textBaseline: 'alphabetic', direction: line.isRightToLeft ? 'rtl' : 'ltr' });
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('');
  context.fillText(line.text, x, middle + (ascent - descent) / 2);
}

/**
 * The button, which is as round as it is high.
 * @param {CanvasRenderingContext2D} context @param {Box} box @param {string} title
 */
export function paintButton(context, box, title) {
  const point = box.height / BUTTON;
  context.save();
  Object.assign(context, { shadowColor: '#00000047', shadowBlur: 28 * point, shadowOffsetY: 6 * point });
  context.fillStyle = '#fff';
  rounded(context, box, box.height / 2);
  context.shadowColor = 'transparent';
  context.font = `600 ${17 * point}px ui-rounded, ${FONT}`;
  context.fillStyle = '#0f0f0f';
  const line = cutLine(context, title, box.width - 32 * point);
  write(context, line, box.left + box.width / 2, box.top + box.height / 2, 'center');
  context.restore();
}

/**
 * The bars of the pages, so many of them full, the next one in part.
 * @param {CanvasRenderingContext2D} context @param {Box} box @param {Phone} phone @param {number} played
 */
export function paintBars(context, box, { points, count, isMirrored }, played) {
  const point = box.width / points;
  const gap = Math.min(BARS.gap, MOST_GAPS / count);
  const width = (points - 2 * BARS.side - gap * (count - 1)) / count;
  context.save();
  if (isMirrored) {
    context.translate(2 * box.left + box.width, 0);
    context.scale(-1, 1);
  }
  for (let index = 0; index < count; index += 1) {
    const left = box.left + (BARS.side + index * (width + gap)) * point;
    const bar = { left, top: box.top + BARS.top * point, width: width * point, height: BARS.high * point };
    paintBar(context, bar, Math.min(1, Math.max(0, played - index)));
  }
  context.restore();
}

/**
 * A bar, round at its ends.
 * @param {CanvasRenderingContext2D} context @param {Box} bar @param {number} fraction that is full
 * @param {string} [colour] of the rest
 */
export function paintBar(context, bar, fraction, colour = '#ffffff4d') {
  context.save();
  context.fillStyle = colour;
  rounded(context, bar, bar.height / 2);
  context.clip();
  context.fillStyle = '#fff';
  if (fraction) rounded(context, { ...bar, left: bar.left + (fraction - 1) * bar.width }, bar.height / 2);
  context.restore();
}

/**
 * From nothing at a box's head to a colour at its foot.
 * @param {CanvasRenderingContext2D} context @param {Box} box @param {string} colour
 */
export function shade(context, { left, top, width, height }, colour) {
  const gradient = context.createLinearGradient(0, top, 0, top + height);
  gradient.addColorStop(0, '#0000');
  gradient.addColorStop(1, colour);
  context.fillStyle = gradient;
  context.fillRect(left, top, width, height);
}

/**
 * Fills a box with round corners, which is the path from then on.
 * @param {CanvasRenderingContext2D} context @param {Box} box @param {number} radius
 */
export function rounded(context, { left, top, width, height }, radius) {
  context.beginPath();
  context.roundRect(left, top, width, height, radius);
  context.fill();
}

/** @param {number} weight @param {number} size in pixels */
const fontOf = (weight, size) => `${weight} ${size}px ${FONT}`;
