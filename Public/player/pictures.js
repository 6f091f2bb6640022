// @ts-check
/** @import {Picture} from './types.d.ts' */

/** Whether the reader asked for less motion. */
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Loads every picture once and draws the wanted one, when it is there. */
export class Pictures {
  #layer;
  #spinner;
  /** @type {Map<string, Picture>} */
  #entries = new Map();
  #wanted = '';
  #crossfadeSeconds = 0;
  /** @type {HTMLImageElement | null | undefined} null is black; undefined: nothing yet to fade from. */
  #drawn;

  /** @param {HTMLElement} layer @param {HTMLElement} spinner */
  constructor(layer, spinner) {
    this.#layer = layer;
    this.#spinner = spinner;
  }

  /**
   * Fetches all at once, the first foremost; keeps what is there, stops the rest.
   * @param {string[]} urls @param {number} crossfadeSeconds
   */
  begin(urls, crossfadeSeconds) {
    const wanted = new Set(urls);
    for (const [url, { image, status }] of this.#entries) {
      if (wanted.has(url) && status !== 'failed') continue;
      this.#entries.delete(url);
      image.src = '';
    }
    this.#wanted = '';
    this.#crossfadeSeconds = crossfadeSeconds;
    this.#drawn = undefined;
    this.#spinner.hidden = true;
    this.#layer.replaceChildren();
    for (const url of wanted) if (!this.#entries.has(url)) this.#load(url);
  }

  /** @param {string} url */
  show(url) {
    this.#wanted = url;
    const entry = this.#entries.get(url);
    const isLoading = entry?.status === 'loading';
    this.#spinner.hidden = !isLoading;
    if (!isLoading) this.#draw(entry?.status === 'ready' ? entry.image : null);
    else if (!this.#crossfadeSeconds) this.#draw(null);
  }

  /** @param {string} url */
  #load(url) {
    const image = new Image();
    Object.assign(image, { alt: '', draggable: false, decoding: 'sync', referrerPolicy: 'no-referrer' });
    if (!this.#entries.size) image.fetchPriority = 'high';
    image.src = url;
    // Complete at once: the browser has it, and no wheel spins.
    const isThere = image.complete && image.naturalWidth > 0;
    this.#entries.set(url, { image, status: isThere ? 'ready' : 'loading' });
    if (isThere) return;
    image.decode().then(
      () => this.#settle(url, image, 'ready'),
      () => this.#settle(url, image, 'failed'),
    );
  }

  /** @param {string} url @param {HTMLImageElement} image @param {Picture['status']} status */
  #settle(url, image, status) {
    if (this.#entries.get(url)?.image !== image) return;
    this.#entries.set(url, { image, status });
    if (url === this.#wanted) this.show(url);
  }

  /** @param {HTMLImageElement | null} image */
  #draw(image) {
    if (image === this.#drawn) return;
    const milliseconds = this.#drawn === undefined || isStill() ? 0 : this.#crossfadeSeconds * 1000;
    this.#drawn = image;
    const last = this.#layer.lastElementChild;
    if (image && milliseconds) this.#layer.append(image);
    const fading = image ?? last;
    const finish = () => this.#drawn === image && this.#layer.replaceChildren(...(image ? [image] : []));
    if (!fading || !milliseconds) finish();
    else fading.animate({ opacity: image ? [0, 1] : [1, 0] }, milliseconds).onfinish = finish;
  }
}
