// @ts-check
/** @import {KeptShare} from './share-memory.js' */
/** @import {Wishes} from './share-form.js' */
/** @import {PathOf, Shown} from './types.d.ts' */
import { say } from '../words.js';
import { frame } from './dialog-frame.js';
import { element } from './element.js';
import { call, troubleText } from './share-call.js';
import { sendCard } from './share-card.js';
import { ShareForm } from './share-form.js';
import { ShareList } from './share-list.js';
import { LocalLink } from './share-local.js';
import { keepShare, keptShares } from './share-memory.js';
import { ShareResult } from './share-result.js';

/** Which share the text belongs to, for as long as this tab is open. */
const CURRENT = 'storyproof.share';

/** Makes links of what the preview shows. */
export class ShareDialog {
  #dialog;
  #shown;
  #pathOf;
  #said = element('p', 'unseen');
  #title;
  #form = new ShareForm((wishes) => this.#make(wishes));
  #result = new ShareResult({
    update: () => this.#update(),
    another: () => this.#choose(null),
    announce: (sentence) => this.#announce(sentence),
  });
  #local;
  #list = new ShareList({
    choose: (share) => this.#choose(share),
    announce: (sentence) => this.#announce(sentence),
  });
  /** @type {KeptShare | null} The share that belongs to the text. */
  #share = current();
  /** What the share was last seen to show, text and options; null where that is not known. @type {string | null} */
  #content = null;
  #isKept = true;

  /**
   * @param {HTMLDialogElement} dialog @param {() => Shown | null} shown what the preview shows
   * @param {PathOf} pathOf
   */
  constructor(dialog, shown, pathOf) {
    this.#dialog = dialog;
    this.#shown = shown;
    this.#pathOf = pathOf;
    this.#said.role = 'status';
    this.#local = new LocalLink(shown, (sentence) => this.#announce(sentence));
    const main = element('div', 'share-main', this.#form.element, this.#result.element);
    const aside = element('div', 'share-side', this.#local.element, this.#list.element);
    this.#title = frame(dialog, say('Share the story'), element('div', 'share-columns', main, aside), this.#said);
  }

  open() {
    this.#local.forget();
    this.#list.show();
    this.#show();
    this.#dialog.showModal();
  }

  /**
   * Makes a kept share the one that the text belongs to, and gives its payload.
   * @param {string} id @returns {Promise<{text: string, options: Record<string, string>, name: string} | string>} or
   * what went wrong
   */
  async load(id) {
    const share = keptShares().find((kept) => kept.id === id);
    if (!share) return say('This browser does not keep the owner’s key of that link.');
    const outcome = await call('GET', `/api/previews/${id}/payload`, { token: share.ownerToken });
    if (!outcome.ok) return troubleText(outcome);
    const { payload, options, version } = outcome.answer;
    this.#belongs({ ...share, version });
    return { text: payload, options, name: share.name };
  }

  #show() {
    const shown = this.#shown();
    const share = this.#share;
    this.#form.element.hidden = share !== null;
    this.#result.element.hidden = share === null;
    this.#form.describe(shown);
    if (!share) return;
    const canUpdate = shown !== null && shown.timeline.outcome !== 'unreadable';
    this.#result.show(share, { isKept: this.#isKept, canUpdate, isSame: contentOf(shown) === this.#content });
  }

  /** @param {KeptShare | null} share */
  #choose(share) {
    this.#content = null;
    this.#belongs(share);
    this.#show();
    this.#title.focus();
  }

  /** @param {KeptShare | null} share */
  #belongs(share) {
    this.#share = share;
    if (share) this.#isKept = keepShare(share);
    try {
      if (share) sessionStorage.setItem(CURRENT, share.id);
      else sessionStorage.removeItem(CURRENT);
    } catch {
      // It is known for as long as the page is there.
    }
    this.#list.show();
  }

  /** @param {Wishes} wishes */
  async #make({ name, expires, passphrase, webhook }) {
    const shown = /** @type {Shown} */ (this.#shown());
    const query = new URLSearchParams(shown.query);
    for (const [key, value] of Object.entries({ name, expires, webhook })) if (value) query.set(key, value);
    const outcome = await call('POST', '/api/previews', { query: `${query}`, body: shown.text, passphrase });
    if (!outcome.ok) return troubleText(outcome);
    const { id, url, ownerToken, expiresAt, version } = outcome.answer;
    return this.#done({ id, url, ownerToken, name, expiresAt, version }, shown, say('The link is there.'));
  }

  async #update() {
    const shown = /** @type {Shown} */ (this.#shown());
    const share = /** @type {KeptShare} */ (this.#share);
    const { text: body, query } = shown;
    const outcome = await call('PUT', `/api/previews/${share.id}`, { token: share.ownerToken, query, body });
    if (!outcome.ok) return troubleText(outcome);
    const { version } = outcome.answer;
    return this.#done({ ...share, version }, shown, say('Version {version} stands at the link.', { version }));
  }

  /** @param {KeptShare} share @param {Shown} shown what it shows now @param {string} sentence */
  #done(share, shown, sentence) {
    this.#content = contentOf(shown);
    this.#belongs(share);
    this.#show();
    sendCard(share, shown, this.#pathOf);
    this.#announce(sentence);
    this.#result.focus();
    return '';
  }

  /** @param {string} sentence */
  #announce(sentence) {
    this.#said.textContent = sentence;
  }
}

/** @param {Shown | null} shown */
const contentOf = (shown) => (shown ? JSON.stringify([shown.text, shown.query]) : '');

function current() {
  try {
    const id = sessionStorage.getItem(CURRENT);
    return keptShares().find((share) => share.id === id) ?? null;
  } catch {
    return null;
  }
}
