// @ts-check
/** @import {Picture} from './types.d.ts' */

/** Whether the reader asked for less motion. */
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Loads all at once, the first foremost, keeping what is `there`; draws the wanted one's first frame.
 * @param {HTMLElement} layer @param {string[]} urls @param {Map<string, Picture>} there
 * @param {number} crossfade in seconds @param {() => void} onChange called where `show` would now do more
 */
export function createPictures(layer, urls, there, crossfade, onChange) {
  let wanted = '';
  let decoding = '';
  /** @type {string | undefined} '' is black; undefined: nothing yet to fade from. */
  let drawn;

  for (const [url, { source, aborter }] of there) {
    if (source && urls.includes(url)) continue;
    aborter.abort();
    there.delete(url);
  }
  for (const url of urls) {
    if (there.has(url)) continue;
    /** @type {Picture} */
    const picture = { aborter: new AbortController() };
    /** @param {Picture['source']} source */
    const settle = (source) => {
      picture.source = source;
      if (url === wanted) onChange();
    };
    load(url, there.size ? 'auto' : 'high', picture.aborter.signal).then(settle, () => settle(null));
    there.set(url, picture);
  }

  /** @param {string} url @param {Picture} picture */
  async function decode(url, picture) {
    if (url === drawn || url === decoding) return;
    decoding = url;
    const { source } = picture;
    const frame = await (source instanceof Blob ? createImageBitmap(source).catch(() => null) : source);
    decoding = '';
    if (!frame) picture.source = null;
    if (url !== wanted) return;
    if (frame) draw(url, frame);
    onChange();
  }

  /** @param {string} url @param {HTMLImageElement | ImageBitmap} [frame] */
  function draw(url, frame) {
    if (url === drawn) return;
    const milliseconds = drawn === undefined || isStill() ? 0 : crossfade * 1000;
    drawn = url;
    const canvas = frame && paint(frame);
    const fading = canvas ?? layer.lastElementChild;
    const finish = () => drawn === url && layer.replaceChildren(...(canvas ? [canvas] : []));
    if (!fading || !milliseconds) return finish();
    layer.append(fading);
    fading.animate({ opacity: canvas ? [0, 1] : [1, 0] }, milliseconds).onfinish = finish;
  }

  return {
    /** Draws what can be drawn; gives what there is of it. @param {string} url */
    show(url) {
      const picture = there.get(url);
      wanted = url;
      if (picture?.source) decode(url, picture);
      else if (picture?.source === null || !crossfade) draw('');
      return { ...picture, isDrawn: drawn === url };
    },
  };
}

/**
 * Bytes that may be read are decoded beside the main thread; others are known as an image alone.
 * @param {string} url @param {'high' | 'auto'} priority @param {AbortSignal} signal
 * @returns {Promise<Blob | HTMLImageElement>}
 */
async function load(url, priority, signal) {
  const anchor = document.createElement('a');
  anchor.href = url;
  if (anchor.href.startsWith(`${location.origin}/`)) return (await fetch(url, { priority, signal })).blob();
  const image = new Image();
  signal.onabort = () => image.removeAttribute('src');
  Object.assign(image, { fetchPriority: priority, referrerPolicy: 'no-referrer', src: url });
  // What is complete at once spins no wheel.
  if (!image.complete || !image.width)
    await new Promise((resolve, reject) => Object.assign(image, { onload: resolve, onerror: reject }));
  return image;
}

/** Animated pictures stand still; at most 1,500 pixels, as on the phone. @param {HTMLImageElement | ImageBitmap} frame */
function paint(frame) {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, 1500 / Math.max(frame.width, frame.height));
  canvas.width = frame.width * scale;
  canvas.height = frame.height * scale;
  canvas.getContext('2d')?.drawImage(frame, 0, 0, canvas.width, canvas.height);
  if ('close' in frame) frame.close();
  return canvas;
}
