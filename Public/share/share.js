// @ts-check
/** @import {PlayerElement, TimelineDocument} from '../editor/types.d.ts' */
import { fit } from './fitting.js';
import { reportPlayback } from './statistics.js';

/** @param {string} id @returns {any} */
const part = (id) => document.getElementById(id);
/** @param {string} id */
const read = (id) => JSON.parse(part(id).textContent);

/** @type {PlayerElement} */
const player = part('story');
const share = read('share');

/** @param {TimelineDocument} timeline */
function play(timeline) {
  fit(timeline);
  player.timeline = timeline;
}

// Once seen, the story shows the way to the review.
for (const type of ['stories-finish', 'stories-fallback']) {
  player.addEventListener(type, () => part('stage').classList.add('seen'));
}

if (share) {
  const statistics = reportPlayback(player, share);
  // It plays before the rest has come.
  play(read('timeline'));
  import('./stored.js').then(({ openStored }) => openStored(share, player, statistics, part));
} else {
  import('./local.js').then(({ openLocal }) => openLocal(play, part));
}
