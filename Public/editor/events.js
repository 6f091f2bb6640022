// @ts-check
/** @import {PlayerElement, TraceEntry, Visit} from './types.d.ts' */
/** @import {Totals} from './totals.js' */
import { say } from '../words.js';
import { element } from './element.js';
import { decimalText, instantText, pagesText } from './format.js';
import { report } from './report.js';

const NAMES = ['start', 'show', 'action', 'finish', 'fallback', 'haptic'];

/** With these a story, or what stands in its place, begins. */
const STARTS = new Set(['didStart', 'didShowFallback']);

/** With these the page's time stops, until it goes on or another page comes. */
const STOPS = new Set(['didTapAction', 'didFinish']);

/** A story that loops for hours must not fill the memory: the oldest go. */
const MOST_SHOWN = 500;

/** Seconds by which a picture may come late, and still count as there from the start. */
const PUNCTUAL = 0.3;

/** What a callback speaks of: a page, counted from 1 as people do, or how many there are. @param {TraceEntry} entry */
export function subjectOf({ index, pageCount }) {
  if (index !== undefined) return say('page {n}', { n: index + 1 });
  return pageCount === undefined ? '' : pagesText(pageCount);
}

/** How long a picture was seen, of its page's time. @param {number} seen seconds @param {number} duration seconds */
export function seenText(seen, duration) {
  const places = duration < 1 ? 2 : 1;
  const texts = { seen: decimalText(seen, places), duration: decimalText(duration, places) };
  return say('seen {seen} of {duration} s', texts);
}

/** The player's callbacks as they come, the newest at the end, in seconds since the last start, which clears. */
export class EventLog {
  #list;
  #player;
  #totals;
  #origin = 0;
  /** The page that is shown. @type {{entry: TraceEntry, row: HTMLElement} | null} */
  #shown = null;

  /** @param {HTMLElement} list @param {PlayerElement} player @param {Totals} totals */
  constructor(list, player, totals) {
    this.#list = list;
    this.#player = player;
    this.#totals = totals;
    // The player may have begun before this module came.
    for (const entry of player.trace ?? []) this.#add(entry);
    for (const name of NAMES) {
      player.addEventListener(`stories-${name}`, () => {
        const entry = player.trace.at(-1);
        if (entry) this.#add(entry);
      });
    }
  }

  clear() {
    this.#shown = null;
    this.#list.replaceChildren();
    this.#totals.clear();
  }

  /** All of it as JSON. */
  get json() {
    return JSON.stringify(report(this.#player, this.#totals.tally, this.#origin), null, 2);
  }

  /** @param {TraceEntry} entry */
  #add(entry) {
    const list = this.#list;
    const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    if (STARTS.has(entry.event)) this.clear();
    if (STARTS.has(entry.event)) this.#origin = entry.at;
    const row = item(entry, entry.at - this.#origin);
    if (STOPS.has(entry.event) || entry.event === 'didShow') this.#tellSeen();
    if (entry.event === 'didShow') this.#shown = { entry, row };
    list.append(row);
    while (list.children.length > MOST_SHOWN) list.firstElementChild?.remove();
    this.#totals.add(entry);
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  }

  /** How long the page's picture was seen, beside the page. */
  #tellSeen() {
    if (!this.#shown) return;
    const { entry, row } = this.#shown;
    const visit = this.#player.visits.findLast(({ at, index }) => at === entry.at && index === entry.index);
    const page = visit && this.#player.timeline?.pages[visit.index];
    if (!page) return;
    row.querySelector('.seen')?.remove();
    row.append(seen(visit, page.duration));
  }
}

/** @param {Visit} visit @param {number} duration */
function seen({ seconds, pictureSeconds }, duration) {
  const made = element('span', 'seen', seenText(pictureSeconds, duration));
  made.classList.toggle('late', pictureSeconds < seconds - PUNCTUAL);
  return made;
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
