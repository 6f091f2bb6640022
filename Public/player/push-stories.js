// @ts-check
/** @import {Effect, Input, On, Picture, Player, State, Timeline} from './types.d.ts' */
import { say } from './say.js';
import { create, currentPage, drawn, nextDue, position, reduce, visits } from './machine.js';
import { createView } from './view.js';

const now = () => Math.round(performance.now() * 1e6);

/** @implements {Player} */
class PushStories extends HTMLElement {
  static observedAttributes = ['src'];

  /** @type {Effect[]} */
  trace = [];
  #root = this.attachShadow({ mode: 'open' });
  /** @type {Map<string, Picture>} */
  #pictures = new Map();
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
  /** @type {AbortController | null} */
  #fetching = null;
  #view = this.#createView();

  connectedCallback() {
    this.#fetching = new AbortController();
    this.role ??= 'region';
    this.ariaLabel ??= say('Story');
    if (!this.hasAttribute('tabindex')) this.tabIndex = 0;
    // Set before this script came, it hides the accessor.
    const { timeline } = this;
    Reflect.deleteProperty(this, 'timeline');
    this.#timeline = timeline;
    this.#start();
    if (!timeline) this.#fetch();
  }

  disconnectedCallback() {
    this.#fetching?.abort();
    this.#fetching = null;
    this.#stop();
    this.#view = this.#createView();
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
    const state = this.#state;
    return state ? (currentPage(state)?.start ?? 0) + position(state, now()) / 1e9 : 0;
  }

  get visits() {
    return this.#state ? visits(this.#state, now()) : [];
  }

  get haptics() {
    if ('vibrate' in navigator) return navigator.maxTouchPoints ? 'vibration' : 'pulse';
    return 'switch' in HTMLInputElement.prototype ? 'switch' : 'pulse';
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

  #createView() {
    return createView(this.#root, this.isConnected ? this.#timeline : null, this.#pictures, () => {
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
    this.#view = this.#createView();
    if (!this.#timeline) return;
    this.#listening = new AbortController();
    this.#listen();
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

  /** Tells whether a haptic was felt. @param {Input} input */
  #send(input) {
    const before = this.#state;
    if (!before) return false;
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
    const page = currentPage(state);
    if (page) this.setAttribute('page', `${page.index}`);
    if (page?.link && effects.some(({ event }) => event === 'didTapAction')) this.#view.open(page.link);
    this.#announce(effects);
  }

  /** What a listener causes waits for its turn. @param {readonly Effect[]} effects */
  #announce(effects) {
    const queue = this.#queue;
    if (queue.push(...effects) > effects.length) return;
    for (; queue.length && queue === this.#queue; queue.shift()) {
      const { at, event, ...told } = queue[0];
      this.trace.push({ at: at / 1e9, event, ...told });
      if (this.trace.length > 1000) this.trace.shift();
      if (event === 'haptic') this.#vibrate();
      const page = this.#timeline?.pages[told.index ?? -1];
      const name = `stories-${/[A-Z]?[a-z]+$/.exec(event)?.[0].toLowerCase()}`;
      const detail = page ? { ...told, page } : told;
      this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
    }
  }

  #vibrate() {
    if (!this.hasAttribute('no-pulse')) this.#view.mark(this.#point, true);
    // Chromium complains before the first touch.
    if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(10);
  }

  #listen() {
    const { story, action, zone, close } = this.#view;
    const { signal } = this.#listening;
    /** @type {number | null} */
    let pointer = null;
    let onButton = false;
    let isFelt = false;
    /** @type {On} */
    const on = (target, type, handler) => target.addEventListener(type, /** @type {any} */ (handler), { signal });
    /** @param {PointerEvent} event @param {boolean} [isTap] */
    const release = (event, isTap) => {
      if (event.pointerId !== pointer) return;
      pointer = null;
      isFelt = this.#send({ type: isTap ? 'up' : 'cancel' });
    };

    on(story, 'pointerdown', (event) => {
      if (!event.isPrimary || event.button) return;
      release(event);
      if (pointer !== null) return;
      pointer = event.pointerId;
      isFelt = false;
      // Ahead of the button.
      import('./sheet.js');
      onButton = event.composedPath().includes(action);
      const { left, top, width, height } = this.getBoundingClientRect();
      this.#point = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
      this.#send({ type: 'down', x: this.#point.x, button: onButton });
    });
    on(window, 'pointerup', (event) => {
      release(event, !onButton || action.contains(this.#root.elementFromPoint(event.clientX, event.clientY)));
    });
    on(window, 'pointercancel', (event) => release(event));
    on(document, 'keydown', (event) => {
      const [target] = event.composedPath();
      const isFree = target === document.body && document.querySelector(this.localName) === this;
      if (!(isFree || event.composedPath().includes(this)) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') close();
      const isSpace = event.key === ' ' && !event.repeat && (isFree || target === this);
      const toggle = this.getAttribute('state') === 'playing' ? 'pause' : 'play';
      const type = event.key === 'ArrowLeft' ? 'previous' : event.key === 'ArrowRight' ? 'next' : isSpace && toggle;
      if (!type) return;
      event.preventDefault();
      this.#send({ type });
    });
    on(this, 'contextmenu', (event) => event.preventDefault());
    // A pointer's click was a press already.
    on(action, 'click', (event) => event.detail || this.#send({ type: 'button' }));
    on(zone, 'click', (event) => {
      if (event.target !== zone) return;
      if (!isFelt) event.preventDefault();
      isFelt = false;
    });
    // Else a touch would click the sheet that it opens.
    on(action, 'touchend', (event) => event.cancelable && event.preventDefault());
    on(document, 'visibilitychange', () => this.#send({ type: document.hidden ? 'hide' : 'show' }));
  }
}

if (!customElements.get('push-stories')) customElements.define('push-stories', PushStories);
