// @ts-check
/** @import {Severity} from './types.d.ts' */

/** @typedef {{start: number, end: number, kind: string}} Piece `kind` is a class name, or '' */

const TOKEN = /("(?:[^"\\]|\\.)*"?)(\s*:)?|(-?\d[\d.eE+-]*)|\b(true|false|null)\b|([{}[\],:])/g;

/**
 * A line of JSON in pieces by kind, spaces between them left out: strings never go over a line's end.
 * @param {string} line
 */
export function tokens(line) {
  /** @type {Piece[]} */
  const pieces = [];
  for (const match of line.matchAll(TOKEN)) {
    const [whole, string, colon, number, word] = match;
    const end = match.index + (string?.length ?? whole.length);
    const kind = string !== undefined ? (colon ? 'key' : 'string') : (number ?? word) ? 'value' : 'sign';
    pieces.push({ start: match.index, end, kind });
    if (colon) pieces.push({ start: match.index + whole.length - 1, end: match.index + whole.length, kind: 'sign' });
  }
  return pieces;
}

/**
 * A line cut wherever its colour or its marks change, without gaps.
 * @param {string} line
 * @param {{start: number, end: number, severity: Severity}[]} marks columns from 0; later ones lie over earlier ones
 * @returns {{text: string, kind: string, severity: Severity | ''}[]}
 */
export function segments(line, marks) {
  const pieces = tokens(line);
  const cuts = new Set([0, line.length, ...[...pieces, ...marks].flatMap(({ start, end }) => [start, end])]);
  const edges = [...cuts].filter((edge) => edge >= 0 && edge <= line.length).sort((a, b) => a - b);
  let next = 0;
  return edges.slice(0, -1).map((start, number) => {
    while (next < pieces.length && pieces[next].end <= start) next += 1;
    const piece = pieces[next];
    const kind = piece && piece.start <= start ? piece.kind : '';
    const severity = marks.findLast((mark) => mark.start <= start && start < mark.end)?.severity ?? '';
    return { text: line.slice(start, edges[number + 1]), kind, severity };
  });
}
