// @ts-check
/** @import {Timeline} from '../player/types.d.ts' */
/** @import {ShownPage, TimelineDocument} from './types.d.ts' */
import { still } from '../player/still.js';
import { say } from '../words.js';
import { button, element } from './element.js';
import { secondsText } from './format.js';

/** A page on the storyboard: its picture is there only while it is wanted. */
export class StoryboardPage {
  element;
  open;
  #timeline;
  #page;
  #frame;

  /** @param {TimelineDocument} timeline @param {ShownPage} page @param {(index: number) => void} choose */
  constructor(timeline, page, choose) {
    this.#timeline = timeline;
    this.#page = page;
    this.#frame = element('div', 'board-picture');
    // What stands in the picture is told by the player.
    Object.assign(this.#frame, { inert: true, ariaHidden: 'true' });
    const number = page.index + 1;
    this.open = button('board-open', '', () => choose(page.index));
    this.open.ariaLabel = say('Open page {n} in the player', { n: number });
    const caption = element('p', 'board-caption', element('b', '', say('Page {n}', { n: number })), ' ');
    caption.append(element('span', '', secondsText(page.duration)));
    const link = element('p', 'board-link', page.link ?? '');
    this.element = element('li', '', element('div', 'board-frame', this.#frame, this.open), caption, link);
  }

  fill() {
    if (this.#frame.firstChild) return;
    const made = still(/** @type {Timeline} */ (/** @type {unknown} */ (this.#timeline)), this.#page.index);
    // Paper would leave the story's own colours out, which take nothing from the page around it.
    /** @type {HTMLElement | null | undefined} */ (made.shadowRoot?.querySelector('.story'))?.style.setProperty(
      'print-color-adjust',
      'exact',
    );
    this.#frame.append(made);
  }

  empty() {
    this.#frame.replaceChildren();
  }

  /** Until the picture is drawn, does not come, or is waited for no longer. @param {AbortSignal} patience */
  async drawn(patience) {
    const picture = new Image();
    const { media, imageURL } = this.#page;
    Object.assign(picture, { referrerPolicy: 'no-referrer', src: media ?? imageURL });
    const isThere = await picture.decode().then(
      () => true,
      () => false,
    );
    const frame = () => new Promise(requestAnimationFrame);
    while (isThere && !patience.aborted && !this.#hasPicture) await frame();
  }

  get #hasPicture() {
    return this.#frame.firstElementChild?.shadowRoot?.querySelector('canvas') != null;
  }
}
