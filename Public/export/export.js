// @ts-check
import '../player/push-stories.js';
import '../player/stories-transport.js';

const player = /** @type {import('../editor/types.d.ts').PlayerElement} */ (document.getElementById('story'));
const timeline = JSON.parse(document.getElementById('timeline')?.textContent ?? '');
/** @type {NodeListOf<HTMLImageElement>} */
const pictures = document.querySelectorAll('.story-page img');
// The file holds each picture once, where the page shows it without a script too.
for (const [index, picture] of pictures.entries()) timeline.pages[index].media = picture.src;
document.documentElement.style.setProperty('--ratio', timeline.presentation.storyAspectRatio);
player.timeline = timeline;
