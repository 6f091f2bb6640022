// @ts-check
/** @import {TimelineDocument} from '../editor/types.d.ts' */

/** Points of the screen's width that iOS leaves free beside a notification. */
const MARGINS = 16;
/** The points of a common phone, and of the widest. */
const COMMON = 390;
const WIDEST = 440;

const IS_NARROW = matchMedia('(max-width: 699.98px)');

/** Gives the story its shape; a phone shows it as on its own screen. @param {TimelineDocument} timeline */
export function fit({ presentation }) {
  const { style } = document.documentElement;
  style.setProperty('--ratio', `${presentation.storyAspectRatio}`);
  const points = () => (IS_NARROW.matches ? Math.min(innerWidth, WIDEST) : COMMON) - MARGINS;
  const dress = () => style.setProperty('--story-width-points', `${points()}`);
  addEventListener('resize', dress);
  dress();
}
