// @ts-check
import { say } from '../words.js';

const THANKS_MILLISECONDS = 2000;

/**
 * A button that copies a text, and says so for a while.
 * @param {HTMLButtonElement} button @param {() => string} text @param {(sentence: string) => void} announce
 */
export function setUpCopying(button, text, announce) {
  const label = button.textContent;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @param {string} sentence */
  const tell = (sentence) => {
    button.textContent = sentence;
    announce(sentence);
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.textContent = label;
    }, THANKS_MILLISECONDS);
  };
  button.addEventListener('click', () => {
    // Undefined where the page came over an open line.
    const copied = navigator.clipboard?.writeText(text()) ?? Promise.reject();
    copied.then(
      () => tell(say('Copied')),
      () => tell(say('Not copied: this browser does not allow it')),
    );
  });
}
