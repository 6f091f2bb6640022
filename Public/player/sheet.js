// @ts-check

/** What a browser would run, or read from this device, in place of leading somewhere. */
const COPIED_ONLY = ['javascript:', 'data:', 'vbscript:', 'blob:', 'file:'];

/** How the browser itself reads a link: its address and whether it leaves for the web; null where it must not open. @param {string} link */
export function destination(link) {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (!url || COPIED_ONLY.includes(url.protocol)) return null;
  return { href: url.href, isWeb: /^https?:$/.test(url.protocol) };
}

/** @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag @param {string} className @param {string} [text] */
export function make(tag, className, text = '') {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

/** Says where the story's button leads, and lets one go there. */
export class Sheet {
  element = make('div', 'sheet');
  #onClose;

  /** @param {() => void} onClose */
  constructor(onClose) {
    this.#onClose = onClose;
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', 'Link');
    this.element.hidden = true;
  }

  /** @param {string} link */
  open(link) {
    const text = make('p', 'link', link);
    text.dir = 'ltr';
    const target = destination(link);
    const copy = make('button', 'copy', 'Copy');
    copy.onclick = () => copyText(link, text, copy);
    const close = make('button', 'close', 'Close');
    close.onclick = () => this.close();
    const controls = make('div', '');
    controls.append(...(target ? [opener(target)] : []), copy, close);
    const why = target ? [] : [make('p', 'why', 'This kind of link can be copied, but not opened from here.')];
    this.element.replaceChildren(text, ...why, controls);
    this.element.hidden = false;
    /** @type {HTMLElement} */ (controls.firstElementChild).focus({ preventScroll: true });
  }

  close() {
    if (this.element.hidden) return;
    const hadFocus = this.element.matches(':focus-within');
    this.element.hidden = true;
    this.element.replaceChildren();
    if (hadFocus) this.#onClose();
  }
}

/** @param {{href: string, isWeb: boolean}} target */
function opener({ href, isWeb }) {
  const anchor = make('a', 'open', 'Open');
  anchor.href = href;
  if (isWeb) anchor.target = '_blank';
  anchor.rel = 'noopener noreferrer';
  return anchor;
}

/** @param {string} link @param {HTMLElement} text @param {HTMLElement} button */
async function copyText(link, text, button) {
  try {
    await navigator.clipboard.writeText(link);
    button.textContent = 'Copied';
  } catch {
    // No clipboard without a secure context: select the text, so that the browser's own copy takes it.
    getSelection()?.selectAllChildren(text);
  }
}
