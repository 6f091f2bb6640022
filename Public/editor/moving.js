// @ts-check
/** @import {PlayerElement} from './types.d.ts' */

/** Goes there page by page, as the transitions lead, and stays. @param {PlayerElement} player @param {number} page */
export function moveTo(player, page) {
  const shown = () => Number(player.getAttribute('page'));
  for (let before = -1; shown() !== page && shown() !== before; ) {
    before = shown();
    if (before < page) player.next();
    else player.previous();
  }
  player.pause();
}
