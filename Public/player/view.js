// @ts-check
/** @import {Point, State, Text, Timeline} from './types.d.ts' */
import { currentPage, isRunning, pageLength, position } from './machine.js';
import { isStill, Pictures } from './pictures.js';
import { make, Sheet } from './sheet.js';

/** Paints a state; decides nothing. */
export class View {
  #layer = make('div', 'pictures');
  #spinner = make('div', 'spinner');
  #bars = make('div', 'bars');
  #body = make('p', 'body');
  #title = make('p', 'title');
  #subtitle = make('p', 'subtitle');
  #label = make('span', 'label');
  action = make('button', 'action', this.#label);
  #text = make('div', 'text', this.#title, this.#subtitle, this.action);
  #pictures = new Pictures(this.#layer, this.#spinner);
  /** @type {Animation | undefined} */
  #progress;

  /** @param {ShadowRoot} root @param {() => void} onSheetClose */
  constructor(root, onSheetClose) {
    this.sheet = new Sheet(onSheetClose);
    const { element } = this.sheet;
    this.story = make('div', 'story', this.#layer, this.#spinner, this.#bars, this.#body, this.#text, element);
    for (const text of [this.#title, this.#subtitle, this.#label, this.#body]) text.dir = 'auto';
    root.append(this.story);
    this.begin(null);
  }

  /**
   * Makes ready for a timeline; null leaves nothing that moves, loads or can be read.
   * @param {Timeline | null} timeline
   */
  begin(timeline) {
    this.sheet.close();
    for (const animation of this.story.getAnimations({ subtree: true })) animation.cancel();
    for (const mark of this.story.querySelectorAll('.ring,.leaving')) mark.remove();
    for (const text of [this.#title, this.#subtitle, this.#body]) write(text, null);
    this.action.hidden = true;
    this.#text.hidden = !timeline;
    const pages = timeline?.pages ?? [];
    this.#bars.replaceChildren(...pages.map(() => make('div', 'bar', make('div', 'fill'))));
    this.#bars.style.setProperty('--pages', `${pages.length}`);
    if (timeline) this.story.style.setProperty('--ratio', `${timeline.presentation.storyAspectRatio}`);
    this.#pictures.begin(
      pages.map((page) => page.media ?? page.imageURL),
      timeline?.crossfadeSeconds ?? 0,
    );
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

  /** A ring where a tap fell, or a haptic's pulse. @param {Point} point @param {boolean} [isPulse] */
  mark({ x, y }, isPulse) {
    const ring = make('div', isPulse ? 'ring pulse' : 'ring');
    Object.assign(ring.style, { left: `${x * 100}%`, top: `${y * 100}%` });
    this.story.append(ring);
    const scale = isStill() ? [1, 1] : isPulse ? [0.4, 2] : [0.8, 1];
    ring.animate({ opacity: [1, 0], scale }, { duration: 450, easing: 'ease-out' }).onfinish = () => ring.remove();
  }

  /** @param {State} state @param {number} now */
  #renderBars(state, now) {
    const isPlayed = state.phase === 'finished';
    const bars = this.#bars.children;
    for (let index = 0; index < bars.length; index++) {
      bars[index].classList.toggle('full', index < state.page || (isPlayed && index === state.page));
    }
    this.#progress?.cancel();
    const fill = isPlayed ? null : bars[state.page]?.firstElementChild;
    if (!fill) return;
    const frames = { transform: ['translateX(-101%)', 'none'] };
    this.#progress = fill.animate(frames, { duration: pageLength(state) / 1e6, fill: 'both' });
    this.#progress.currentTime = position(state, now) / 1e6;
    if (!isRunning(state)) this.#progress.pause();
  }

  /** @param {Text} title */
  #renderAction(title) {
    const old = this.action.hidden ? null : this.#label.textContent;
    this.action.hidden = typeof title !== 'string';
    if (this.action.hidden || title === old) return;
    if (old !== null) this.#dissolveLabel();
    this.#label.textContent = title ?? '';
  }

  #dissolveLabel() {
    const leaving = make('span', 'label leaving', this.#label.textContent);
    leaving.ariaHidden = 'true';
    this.action.append(leaving);
    leaving.animate({ opacity: [1, 0] }, 400).onfinish = () => leaving.remove();
    this.#label.animate({ opacity: [0, 1] }, 400);
  }
}

/** Absent text takes no room; blank text does. @param {HTMLElement} element @param {Text} text */
function write(element, text) {
  element.hidden = typeof text !== 'string';
  // Read anew only where it changed.
  if (element.textContent !== (text ?? '')) element.textContent = text ?? '';
}
