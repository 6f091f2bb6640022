// @ts-check
/** @import {PlayerElement} from '../editor/types.d.ts' */
/** @import {Draft, Share, Verdict} from './types.d.ts' */
import { say } from '../words.js';
import { titleOf } from './verdicts.js';

/** The reviewer's name lasts as long as the browser's tab. */
const NAME = 'storyproof.reviewer';

/** Asks for what a verdict needs, and keeps what was typed until it has arrived. */
export class ReviewForm {
  #player;
  #share;
  #buttons;
  #form;
  #send;
  /** @type {Verdict} */
  #verdict = 'comment';
  #isSending = false;

  /**
   * @param {HTMLElement} root holds the buttons and the form @param {PlayerElement} player @param {Share} share
   * @param {(draft: Draft) => Promise<void>} send rejects with a `Refusal`
   */
  constructor(root, player, share, send) {
    this.#player = player;
    this.#share = share;
    this.#send = send;
    this.#form = /** @type {HTMLFormElement} */ (root.querySelector('form'));
    this.#buttons = [.../** @type {NodeListOf<HTMLButtonElement>} */ (root.querySelectorAll('[data-verdict]'))];
    for (const button of this.#buttons) {
      button.addEventListener('click', () => this.#open(/** @type {Verdict} */ (button.dataset.verdict)));
      button.disabled = false;
    }
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#submit();
    });
    this.#form.addEventListener('keydown', ({ key }) => key === 'Escape' && this.#close());
    this.#part('cancel').addEventListener('click', () => this.#close());
    player.addEventListener('stories-show', () => this.#namePage());
    this.#field('name').value = recalledName();
  }

  /** @param {string} id @returns {HTMLElement} */
  #part(id) {
    return /** @type {HTMLElement} */ (this.#form.querySelector(`#${id}`));
  }

  /** @param {string} name */
  #field(name) {
    return /** @type {HTMLInputElement} */ (this.#form.elements.namedItem(name));
  }

  get #page() {
    return Number(this.#player.getAttribute('page'));
  }

  /** @param {Verdict} verdict */
  #open(verdict) {
    if (!this.#form.hidden && verdict === this.#verdict) return this.#close();
    this.#verdict = verdict;
    this.#player.pause();
    this.#form.hidden = false;
    this.#part('form-title').textContent = titleOf(verdict, this.#share.version);
    this.#part('text-label').textContent = question(verdict);
    this.#field('pinned').checked = verdict === 'comment' && this.#hasPages;
    this.#markOpen(verdict);
    this.#namePage();
    this.#complain('');
    this.#field(verdict === 'approved' && !this.#field('name').value ? 'name' : 'text').focus();
  }

  /** The text stays, should the form be opened again. */
  #close() {
    this.#form.hidden = true;
    this.#markOpen(null);
    this.#buttons.find(({ dataset }) => dataset.verdict === this.#verdict)?.focus();
  }

  /** @param {Verdict | null} verdict */
  #markOpen(verdict) {
    for (const button of this.#buttons) button.ariaExpanded = `${button.dataset.verdict === verdict}`;
  }

  get #hasPages() {
    return !!this.#player.timeline?.pages.length;
  }

  /** A pin holds on to the page in view. */
  #namePage() {
    const { parentElement } = this.#field('pinned');
    if (parentElement) parentElement.hidden = !this.#hasPages;
    this.#part('pin-label').textContent = say('On page {n}', { n: this.#page + 1 });
  }

  async #submit() {
    if (this.#isSending || !this.#isComplete()) return;
    this.#busy(true);
    const verdict = this.#verdict;
    const [name, text] = [this.#field('name').value.trim(), this.#field('text').value.trim()];
    const page = this.#field('pinned').checked ? this.#page : null;
    keepName(name);
    try {
      await this.#send({ verdict, name, text, page, version: this.#share.version });
      this.#field('text').value = '';
      this.#close();
    } catch (fault) {
      const why = fault instanceof Error ? fault.message : '';
      this.#complain(say('Not sent, and what you wrote is still here. {why}', { why }));
      this.#part('send').textContent = say('Try again');
    } finally {
      this.#busy(false);
    }
  }

  #isComplete() {
    /** @type {[string, string][]} */
    const needed = [['name', say('Say who you are, so that it counts.')]];
    if (this.#verdict !== 'approved') needed.unshift(['text', say('Write what you mean.')]);
    const missing = needed.find(([name]) => !this.#field(name).value.trim());
    this.#complain(missing?.[1] ?? '');
    for (const name of ['name', 'text']) this.#field(name).ariaInvalid = `${name === missing?.[0]}`;
    if (missing) this.#field(missing[0]).focus();
    return !missing;
  }

  /** @param {boolean} isSending */
  #busy(isSending) {
    this.#isSending = isSending;
    this.#part('send').ariaDisabled = `${isSending}`;
  }

  /** @param {string} sentence */
  #complain(sentence) {
    this.#part('form-trouble').textContent = sentence;
    this.#part('send').textContent = say('Send');
  }
}

/** @param {Verdict} verdict */
function question(verdict) {
  if (verdict === 'approved') return say('A word with it (not needed)');
  return verdict === 'comment' ? say('Your comment') : say('What should change?');
}

function recalledName() {
  try {
    return sessionStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

/** @param {string} name */
function keepName(name) {
  try {
    sessionStorage.setItem(NAME, name);
  } catch {
    // The field itself keeps it as long as the page is open.
  }
}
