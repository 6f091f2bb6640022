// @ts-check
import { expiryText } from '../share/facts.js';
import { say } from '../words.js';
import { setUpCopying } from './copying.js';
import { button, element } from './element.js';

/** @param {string | null} expiresAt RFC 3339; null: never @param {number} [now] milliseconds */
export function endText(expiresAt, now = Date.now()) {
  if (expiresAt !== null && Date.parse(expiresAt) <= now) return say('has expired');
  return expiryText(expiresAt, now);
}

/**
 * A control under its name, with a hint.
 * @param {string} name @param {HTMLInputElement | HTMLSelectElement} control has an id @param {string} [hint]
 */
export function field(name, control, hint = '') {
  const label = element('label', 'field-name', name);
  label.htmlFor = control.id;
  const made = element('div', 'field', label, control);
  if (!hint) return made;
  const note = element('p', 'field-hint', hint);
  note.id = `${control.id}-hint`;
  control.setAttribute('aria-describedby', note.id);
  made.append(note);
  return made;
}

/** @param {string} id @param {string} type @param {number} maxLength */
export function input(id, type, maxLength) {
  const made = element('input', 'text-input');
  Object.assign(made, { id, type, maxLength, autocomplete: 'off', spellcheck: false });
  return made;
}

/** How long a link lasts, as the server is asked for it. @param {string} id @param {string} chosen */
export function expirySelect(id, chosen) {
  const terms = { '1d': say('1 day'), '7d': say('7 days'), '30d': say('30 days'), never: say('for ever') };
  const made = element('select', 'select');
  made.id = id;
  for (const [value, text] of Object.entries(terms)) made.append(new Option(text, value, false, value === chosen));
  return made;
}

/**
 * An address that can be read, selected and copied.
 * @param {string} name what it is, for those who do not see it @param {string} label of the button
 * @param {string} url @param {(sentence: string) => void} announce
 */
export function copyRow(name, label, url, announce) {
  const address = element('input', 'text-input address');
  Object.assign(address, { readOnly: true, value: url, ariaLabel: name, dir: 'ltr' });
  address.addEventListener('focus', () => address.select());
  const copy = button('button', label, () => {});
  setUpCopying(copy, () => url, announce);
  return element('div', 'copy-row', address, copy);
}

/** A picture that leads a phone's camera to an address of this server. @param {string} url */
export function qrCode(url) {
  const made = element('img', 'qr');
  made.alt = say('QR code of the link');
  made.src = `/api/qr?${new URLSearchParams({ text: url })}`;
  return made;
}

/**
 * A button for what cannot be undone: the first press says what is lost, the second does it.
 * @param {string} label @param {string} sure what the second press is called @param {string} lost @param {() => void} act
 */
export function twice(label, sure, lost, act) {
  let isAsked = false;
  const warning = element('p', 'lost');
  warning.role = 'status';
  const press = button('button danger', label, () => {
    if (isAsked) act();
    ask(!isAsked);
  });
  /** @param {boolean} asked */
  const ask = (asked) => {
    isAsked = asked;
    press.textContent = asked ? sure : label;
    press.classList.toggle('asked', asked);
    warning.textContent = asked ? lost : '';
  };
  press.addEventListener('blur', () => ask(false));
  return element('div', 'twice', press, warning);
}
