// @ts-check
/** @import {Page, Point, State, Text, Timeline} from './types.d.ts' */
import { currentPage, isRunning, pageLength, position } from './machine.js';
import { say } from '../words.js';
import { isStill, Pictures } from './pictures.js';
import { make, Sheet } from './sheet.js';
import { css } from './styles.js';

/** What a phone shows and this browser may not, by the end of the URL's path. */
const PHONE_ONLY = /^[^?#]*\.(heic|heif|tiff?)(?:[?#]|$)/i;

/** Paints a state; decides nothing. */
export class View {
  static #styles = new CSSStyleSheet();
  static {
    View.#styles.replaceSync(css);
  }

  /** What a haptic is in this browser: iOS plays one only where a finger itself switches a switch. */
  haptics =
    'vibrate' in navigator && navigator.maxTouchPoints
      ? 'vibration'
      : !('vibrate' in navigator) && 'switch' in HTMLInputElement.prototype
        ? 'switch'
        : 'pulse';
  /** The tap area. */
  zone = make('label', 'zone');
  #bars = make('div', 'bars');
  #body = make('p', '');
  #fallback = make('slot', 'body', this.#body);
  #lost = make('p', 'body lost');
  #title = make('p', 'title');
  #subtitle = make('p', 'subtitle');
  #label = make('span', 'label');
  action = make('button', 'action', this.#label);
  #text = make('div', 'text', this.#title, this.#subtitle, this.action);
  #page = make('div', 'page', this.#lost, this.#text);
  #pictures;
  /** @type {Animation | undefined} */
  #progress;

  /** @param {ShadowRoot} root @param {() => void} onPicture @param {() => void} [onSheetClose] */
  constructor(root, onPicture, onSheetClose = () => {}) {
    root.adoptedStyleSheets = [View.#styles];
    this.sheet = new Sheet(onSheetClose);
    this.#pictures = new Pictures(onPicture);
    const { layer, spinner } = this.#pictures;
    this.story = make('div', 'story', layer, spinner, this.#bars, this.#fallback, this.#page, this.zone);
    this.story.append(this.sheet.element);
    this.#fallback.name = 'fallback';
    for (const hidden of [layer, spinner, this.#bars, this.zone]) hidden.ariaHidden = 'true';
    if (this.haptics === 'switch') this.zone.append(systemSwitch());
    root.append(this.story);
    this.begin(null);
  }

  /**
   * Makes ready for a timeline; null leaves nothing that moves, loads or can be read.
   * @param {Timeline | null} timeline @param {Page[]} [loaded] whose pictures are fetched
   */
  begin(timeline, loaded = timeline?.pages ?? []) {
    this.sheet.close();
    for (const animation of this.story.getAnimations({ subtree: true })) animation.cancel();
    for (const mark of this.story.querySelectorAll('.ring,.leaving')) mark.remove();
    for (const text of [this.#title, this.#subtitle, this.#body, this.#lost]) write(text, null);
    this.#fallback.hidden = true;
    this.#page.role = this.#page.ariaLabel = null;
    this.action.hidden = true;
    this.#text.hidden = !timeline;
    const pages = timeline?.pages ?? [];
    this.#bars.replaceChildren(...pages.map(() => make('div', 'bar', make('div', 'fill'))));
    this.#bars.style.setProperty('--pages', `${pages.length}`);
    if (timeline) this.story.style.setProperty('--ratio', `${timeline.presentation.storyAspectRatio}`);
    this.#pictures.begin(
      loaded.map((page) => page.media ?? page.imageURL),
      timeline?.crossfadeSeconds ?? 0,
    );
  }

  /** Tells whether the page's picture stands there. @param {State} state @param {number} now */
  render(state, now) {
    const { pages, fallback } = state.timeline;
    const page = currentPage(state);
    this.#fallback.hidden = state.phase !== 'fallback';
    write(this.#body, fallback?.body);
    write(this.#title, page?.title);
    write(this.#subtitle, page?.subtitle);
    this.#renderAction(page?.showsButton ? page.buttonTitle : null);
    this.#renderBars(state, now);
    if (state.phase !== 'stopped' && state.phase !== 'finished') this.sheet.close();
    if (!page) return false;
    this.#page.role = 'group';
    this.#page.ariaLabel = say('{n} of {m}', { n: state.page + 1, m: pages.length });
    const isDrawn = this.#pictures.show(page.media ?? page.imageURL);
    const format = this.#pictures.hasFailed(page.media ?? page.imageURL) && PHONE_ONLY.exec(page.imageURL)?.[1];
    write(
      this.#lost,
      format ? say('This browser cannot show {format}. The phone can.', { format: format.toUpperCase() }) : null,
    );
    return isDrawn;
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

function systemSwitch() {
  const input = make('input', '');
  Object.assign(input, { type: 'checkbox', hidden: true });
  input.setAttribute('switch', '');
  return input;
}
