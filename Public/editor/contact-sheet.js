// @ts-check
/** @import {Box} from './aspect-fill.js' */
/** @import {Phone} from './painter.js' */
/** @import {PathOf, ShownPage, TimelineDocument} from './types.d.ts' */
import { say } from '../words.js';
import { laidOut } from './card-text.js';
import { gridOf } from './contact-grid.js';
import { secondsText } from './format.js';
import { bytesOf, decoded } from './page-pictures.js';
import { paintPage } from './painter.js';
import { campaignText } from './storyboard.js';

/** More would be too small to be read. */
export const MOST_PAGES = 120;
const [INK, MUTED] = ['#16181d', '#5a606c'];
const CAMPAIGN = { size: 28, weight: 600, leading: 34, most: 2, colour: INK };
const NUMBER = { size: 24, weight: 600, leading: 32, most: 1, colour: INK };
const SECONDS = { size: 24, weight: 400, leading: 32, most: 1, colour: INK };
const LINK = { size: 20, weight: 400, leading: 26, most: 2, colour: MUTED };

/**
 * All pages side by side, on one picture; `missing` counts those whose picture did not come.
 * @param {TimelineDocument} timeline @param {Phone} phone @param {PathOf} pathOf
 */
export async function contactSheet(timeline, phone, pathOf) {
  const pages = timeline.pages.slice(0, MOST_PAGES);
  const { width, height, scale, boxes } = gridOf(pages.length, timeline.presentation.storyAspectRatio);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', { alpha: false }));
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  const [{ left }] = boxes;
  write(context, campaignText(timeline), CAMPAIGN, scale, left, width - 2 * left).write(32 * scale);
  let missing = 0;
  // One after the other: many pictures at once would take the browser's whole memory.
  for (const [index, page] of pages.entries()) {
    const picture = await decoded(await bytesOf(page, pathOf));
    if (!picture) missing += 1;
    drawPage(context, boxes[index], phone, page, picture);
    drawCaption(context, boxes[index], scale, page);
    picture?.close();
  }
  return { canvas, missing };
}

/**
 * @param {CanvasRenderingContext2D} context @param {Box} box @param {Phone} phone @param {ShownPage} page
 * @param {ImageBitmap | null} picture
 */
function drawPage(context, box, phone, page, picture) {
  context.save();
  context.beginPath();
  context.roundRect(box.left, box.top, box.width, box.height, box.width / 13);
  context.clip();
  paintPage(context, box, phone, page, picture ? [{ picture, alpha: 1 }] : [], 0);
  context.restore();
}

/** @param {CanvasRenderingContext2D} context @param {Box} box @param {number} scale @param {ShownPage} page */
function drawCaption(context, { left, top, width, height }, scale, { index, duration, link }) {
  const foot = top + height + 8 * scale;
  const seconds = secondsText(duration);
  const { width: wide } = write(context, seconds, SECONDS, scale, left, width);
  write(context, seconds, SECONDS, scale, left + width - wide, width).write(foot);
  write(context, say('Page {n}', { n: index + 1 }), NUMBER, scale, left, width - wide).write(foot);
  write(context, link ?? '', LINK, scale, left, width).write(foot + 32 * scale);
}

/**
 * @param {CanvasRenderingContext2D} context @param {string} text @param {import('./card-text.js').Style} style
 * @param {number} scale @param {number} left @param {number} width
 */
function write(context, text, style, scale, left, width) {
  const { size, leading } = style;
  return laidOut(context, text, { ...style, size: size * scale, leading: leading * scale }, left, width);
}
