// @ts-check
/** @import {Trouble} from './types.d.ts' */
import { say } from '../words.js';
import { bytesText } from './format.js';

const MOST_BYTES = 1_048_576;

/** Neither a status nor an answer: the network is away, or the server is. @type {Trouble} */
export const UNREACHABLE = {
  sentence: say(
    'The server does not answer. Your text is kept in this browser, and the preview shows the last answer.',
  ),
  canRetry: true,
};

/**
 * What a refusal means for the person who types, and the cure.
 * @param {number} status @param {Record<string, unknown>} problem the problem document (RFC 9457), or an empty object
 * @returns {Trouble}
 */
export function troubleOf(status, problem) {
  if (status === 413) {
    const limit = bytesText(typeof problem.limit === 'number' ? problem.limit : MOST_BYTES);
    return {
      sentence: say('This text is too long to preview: {limit} is the most. Shorten it to go on.', { limit }),
      canRetry: false,
    };
  }
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
    const detail =
      typeof problem.detail === 'string' ? problem.detail : say('The server refused the text ({status}).', { status });
    return { sentence: say('{detail} The preview shows the last answer.', { detail }), canRetry: false };
  }
  return {
    sentence: say('The server has trouble ({status}). Your text is kept, and the preview shows the last answer.', {
      status,
    }),
    canRetry: true,
  };
}
