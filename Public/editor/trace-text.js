// @ts-check
/** @import {TraceEntry} from './types.d.ts' */

const COLUMNS = /** @type {const} */ (['at', 'event', 'index', 'pageCount']);

/** Callbacks as JSON, as `storyproof simulate` prints them. @param {TraceEntry[]} trace */
export const traceJSON = (trace) => `${JSON.stringify(trace, null, 2)}\n`;

/** The same as CSV (RFC 4180): no value needs quotes. @param {TraceEntry[]} trace */
export const traceCSV = (trace) =>
  [COLUMNS, ...trace.map((entry) => COLUMNS.map((column) => entry[column] ?? ''))]
    .map((row) => `${row.join(',')}\r\n`)
    .join('');
