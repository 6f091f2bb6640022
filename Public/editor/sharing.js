// @ts-check
/** @import {ShareDialog} from './share.js' */
/** @import {PathOf, Shown} from './types.d.ts' */
import { say } from '../words.js';

/** Brings the dialog for links when it is first wanted. */
export class Sharing {
  #dialog;
  #shown;
  #failed;
  #pathOf;
  /** @type {ShareDialog | null} */
  #made = null;

  /**
   * @param {HTMLDialogElement} dialog @param {() => Shown | null} shown what the preview shows
   * @param {(sentence: string) => void} failed @param {PathOf} pathOf
   */
  constructor(dialog, shown, failed, pathOf) {
    this.#dialog = dialog;
    this.#shown = shown;
    this.#failed = failed;
    this.#pathOf = pathOf;
  }

  async open() {
    (await this.#bring())?.open();
  }

  /** The id of the share that the page's address asks for, once. */
  get asked() {
    const id = /^#share=([\w-]+)$/.exec(location.hash)?.[1];
    if (id) history.replaceState(null, '', location.pathname + location.search);
    return id ?? null;
  }

  /** The payload of a share, and its options; null where they do not come, which is said. @param {string} id */
  async load(id) {
    const loaded = await (await this.#bring())?.load(id);
    if (typeof loaded === 'string') this.#failed(loaded);
    return typeof loaded === 'object' ? loaded : null;
  }

  async #bring() {
    try {
      const { ShareDialog } = await import('./share.js');
      this.#made ??= new ShareDialog(this.#dialog, this.#shown, this.#pathOf);
    } catch {
      this.#failed(say('The server does not answer. Press Share again in a moment.'));
    }
    return this.#made;
  }
}
