// @ts-check
/** @import {State, Timeline} from '../player/types.d.ts' */
import { create, nextDue, reduce } from '../player/machine.js';

/** The player's clock, in nanoseconds. */
const now = () => Math.round(performance.now() * 1e6);

/** A frame comes so many nanoseconds after another, at least: about 30 a second. */
const FRAME = 30e6;

/** Plays a story by the player's machine until it first finishes: a timer decides, each frame is painted. */
export class SinglePass {
  #paint;
  #state;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #frame = 0;
  #painted = 0;
  #finish = () => {};
  /** Fulfilled once it has finished, or was stopped. @type {Promise<void>} */
  over = new Promise((resolve) => {
    this.#finish = resolve;
  });

  /** @param {Timeline} timeline @param {(state: State, now: number) => void} paint */
  constructor(timeline, paint) {
    this.#paint = paint;
    this.#state = create(timeline, now()).state;
    this.#send('tick');
    this.#draw();
  }

  /** @param {boolean} isHidden time rests meanwhile */
  set isHidden(isHidden) {
    this.#send(isHidden ? 'hide' : 'show');
  }

  stop() {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#finish();
  }

  /** @param {'tick' | 'hide' | 'show'} type */
  #send(type) {
    clearTimeout(this.#timer);
    const instant = now();
    const { state, effects } = reduce(this.#state, { type }, instant);
    if (effects.some(({ event }) => event === 'didFinish')) return this.#end(state, instant);
    this.#state = state;
    const due = nextDue(state);
    if (due === Infinity) return;
    this.#timer = setTimeout(() => this.#send('tick'), Math.ceil((due - instant) / 1e6));
  }

  /** @param {State} state @param {number} instant */
  #end(state, instant) {
    // A story that loops is at its first page again, which is not painted.
    if (state.phase === 'finished') this.#paint(state, instant);
    this.stop();
  }

  #draw() {
    const instant = now();
    if (instant - this.#painted >= FRAME) {
      this.#paint(this.#state, instant);
      this.#painted = instant;
    }
    this.#frame = requestAnimationFrame(() => this.#draw());
  }
}
