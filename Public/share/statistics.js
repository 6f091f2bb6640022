// @ts-check
/** @import {PlayerElement} from '../editor/types.d.ts' */
/** @import {Share} from './types.d.ts' */

/** The player's events, by the SDK's names. */
const CALLBACKS = {
  'stories-start': 'didStart',
  'stories-show': 'didShow',
  'stories-action': 'didTapAction',
  'stories-finish': 'didFinish',
  'stories-fallback': 'didShowFallback',
};
const PAUSE_MILLISECONDS = 5000;
const MOST_OF_A_BATCH = 100;

/** @typedef {{event: string, index?: number}} PlaybackEvent */

/** Tells the server what was seen: in batches, without a cookie, under a name that lasts as long as this page. */
export class Statistics {
  #url;
  #version;
  #send;
  #session = randomName();
  /** Counts the batches, so that one that arrives twice counts once. */
  #sequence = 0;
  #isJumping = false;
  /** @type {PlaybackEvent[]} */
  #waiting = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Share} share @param {(url: string, body: string) => boolean} send false: not now */
  constructor({ id, version }, send) {
    this.#url = `/api/previews/${id}/events`;
    this.#version = version;
    this.#send = send;
  }

  /** @param {PlaybackEvent} event */
  add(event) {
    if (this.#isJumping) return;
    this.#waiting.push(event);
    this.#timer ??= setTimeout(() => this.flush(), PAUSE_MILLISECONDS);
  }

  /** Goes to a page: those on the way are not seen. @param {number} index @param {() => void} move */
  jump(index, move) {
    this.#isJumping = true;
    move();
    this.#isJumping = false;
    this.add({ event: 'didShow', index });
  }

  flush() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.length) {
      const events = this.#waiting.slice(0, MOST_OF_A_BATCH);
      const batch = { session: this.#session, sequence: this.#sequence, version: this.#version, events };
      if (!this.#send(this.#url, JSON.stringify(batch))) break;
      this.#sequence++;
      this.#waiting.splice(0, events.length);
    }
    if (this.#waiting.length) this.#timer = setTimeout(() => this.flush(), PAUSE_MILLISECONDS);
  }
}

/**
 * Reports what this page's player does, and what is left when the page goes away.
 * @param {PlayerElement} player that has not begun @param {Share} share
 */
export function reportPlayback(player, share) {
  // Some readers switch beacons off: then nothing waits to be sent.
  const statistics = new Statistics(share, (url, body) => navigator.sendBeacon?.(url, body) ?? true);
  for (const [type, event] of Object.entries(CALLBACKS)) {
    player.addEventListener(type, (happened) => {
      const { index } = /** @type {CustomEvent} */ (happened).detail;
      statistics.add({ event, index });
    });
  }
  addEventListener('pagehide', () => statistics.flush());
  document.addEventListener('visibilitychange', () => document.hidden && statistics.flush());
  return statistics;
}

/** 128 random bits; `crypto.randomUUID` is missing on pages that came over an open line. */
function randomName() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
