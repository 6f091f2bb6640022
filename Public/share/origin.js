// @ts-check
/** @import {TimelineDocument} from '../editor/types.d.ts' */
/** @import {Share} from './types.d.ts' */
import { count, language, say } from '../words.js';

const list = new Intl.ListFormat(language);

/** A page, by its index, whose picture has changed at its address. @typedef {{page: number, isGone: boolean}} Changed */

/**
 * Which pictures are no longer at their address what the share holds of them, in words; empty where none is known.
 * @param {Share} share @param {TimelineDocument} timeline
 */
export async function originText({ id, version }, { pages }) {
  // Of what the share does not hold nothing can be said.
  if (!pages.some(({ media }) => media?.startsWith('/media/'))) return '';
  try {
    const response = await fetch(`/api/previews/${id}/media?version=${version}`);
    return response.ok ? changesText((await response.json()).changed) : '';
  } catch {
    return '';
  }
}

/** @param {Changed[]} changed */
export function changesText(changed) {
  if (!changed.length) return '';
  const [replaced, gone] = [false, true].map((isGone) => changed.filter((page) => page.isGone === isGone));
  const sentences = [];
  if (replaced.length)
    sentences.push(
      count(
        replaced.length,
        'The picture of page {pages} has changed at its address since.',
        'The pictures of pages {pages} have changed at their addresses since.',
        { pages: numbers(replaced) },
      ),
    );
  if (gone.length)
    sentences.push(
      count(
        gone.length,
        'The picture of page {pages} is no longer at its address.',
        'The pictures of pages {pages} are no longer at their addresses.',
        { pages: numbers(gone) },
      ),
    );
  return [...sentences, say('You see what was shared; a phone loads what is there now.')].join(' ');
}

/** @param {Changed[]} changed */
const numbers = (changed) => list.format(changed.map(({ page }) => `${page + 1}`));
