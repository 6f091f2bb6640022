// @ts-check
/** @import {Finding, ShownPage, TimelineDocument} from './types.d.ts' */
/** @import {Measured} from './legibility.js' */
import { say } from '../words.js';
import { decimalText } from './format.js';
import { pageSpans } from './pages.js';
import { placeAt } from './text.js';

/** The least contrast that WCAG 2.2 (1.4.3) asks for: of large bold text, and of any other. */
const LEAST = { title: 3, subtitle: 4.5 };

/** Says of texts whether they can be read over their page's picture. */
export class Contrast {
  /** What was measured, by all that it depends on. @type {Map<string, Promise<Measured[]>>} */
  #known = new Map();

  /**
   * @param {string} path of the page's picture on this site @param {ShownPage} page @param {TimelineDocument} timeline
   * @param {string} text the payload
   */
  async findings(path, page, { presentation: { storyAspectRatio: ratio } }, text) {
    const key = JSON.stringify([path, page.title, page.subtitle, page.showsButton, ratio]);
    const measured = this.#known.get(key) ?? measure(path, page, ratio).catch(() => []);
    this.#known.set(key, measured);
    return (await measured)
      .filter(({ field, contrast }) => contrast < LEAST[field])
      .map((faint) => finding(faint, page, text));
  }
}

/** @param {string} path @param {ShownPage} page @param {number} ratio */
async function measure(path, page, ratio) {
  if (!page.title && !page.subtitle) return [];
  const [{ contrastsOf }, response] = await Promise.all([import('./legibility.js'), fetch(path)]);
  const picture = await createImageBitmap(await response.blob());
  const measured = contrastsOf(picture, page, ratio);
  picture.close();
  return measured;
}

/** @param {Measured} faint @param {ShownPage} page @param {string} text @returns {Finding} */
function finding({ field, contrast }, { index, sourceIndex }, text) {
  // Rounded down: what is said to be below is below.
  const values = {
    page: index + 1,
    contrast: decimalText(Math.floor(contrast * 10) / 10, 1),
    least: decimalText(LEAST[field], 1),
  };
  const message =
    field === 'title'
      ? say('The title of page {page} is hard to read: over its picture the contrast is {contrast} : 1.', values)
      : say('The subtitle of page {page} is hard to read: over its picture the contrast is {contrast} : 1.', values);
  return {
    code: 'media-contrast',
    severity: field === 'title' ? 'warning' : 'note',
    message,
    onPhone: say('White letters on a light part of the picture. From {least} : 1 on they can be read.', values),
    pointer: `/pages/${sourceIndex}/${field}`,
    range: rangeOf(text, sourceIndex, field),
    fixes: [],
    isMeasured: true,
  };
}

/**
 * Where a page's field has its name in the payload, else where the page begins; null where it is not found.
 * @param {string} text @param {number} page @param {string} field
 */
function rangeOf(text, page, field) {
  const span = pageSpans(text)[page];
  if (!span) return null;
  const found = text.slice(span.start, span.end).indexOf(`"${field}"`);
  const start = found === -1 ? span.start : span.start + found;
  const length = found === -1 ? 1 : field.length + 2;
  return { start: placeAt(text, start), end: placeAt(text, start + length) };
}
