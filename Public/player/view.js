// @ts-check
/** @import {State, Timeline} from './types.d.ts' */
import { currentPage, isRunning, pageLength, position } from './machine.js';
import { isStill, Pictures } from './pictures.js';
import { make, Sheet } from './sheet.js';

/** Paints a state; decides nothing. */
export class View {
  action = make('button', 'action');
  #story = make('div', 'story');
  #bars = make('div', 'bars');
  #text = make('div', 'text');
  #title = make('p', 'title');
  #subtitle = make('p', 'subtitle');
  #label = make('span', 'label');
  #body = make('p', 'body');
  #pictures;
  /** @type {Animation | undefined} */
  #progress;

  /** @param {ShadowRoot} root @param {() => void} onSheetClose */
  constructor(root, onSheetClose) {
    this.sheet = new Sheet(onSheetClose);
    const layer = make('div', 'pictures');
    const spinner = make('div', 'spinner');
    this.#pictures = new Pictures(layer, spinner);
    this.#bars.setAttribute('aria-hidden', 'true');
    this.action.type = 'button';
    for (const text of [this.#title, this.#subtitle, this.#label, this.#body]) text.dir = 'auto';
    this.action.append(this.#label);
    this.#text.append(this.#title, this.#subtitle, this.action);
    this.#story.append(layer, spinner, this.#bars, this.#body, this.#text, this.sheet.element);
    root.append(this.#story);
    this.begin(null);
  }

  /** Makes ready for a timeline; null leaves nothing that moves, loads or can be read. @param {Timeline | null} timeline */
  begin(timeline) {
    this.sheet.close();
    for (const animation of this.#story.getAnimations({ subtree: true })) animation.cancel();
    for (const mark of this.#story.querySelectorAll('.ring,.leaving')) mark.remove();
    for (const text of [this.#title, this.#subtitle, this.#body]) write(text, null);
    this.action.hidden = true;
    this.#text.hidden = !timeline;
    const pages = timeline?.pages ?? [];
    this.#bars.replaceChildren(...pages.map(() => {
      const bar = make('div', 'bar');
      bar.append(make('div', 'fill'));
      return bar;
    }));
    this.#bars.style.setProperty('--pages', `${pages.length}`);
    if (timeline) this.#story.style.setProperty('--ratio', `${timeline.presentation.storyAspectRatio}`);
    this.#pictures.begin(pages.map((page) => page.media ?? page.imageURL), timeline?.crossfadeSeconds ?? 0);
  }

  /** @param {State} state @param {number} now */
  render(state, now) {
    const page = currentPage(state);
    write(this.#body, state.phase === 'fallback' ? state.timeline.fallback?.body : null);
    write(this.#title, page?.title);
    write(this.#subtitle, page?.subtitle);
    this.#renderAction(page?.showsButton ? page.buttonTitle : null);
    this.#renderBars(state, now);
    if (page) this.#pictures.show(page.media ?? page.imageURL);
    if (state.phase !== 'stopped' && state.phase !== 'finished') this.sheet.close();
  }

  /** A ring, or a haptic's pulse, at a point of the story. @param {{x: number, y: number}} point @param {boolean} isPulse */
  mark({ x, y }, isPulse) {
    const ring = make('div', isPulse ? 'ring pulse' : 'ring');
    Object.assign(ring.style, { left: `${x * 100}%`, top: `${y * 100}%` });
    this.#story.append(ring);
    const growth = isStill() ? [1, 1] : [isPulse ? 0.4 : 0.8, isPulse ? 2 : 1];
    ring.animate({ opacity: [1, 0], scale: growth }, { duration: 450, easing: 'ease-out' }).onfinish = () => ring.remove();
  }

  /** @param {State} state @param {number} now */
  #renderBars(state, now) {
    const isPlayed = state.phase === 'finished';
    [...this.#bars.children].forEach((bar, index) => {
      bar.classList.toggle('full', index < state.page || (isPlayed && index === state.page));
    });
    this.#progress?.cancel();
    const fill = isPlayed ? null : this.#bars.children[state.page]?.firstElementChild;
    if (!fill) return;
    const frames = { transform: ['translateX(-101%)', 'none'] };
    this.#progress = fill.animate(frames, { duration: pageLength(state) / 1e6, fill: 'both' });
    this.#progress.currentTime = position(state, now) / 1e6;
    if (!isRunning(state)) this.#progress.pause();
  }

  /** @param {string | null | undefined} title */
  #renderAction(title) {
    const isNew = typeof title === 'string' && title !== this.#label.textContent;
    if (isNew && !this.action.hidden) this.#dissolveLabel();
    if (isNew) this.#label.textContent = title;
    this.action.hidden = typeof title !== 'string';
  }

  #dissolveLabel() {
    const leaving = /** @type {HTMLElement} */ (this.#label.cloneNode(true));
    leaving.classList.add('leaving');
    leaving.setAttribute('aria-hidden', 'true');
    this.action.append(leaving);
    leaving.animate({ opacity: [1, 0] }, 400).onfinish = () => leaving.remove();
    this.#label.animate({ opacity: [0, 1] }, 400);
  }
}

/** Absent text takes no room; blank text does. @param {HTMLElement} element @param {string | null | undefined} text */
function write(element, text) {
  element.hidden = typeof text !== 'string';
  if (element.textContent !== (text ?? '')) element.textContent = text ?? '';
}
