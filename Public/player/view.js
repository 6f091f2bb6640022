// @ts-check
/** @import {Page, Picture, Point, State, Text, Timeline} from './types.d.ts' */
import { say } from '../words.js';
import { currentPage, isRunning, pageLength, position } from './machine.js';
import { createPictures, isStill } from './pictures.js';
import { css, html } from './styles.js';

/** What a phone shows and this browser may not, by the end of the URL's path. */
const PHONE_ONLY = /^[^?#]*\.(heic|heif|tiff?)(?:[?#]|$)/i;

/** What a browser would run, or read from this device. */
const COPIED_ONLY = ['javascript:', 'data:', 'vbscript:', 'blob:', 'file:'];

/** What a haptic is here; iOS plays one only where a finger itself switches a switch. */
export function haptics() {
  if ('vibrate' in navigator) return navigator.maxTouchPoints ? 'vibration' : 'pulse';
  return 'switch' in HTMLInputElement.prototype ? 'switch' : 'pulse';
}

/**
 * Paints the states of a timeline; decides nothing. Null leaves nothing that moves, loads or can be read.
 * @param {ShadowRoot} root @param {Timeline | null} timeline @param {Map<string, Picture>} there pictures loaded before
 * @param {() => void} onPicture called where `render` would now draw more @param {Page[]} [loaded] whose pictures load
 */
export function createView(root, timeline, there, onPicture, loaded = timeline?.pages ?? []) {
  const styles = new CSSStyleSheet();
  styles.replaceSync(css);
  root.adoptedStyleSheets = [styles];
  root.innerHTML = html;
  /** @param {string} name @returns {any} */
  const part = (name) => root.querySelector(`.${name}`);
  const [story, spinner, bars, title, subtitle, action] = [
    'story',
    'spinner',
    'bars',
    'title',
    'subtitle',
    'action',
  ].map(part);
  const sheet = createSheet(part, () => (action.hidden ? root.host : action).focus());
  const urlOf = (/** @type {Page} */ page) => page.media ?? page.imageURL;
  const pictures = createPictures(
    part('pictures'),
    loaded.map(urlOf),
    there,
    timeline?.crossfadeSeconds ?? 0,
    onPicture,
  );
  /** @type {Animation | undefined} */
  let progress;

  part('text').hidden = !timeline;
  if (haptics() === 'switch') part('zone').innerHTML = '<input type="checkbox" switch hidden>';
  for (const { length } of [timeline?.pages ?? []]) {
    bars.innerHTML = '<div class="bar"><div class="fill"></div></div>'.repeat(length);
    bars.style.setProperty('--pages', `${length}`);
  }
  if (timeline) story.style.setProperty('--ratio', `${timeline.presentation.storyAspectRatio}`);

  /** @param {State} state @param {number} now */
  function renderBars(state, now) {
    const isPlayed = state.phase === 'finished';
    for (let index = 0; index < bars.children.length; index++) {
      bars.children[index].classList.toggle('full', index < state.page + Number(isPlayed));
    }
    progress?.cancel();
    if (isPlayed || !currentPage(state)) return;
    const frames = { transform: ['translateX(-101%)', 'none'] };
    const timing = { duration: pageLength(state) / 1e6, fill: 'both' };
    progress = /** @type {Animation} */ (bars.children[state.page].firstChild.animate(frames, timing));
    progress.currentTime = position(state, now) / 1e6;
    if (!isRunning(state)) progress.pause();
  }

  /** @param {Text} text */
  function renderAction(text) {
    const label = part('label');
    const isNew = text !== label.textContent;
    if (isNew && text != null && !action.hidden) {
      const leaving = label.cloneNode(true);
      leaving.classList.add('leaving');
      leaving.ariaHidden = 'true';
      action.append(leaving);
      leaving.animate({ opacity: [1, 0] }, 400).onfinish = () => leaving.remove();
      label.animate({ opacity: [0, 1] }, 400);
    }
    action.hidden = text == null;
    if (isNew) label.textContent = text;
  }

  return {
    action,
    sheet,
    story,
    zone: part('zone'),

    /** Tells whether the page's picture stands there. @param {State} state @param {number} now */
    render(state, now) {
      const page = currentPage(state);
      part('body').hidden = state.phase !== 'fallback';
      part('alert').textContent = state.timeline.fallback?.body;
      write(title, page?.title);
      write(subtitle, page?.subtitle);
      renderAction(page?.showsButton ? page.buttonTitle : null);
      renderBars(state, now);
      if (state.phase !== 'stopped' && state.phase !== 'finished') sheet.close();
      if (!page) return false;
      const { source, isDrawn } = pictures.show(urlOf(page));
      const format = source === null && PHONE_ONLY.exec(page.imageURL)?.[1].toUpperCase();
      spinner.hidden = source !== undefined;
      write(part('lost'), format ? say('This browser cannot show {format}. The phone can.', { format }) : null);
      part('page').role = 'group';
      part('page').ariaLabel = say('{n} of {m}', { n: state.page + 1, m: state.timeline.pages.length });
      return isDrawn;
    },

    /** A ring where a tap fell, or a haptic's pulse. @param {Point} point @param {boolean} [isPulse] */
    mark({ x, y }, isPulse) {
      const ring = document.createElement('div');
      ring.className = isPulse ? 'ring pulse' : 'ring';
      Object.assign(ring.style, { left: `${x * 100}%`, top: `${y * 100}%` });
      story.append(ring);
      const scale = isStill() ? [1, 1] : isPulse ? [0.4, 2] : [0.8, 1];
      ring.animate({ opacity: [1, 0], scale }, { duration: 450, easing: 'ease-out' }).onfinish = () => ring.remove();
    },
  };
}

/**
 * Says where the story's button leads, and lets one go there.
 * @param {(name: string) => any} part @param {() => void} onClose called where the focus was inside
 */
function createSheet(part, onClose) {
  const [sheet, text, why, open, copy, close] = ['sheet', 'link', 'why', 'open', 'copy', 'close'].map(part);
  why.textContent = say('This kind of link can be copied, but not opened from here.');
  open.textContent = say('Open');
  close.textContent = say('Close');
  const methods = {
    element: sheet,
    /** @param {string} link */
    open(link) {
      const url = URL.canParse(link) ? new URL(link) : null;
      const isOpened = url && !COPIED_ONLY.includes(url.protocol);
      text.textContent = link;
      why.hidden = isOpened;
      open.hidden = !isOpened;
      if (isOpened) Object.assign(open, { href: url.href, target: /^https?:$/.test(url.protocol) ? '_blank' : '' });
      copy.textContent = say('Copy');
      sheet.hidden = false;
      (isOpened ? open : copy).focus({ preventScroll: true });
    },
    close() {
      const hadFocus = sheet.matches(':focus-within');
      sheet.hidden = true;
      if (hadFocus) onClose();
    },
  };
  close.onclick = methods.close;
  copy.onclick = async () => {
    try {
      await navigator.clipboard.writeText(text.textContent);
      copy.textContent = say('Copied');
    } catch {
      // No clipboard here: the text is selected for the browser's own copying.
      getSelection()?.selectAllChildren(text);
    }
  };
  return methods;
}

/** Absent text takes no room; blank text does. @param {HTMLElement} element @param {Text} text */
function write(element, text) {
  element.hidden = text == null;
  // Read anew only where it changed.
  if (element.textContent !== (text ?? '')) element.textContent = text ?? '';
}
