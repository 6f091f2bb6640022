// @ts-check
import { reportPlayback } from './statistics.js';

/** @param {string} id */
const read = (id) => JSON.parse(document.getElementById(id)?.textContent ?? 'null');

const player = /** @type {import('../editor/types.d.ts').PlayerElement} */ (document.getElementById('story'));
const timeline = read('timeline');
document.documentElement.style.setProperty('--ratio', timeline.presentation.storyAspectRatio);
reportPlayback(player, read('share'));
player.timeline = timeline;
