// @ts-check
/** @import {Shown} from './types.d.ts' */
import { encode, FragmentFault } from '../share/fragment.js';
import { numberText, say } from '../words.js';
import { button, element } from './element.js';
import { copyRow } from './share-parts.js';
import { hasSecret, withoutSecrets } from './share-secrets.js';

/** Many chats and mail programs cut longer links. */
const LONG_CHARACTERS = 2000;

/** A link that holds payload and options itself, in its fragment, which no browser sends. */
export class LocalLink {
  element = element('details', 'share-aside', element('summary', '', say('A link without storing anything')));
  #place = element('div', 'share-local');

  /** @param {() => Shown | null} shown @param {(sentence: string) => void} announce */
  constructor(shown, announce) {
    const what = say('The whole story travels in the link itself. It never ends, and nobody can answer in it.');
    const make = button('button', say('Write the link'), async () => {
      this.#place.replaceChildren(...(await written(shown(), announce)));
    });
    this.element.append(element('p', '', what), make, this.#place);
  }

  /** The text may be another by now. */
  forget() {
    this.#place.replaceChildren();
  }
}

/** @param {Shown | null} shown @param {(sentence: string) => void} announce */
async function written(shown, announce) {
  if (!shown || shown.timeline.outcome === 'unreadable') {
    return [note(say('This text cannot be read, so there is nothing to share yet: mend it first.'))];
  }
  const { text, query, timeline } = shown;
  const payload = withoutSecrets(text, timeline.diagnostics);
  if (payload === null)
    return [note(say('There are so many findings that a secret may hide: mend some of them first.'))];
  const options = Object.fromEntries(new URLSearchParams(query));
  try {
    const url = `${location.origin}/p#${await encode({ payload, options, name: '' })}`;
    const row = copyRow(say('Link without a store'), say('Copy this link'), url, announce);
    const left = hasSecret(timeline.diagnostics) ? [note(say('The secret in your text is left out of it.'))] : [];
    return [row, note(lengthText(url.length)), ...left];
  } catch (fault) {
    return [note(faultText(fault))];
  }
}

/** @param {string} text */
const note = (text) => element('p', 'field-hint', text);

/** @param {number} n characters */
export function lengthText(n) {
  const values = { n: numberText(n) };
  if (n <= LONG_CHARACTERS) return say('{n} characters.', values);
  return say('{n} characters: many chats cut a link as long as this. Send it by mail, or store it.', values);
}

/** @param {unknown} fault */
function faultText(fault) {
  if (!(fault instanceof FragmentFault)) throw fault;
  if (fault.reason === 'unsupported') return say('This browser cannot write such a link.');
  return say('The text is too long to travel in a link. Store it instead.');
}
