// @ts-check
/** @import {PlayerElement} from '../editor/types.d.ts' */
import { moveTo } from '../editor/moving.js';

/** @typedef {PlayerElement & {readonly currentTime: number, play(): void, restart(): void}} Player */

/** What moves a story by hand. @type {Record<string, 'previous' | 'next' | 'toggle'>} */
const KEYS = { ArrowLeft: 'previous', ArrowRight: 'next', ' ': 'toggle' };

/**
 * `<stories-in-step>`: players that go on together, driven as one player is. The longest leads; a shorter one waits at
 * its end.
 */
class StoriesInStep extends HTMLElement {
  #observer = new MutationObserver(() => this.#reflect());
  #listening = new AbortController();

  connectedCallback() {
    this.#listening = new AbortController();
    for (const player of this.#players) this.#observer.observe(player, { attributeFilter: ['state', 'page'] });
    // Before the stories, which would each take it for themselves.
    const options = { capture: true, signal: this.#listening.signal };
    document.addEventListener('keydown', (event) => this.#key(event), options);
    this.#reflect();
  }

  disconnectedCallback() {
    this.#observer.disconnect();
    this.#listening.abort();
  }

  get timeline() {
    return this.#leader?.timeline ?? null;
  }

  get currentTime() {
    return this.#leader?.currentTime ?? 0;
  }

  play() {
    if (this.getAttribute('state') === 'finished') return this.restart();
    for (const player of this.#players) if (player.getAttribute('state') !== 'finished') player.play();
  }

  pause() {
    for (const player of this.#players) player.pause();
  }

  restart() {
    for (const player of this.#players) player.restart();
  }

  next() {
    this.#turn((leader) => leader.next());
  }

  previous() {
    this.#turn((leader) => leader.previous());
  }

  get #players() {
    return /** @type {Player[]} */ ([...this.querySelectorAll('push-stories')]);
  }

  get #leader() {
    /** @param {Player} player */
    const length = ({ timeline }) => timeline?.totalDuration ?? 0;
    return this.#players.toSorted((a, b) => length(b) - length(a)).at(0);
  }

  /** Turns the leader's page, and the others to the same one, as far as they have it. @param {(leader: Player) => void} act */
  #turn(act) {
    const leader = this.#leader;
    if (!leader) return;
    const wasPlaying = this.getAttribute('state') === 'playing';
    act(leader);
    const page = Number(leader.getAttribute('page'));
    for (const player of this.#players) if (player !== leader) follow(player, page, wasPlaying);
  }

  #reflect() {
    const states = this.#players.map((player) => player.getAttribute('state'));
    const state = ['playing', 'paused', 'stopped'].find((wanted) => states.includes(wanted));
    this.setAttribute('state', state ?? states[0] ?? 'loading');
    this.setAttribute('page', this.#leader?.getAttribute('page') ?? '0');
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const [target] = /** @type {Element[]} */ (event.composedPath());
    const isOurs = target === document.body || target.localName === 'push-stories';
    const act = KEYS[event.key];
    if (!act || !isOurs || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (act !== 'toggle') this[act]();
    else if (!event.repeat) this[this.getAttribute('state') === 'playing' ? 'pause' : 'play']();
  }
}

/** @param {Player} player @param {number} page of the leader's @param {boolean} isPlaying */
function follow(player, page, isPlaying) {
  const last = (player.timeline?.pages.length ?? 0) - 1;
  if (last < 0) return;
  const shown = Number(player.getAttribute('page'));
  // It waits at its end while the leader shows what it has not.
  if (page > last && shown === last) return;
  const wanted = Math.min(page, last);
  if (wanted === shown) player.previous();
  moveTo(player, wanted);
  if (isPlaying) player.play();
}

customElements.define('stories-in-step', StoriesInStep);
