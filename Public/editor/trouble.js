// @ts-check
/** @import {Trouble} from './types.d.ts' */
import { bytesText } from './format.js';

/** Neither a status nor an answer: the network is away, or the server is. @type {Trouble} */
export const UNREACHABLE = {
  sentence: 'The server does not answer. Your text is kept in this browser, and the preview shows the last answer.',
  canRetry: true,
};

/**
 * What a refusal means for the person who types, and the cure.
 * @param {number} status @param {Record<string, unknown>} problem the problem document (RFC 9457), or an empty object
 * @returns {Trouble}
 */
export function troubleOf(status, problem) {
  if (status === 413) {
    const limit = typeof problem.limit === 'number' ? bytesText(problem.limit) : '1,048,576 bytes';
    return {
      sentence: `This text is too long to preview: ${limit} is the most. Shorten it to go on.`,
      canRetry: false,
    };
  }
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
    const detail = typeof problem.detail === 'string' ? problem.detail : `The server refused the text (${status}).`;
    return { sentence: `${detail} The preview shows the last answer.`, canRetry: false };
  }
  return {
    sentence: `The server has trouble (${status}). Your text is kept, and the preview shows the last answer.`,
    canRetry: true,
  };
}
