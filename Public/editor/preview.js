// @ts-check
/** @import {TimelineDocument, Trouble} from './types.d.ts' */
import { troubleOf, UNREACHABLE } from './trouble.js';

const PAUSE_MILLISECONDS = 150;

/** Asks the server what a text would do, once typing rests; only the last answer counts. */
export class Previewer {
  #answered;
  #failed;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #asking = new AbortController();

  /** @param {(document: TimelineDocument) => void} answered @param {(trouble: Trouble) => void} failed */
  constructor(answered, failed) {
    this.#answered = answered;
    this.#failed = failed;
  }

  /** @param {string} text @param {string} query @param {number} [milliseconds] */
  ask(text, query, milliseconds = PAUSE_MILLISECONDS) {
    this.stop();
    this.#timer = setTimeout(() => this.#send(text, query), milliseconds);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#asking.abort();
  }

  /** @param {string} text @param {string} query */
  async #send(text, query) {
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const answer = await timelineOf(text, query, signal).catch(() => UNREACHABLE);
    if (signal.aborted) return;
    if ('sentence' in answer) this.#failed(/** @type {Trouble} */ (answer));
    else this.#answered(/** @type {TimelineDocument} */ (answer));
  }
}

/** @param {string} text @param {string} query @param {AbortSignal} signal @returns {Promise<TimelineDocument | Trouble>} */
async function timelineOf(text, query, signal) {
  const headers = { 'Content-Type': 'text/plain' };
  const response = await fetch(`/api/timeline?${query}`, { method: 'POST', body: text, headers, signal });
  if (response.ok) return await response.json();
  return troubleOf(response.status, await response.json().catch(() => ({})));
}
