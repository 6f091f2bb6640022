// @ts-check
/** @import {Ask} from './types.d.ts' */
import { save } from '../editor/saving.js';
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
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer, null, 2);
    save(new Blob([text]), `reviews-${id}.${ending}`);
    announce(say('The file is saved.'));
  });
}
