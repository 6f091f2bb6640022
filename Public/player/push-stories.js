// @ts-check
/** @import {Effect, Picture, Player, Send, State, Timeline, View} from './types.d.ts' */
import { say } from '../words.js';
import { create, currentPage, drawn, nextDue, position, reduce, visits } from './machine.js';
import { createView, haptics } from './view.js';

/** The instant, in whole nanoseconds. */
const now = () => Math.round(performance.now() * 1e6);

/** @implements {Player} */
class PushStories extends HTMLElement {
  static observedAttributes = ['src'];

  /** @type {Effect[]} */
  trace = [];
  #root = this.attachShadow({ mode: 'open' });
  /** @type {Map<string, Picture>} */
  #pictures = new Map();
  #view = this.#createView(null);
  /** @type {Timeline | null} */
  #timeline = null;
  /** @type {State | null} */
  #state = null;
  /** @type {Effect[]} */
  #queue = [];
  #point = { x: 0.5, y: 0.5 };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #listening = new AbortController();
  /** @type {AbortController | null} Null while the element is in no document. */
  #fetching = null;

  connectedCallback() {
    this.#fetching = new AbortController();
    for (const [name, value] of Object.entries({ tabindex: '0', role: 'region', 'aria-label': say('Story') })) {
      if (!this.hasAttribute(name)) this.setAttribute(name, value);
    }
    // A timeline that was set before this script came lies on the instance and hides the accessor.
    if (Object.hasOwn(this, 'timeline')) {
      const { timeline } = this;
      Reflect.deleteProperty(this, 'timeline');
      this.timeline = timeline;
    } else {
      this.#start();
      if (!this.#timeline) this.#fetch();
    }
  }

  disconnectedCallback() {
    this.#fetching?.abort();
    this.#fetching = null;
    this.#stop();
    this.#view = this.#createView(null);
  }

  attributeChangedCallback() {
    if (this.#fetching) this.#fetch();
    else this.#timeline = null;
  }

  get timeline() {
    return this.#timeline;
  }

  set timeline(timeline) {
    this.#fetching?.abort();
    this.#timeline = timeline;
    this.#start();
  }

  get currentTime() {
    const page = this.#state && currentPage(this.#state);
    return page ? page.start + position(/** @type {State} */ (this.#state), now()) / 1e9 : 0;
  }

  get visits() {
    return this.#state ? visits(this.#state, now()) : [];
  }

  get haptics() {
    return haptics();
  }

  play() {
    this.#send({ type: 'play' });
  }

  pause() {
    this.#send({ type: 'pause' });
  }

  next() {
    this.#send({ type: 'next' });
  }

  previous() {
    this.#send({ type: 'previous' });
  }

  restart() {
    this.#send({ type: 'restart' });
  }

  /** @param {Timeline | null} timeline */
  #createView(timeline) {
    return createView(this.#root, timeline, this.#pictures, () => {
      if (this.#state) this.#accept(this.#state, [], now());
    });
  }

  async #fetch() {
    this.#fetching?.abort();
    this.#fetching = new AbortController();
    const { signal } = this.#fetching;
    const src = this.getAttribute('src');
    if (src === null) return;
    try {
      const response = await fetch(src, { signal });
      if (!response.ok) throw response;
      const timeline = await response.json();
      if (!signal.aborted) this.timeline = timeline;
    } catch {
      if (!signal.aborted) this.dispatchEvent(new Event('error'));
    }
  }

  #start() {
    this.#stop();
    this.setAttribute('state', 'loading');
    this.removeAttribute('page');
    if (!this.isConnected) return;
    this.#view = this.#createView(this.#timeline);
    if (!this.#timeline) return;
    this.#listening = new AbortController();
    listen(this, this.#view, (input, point) => this.#send(input, point), this.#listening.signal);
    this.trace = [];
    const instant = now();
    const { state, effects } = create(this.#timeline, instant);
    this.#accept(state, effects, instant);
    if (document.hidden) this.#send({ type: 'hide' });
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#listening.abort();
    this.#queue = [];
    this.#state = null;
  }

  /** @type {Send} */
  #send(input, point) {
    if (!this.#state) return false;
    if (point) this.#point = point;
    const before = this.#state;
    const instant = now();
    const { state, effects } = reduce(before, input, instant);
    if (state.tap !== before.tap) this.#view.mark(this.#point);
    this.#accept(state, effects, instant);
    return effects.some(({ event }) => event === 'haptic');
  }

  /** @param {State} state @param {readonly Effect[]} effects @param {number} instant */
  #accept(state, effects, instant) {
    this.#state = this.#view.render(state, instant) ? drawn(state, instant) : state;
    clearTimeout(this.#timer);
    const due = nextDue(state);
    if (due < Infinity) {
      this.#timer = setTimeout(() => this.#send({ type: 'tick' }), Math.ceil((due - instant) / 1e6));
    }
    this.setAttribute('state', state.phase === 'playing' && state.pauses.length ? 'paused' : state.phase);
    if (currentPage(state)) this.setAttribute('page', `${state.page}`);
    const link = effects.some(({ event }) => event === 'didTapAction') && currentPage(state)?.link;
    if (link) this.#view.open(link);
    this.#announce(effects);
  }

  /** A listener may call back into the element: its effects wait for their turn. @param {readonly Effect[]} effects */
  #announce(effects) {
    const queue = this.#queue;
    if (queue.push(...effects) > effects.length) return;
    for (; queue.length && queue === this.#queue; queue.shift()) this.#dispatch(queue[0]);
  }

  /** @param {Effect} effect */
  #dispatch(effect) {
    this.trace.push({ ...effect, at: effect.at / 1e9 });
    if (this.trace.length > 1000) this.trace.shift();
    const { event, index = -1, pageCount } = effect;
    const page = this.#timeline?.pages[index];
    if (event === 'haptic') {
      if (!this.hasAttribute('no-pulse')) this.#view.mark(this.#point, true);
      // Chromium refuses, with a complaint, before the first touch.
      if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(10);
    }
    const detail = page ? { index, page } : pageCount === undefined ? {} : { pageCount };
    this.dispatchEvent(
      new CustomEvent(`stories-${/[A-Z]?[a-z]+$/.exec(event)?.[0].toLowerCase()}`, {
        bubbles: true,
        composed: true,
        detail,
      }),
    );
  }
}

/**
 * Sends pointers and keys as inputs, until the signal aborts.
 * @param {HTMLElement} element @param {View} view @param {Send} send @param {AbortSignal} signal
 */
function listen(element, view, send, signal) {
  const { story, action, zone } = view;
  /** @type {number | null} */
  let pointer = null;
  let onButton = false;
  let isFelt = false;
  /** @param {EventTarget} target @param {string} type @param {(event: any) => void} handler */
  const on = (target, type, handler) => target.addEventListener(type, handler, { signal });
  /** @param {PointerEvent} event @param {boolean} isTap */
  const release = (event, isTap) => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    isFelt = send({ type: isTap ? 'up' : 'cancel' });
  };

  on(story, 'pointerdown', (event) => {
    if (!event.isPrimary || event.button) return;
    // The same pointer goes down again only where its release was lost.
    release(event, false);
    if (pointer !== null) return;
    pointer = event.pointerId;
    isFelt = false;
    onButton = event.composedPath().includes(action);
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = (event.clientX - left) / width;
    send({ type: 'down', x, button: onButton }, { x, y: (event.clientY - top) / height });
  });
  on(window, 'pointerup', (event) => {
    const target = element.shadowRoot?.elementFromPoint(event.clientX, event.clientY) ?? null;
    release(event, !onButton || action.contains(target));
  });
  on(window, 'pointercancel', (event) => release(event, false));
  on(document, 'keydown', (event) => {
    const [target] = event.composedPath();
    // Without a focus anywhere, keys are the first story's.
    const isFree = target === document.body && document.querySelector(element.localName) === element;
    if (!(isFree || element.matches(':focus-within')) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') view.close();
    const isSpace = event.key === ' ' && !event.repeat && (isFree || target === element);
    const toggle = element.getAttribute('state') === 'playing' ? 'pause' : 'play';
    // Arrows are physical, from right to left too; Space belongs to a focused button.
    const type = event.key === 'ArrowLeft' ? 'previous' : event.key === 'ArrowRight' ? 'next' : isSpace && toggle;
    if (!type) return;
    event.preventDefault();
    send({ type });
  });
  on(element, 'contextmenu', (event) => event.preventDefault());
  // A click without a count comes from a key or a screen reader; a pointer's was a press already.
  on(action, 'click', (event) => event.detail || send({ type: 'button' }));
  // The system switch, where there is one, plays one haptic for a tap that has one.
  on(zone, 'click', (event) => {
    if (event.target !== zone) return;
    if (!isFelt) event.preventDefault();
    isFelt = false;
  });
  // Else the click that follows a touch falls on the sheet, which by then lies there.
  on(action, 'touchend', (event) => event.cancelable && event.preventDefault());
  on(document, 'visibilitychange', () => send({ type: document.hidden ? 'hide' : 'show' }));
}

if (!customElements.get('push-stories')) customElements.define('push-stories', PushStories);
