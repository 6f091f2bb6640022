// @ts-check
/** @import {Destination} from './types.d.ts' */
import { say } from '../words.js';

/** What a browser would run, or read from this device. */
const COPIED_ONLY = ['javascript:', 'data:', 'vbscript:', 'blob:', 'file:'];

/**
 * A link as the browser itself reads it; null where it must not open.
 * @param {string} link @returns {Destination | null}
 */
export function destination(link) {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (!url || COPIED_ONLY.includes(url.protocol)) return null;
  return { href: url.href, isWeb: /^https?:$/.test(url.protocol) };
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {string} className @param {...(Node | string)} children
 */
export function make(tag, className, ...children) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

/** Says where the story's button leads, and lets one go there. */
export class Sheet {
  element = make('div', 'sheet');
  #onClose;

  /** @param {() => void} onClose called where the focus was inside */
  constructor(onClose) {
    this.#onClose = onClose;
    this.element.hidden = true;
  }

  /** @param {string} link */
  open(link) {
    const text = make('p', 'link', link);
    const target = destination(link);
    const close = make('button', '', say('Close'));
    close.onclick = () => this.close();
    const controls = [...(target ? [opener(target)] : []), copier(link, text), close];
    const why = target ? '' : make('p', 'why', say('This kind of link can be copied, but not opened from here.'));
    this.element.replaceChildren(text, why, make('div', '', ...controls));
    this.element.hidden = false;
    controls[0].focus({ preventScroll: true });
  }

  close() {
    const hadFocus = this.element.matches(':focus-within');
    this.element.hidden = true;
    this.element.replaceChildren();
    if (hadFocus) this.#onClose();
  }
}

/** @param {Destination} destination */
function opener({ href, isWeb }) {
  const anchor = make('a', '', say('Open'));
  return Object.assign(anchor, { href, rel: 'noopener noreferrer', target: isWeb ? '_blank' : '' });
}

/** @param {string} link @param {HTMLElement} text */
function copier(link, text) {
  const button = make('button', '', say('Copy'));
  button.onclick = async () => {
    try {
      await navigator.clipboard.writeText(link);
      button.textContent = say('Copied');
    } catch {
      // No clipboard here: the text is selected for the browser's own copying.
      getSelection()?.selectAllChildren(text);
    }
  };
  return button;
}
