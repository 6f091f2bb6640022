// @ts-check
/** @import {Notification} from './types.d.ts' */
import { say } from '../words.js';
import { element } from './element.js';

/** Half a second opens a notification on the phone. */
const PRESS_MILLISECONDS = 500;

/** The notification's two states: collapsed, as it arrives, or expanded, with its story. */
export class Arrival {
  #phone;
  #texts;
  #turned;

  /** @param {HTMLElement} phone @param {(isCollapsed: boolean) => void} turned by a person */
  constructor(phone, turned) {
    this.#phone = phone;
    this.#texts = /** @type {HTMLElement} */ (phone.querySelector('#arrival'));
    this.#turned = turned;
    const collapse = /** @type {HTMLElement} */ (phone.querySelector('#collapse'));
    const open = /** @type {HTMLElement} */ (phone.querySelector('#open-notification'));
    collapse.addEventListener('click', () => {
      this.#turn(true);
      open.focus({ preventScroll: true });
    });
    open.addEventListener('click', () => {
      this.#turn(false);
      /** @type {HTMLElement} */ (phone.querySelector('push-stories')).focus({ preventScroll: true });
    });
    this.#listenForPress(/** @type {HTMLElement} */ (phone.querySelector('.platter')));
  }

  get isCollapsed() {
    return this.#phone.dataset.state === 'collapsed';
  }

  set isCollapsed(isCollapsed) {
    this.#phone.dataset.state = isCollapsed ? 'collapsed' : 'expanded';
  }

  /** The texts as the phone shows them before anything is opened. @param {Notification | null} notification */
  show(notification) {
    const { title, subtitle, body } = notification ?? {};
    const lines = Object.entries({ title, subtitle, body }).filter(([, text]) => text);
    const none = element('p', 'arrival-none', say('This text has no title and no body: they come with the push.'));
    this.#texts.replaceChildren(
      ...(lines.length ? lines.map(([name, text]) => element('p', `arrival-${name}`, text ?? '')) : [none]),
    );
  }

  /** @param {boolean} isCollapsed */
  #turn(isCollapsed) {
    this.isCollapsed = isCollapsed;
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const motion = { opacity: [0.4, 1], scale: [isCollapsed ? 1.03 : 0.97, 1] };
      this.#phone.querySelector('.platter')?.animate(motion, { duration: 150, easing: 'ease-out' });
    }
    this.#turned(isCollapsed);
  }

  /** @param {HTMLElement} platter */
  #listenForPress(platter) {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    platter.addEventListener('pointerdown', ({ isPrimary, button }) => {
      clearTimeout(timer);
      if (!this.isCollapsed || !isPrimary || button) return;
      timer = setTimeout(() => this.#turn(false), PRESS_MILLISECONDS);
    });
    for (const type of ['pointerup', 'pointercancel', 'pointerleave']) {
      platter.addEventListener(type, () => clearTimeout(timer));
    }
    platter.addEventListener('contextmenu', (event) => this.isCollapsed && event.preventDefault());
  }
}
