// @ts-check
/** @import {KeptShare} from './share-memory.js' */
/** @import {PathOf, Shown} from './types.d.ts' */
import { composed } from './card.js';
import { bytesOf, decoded } from './page-pictures.js';
import { call } from './share-call.js';

/** The most that a card may have. */
const MOST_BYTES = 300_000;
/** Tried one after the other until it fits. */
const QUALITIES = [0.92, 0.85, 0.75, 0.6, 0.4];

/**
 * Makes the picture that chats show of a link, and hands it in. Whatever fails, the link is there without it.
 * @param {KeptShare} share @param {Shown} shown @param {PathOf} pathOf
 */
export async function sendCard({ id, ownerToken, version, name }, shown, pathOf) {
  try {
    const [page] = shown.timeline.pages;
    const picture = page ? await decoded(await bytesOf(page, pathOf)) : null;
    const body = await encoded(composed(shown.timeline, picture, name));
    if (!body) return;
    const query = `version=${version}`;
    await call('PUT', `/api/previews/${id}/card`, { token: ownerToken, query, body, type: 'image/jpeg' });
  } catch {
    // Chats show the first page's picture in its place.
  }
}

/** As good a JPEG as fits. @param {HTMLCanvasElement} canvas */
async function encoded(canvas) {
  for (const quality of QUALITIES) {
    /** @type {Blob | null} */
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (blob && blob.size <= MOST_BYTES) return blob;
  }
  return null;
}
