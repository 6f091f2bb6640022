// @ts-check
/** @import {Box} from './aspect-fill.js' */
/** @import {Style} from './card-text.js' */
/** @import {TimelineDocument} from './types.d.ts' */
import { say } from '../words.js';
import { fill } from './aspect-fill.js';
import { laidOut } from './card-text.js';
import { buttonBox, paintBar, paintButton, rounded, shade } from './painter.js';

/** As link previews want them, in pixels. */
const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 64;
/** The story beside the text never grows beyond these. */
const [MOST_WIDE, MOST_HIGH] = [480, HEIGHT - 2 * 44];
/** Points of the notification's width on a common phone. */
const POINTS = 374;
/** Bars beyond these would be too thin to be seen in a chat. */
const MOST_BARS = 10;

const TITLE = { size: 68, weight: 700, leading: 78, most: 3, colour: '#fff' };
const SUBTITLE = { size: 34, weight: 400, leading: 46, most: 2, colour: '#ffffffd9' };
const CAMPAIGN = { size: 30, weight: 600, leading: 40, most: 1, colour: '#ffffffb3' };
const BODY = { size: 24, weight: 400, leading: 32, most: 6, colour: '#fff' };
const NAME = { size: 30, weight: 650, leading: 40, most: 1, colour: '#fff' };

/**
 * The picture that chats show of a link: the story's first page as the phone shows it, and what it says.
 * @param {TimelineDocument} timeline @param {ImageBitmap | null} picture of its first page @param {string} name of the
 * campaign
 */
export function composed({ presentation, pages, notification, fallback }, picture, name) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', { alpha: false }));
  const box = boxOf(presentation.storyAspectRatio);
  const [page] = pages;
  drawGround(context, picture);
  drawStory(context, box, picture, pages.length);
  if (page?.showsButton) paintButton(context, buttonBox(box, POINTS), page.buttonTitle ?? '');
  if (!page) drawBody(context, box, fallback?.body ?? '');
  const title = (page ? page.title : notification?.title) || name || fallback?.body || say('A push story');
  const subtitle = page ? page.subtitle : fallback?.body;
  drawTexts(context, box.left - 2 * MARGIN, title === name ? '' : name, title, subtitle === title ? '' : subtitle);
  return canvas;
}

/** Where the story stands. @param {number} ratio its height by its width */
function boxOf(ratio) {
  const width = Math.min(MOST_WIDE, MOST_HIGH / ratio);
  const height = width * ratio;
  return { left: WIDTH - MARGIN - width, top: (HEIGHT - height) / 2, width, height };
}

/**
 * The picture, out of focus and dark; a wallpaper where there is none.
 * @param {CanvasRenderingContext2D} context @param {ImageBitmap | null} picture
 */
function drawGround(context, picture) {
  context.fillStyle = '#10131c';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  if (!picture) {
    glow(context, 180, 60, '#3a2b4d');
    glow(context, 1140, 190, '#123357');
    return glow(context, 480, 660, '#0d3a3f');
  }
  // What is drawn large from few pixels is out of focus in every browser.
  const few = document.createElement('canvas');
  Object.assign(few, { width: 16, height: 9 });
  const small = /** @type {CanvasRenderingContext2D} */ (few.getContext('2d'));
  small.imageSmoothingQuality = 'high';
  fill(small, picture, { left: 0, top: 0, width: 16, height: 9 });
  context.imageSmoothingQuality = 'high';
  context.drawImage(few, 0, 0, WIDTH, HEIGHT);
  context.fillStyle = '#0f1115b3';
  context.fillRect(0, 0, WIDTH, HEIGHT);
}

/** @param {CanvasRenderingContext2D} context @param {number} x @param {number} y @param {string} colour */
function glow(context, x, y, colour) {
  const gradient = context.createRadialGradient(x, y, 0, x, y, 700);
  gradient.addColorStop(0, colour);
  gradient.addColorStop(1, `${colour}00`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, WIDTH, HEIGHT);
}

/** @param {CanvasRenderingContext2D} context @param {Box} box @param {ImageBitmap | null} picture @param {number} pages */
function drawStory(context, box, picture, pages) {
  context.save();
  Object.assign(context, { shadowColor: '#000000a6', shadowBlur: 48, shadowOffsetY: 12, fillStyle: '#000' });
  rounded(context, box, 28);
  context.shadowColor = 'transparent';
  context.clip();
  if (picture) fill(context, picture, box);
  // The phone has none above, which darkens upwards; here the bars are to be seen over a light picture too.
  shade(context, { ...box, top: box.top + box.height * 0.25, height: box.height * -0.25 }, '#00000066');
  shade(context, { ...box, top: box.top + box.height * 0.55, height: box.height * 0.45 }, '#000000bf');
  if (pages) drawBars(context, box, Math.min(pages, MOST_BARS));
  context.restore();
}

/**
 * Thicker than the phone's: a chat shows them at a quarter of this size.
 * @param {CanvasRenderingContext2D} context @param {Box} box @param {number} count
 */
function drawBars(context, { left, top, width }, count) {
  const gap = 10;
  const length = (width - 40 - gap * (count - 1)) / count;
  for (let index = 0; index < count; index += 1) {
    const bar = { left: left + 20 + index * (length + gap), top: top + 22, width: length, height: 8 };
    paintBar(context, bar, index ? 0 : 1, '#ffffff66');
  }
}

/**
 * What the phone shows in a story's place.
 * @param {CanvasRenderingContext2D} context @param {Box} box @param {string} body
 */
function drawBody(context, { left, top, width, height }, body) {
  const laid = laidOut(context, body, BODY, 0, width - 48);
  laidOut(context, body, BODY, left + (width - laid.width) / 2, laid.width).write(top + (height - laid.height) / 2);
}

/**
 * @param {CanvasRenderingContext2D} context @param {number} width @param {string} name @param {string} title
 * @param {string | null | undefined} subtitle
 */
function drawTexts(context, width, name, title, subtitle) {
  const texts = [laidOut(context, name, CAMPAIGN, MARGIN, width), laidOut(context, title, TITLE, MARGIN, width)];
  texts.push(laidOut(context, subtitle ?? '', SUBTITLE, MARGIN, width));
  const shown = texts.filter(({ height }) => height);
  let top = (HEIGHT - 60 - shown.reduce((sum, { height }) => sum + height + 18, -18)) / 2;
  for (const { height, write } of shown) {
    write(top);
    top += height + 18;
  }
  drawMark(context, MARGIN, HEIGHT - 84);
  laidOut(context, 'Storyproof', NAME, MARGIN + 52, width).write(HEIGHT - 84);
}

/** The loupe over three bars. @param {CanvasRenderingContext2D} context @param {number} x @param {number} y */
function drawMark(context, x, y) {
  context.save();
  context.translate(x, y);
  context.scale(2.5, 2.5);
  Object.assign(context, { strokeStyle: '#fff', lineCap: 'round' });
  for (const [path, width] of [
    ['M1 6.75a5.75 5.75 0 1 0 11.5 0a5.75 5.75 0 1 0-11.5 0', 1.5],
    ['M11.1 11.1 14.6 14.6', 2.3],
    ['M4.25 4.25v5M6.75 4.25v5M9.25 4.25v5', 1.3],
  ]) {
    context.lineWidth = Number(width);
    context.stroke(new Path2D(`${path}`));
  }
  context.restore();
}
