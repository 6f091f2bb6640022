// @ts-check
/** @import {Notification, PlayerElement} from './types.d.ts' */
import { element } from './element.js';

/**
 * The lines that an app shows in the alert body's place; none: it shows the body.
 * @param {string} choice @param {string} own a text of one's own @param {Notification | null} notification
 * @returns {string[]}
 */
export function fallbackLines(choice, own, notification) {
  if (choice === 'own') return own ? [own] : [];
  if (choice === 'title' && notification?.title) return [notification.title, notification.body ?? ''].filter(Boolean);
  return [];
}

/** Fills the player's slot; the first of two lines is a title. @param {PlayerElement} player @param {string[]} lines */
export function fillFallback(player, lines) {
  player.querySelector('[slot=fallback]')?.remove();
  if (!lines.length) return;
  const slot = element('div', '', ...lines.map((line) => element('p', '', line)));
  slot.slot = 'fallback';
  player.append(slot);
}
