// @ts-check
/** @import {State, Timeline} from '../player/types.d.ts' */
/** @import {Phone} from './painter.js' */
/** @import {Exported, PathOf, PlayerElement, ShownPage, TimelineDocument} from './types.d.ts' */
import { currentPage, position } from '../player/machine.js';
import { say } from '../words.js';
import { button, element } from './element.js';
import { ExportRow } from './export-row.js';
import { secondsText } from './format.js';
import { bytesOf, missingText } from './page-pictures.js';
import { record, videoType } from './recording.js';
import { save } from './saving.js';
import { VideoFrames } from './video-frames.js';

/** Records the story as a video, and shows how far it is. */
export class VideoRow {
  #player;
  #exported;
  #record = button('button', say('Record'), () => this.#run());
  #cancel = button('button', say('Cancel'), () => this.cancel());
  #bar = element('progress', 'export-progress');
  #seconds = element('span', 'export-seconds');
  #running = element('div', 'export-running');
  /** @type {AbortController | null} */
  #stop = null;
  row = new ExportRow('export-video', say('Video'), this.#record, this.#cancel);

  /** @param {PlayerElement} player rests meanwhile @param {() => Exported} exported what the preview shows now */
  constructor(player, exported) {
    this.#player = player;
    this.#exported = exported;
    this.#bar.ariaLabel = say('Seconds recorded');
    this.row.element.append(this.#running);
    this.#show(false);
  }

  /** @param {TimelineDocument | null} timeline @param {string} none said where there is no page */
  describe(timeline, none) {
    const type = videoType();
    const seconds = secondsText(timeline?.totalDuration ?? 0);
    const name = type ? nameOf(type) : '';
    if (!timeline?.pages.length) this.row.describe(none, false);
    else if (!type) this.row.describe(say('This browser cannot record a video.'), false);
    else this.row.describe(say('{name}, recorded while it plays: that takes {seconds}.', { name, seconds }));
  }

  /** Ends a recording; nothing of it is kept. */
  cancel() {
    this.#stop?.abort();
  }

  async #run() {
    const { timeline, phone, pathOf } = this.#exported();
    if (!timeline || this.#stop) return;
    const stop = new AbortController();
    this.#stop = stop;
    this.#show(true);
    const wasPlaying = this.#player.getAttribute('state') === 'playing';
    this.#player.pause();
    try {
      this.row.tell(say('Recording. The video goes on only while this page is seen.'));
      const pictures = await picturesOf(timeline.pages, pathOf, stop.signal);
      const file = await this.#film(/** @type {any} */ (timeline), phone, pictures, stop);
      save(file, `storyproof-story.${nameOf(file.type).toLowerCase()}`);
      const missing = pictures.filter((picture) => !picture).length;
      this.row.tell([say('The video is saved.'), missingText(missing)].filter(Boolean).join(' '));
    } catch {
      const isCancelled = stop.signal.reason?.name === 'AbortError';
      if (isCancelled) this.row.tell(say('Cancelled: nothing was saved.'));
      else this.row.tell(say('The browser could not record the video. Try again, or in another browser.'), true);
    }
    this.#stop = null;
    this.#show(false);
    if (wasPlaying) this.#player.play();
  }

  /** @param {Timeline} timeline @param {Phone} phone @param {(Blob | null)[]} pictures @param {AbortController} stop */
  async #film(timeline, phone, pictures, stop) {
    const frames = new VideoFrames(timeline, phone, pictures);
    frames.canvas.ariaHidden = 'true';
    this.#running.replaceChildren(frames.canvas, this.#bar, this.#seconds);
    await frames.prepare(0);
    stop.signal.throwIfAborted();
    return record(timeline, frames.canvas, (state, now) => this.#paint(frames, state, now), stop);
  }

  /** @param {VideoFrames} frames @param {State} state @param {number} now */
  #paint(frames, state, now) {
    frames.paint(state, now);
    const total = state.timeline.totalDuration;
    const seconds = (currentPage(state)?.start ?? 0) + position(state, now) / 1e9;
    Object.assign(this.#bar, { max: total, value: seconds });
    const text = say('{passed} of {total}', { passed: secondsText(Math.floor(seconds)), total: secondsText(total) });
    if (this.#seconds.textContent !== text) this.#seconds.textContent = text;
  }

  /** @param {boolean} isRunning */
  #show(isRunning) {
    const hadFocus = [this.#record, this.#cancel].some((button) => button === document.activeElement);
    this.#record.hidden = isRunning;
    this.#cancel.hidden = !isRunning;
    this.#running.hidden = !isRunning;
    this.#running.replaceChildren();
    if (hadFocus) (isRunning ? this.#cancel : this.#record).focus();
  }
}

/**
 * The pictures of pages, one after the other, and each once.
 * @param {ShownPage[]} pages @param {PathOf} pathOf @param {AbortSignal} signal
 */
async function picturesOf(pages, pathOf, signal) {
  /** @type {Map<string, Blob | null>} */
  const known = new Map();
  for (const page of pages) {
    signal.throwIfAborted();
    if (!known.has(page.imageURL)) known.set(page.imageURL, await bytesOf(page, pathOf));
  }
  return pages.map(({ imageURL }) => known.get(imageURL) ?? null);
}

/** What people call a kind of video. @param {string} type */
const nameOf = (type) => (type.startsWith('video/mp4') ? 'MP4' : 'WebM');
