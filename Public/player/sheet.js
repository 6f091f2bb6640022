// @ts-check
import { say } from './say.js';

const css = `
.sheet{position:absolute;z-index:1;inset:auto 8px 8px;padding:12px;border-radius:14px;background:#fff;color:#16181d;
font-size:14px;line-height:1.5;box-shadow:0 4px 24px #0006;cursor:auto}
.sheet p{max-height:4.5em;overflow:auto;user-select:text;-webkit-user-select:text}
.sheet .why{color:#5a606c;font-size:12px}
.sheet div{display:flex;gap:8px;margin-top:8px}
.sheet a,.sheet button{flex:1;min-height:44px;border:0;border-radius:10px;background:#e8e9ec;color:inherit;
font:600 14px/44px var(--font);text-align:center;text-decoration:none;cursor:pointer;padding:0 4px}
.sheet a{background:#2459e0;color:#fff}
.sheet :focus-visible{outline:3px solid #8ab0ff;outline-offset:2px}
`;

/** What a browser would run, or read from this device. */
const COPIED_ONLY = ['javascript:', 'data:', 'vbscript:', 'blob:', 'file:'];

/**
 * Says where the story's button leads, and lets one go there. Loaded when a button is first pressed.
 * @param {string} link @param {() => void} onClose
 */
export function createSheet(link, onClose) {
  const style = new CSSStyleSheet();
  style.replaceSync(css);
  const text = make('p', 'link', link);
  const target = destination(link);
  const close = make('button', '', say('Close'));
  close.onclick = onClose;
  const why = target ? '' : make('p', 'why', say('This kind of link can be copied, but not opened from here.'));
  const controls = make('div', '', ...(target ? [opener(target)] : []), copier(link, text), close);
  const element = make('div', 'sheet', text, why, controls);
  // A press on the sheet is none on the story, and its text can be selected.
  for (const type of ['pointerdown', 'contextmenu']) element.addEventListener(type, (event) => event.stopPropagation());
  return { element, style, first: /** @type {HTMLElement} */ (controls.firstElementChild) };
}

/** A link as the browser itself reads it; null where it must not open. @param {string} link */
function destination(link) {
  const url = URL.canParse(link) ? new URL(link) : null;
  return url && !COPIED_ONLY.includes(url.protocol) ? url : null;
}

/** @param {URL} url */
function opener({ href, protocol }) {
  const target = /^https?:$/.test(protocol) ? '_blank' : '';
  return Object.assign(make('a', '', say('Open')), { href, target, rel: 'noopener noreferrer' });
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

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {string} className @param {...(Node | string)} children
 */
function make(tag, className, ...children) {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}
