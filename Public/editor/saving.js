// @ts-check
import { language, say } from '../words.js';

/** Downloads a file. @param {Blob} file @param {string} name */
export function save(file, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // A browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Downloads what the server makes of a payload; gives what went wrong, empty where nothing did.
 * @param {string} path @param {{text: string, query: string}} asked with the options @param {string} name of the file
 */
export async function saveFrom(path, { text, query }, name) {
  const settings = new URLSearchParams(query);
  settings.set('lang', language);
  const answer = await fetch(`${path}?${settings}`, { method: 'POST', body: text }).catch(() => null);
  if (!answer) return say('The server does not answer.');
  if (!answer.ok) {
    const { detail } = await answer.json().catch(() => ({}));
    return typeof detail === 'string' ? detail : say('The server refused it ({status}).', { status: answer.status });
  }
  save(await answer.blob(), name);
  return '';
}
