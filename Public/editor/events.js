// @ts-check
/** @import {PlayerElement, TraceEntry} from './types.d.ts' */
import { say } from '../words.js';
import { instantText, pagesText } from './format.js';

const NAMES = ['start', 'show', 'action', 'finish', 'fallback', 'haptic'];

/** With these a story, or what stands in its place, begins. */
const STARTS = new Set(['didStart', 'didShowFallback']);

/** A story that loops for hours must not fill the memory: the oldest go. */
const MOST_SHOWN = 500;

/** What a callback speaks of: a page, counted from 1 as people do, or how many there are. @param {TraceEntry} entry */
export function subjectOf({ index, pageCount }) {
  if (index !== undefined) return say('page {n}', { n: index + 1 });
  return pageCount === undefined ? '' : pagesText(pageCount);
}

/**
 * Lists the player's callbacks as they come, the newest at the end, in seconds since the last start, which clears.
 * @param {HTMLElement} list @param {PlayerElement} player
 */
export function listEvents(list, player) {
  let origin = 0;
  /** @param {TraceEntry} entry */
  const add = (entry) => {
    const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    if (STARTS.has(entry.event)) {
      list.replaceChildren();
      origin = entry.at;
    }
    list.append(item(entry, entry.at - origin));
    while (list.children.length > MOST_SHOWN) list.firstElementChild?.remove();
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  };
  // The player may have begun before this module came.
  for (const entry of player.trace ?? []) add(entry);
  for (const name of NAMES) {
    player.addEventListener(`stories-${name}`, () => {
      const entry = player.trace.at(-1);
      if (entry) add(entry);
    });
  }
}

/** @param {TraceEntry} entry @param {number} seconds since the start */
function item(entry, seconds) {
  const made = document.createElement('li');
  made.dataset.event = entry.event;
  if (entry.index !== undefined) made.dataset.index = `${entry.index}`;
  for (const [tag, text] of [
    ['time', instantText(seconds)],
    ['code', entry.event],
    ['span', subjectOf(entry)],
  ]) {
    const part = document.createElement(tag);
    part.textContent = text;
    made.append(part, ' ');
  }
  return made;
}
