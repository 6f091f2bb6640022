// @ts-check
import { say } from '../words.js';
import { button, element } from './element.js';

/**
 * Gives a dialog its title and the ways to close it; gives the title.
 * @param {HTMLDialogElement} dialog @param {string} title @param {Node[]} content
 */
export function frame(dialog, title, ...content) {
  const heading = element('h2', '', title);
  heading.id = `${dialog.id}-title`;
  heading.tabIndex = -1;
  dialog.setAttribute('aria-labelledby', heading.id);
  const close = button('button close', '✕', () => dialog.close());
  close.ariaLabel = say('Close');
  dialog.append(element('header', 'dialog-title', heading, close), ...content);
  // A press beside the dialog falls on the dialog itself.
  dialog.addEventListener('pointerdown', ({ target }) => target === dialog && dialog.close());
  return heading;
}
