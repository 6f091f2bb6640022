// @ts-check
import { language, say } from '../words.js';

/**
 * What came of a call: `status` is 0 where no answer came, `retryAfter` in seconds.
 * @typedef {{ok: boolean, status: number, answer: any, retryAfter: number}} Outcome
 */

/** @type {Outcome} */
const UNREACHABLE = { ok: false, status: 0, answer: null, retryAfter: 0 };

/**
 * Calls the server's interface for shares. The owner's secret goes in the header alone.
 * @param {string} method @param {string} path
 * @param {{token?: string, query?: string, body?: string | Blob, type?: string, passphrase?: string}} [more]
 * @returns {Promise<Outcome>}
 */
export async function call(method, path, { token, query, body, type = 'text/plain', passphrase } = {}) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (body !== undefined) headers['Content-Type'] = type;
  if (token) headers.Authorization = `Bearer ${token}`;
  // A header holds no other characters than Latin-1.
  if (passphrase) headers['Storyproof-Passphrase'] = encodeURIComponent(passphrase);
  const asked = new URLSearchParams(query);
  asked.set('lang', language);
  try {
    const response = await fetch(`${path}?${asked}`, { method, headers, body, cache: 'no-store' });
    const text = await response.text();
    const isJSON = /json/.test(response.headers.get('Content-Type') ?? '');
    const { ok, status } = response;
    const retryAfter = Number(response.headers.get('Retry-After')) || 0;
    return { ok, status, answer: isJSON && text ? JSON.parse(text) : text, retryAfter };
  } catch {
    return UNREACHABLE;
  }
}

/** Why a call came to nothing, and what can be done. @param {Outcome} outcome */
export function troubleText({ status, answer, retryAfter }) {
  const detail = typeof answer?.detail === 'string' ? answer.detail : '';
  if (status === 0) return say('The server does not answer. What you typed stands here: try again in a moment.');
  if (status === 429) {
    const minutes = Math.max(1, Math.ceil(retryAfter / 60));
    return say('Too much was shared from your network lately. Try again in {n} min: what you typed stands here.', {
      n: minutes,
    });
  }
  if (status === 507) {
    return say('The server has no room for another link. A link without storing anything still works.');
  }
  if (status === 503) return say('The server cannot keep links at the moment. {detail}', { detail }).trim();
  if (status === 401 || status === 403) return say('This is not the owner’s key of the link.');
  return detail || say('The server refused it ({status}).', { status });
}
