// @ts-check
/** @import {PlayerElement, TimelineDocument} from './types.d.ts' */
import { count, say } from '../words.js';
import { playsTheSame } from './documents.js';
import { secondsText } from './format.js';
import { setUpPrinting } from './printing.js';
import { StoryboardPage } from './storyboard-page.js';

/** All pages side by side; what is not in view loads nothing. */
export class Storyboard {
  #frame;
  #player;
  #choose;
  #board;
  #list;
  #campaign;
  #toggle;
  /** @type {TimelineDocument | null} */
  #timeline = null;
  /** @type {StoryboardPage[] | null} null until somebody looks */
  #pages = null;
  #observer = new IntersectionObserver((entries) => this.#seen(entries), { rootMargin: '200px' });

  /**
   * @param {HTMLElement} frame carries `data-view`, `player` or `storyboard` @param {PlayerElement} player
   * @param {(index: number) => void} choose opens a page in the player
   */
  constructor(frame, player, choose) {
    /** @template {HTMLElement} T @param {string} selector */
    const find = (selector) => /** @type {T} */ (frame.querySelector(selector));
    this.#frame = frame;
    this.#player = player;
    this.#choose = choose;
    this.#board = find('#board');
    this.#list = find('#board-pages');
    this.#campaign = find('#board-campaign');
    this.#toggle = find('#board-toggle');
    this.#toggle.addEventListener('click', () => (this.isOpen ? this.close() : this.open()));
    find('#board-close').addEventListener('click', () => {
      this.close();
      this.#toggle.focus();
    });
    player.addEventListener('stories-show', () => this.#mark());
    setUpPrinting(this.#board, find('#board-print'), {
      pages: () => this.#built(),
      begin: () => this.#observer.disconnect(),
      end: () => this.#settle(),
    });
  }

  get isOpen() {
    return this.#frame.dataset.view === 'storyboard';
  }

  /** Looking is not playing: the player rests. */
  open() {
    this.#player.pause();
    this.#view('storyboard');
    this.#settle();
    this.#mark();
  }

  close() {
    this.#view('player');
    this.#settle();
  }

  /** @param {TimelineDocument | null} timeline */
  show(timeline) {
    const goesOn = this.#timeline && timeline && playsTheSame(this.#timeline, timeline);
    this.#timeline = timeline;
    this.#campaign.textContent = timeline ? campaignText(timeline) : '';
    if (goesOn) return;
    this.#pages = null;
    this.#list.replaceChildren();
    this.#observer.disconnect();
    if (this.isOpen) this.open();
  }

  /** @param {string} view */
  #view(view) {
    this.#frame.dataset.view = view;
    this.#toggle.ariaPressed = `${this.isOpen}`;
  }

  /** Watches what comes into view; closed, nothing is kept. */
  #settle() {
    this.#observer.disconnect();
    if (this.isOpen) for (const { element } of this.#built()) this.#observer.observe(element);
    else for (const page of this.#pages ?? []) page.empty();
  }

  #built() {
    if (this.#pages) return this.#pages;
    const timeline = this.#timeline;
    const choose = (/** @type {number} */ index) => {
      this.close();
      this.#choose(index);
    };
    this.#pages = timeline?.pages.map((page) => new StoryboardPage(timeline, page, choose)) ?? [];
    this.#list.replaceChildren(...this.#pages.map(({ element }) => element));
    this.#board.style.setProperty('--ratio', `${timeline?.presentation.storyAspectRatio ?? ''}`);
    return this.#pages;
  }

  /** @param {IntersectionObserverEntry[]} entries */
  #seen(entries) {
    const pages = new Map(this.#pages?.map((page) => [page.element, page]));
    for (const { target, isIntersecting } of entries) {
      const page = pages.get(/** @type {HTMLLIElement} */ (target));
      if (isIntersecting) page?.fill();
      else page?.empty();
    }
  }

  /** Marks the page that the player stands at. */
  #mark() {
    if (!this.isOpen) return;
    const shown = Number(this.#player.getAttribute('page') ?? -1);
    for (const [index, { element, open }] of this.#built().entries()) {
      if (index === shown) element.scrollIntoView({ block: 'nearest' });
      open.ariaCurrent = index === shown ? 'page' : null;
    }
  }
}

/** What the sheet is about: title, day, pages and time. @param {TimelineDocument} timeline */
export function campaignText({ notification, pages, totalDuration }) {
  const day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' }).format(new Date());
  const title = notification?.title ?? say('A push story');
  return [title, day, count(pages.length, '{n} page', '{n} pages'), secondsText(totalDuration)].join(' · ');
}
