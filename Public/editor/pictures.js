// @ts-check
/** @import {Finding, ShownPage, TimelineDocument} from './types.d.ts' */
import { Contrast } from './contrast.js';
import { lookAt, NotLooked } from './media-stream.js';
import { PictureProgress } from './picture-progress.js';

/** Longer than the preview waits: looking at pictures is work. */
const REST_MILLISECONDS = 600;
/** Pictures that a page loads from elsewhere; for example hosts our own stand in. */
const FOREIGN = /^https?:/i;
/** As many findings as an answer of the server holds. */
const MOST_FINDINGS = 100;

/** @typedef {{text: string, query: string, timeline: TimelineDocument}} Asked */

/** Has the server look at a payload's pictures once typing rests, and keeps what was found out. */
export class Pictures {
  #progress;
  #changed;
  #done;
  #contrast = new Contrast();
  #looking = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Asked | null} what is shown */
  #asked = null;
  /** Which pictures the findings are of. */
  #key = '';
  /** What the server found, by picture. @type {Map<string, Finding[]>} */
  #found = new Map();
  /** All that it found in the payload, once all pictures were looked at. @type {Finding[] | null} */
  #all = null;
  /** What was measured here, by page. @type {Map<number, Finding[]>} */
  #measured = new Map();
  /** Where this site has a picture, by its address. @type {Map<string, string>} */
  #paths = new Map();
  /** Fulfilled once the pictures in hand were looked at. @type {Promise<void>} */
  #looked = Promise.resolve();
  /** Why this server looks at none; empty where it does. */
  #refusal = '';
  #frame = 0;

  /**
   * @param {HTMLElement} panel of the findings @param {() => void} changed there are other findings
   * @param {() => void} done all pictures were looked at
   */
  constructor(panel, changed, done) {
    this.#progress = new PictureProgress(panel);
    this.#changed = changed;
    this.#done = done;
  }

  /** What is known of the payload: the server's findings, and those of its pictures as far as they have come. */
  get findings() {
    const found = [...this.#found.values()].flat();
    const known = this.#all ?? [...(this.#asked?.timeline.diagnostics ?? []), ...found].slice(0, MOST_FINDINGS);
    return [...known, ...[...this.#measured.values()].flat()].slice(0, MOST_FINDINGS);
  }

  /** Where this site has a page's picture; null where it has none. @param {ShownPage} page */
  async pathOf({ media, imageURL }) {
    // Whoever asks early waits for what is being fetched.
    if (!media && !this.#paths.has(imageURL) && !this.#looking.signal.aborted) await this.#looked;
    return media ?? this.#paths.get(imageURL) ?? null;
  }

  /** Many pictures may come between one frame and the next. */
  #tell() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#changed();
    });
  }

  /** Draws how far the pictures are, after the list of findings has become another. */
  draw() {
    this.#progress.draw();
  }

  /** The text is another one, so nobody waits for what is asked. */
  textChanged() {
    clearTimeout(this.#timer);
    this.#looking.abort();
    this.#progress.end();
  }

  /** A timeline has come: its pictures are looked at in a moment. @param {Asked} asked */
  show(asked) {
    const { text, query } = asked;
    const isSame = this.#asked?.text === text && this.#asked.query === query;
    this.#asked = asked;
    if (isSame && (this.#all || !this.#looking.signal.aborted)) return;
    this.textChanged();
    this.#keepWhatIsSame(asked.timeline);
    const urls = pagesOf(asked.timeline).map(({ imageURL }) => imageURL);
    if (!urls.length || this.#refusal) return this.#progress.note(urls.length ? this.#refusal : '');
    this.#looking = new AbortController();
    const { signal } = this.#looking;
    this.#looked = new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve());
      this.#timer = setTimeout(() => this.#look(asked, signal).then(resolve), REST_MILLISECONDS);
    });
  }

  /** Until the same pictures were looked at again, what was found of them stays. @param {TimelineDocument} timeline */
  #keepWhatIsSame(timeline) {
    const key = JSON.stringify(timeline.pages.map(({ sourceIndex, imageURL }) => [sourceIndex, imageURL]));
    if (key !== this.#key) {
      this.#found.clear();
      this.#measured.clear();
    }
    this.#key = key;
    this.#all = null;
  }

  /** @param {Asked} asked @param {AbortSignal} signal */
  async #look({ text, query, timeline }, signal) {
    this.#progress.begin(pagesOf(timeline));
    /** @type {Promise<void>[]} */
    const measuring = [];
    try {
      const on = {
        progress: this.#progress.show,
        /** @param {{url: string, media: string | null, diagnostics: Finding[]}} told */
        media: ({ url, media, diagnostics }) => {
          if (signal.aborted) return;
          if (media) this.#paths.set(url, media);
          this.#found.set(url, diagnostics);
          this.#progress.arrived(url);
          if (media) measuring.push(this.#measure(url, media, { text, query, timeline }, signal));
          this.#tell();
        },
        /** @param {{diagnostics: Finding[]}} told */
        done: ({ diagnostics }) => {
          this.#all = diagnostics;
        },
      };
      await lookAt(text, query, on, signal);
      await Promise.all(measuring);
      if (signal.aborted) return;
      this.#progress.end();
      this.#tell();
      this.#done();
    } catch (fault) {
      if (!(fault instanceof NotLooked)) throw fault;
      if (signal.aborted) return;
      if (fault.isForGood) this.#refusal = fault.message;
      this.#progress.end();
      this.#progress.note(fault.message);
    }
  }

  /** @param {string} url @param {string} path @param {Asked} asked @param {AbortSignal} signal */
  async #measure(url, path, { text, timeline }, signal) {
    for (const page of timeline.pages.filter(({ imageURL }) => imageURL === url)) {
      const findings = await this.#contrast.findings(path, page, timeline, text);
      if (signal.aborted) return;
      this.#measured.set(page.index, findings);
      this.#tell();
    }
  }
}

/** The pages whose pictures come from elsewhere. @param {TimelineDocument} timeline */
const pagesOf = ({ pages }) => pages.filter(({ media, imageURL }) => !media && FOREIGN.test(imageURL));
