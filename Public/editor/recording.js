// @ts-check
/** @import {State, Timeline} from '../player/types.d.ts' */
import { create, nextDue, reduce } from '../player/machine.js';

/** The first that the browser can write is taken. */
const TYPES = ['video/mp4;codecs=avc1', 'video/webm'];
const FRAMES_A_SECOND = 30;
const BITS_A_SECOND = 4_000_000;
/** How long the end is seen. */
const REST_MILLISECONDS = 250;
/** Pixels of a story of common shape; of a high one, its longest side. */
const [WIDTH, MOST_HIGH] = [720, 1920];

/** The player's clock, in nanoseconds. */
const now = () => Math.round(performance.now() * 1e6);

/** The video that this browser can record, as a MIME type; null where it can none. */
export function videoType() {
  const canRecord = 'MediaRecorder' in globalThis && 'captureStream' in HTMLCanvasElement.prototype;
  return (canRecord && TYPES.find((type) => MediaRecorder.isTypeSupported(type))) || null;
}

/**
 * Measures of a video in pixels, both even, as video codecs want them.
 * @param {number} ratio height by width
 */
export function videoSize(ratio) {
  const width = 2 * Math.round(Math.min(WIDTH, MOST_HIGH / ratio) / 2);
  return { width, height: 2 * Math.round((width * ratio) / 2) };
}

/**
 * Records a story as it plays once, in real time; a hidden page pauses both.
 * @param {Timeline} timeline @param {HTMLCanvasElement} canvas @param {(state: State, now: number) => void} paint
 * @param {AbortController} stop ends it, with its reason as the error
 */
export async function record(timeline, canvas, paint, stop) {
  const stream = canvas.captureStream(FRAMES_A_SECOND);
  const mimeType = videoType() ?? '';
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: BITS_A_SECOND });
  /** @type {Promise<Blob>} */
  const recorded = new Promise((resolve, reject) => {
    recorder.addEventListener('dataavailable', ({ data }) => resolve(data));
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason));
  });
  recorder.addEventListener('error', (event) => stop.abort(event));
  try {
    recorder.start();
    await Promise.race([recorded, playedOnce(timeline, paint, recorder, stop.signal)]);
    // An encoder that is behind would lose the end.
    await new Promise((resolve) => setTimeout(resolve, REST_MILLISECONDS));
    recorder.stop();
    return await recorded;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

/**
 * Plays a story by the player's machine until it first finishes: a timer decides, each frame is painted.
 * @param {Timeline} timeline @param {(state: State, now: number) => void} paint @param {MediaRecorder} recorder
 * @param {AbortSignal} signal ends it too
 * @returns {Promise<void>}
 */
function playedOnce(timeline, paint, recorder, signal) {
  return new Promise((resolve) => {
    let { state } = create(timeline, now());
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    let frame = 0;
    const end = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      document.removeEventListener('visibilitychange', turn);
      resolve();
    };
    /** @param {'tick' | 'hide' | 'show'} type */
    const send = (type) => {
      clearTimeout(timer);
      const instant = now();
      const { state: after, effects } = reduce(state, { type }, instant);
      const isOver = effects.some(({ event }) => event === 'didFinish');
      // A story that loops is at its first page again, which is not painted.
      if (isOver && after.phase === 'finished') paint(after, instant);
      if (isOver) return end();
      state = after;
      const due = nextDue(state);
      if (due < Infinity) timer = setTimeout(() => send('tick'), Math.ceil((due - instant) / 1e6));
    };
    const turn = () => {
      if (document.hidden) recorder.pause();
      else recorder.resume();
      send(document.hidden ? 'hide' : 'show');
    };
    const draw = () => {
      paint(state, now());
      frame = requestAnimationFrame(draw);
    };
    signal.addEventListener('abort', end);
    document.addEventListener('visibilitychange', turn);
    send('tick');
    draw();
  });
}
