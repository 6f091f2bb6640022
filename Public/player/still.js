// @ts-check
/** @import {Timeline} from './types.d.ts' */
import { create } from './machine.js';
import { createView } from './view.js';

/**
 * A page as it stands at its start: nothing moves, nothing can be pressed, and only its own picture loads.
 * @param {Timeline} timeline @param {number} index
 */
export function still(timeline, index) {
  const element = document.createElement('div');
  const { state } = create({ ...timeline, crossfadeSeconds: 0 }, 0);
  /** @type {typeof state} */
  const paused = { ...state, page: index, pauses: ['user'] };
  const root = element.attachShadow({ mode: 'open' });
  const pages = timeline.pages.slice(index, index + 1);
  const view = createView(root, paused.timeline, new Map(), () => view.render(paused, 0), pages);
  view.render(paused, 0);
  view.action.disabled = true;
  view.story.style.pointerEvents = 'none';
  return element;
}
