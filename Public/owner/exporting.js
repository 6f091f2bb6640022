// @ts-check
/** @import {Ask} from './types.d.ts' */
import { troubleText } from '../editor/share-call.js';
import { say } from '../words.js';

/**
 * A button that hands out the reviews as a file: a plain link could not carry the key.
 * @param {HTMLElement} button @param {'csv' | 'json'} ending @param {string} id @param {Ask} ask
 * @param {(sentence: string) => void} announce
 */
export function setUpExport(button, ending, id, ask, announce) {
  button.addEventListener('click', async () => {
    const outcome = await ask('GET', `/reviews.${ending}`);
    if (!outcome.ok) return announce(troubleText(outcome));
    const { answer } = outcome;
    save(typeof answer === 'string' ? answer : JSON.stringify(answer, null, 2), `reviews-${id}.${ending}`);
    announce(say('The file is saved.'));
  });
}

/** @param {string} text @param {string} name */
function save(text, name) {
  const url = URL.createObjectURL(new Blob([text]));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
