// @ts-check
/** @import {Draft, Review} from './types.d.ts' */
import { count, say } from '../words.js';

/** Why something was not taken, in a sentence. */
export class Refusal extends Error {}

/** @typedef {Review & {reviewerKey?: string}} Answer */

/**
 * Hands in a review.
 * @param {string} id the share's @param {Draft} draft @param {string | null} key joins it to earlier ones
 * @returns {Promise<Answer>} rejects with a `Refusal`
 */
export const sendReview = (id, draft, key) =>
  exchange(`/api/previews/${id}/reviews`, key, { method: 'POST', body: JSON.stringify(draft) });

/**
 * Takes an own review back.
 * @param {string} id the share's @param {number} number the review's @param {string | null} key
 * @returns {Promise<Answer>} rejects with a `Refusal`
 */
export const takeBack = (id, number, key) =>
  exchange(`/api/previews/${id}/reviews/${number}`, key, { method: 'DELETE' });

/** @param {string} url @param {string | null} key @param {RequestInit} request */
async function exchange(url, key, request) {
  const headers = { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) };
  const response = await fetch(url, { ...request, headers }).catch(() => {
    throw new Refusal(say('The server does not answer.'));
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refusal(whyNot(response.status, Number(response.headers.get('Retry-After')), answer));
  return answer;
}

/**
 * @param {number} status @param {number} seconds until it may be tried again; 0 where that was not said
 * @param {Record<string, unknown>} problem the problem document (RFC 9457), or an empty object
 */
export function whyNot(status, seconds, { detail }) {
  if (status === 429) {
    const minutes = Math.max(1, Math.ceil(seconds / 60));
    return count(
      minutes,
      'Too many reviews came from here. Try again in {n} minute.',
      'Too many reviews came from here. Try again in {n} minutes.',
    );
  }
  if (status === 410) return say('The link has expired, or its owner has taken it back.');
  if (status === 413) return say('The text is too long. Shorten it.');
  if (status < 500 && typeof detail === 'string') return detail;
  return say('The server has trouble ({status}).', { status });
}
