// @ts-check
/** @import {Finding} from './types.d.ts' */
import { language, say } from '../words.js';

/**
 * What is told while pictures are looked at: how far one is, in bytes, of how many where that is known; what one is, and
 * where this site has it; and at the end all findings of the payload.
 * @typedef {{
 *   progress: (told: {url: string, received: number, total: number | null}) => void,
 *   media: (told: {url: string, media: string | null, diagnostics: Finding[]}) => void,
 *   done: (told: {diagnostics: Finding[]}) => void
 * }} Listening
 */

/** Why pictures were not looked at, in a sentence. */
export class NotLooked extends Error {
  /** @param {string} sentence @param {boolean} [isForGood] whether asking again is of no use */
  constructor(sentence, isForGood = false) {
    super(sentence);
    this.isForGood = isForGood;
  }
}

/**
 * Lets the server look at a payload's pictures; rejects with `NotLooked` where it does not, or not to the end.
 * @param {string} text @param {string} query the options @param {Listening} on @param {AbortSignal} signal
 */
export async function lookAt(text, query, on, signal) {
  const asked = new URLSearchParams(query);
  asked.set('lang', language);
  const headers = { 'Content-Type': 'text/plain' };
  const request = fetch(`/api/media?${asked}`, { method: 'POST', body: text, headers, signal });
  const response = await request.catch(() => Promise.reject(stopped()));
  if (!response.ok || !response.body) throw refusal(response);
  let isDone = false;
  for await (const { event, told } of eventsOf(response.body)) {
    on[/** @type {keyof Listening} */ (event)]?.(told);
    isDone ||= event === 'done';
  }
  if (!isDone) throw stopped();
}

/** @param {Response} response */
function refusal({ status, headers }) {
  if (status === 501) return new NotLooked(say('This server does not look at pictures.'), true);
  if (status !== 429) return stopped();
  const n = Math.max(1, Math.ceil(Number(headers.get('Retry-After')) / 60));
  return new NotLooked(
    say('Many pictures were looked at from your network. Change something in {n} min to go on.', { n }),
  );
}

const stopped = () =>
  new NotLooked(say('Not all pictures could be looked at: the server stopped. Your next change starts it again.'));

/**
 * Server-sent events as they come, their data read as JSON; what a broken connection leaves half is left out.
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} body
 */
export async function* eventsOf(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let waiting = ''; ; ) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: '' }));
    if (done) return;
    const events = (waiting + value).split('\n\n');
    waiting = events.pop() ?? '';
    for (const lines of events) {
      const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(lines) ?? [];
      if (data) yield { event, told: JSON.parse(data) };
    }
  }
}
