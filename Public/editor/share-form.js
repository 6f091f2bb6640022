// @ts-check
/** @import {Finding, Shown} from './types.d.ts' */
import { count, say } from '../words.js';
import { button, element } from './element.js';
import { expirySelect, field, input } from './share-parts.js';
import { hasSecret } from './share-secrets.js';

/** What is asked of a new link. @typedef {{name: string, expires: string, passphrase: string, webhook: string}} Wishes */

/** Findings that are told of by their own words. */
const MOST_NAMED = 3;

/** Asks what a new link should be like; what was typed stays whatever becomes of it. */
export class ShareForm {
  element = element('form', 'share-form');
  #name = input('share-name', 'text', 200);
  #expires = expirySelect('share-expires', '30d');
  #passphrase = input('share-passphrase', 'text', 200);
  #webhook = input('share-webhook', 'url', 2000);
  #before = element('div', 'share-before');
  #trouble = element('p', 'share-trouble');
  #fields = element('div', 'share-fields');
  #submit = button('button primary', say('Make the link'), () => {});

  /** @param {(wishes: Wishes) => Promise<string>} make gives what went wrong, in words; empty where nothing did */
  constructor(make) {
    this.#submit.type = 'submit';
    this.#trouble.role = 'alert';
    this.#webhook.placeholder = 'https://';
    this.#webhook.pattern = 'https://.+';
    this.#fields.append(
      field(say('Name of the campaign'), this.#name, say('Stands above the story. It can stay empty.')),
      field(say('The link lasts'), this.#expires),
      field(say('Passphrase'), this.#passphrase, say('Who opens the link is asked for it. Empty: nobody is.')),
      more(field(say('Webhook'), this.#webhook, say('Every verdict is sent to this https address, signed.'))),
    );
    this.element.append(this.#before, this.#fields, this.#trouble, this.#submit);
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#send(make);
    });
  }

  /** @param {(wishes: Wishes) => Promise<string>} make */
  async #send(make) {
    this.#submit.disabled = true;
    this.#trouble.textContent = '';
    const [name, expires] = [this.#name.value.trim(), this.#expires.value];
    const wishes = { name, expires, passphrase: this.#passphrase.value, webhook: this.#webhook.value.trim() };
    this.#trouble.textContent = await make(wishes);
    this.#submit.disabled = false;
  }

  /** Says what the link would show. @param {Shown | null} shown */
  describe(shown) {
    const canShare = shown !== null && shown.timeline.outcome !== 'unreadable';
    this.#fields.hidden = this.#submit.hidden = !canShare;
    this.#trouble.textContent = '';
    this.#before.replaceChildren(...(canShare ? cautions(shown) : [nothing()]));
  }
}

/** @param {HTMLElement} content */
function more(content) {
  return element('details', 'more', element('summary', '', say('More')), content);
}

const nothing = () =>
  element('p', 'share-missing', say('This text cannot be read, so there is nothing to share yet: mend it first.'));

/** @param {Shown} shown */
function cautions({ timeline: { diagnostics }, isCurrent }) {
  const made = missing(diagnostics.filter(({ severity }) => severity === 'error'));
  if (!isCurrent) {
    made.push(element('p', '', say('The preview shows an earlier text than you see: that one is shared.')));
  }
  if (hasSecret(diagnostics)) {
    made.push(element('p', '', say('The text holds a secret. It is taken out before anything is stored.')));
  }
  return made;
}

/** @param {Finding[]} errors */
function missing(errors) {
  if (!errors.length) return [];
  const n = errors.length;
  const title = count(n, '{n} thing will be missing on the phone:', '{n} things will be missing on the phone:');
  const named = errors.slice(0, MOST_NAMED).map(({ message }) => element('li', '', message));
  if (n > MOST_NAMED) named.push(element('li', '', say('and more, among the findings')));
  return [element('p', 'share-missing', title), element('ul', 'share-missing-list', ...named)];
}
