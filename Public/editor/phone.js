// @ts-check
/** @import {Settings} from './settings.js' */

/** Points of the screen's width that iOS leaves free beside a notification. */
const MARGINS = 16;

/** A phone shows the story on its own screen, and draws none. */
const IS_PHONE = matchMedia('(max-width: 480px) and (pointer: coarse)');

/**
 * Gives the stage the phone that the settings name.
 * @param {HTMLElement} view holds all that shows pages @param {HTMLElement} stage @param {HTMLElement} phone
 * @param {Settings} settings
 */
export function dress(view, stage, phone, settings) {
  const points = (IS_PHONE.matches ? innerWidth : Number(settings.get('width'))) - MARGINS;
  view.style.setProperty('--story-width-points', `${points}`);
  const appearance = settings.get('appearance');
  stage.style.colorScheme = appearance === 'page' ? '' : appearance;
  phone.dir = settings.get('direction');
}
