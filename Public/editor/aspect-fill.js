// @ts-check

/** @typedef {{left: number, top: number, width: number, height: number}} Box */

/**
 * Fills a box with a picture, as the phone does: what is too much is cut off at both sides.
 * @param {CanvasRenderingContext2D} context @param {ImageBitmap | HTMLCanvasElement} picture @param {Box} box
 */
export function fill(context, picture, { left, top, width, height }) {
  const scale = Math.max(width / picture.width, height / picture.height);
  const [wide, high] = [width / scale, height / scale];
  const [x, y] = [(picture.width - wide) / 2, (picture.height - high) / 2];
  context.drawImage(picture, x, y, wide, high, left, top, width, height);
}
