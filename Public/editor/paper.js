// @ts-check
/** @import {Severity} from './types.d.ts' */
import { segments } from './colours.js';

/** @typedef {{start: number, end: number, severity: Severity}} Mark offsets in the text, or columns of a line */

/** The number of a line, with a mark where a finding begins. @param {number} line @param {Mark | undefined} mark */
export function numberElement(line, mark) {
  const element = document.createElement('span');
  if (mark) element.dataset.severity = mark.severity;
  element.textContent = `${line + 1}`;
  return element;
}

/**
 * A line in its colours.
 * @param {string} line @param {Mark[]} marks columns from 0; later ones lie over earlier ones
 * @param {number[]} pair columns of brackets that stand out
 */
export function lineElement(line, marks, pair) {
  const row = document.createElement('div');
  let column = 0;
  for (const { text, kind, severity } of segments(line, marks)) {
    const piece = document.createElement('span');
    piece.textContent = text;
    if (kind) piece.className = kind;
    if (pair.includes(column)) piece.classList.add('pair');
    if (severity) piece.dataset.severity = severity;
    column += text.length;
    row.append(piece);
  }
  return row;
}
