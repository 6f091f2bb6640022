// @ts-check
/** @import {Input} from './types.d.ts' */
/** @import {View} from './view.js' */

/**
 * Turns pointers and keys on the element into the machine's inputs, until the signal aborts.
 * @param {HTMLElement} element @param {View} view @param {() => boolean} isPlaying
 * @param {(input: Input, point?: {x: number, y: number}) => void} send @param {AbortSignal} signal
 */
export function listen(element, { action, sheet }, isPlaying, send, signal) {
  /** @type {number | null} */
  let pointer = null;
  let onButton = false;
  /** @param {EventTarget} target @param {string} type @param {(event: any) => void} handler */
  const on = (target, type, handler) => target.addEventListener(type, handler, { signal });

  /** @param {PointerEvent} event */
  const down = (event) => {
    const path = event.composedPath();
    if (!event.isPrimary || event.button || path.includes(sheet.element)) return;
    if (pointer !== null && pointer !== event.pointerId) return;
    // The same pointer goes down twice only where its release was lost.
    if (pointer !== null) send({ type: 'cancel' });
    pointer = event.pointerId;
    onButton = path.includes(action);
    const point = fraction(element, event);
    send({ type: 'down', x: point.x, button: onButton }, point);
  };

  /** @param {PointerEvent} event @param {boolean} isTap */
  const release = (event, isTap) => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    send({ type: isTap ? 'up' : 'cancel' });
  };

  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const input = keyInput(event, event.composedPath()[0] === element, isPlaying());
    if (event.key === 'Escape') sheet.close();
    if (!input) return;
    event.preventDefault();
    send(input);
  };

  on(element, 'pointerdown', down);
  on(window, 'pointerup', (event) => release(event, !onButton || isInside(action, event)));
  on(window, 'pointercancel', (event) => release(event, false));
  on(element, 'keydown', press);
  on(element, 'contextmenu', (event) => !event.composedPath().includes(sheet.element) && event.preventDefault());
  // A click with no count comes from a key or a screen reader; a pointer's was a press already.
  on(action, 'click', (event) => event.detail || send({ type: 'button' }));
  on(document, 'visibilitychange', () => send({ type: document.hidden ? 'hide' : 'show' }));
}

/** Arrows are physical, under right-to-left too; Space belongs to a focused button. @param {KeyboardEvent} event @param {boolean} isOwn @param {boolean} isPlaying @returns {Input | null} */
function keyInput({ key, repeat }, isOwn, isPlaying) {
  if (key === 'ArrowLeft') return { type: 'previous' };
  if (key === 'ArrowRight') return { type: 'next' };
  if (key !== ' ' || !isOwn || repeat) return null;
  return { type: isPlaying ? 'pause' : 'play' };
}

/** @param {Element} element @param {PointerEvent} event */
function fraction(element, { clientX, clientY }) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** @param {Element} element @param {PointerEvent} event */
function isInside(element, event) {
  const { x, y } = fraction(element, event);
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}
