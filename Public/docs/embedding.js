// @ts-check
/** @import {PlayerElement, TraceEntry} from '../editor/types.d.ts' */
import { setUpCopying } from '../editor/copying.js';
import { element } from '../editor/element.js';
import { subjectOf } from '../editor/events.js';
import { instantText } from '../editor/format.js';

const NAMES = ['start', 'show', 'action', 'finish', 'fallback', 'haptic'];

/** The list is to be seen whole, beside the story. */
const MOST_SHOWN = 6;

const story = /** @type {PlayerElement} */ (document.getElementById('story'));
const events = /** @type {HTMLElement} */ (document.getElementById('events'));
const said = /** @type {HTMLElement} */ (document.getElementById('said'));

/** @param {CustomEvent<TraceEntry>} event */
function tell({ type, detail }) {
  const seconds = instantText(story.trace.at(-1)?.at ?? 0);
  events.append(element('li', '', element('time', '', seconds), element('code', '', type), subjectOf(detail)));
  while (events.children.length > MOST_SHOWN) events.firstElementChild?.remove();
}

for (const name of NAMES) {
  story.addEventListener(`stories-${name}`, (event) => tell(/** @type {CustomEvent} */ (event)));
}

for (const snippet of document.querySelectorAll('.snippet')) {
  const button = /** @type {HTMLButtonElement} */ (snippet.querySelector('button'));
  const text = () => snippet.querySelector('code')?.textContent ?? '';
  setUpCopying(button, text, (sentence) => {
    said.textContent = sentence;
  });
}
