// @ts-check
/** @import {ByteRange} from './types.d.ts' */

const whole = new Intl.NumberFormat('en');

/** `0 s`, `4.25 s`, `90 s`: at most two places, none that say nothing. @param {number} seconds */
export const secondsText = (seconds) => `${Number(seconds.toFixed(2))} s`;

/** Seconds of an event, always with two places, so that a column of them lines up. @param {number} seconds */
export const instantText = (seconds) => `${seconds.toFixed(2)} s`;

/** `512 bytes`, `1,024 bytes`. @param {number} bytes */
export const bytesText = (bytes) => `${whole.format(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}`;

/** One number where both ends agree, else both, without their unit. @param {ByteRange} range */
export function byteRangeText({ atLeast, atMost }) {
  if (atLeast === atMost) return whole.format(atMost);
  return `${whole.format(atLeast)} to ${whole.format(atMost)}`;
}

/** @param {number} count @param {string} one @param {string} many */
export const countText = (count, one, many = `${one}s`) => `${whole.format(count)} ${count === 1 ? one : many}`;
