// @ts-check
import { language, say } from '../words.js';

const relative = new Intl.RelativeTimeFormat(language);
const dateAndTime = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });

const MINUTE = 60_000;
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ['day', 1440 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
];

/** `expires in 12 days`. @param {string | null} expiresAt RFC 3339; null: never @param {number} now */
export function expiryText(expiresAt, now) {
  if (expiresAt === null) return say('does not expire');
  const rest = Math.max(Date.parse(expiresAt) - now, MINUTE);
  const [unit, length] = UNITS.find(([, milliseconds]) => rest >= milliseconds) ?? UNITS[2];
  return say('expires {when}', { when: relative.format(Math.round(rest / length), unit) });
}

/** A moment on this reader's clock. @param {string} instant RFC 3339 */
export function time(instant) {
  const made = document.createElement('time');
  made.dateTime = instant;
  made.textContent = dateAndTime.format(new Date(instant));
  return made;
}
