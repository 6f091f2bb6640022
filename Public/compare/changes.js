// @ts-check
/** @import {FieldChange, PageChange} from './types.d.ts' */
import { decimalText, secondsText } from '../editor/format.js';
import { say } from '../words.js';

/** What a part of a page, of the notification or of the options is called; options keep the SDK's names. */
const NAMES = /** @type {Record<string, string>} */ ({
  imageURL: say('Image'),
  title: say('Title'),
  subtitle: say('Subtitle'),
  buttonTitle: say('Button title'),
  link: say('Link'),
  duration: say('Duration'),
  outcome: say('Outcome'),
  'notification.title': say('Alert title'),
  'notification.subtitle': say('Alert subtitle'),
  'notification.body': say('Alert body'),
  'notification.category': say('Category'),
  'fallback.body': say('Text of the fallback'),
});

/** @param {string} field */
export const nameOf = (field) => NAMES[field] ?? field.replace(/^presentation\./, '');

/** A value as people read it. @param {FieldChange['from']} value @param {string} field */
export function valueText(value, field) {
  if (value === null) return say('none');
  if (value === '') return say('empty');
  if (typeof value === 'boolean') return value ? say('on') : say('off');
  if (typeof value !== 'number') return value;
  return field === 'duration' ? secondsText(value) : decimalText(value, 2);
}

/** What became of a page, under its numbers in both versions. @param {PageChange} change */
export function titleOf({ kind, from, to }) {
  const [before, after] = [(from ?? 0) + 1, (to ?? 0) + 1];
  if (kind === 'added') return say('Page {n} is new', { n: after });
  if (kind === 'removed') return say('Page {n} is gone', { n: before });
  const title =
    before === after ? say('Page {n}', { n: after }) : say('Page {n}, was page {before}', { n: after, before });
  return kind === 'same' ? say('{page}: the same', { page: title }) : title;
}
