// @ts-check
/** @import {PathOf, ShownPage} from './types.d.ts' */
import { count } from '../words.js';

/**
 * The bytes of a page's picture, as this site has them: others would taint a canvas. Null where they do not come.
 * @param {ShownPage} page @param {PathOf} pathOf
 */
export async function bytesOf(page, pathOf) {
  const path = await pathOf(page);
  const response = path ? await fetch(path).catch(() => null) : null;
  return response?.ok ? response.blob().catch(() => null) : null;
}

/** The first frame, turned as EXIF says; null where no picture can be read. @param {Blob | null} bytes */
export const decoded = (bytes) => (bytes ? createImageBitmap(bytes).catch(() => null) : null);

/** What is said of pages whose pictures did not come; empty where all did. @param {number} pages */
export function missingText(pages) {
  if (!pages) return '';
  return count(
    pages,
    'The picture of {n} page did not come: the page is black.',
    'The pictures of {n} pages did not come: the pages are black.',
  );
}
