// @ts-check
import { language } from '../words.js';
import { troubleOf, UNREACHABLE } from './trouble.js';

/**
 * Downloads the files that bring the story into an app.
 * @param {HTMLElement} button @param {() => {text: string, query: string}} asked what the form holds
 * @param {(sentence: string) => void} tell what went wrong
 */
export function setUpKit(button, asked, tell) {
  button.addEventListener('click', async () => {
    const { text, query } = asked();
    const settings = new URLSearchParams(query);
    settings.set('lang', language);
    const answer = await fetch(`/api/kit?${settings}`, { method: 'POST', body: text }).catch(() => null);
    if (!answer) return tell(UNREACHABLE.sentence);
    if (!answer.ok) return tell(troubleOf(answer.status, await answer.json().catch(() => ({}))).sentence);
    save(await answer.blob());
    tell('');
  });
}

/** @param {Blob} archive */
function save(archive) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(archive);
  link.download = 'storyproof-kit.zip';
  link.click();
  // A browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
