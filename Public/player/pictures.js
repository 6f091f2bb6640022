// @ts-check
/** @import {Picture} from './types.d.ts' */
import { make } from './sheet.js';

/** Whether the reader asked for less motion. */
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Pixels of a picture's longest side, at most. */
const LONGEST = 1500;

/** Loads every picture once and draws the first frame of the wanted one, when it is there. */
export class Pictures {
  layer = make('div', 'pictures');
  spinner = make('div', 'spinner');
  #onChange;
  /** @type {Map<string, Picture>} */
  #pictures = new Map();
  #wanted = '';
  #decoding = '';
  #crossfadeSeconds = 0;
  /** @type {string | undefined} A URL, or '' for black; undefined: nothing yet to fade from. */
  #drawn;

  /** @param {() => void} onChange called where `show` would now do more */
  constructor(onChange) {
    this.#onChange = onChange;
  }

  /** Fetches all at once, the first foremost; keeps what is there. @param {string[]} urls @param {number} crossfadeSeconds */
  begin(urls, crossfadeSeconds) {
    for (const [url, { source, stop }] of this.#pictures) {
      if (source && urls.includes(url)) continue;
      stop();
      this.#pictures.delete(url);
    }
    this.#wanted = this.#decoding = '';
    this.#crossfadeSeconds = crossfadeSeconds;
    this.#drawn = undefined;
    this.spinner.hidden = true;
    this.layer.replaceChildren();
    for (const url of urls) if (!this.#pictures.has(url)) this.#load(url, this.#pictures.size ? 'auto' : 'high');
  }

  /** Draws what can be drawn; tells whether it is this picture. @param {string} url */
  show(url) {
    const source = this.#pictures.get(url)?.source;
    this.#wanted = url;
    this.spinner.hidden = source !== undefined;
    if (source instanceof Blob) this.#decode(url, source);
    else if (source !== undefined || !this.#crossfadeSeconds) this.#draw(url, source);
    return this.#drawn === url;
  }

  /** @param {string} url */
  hasFailed(url) {
    return this.#pictures.get(url)?.source === null;
  }

  /** @param {string} url @param {'high' | 'auto'} priority */
  #load(url, priority) {
    /** @type {Picture} */
    const picture = { stop: () => {} };
    this.#pictures.set(url, picture);
    /** @param {Picture['source']} source */
    const settle = (source) => {
      picture.source = source;
      if (url === this.#wanted && this.#pictures.get(url) === picture) this.#onChange();
    };
    // Bytes that we may read are decoded beside the main thread; others are known as an image alone.
    if (new URL(url, document.baseURI).href.startsWith(`${location.origin}/`)) {
      const aborter = new AbortController();
      picture.stop = () => aborter.abort();
      fetch(url, { priority, signal: aborter.signal })
        .then((response) => response.blob())
        .then(settle, () => settle(null));
      return;
    }
    const image = new Image();
    picture.stop = () => image.removeAttribute('src');
    image.onload = () => settle(image);
    image.onerror = () => settle(null);
    Object.assign(image, { fetchPriority: priority, referrerPolicy: 'no-referrer', src: url });
    // Complete at once: the browser has it, and no wheel spins.
    if (image.complete && image.width) picture.source = image;
  }

  /** The picture before stays meanwhile. @param {string} url @param {Blob} blob */
  async #decode(url, blob) {
    if (url === this.#drawn || url === this.#decoding) return;
    this.#decoding = url;
    const bitmap = await createImageBitmap(blob).catch(() => null);
    const picture = this.#pictures.get(url);
    if (!bitmap && picture) picture.source = null;
    if (url === this.#decoding) {
      this.#decoding = '';
      if (url === this.#wanted) {
        this.#draw(url, bitmap);
        this.#onChange();
      }
    }
    bitmap?.close();
  }

  /** @param {string} url @param {HTMLImageElement | ImageBitmap | null} [picture] */
  #draw(url, picture) {
    const name = picture ? url : '';
    if (name === this.#drawn) return;
    const milliseconds = this.#drawn === undefined || isStill() ? 0 : this.#crossfadeSeconds * 1000;
    this.#drawn = name;
    const last = this.layer.lastElementChild;
    const canvas = picture && firstFrame(picture);
    const finish = () => this.#drawn === name && this.layer.replaceChildren(...(canvas ? [canvas] : []));
    const fading = canvas ?? last;
    if (!fading || !milliseconds) return void finish();
    this.layer.append(fading);
    fading.animate({ opacity: canvas ? [0, 1] : [1, 0] }, milliseconds).onfinish = finish;
  }
}

/** Animated pictures stand still, as on the phone. @param {HTMLImageElement | ImageBitmap} picture */
function firstFrame(picture) {
  const canvas = make('canvas', '');
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  canvas.width = picture.width * scale;
  canvas.height = picture.height * scale;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
