// @ts-check
/** @import {TimelineDocument, Trouble} from './types.d.ts' */
import { language } from '../words.js';
import { troubleOf, UNREACHABLE } from './trouble.js';

const PAUSE_MILLISECONDS = 150;

/** @typedef {(text: string, query: string, signal: AbortSignal) => Promise<TimelineDocument | Trouble>} Ask */

/** Asks what a text would do, once typing rests; only the last answer counts. */
export class Previewer {
  #send;
  #answered;
  #failed;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #asking = new AbortController();

  /**
   * @param {Ask} send
   * @param {(document: TimelineDocument, text: string) => void} answered what was asked is said with the answer
   * @param {(trouble: Trouble) => void} failed
   */
  constructor(send, answered, failed) {
    this.#send = send;
    this.#answered = answered;
    this.#failed = failed;
  }

  /** @param {string} text @param {string} query @param {number} [milliseconds] */
  ask(text, query, milliseconds = PAUSE_MILLISECONDS) {
    clearTimeout(this.#timer);
    this.#asking.abort();
    this.#timer = setTimeout(() => this.#exchange(text, query), milliseconds);
  }

  /** @param {string} text @param {string} query */
  async #exchange(text, query) {
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const answer = await this.#send(text, query, signal).catch(() => UNREACHABLE);
    if (signal.aborted) return;
    if ('sentence' in answer) this.#failed(/** @type {Trouble} */ (answer));
    else this.#answered(/** @type {TimelineDocument} */ (answer), text);
  }
}

/** Asks the server. @type {Ask} */
export async function timelineOf(text, query, signal) {
  const headers = { 'Content-Type': 'text/plain' };
  const asked = new URLSearchParams(query);
  asked.set('lang', language);
  const response = await fetch(`/api/timeline?${asked}`, { method: 'POST', body: text, headers, signal });
  if (response.ok) return await response.json();
  return troubleOf(response.status, await response.json().catch(() => ({})));
}
