// @ts-check
/** @import {State, Timeline} from '../player/types.d.ts' */
/** @import {Layer, Phone} from './painter.js' */
import { currentPage, pageLength, position } from '../player/machine.js';
import { decoded } from './page-pictures.js';
import { paintBars, paintFront, paintPictures } from './painter.js';
import { videoSize } from './recording.js';

/** A picture as it fills the area; null: black. @typedef {HTMLCanvasElement | null} Fitted */

/** Paints the states of a story, one frame after the other; pictures are decoded a page ahead. */
export class VideoFrames {
  canvas;
  #context;
  #box;
  #phone;
  #crossfade;
  #pictures;
  /** By index; undefined while they are on their way. @type {Map<number, Fitted | undefined>} */
  #fitted = new Map();
  /**
   * The page that is shown: its index, and what does not move on it.
   * @type {{index: number, front: HTMLCanvasElement} | null}
   */
  #shown = null;
  /** The picture of the page before; undefined where there was none. @type {Fitted | undefined} */
  #before;

  /** @param {Timeline} timeline @param {Phone} phone @param {(Blob | null)[]} pictures of the pages */
  constructor(timeline, phone, pictures) {
    const { width, height } = videoSize(timeline.presentation.storyAspectRatio);
    this.#box = { left: 0, top: 0, width, height };
    this.#phone = phone;
    this.#crossfade = timeline.crossfadeSeconds;
    this.#pictures = pictures;
    [this.canvas, this.#context] = this.#surface(false);
  }

  /** Decodes the picture of a page, unless that was done. @param {number} index */
  async prepare(index) {
    if (this.#fitted.has(index)) return;
    this.#fitted.set(index, undefined);
    const picture = await decoded(this.#pictures[index] ?? null);
    this.#fitted.set(index, picture && this.#fit(picture));
    picture?.close();
  }

  /** @param {State} state @param {number} now in nanoseconds */
  paint(state, now) {
    const page = currentPage(state);
    if (!page) return;
    const passed = position(state, now);
    const { front } = this.#show(page, page.transitions.elapsed?.to);
    paintPictures(this.#context, this.#box, this.#layers(page.index, passed / 1e9));
    this.#context.drawImage(front, 0, 0);
    paintBars(this.#context, this.#box, this.#phone, page.index + passed / pageLength(state));
  }

  /** @param {import('../player/types.d.ts').Page} page @param {number | null | undefined} next */
  #show(page, next) {
    const { index } = page;
    if (this.#shown?.index === index) return this.#shown;
    this.#before = this.#shown ? this.#fitted.get(this.#shown.index) : undefined;
    for (const other of this.#fitted.keys()) if (other !== index) this.#fitted.delete(other);
    if (next != null) this.prepare(next);
    const [front, context] = this.#surface(true);
    paintFront(context, this.#box, this.#phone, page);
    this.#shown = { index, front };
    return this.#shown;
  }

  /** What is seen of this page's picture and of the one before. @param {number} index @param {number} seconds */
  #layers(index, seconds) {
    const picture = this.#fitted.get(index);
    const before = this.#crossfade ? this.#before : undefined;
    const mix = before === undefined ? 1 : Math.min(1, seconds / this.#crossfade);
    // Until it is there the picture before it stays, as in the player.
    if (picture === undefined) return layers([before, 1]);
    return picture ? layers([mix < 1 ? before : null, 1], [picture, mix]) : layers([before, 1 - mix]);
  }

  /** @param {ImageBitmap} picture */
  #fit(picture) {
    const [canvas, context] = this.#surface(false);
    context.imageSmoothingQuality = 'high';
    paintPictures(context, this.#box, [{ picture, alpha: 1 }]);
    return canvas;
  }

  /** @param {boolean} alpha @returns {[HTMLCanvasElement, CanvasRenderingContext2D]} */
  #surface(alpha) {
    const canvas = document.createElement('canvas');
    const { width, height } = this.#box;
    Object.assign(canvas, { width, height });
    return [canvas, /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', { alpha }))];
  }
}

/** @param {[Fitted | undefined, number][]} all @returns {Layer[]} those that there are */
const layers = (...all) => all.flatMap(([picture, alpha]) => (picture ? [{ picture, alpha }] : []));
