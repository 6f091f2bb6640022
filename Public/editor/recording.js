// @ts-check
/** @import {State, Timeline} from '../player/types.d.ts' */
import { SinglePass } from './single-pass.js';

/** The first that the browser can write is taken. */
const TYPES = ['video/mp4;codecs=avc1', 'video/webm'];
const BITS_A_SECOND = 4_000_000;
/** So long an encoder that is behind has for the end. */
const REST_MILLISECONDS = 500;
/** Pixels of a story of common shape; of a high one, its longest side. */
const [WIDTH, MOST_HIGH] = [720, 1920];

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
  const stream = canvas.captureStream();
  const mimeType = videoType() ?? '';
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: BITS_A_SECOND });
  const recorded = dataOf(recorder, stop);
  recorder.start();
  const pass = new SinglePass(timeline, paint);
  const turn = () => {
    if (document.hidden) recorder.pause();
    else recorder.resume();
    pass.isHidden = document.hidden;
  };
  document.addEventListener('visibilitychange', turn);
  try {
    await Promise.race([recorded, pass.over]);
    await new Promise((resolve) => setTimeout(resolve, REST_MILLISECONDS));
    recorder.stop();
    return await recorded;
  } finally {
    document.removeEventListener('visibilitychange', turn);
    pass.stop();
    for (const track of stream.getTracks()) track.stop();
  }
}

/**
 * What was recorded, once the recorder has stopped.
 * @param {MediaRecorder} recorder @param {AbortController} stop @returns {Promise<Blob>}
 */
function dataOf(recorder, stop) {
  recorder.addEventListener('error', (event) => stop.abort(event));
  return new Promise((resolve, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason));
    recorder.addEventListener('dataavailable', ({ data }) => (data.size ? resolve(data) : reject(data)));
  });
}
