// @ts-check
import { say } from '../words.js';
import { bytesText } from './format.js';

const MOST_BYTES = 1_048_576;

/** @typedef {{text: string, warning: string}} Opened `warning` is empty where the file was read as it is */

/**
 * The text of a file; a byte order mark stays, for the findings to tell of it.
 * @param {File} file @returns {Promise<Opened | {refusal: string}>}
 */
export async function read(file) {
  if (file.size > MOST_BYTES) {
    const values = { name: file.name, size: bytesText(file.size), most: bytesText(MOST_BYTES) };
    return { refusal: say('{name} was not opened: it has {size}, and {most} is the most.', values) };
  }
  try {
    const bytes = await file.arrayBuffer();
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const isExact = new TextEncoder().encode(text).length === bytes.byteLength && !text.includes('\ufffd');
    if (isExact) return { text, warning: '' };
    const warning = say('It is not all UTF-8: what could not be read is shown as {mark}.', { mark: '\ufffd' });
    return { text, warning };
  } catch {
    return { refusal: say('{name} could not be read. Choose it again.', { name: file.name }) };
  }
}

/**
 * Opens a file by the button, or where it is dropped, anywhere on the page.
 * @param {HTMLButtonElement} button @param {HTMLInputElement} input @param {HTMLElement} hint shown while a file hovers
 * @param {(file: File) => void} open
 */
export function setUpFiles(button, input, hint, open) {
  /** @param {DragEvent} event */
  const hasFile = (event) => event.dataTransfer?.types.includes('Files') ?? false;
  /** @param {FileList | null | undefined} files */
  const openFirst = (files) => files?.[0] && open(files[0]);
  button.addEventListener('click', () => input.click());
  input.addEventListener('change', () => {
    openFirst(input.files);
    input.value = '';
  });
  addEventListener('dragover', (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    hint.hidden = false;
  });
  addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) hint.hidden = true;
  });
  addEventListener('drop', (event) => {
    hint.hidden = true;
    if (!hasFile(event)) return;
    event.preventDefault();
    openFirst(event.dataTransfer?.files);
  });
}
