// @ts-check
/** @import {KeptShare} from './share-memory.js' */
import { say } from '../words.js';
import { button, element } from './element.js';
import { ownerURL } from './share-memory.js';
import { copyRow, endText, qrCode } from './share-parts.js';

/**
 * @typedef {{update: () => Promise<string>, another: () => void, announce: (sentence: string) => void}} ResultActs
 * `update` gives what went wrong, in words; empty where nothing did
 */

/** Shows a link that was made, and what can be done with it. */
export class ShareResult {
  element = element('div', 'share-result');
  #acts;

  /** @param {ResultActs} acts */
  constructor(acts) {
    this.#acts = acts;
  }

  /**
   * @param {KeptShare} share @param {{isKept: boolean, canUpdate: boolean, isSame: boolean}} state `isSame`: it shows
   * what the preview shows
   */
  show(share, { isKept, canUpdate, isSame }) {
    const { announce } = this.#acts;
    const title = element('h3', 'share-name', share.name || say('Without a name'));
    const version = say('Version {version}', share);
    const about = element('p', 'share-about', `${version}, ${endText(share.expiresAt)}`);
    const link = copyRow(say('Link'), say('Copy link'), share.url, announce);
    link.querySelector('button')?.classList.add('primary');
    this.element.replaceChildren(
      element('div', 'share-head', element('div', '', title, about), phone(share)),
      element('div', 'share-link', link, ...sheet(share)),
      this.#updating(canUpdate, isSame),
      owner(share, isKept, announce),
      button('button', say('Make another link'), this.#acts.another),
    );
  }

  focus() {
    /** @type {HTMLElement | null} */ (this.element.querySelector('.share-link button'))?.focus();
  }

  /** @param {boolean} canUpdate @param {boolean} isSame */
  #updating(canUpdate, isSame) {
    const sentence = isSame
      ? say('The link shows what the preview shows.')
      : say('The preview shows something else by now. The link keeps its address and gets a new version.');
    const trouble = element('p', 'share-trouble');
    trouble.role = 'alert';
    const update = button('button', say('Update the shared version'), async () => {
      update.disabled = true;
      trouble.textContent = await this.#acts.update();
      update.disabled = false;
    });
    update.hidden = !canUpdate || isSame;
    return element('div', 'share-update', element('p', '', sentence), update, trouble);
  }
}

/** @param {KeptShare} share */
function phone({ url }) {
  return element('figure', 'share-phone', qrCode(url), element('figcaption', '', say('See it on your phone')));
}

/** The system's own ways to send a link, where there are any. @param {KeptShare} share */
function sheet({ url, name }) {
  if (!navigator.share) return [];
  // Who closes the sheet has chosen so.
  const send = () => navigator.share({ title: name, url }).catch(() => {});
  return [button('button', say('Send it with another app'), send)];
}

/** @param {KeptShare} share @param {boolean} isKept @param {(sentence: string) => void} announce */
function owner(share, isKept, announce) {
  const kept = isKept
    ? say('This browser keeps it under “Your shares”.')
    : say('This browser keeps nothing: copy it now, it is shown this once.');
  const what = say('Whoever has it can read all verdicts, put up new versions, and end or delete the link.');
  return element(
    'section',
    'share-owner',
    element('h3', '', say('Keep this one for yourself')),
    element('p', '', `${what} ${kept}`),
    copyRow(say('Owner’s link'), say('Copy owner’s link'), ownerURL(share), announce),
  );
}
