// @ts-check
/** @import {KeptShare} from './share-memory.js' */
import { say } from '../words.js';
import { button, element } from './element.js';
import { setUpCopying } from './copying.js';
import { forgetShare, keptShares, ownerURL } from './share-memory.js';
import { endText, twice } from './share-parts.js';

/** The shares made in this browser: without it nobody finds their owner's links again. */
export class ShareList {
  element = element('details', 'share-aside');
  #summary = element('summary', '');
  #list = element('ul', 'share-list');
  #acts;

  /** @param {{choose: (share: KeptShare) => void, announce: (sentence: string) => void}} acts */
  constructor(acts) {
    this.#acts = acts;
    this.#list.role = 'list';
    const what = say('Kept in this browser alone.');
    this.element.append(this.#summary, element('p', '', what), this.#list);
    this.show();
  }

  show() {
    const shares = keptShares();
    this.element.hidden = !shares.length;
    this.#summary.textContent = say('Your shares ({n})', { n: shares.length });
    this.#list.ariaLabel = say('Your shares');
    this.#list.replaceChildren(...shares.map((share) => this.#entry(share)));
  }

  /** @param {KeptShare} share */
  #entry(share) {
    const open = element('a', 'button', say('Open'));
    open.href = ownerURL(share);
    const copy = button('button', say('Copy'), () => {});
    setUpCopying(copy, () => share.url, this.#acts.announce);
    const lost = say('The link stays, but its owner’s key is lost.');
    const forget = twice(say('Forget'), say('Forget it for good'), lost, () => {
      forgetShare(share.id);
      this.show();
      this.#acts.announce(say('Forgotten.'));
      (this.element.hidden ? this.element.closest('dialog') : this.#summary)?.focus();
    });
    const choose = button('button', say('Update'), () => this.#acts.choose(share));
    const name = element('b', '', share.name || say('Without a name'));
    const about = `${say('Version {version}', share)}, ${endText(share.expiresAt)}`;
    const acts = element('div', 'share-acts', open, copy, choose, forget);
    for (const act of acts.querySelectorAll('a, button')) act.ariaDescription = name.textContent;
    return element('li', '', name, element('p', 'share-about', about), acts);
  }
}
