// @ts-check
/** @import {TimelineDocument} from '../editor/types.d.ts' */
/** @import {LocalShare} from './fragment.js' */
import { outcomeText } from '../editor/documents.js';
import { language, say } from '../words.js';
import { decode, FragmentFault } from './fragment.js';

/** Why nothing plays, in a sentence. */
class Trouble extends Error {
  /** @param {string} sentence @param {boolean} [canRetry] */
  constructor(sentence, canRetry = false) {
    super(sentence);
    this.canRetry = canRetry;
  }
}

/**
 * Plays what the link itself holds, also where another link is put in its place.
 * @param {(timeline: TimelineDocument) => void} play @param {(id: string) => any} part
 */
export function openLocal(play, part) {
  const open = async () => {
    part('trouble').hidden = true;
    try {
      const { name, ...share } = await unfolded(location.hash.slice(1));
      if (name) nameStory(name);
      play(await timelineOf(share));
    } catch (fault) {
      if (!(fault instanceof Trouble)) throw fault;
      show(fault, part);
    }
  };
  part('retry').addEventListener('click', open);
  addEventListener('hashchange', open);
  return open();
}

/** @param {string} name */
function nameStory(name) {
  document.title = `${name} · Storyproof`;
  const heading = document.querySelector('h1');
  if (heading) heading.textContent = name;
}

/** @param {Trouble} trouble @param {(id: string) => any} part */
function show({ message, canRetry }, part) {
  part('trouble').hidden = false;
  part('trouble').querySelector('.sentence').textContent = message;
  part('retry').hidden = !canRetry;
}

/** @param {string} fragment */
function unfolded(fragment) {
  return decode(fragment).catch((fault) => {
    throw fault instanceof FragmentFault ? new Trouble(sentenceOf(fault)) : fault;
  });
}

/** @param {FragmentFault} fault */
function sentenceOf({ reason }) {
  if (reason === 'unsupported')
    return say('This browser cannot unfold the link. Open it in Chrome 103, Firefox 113, Safari 16.4, or a newer one.');
  if (reason === 'tooLarge') return say('This link is too long to be opened. Ask for one whose story is stored.');
  return say('This link holds no whole story. Copy all of it, up to its last character.');
}

/** @param {Omit<LocalShare, 'name'>} share @returns {Promise<TimelineDocument>} */
async function timelineOf({ payload, options }) {
  const query = new URLSearchParams({ ...options, lang: language });
  const headers = { 'Content-Type': 'text/plain' };
  const response = await fetch(`/api/timeline?${query}`, { method: 'POST', body: payload, headers }).catch(() => {
    throw new Trouble(say('The server does not answer. Nothing is lost: the link holds the story.'), true);
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw refusal(response.status, answer.detail);
  if (answer.outcome === 'unreadable') throw new Trouble(outcomeText(answer));
  return answer;
}

/** @param {number} status @param {unknown} detail */
function refusal(status, detail) {
  const sentence = typeof detail === 'string' ? detail : say('The server has trouble ({status}).', { status });
  return new Trouble(sentence, status >= 500 || status === 429);
}
