// @ts-check
/** @import {Input, Point, Send} from './types.d.ts' */
/** @import {View} from './view.js' */

/**
 * Sends pointers and keys as inputs, until the signal aborts.
 * @param {HTMLElement} element @param {View} view @param {Send} send @param {AbortSignal} signal
 */
export function listen(element, { action, sheet, zone }, send, signal) {
  /** @type {number | null} */
  let pointer = null;
  let onButton = false;
  let isFelt = false;
  /** @param {EventTarget} target @param {string} type @param {(event: any) => void} handler */
  const on = (target, type, handler) => target.addEventListener(type, handler, { signal });
  /** @param {PointerEvent} event @param {boolean} isTap */
  const release = (event, isTap) => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    isFelt = send({ type: isTap ? 'up' : 'cancel' });
  };

  on(element, 'pointerdown', (event) => {
    const path = event.composedPath();
    if (!event.isPrimary || event.button || path.includes(sheet.element)) return;
    // The same pointer goes down again only where its release was lost.
    release(event, false);
    if (pointer !== null) return;
    isFelt = false;
    pointer = event.pointerId;
    onButton = path.includes(action);
    const point = fraction(element, event);
    send({ type: 'down', x: point.x, button: onButton }, point);
  });
  on(window, 'pointerup', (event) => release(event, !onButton || isInside(fraction(action, event))));
  on(window, 'pointercancel', (event) => release(event, false));
  on(document, 'keydown', (event) => {
    // Without a focus anywhere, keys are the first story's.
    const isFree = event.target === document.body && document.querySelector(element.localName) === element;
    if (!isFree && !event.composedPath().includes(element)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') sheet.close();
    const input = keyInput(event, element);
    if (!input) return;
    event.preventDefault();
    send(input);
  });
  on(element, 'contextmenu', (event) => event.composedPath().includes(sheet.element) || event.preventDefault());
  // A click without a count comes from a key or a screen reader; a pointer's was a press already.
  on(action, 'click', (event) => event.detail || send({ type: 'button' }));
  // The system switch, where there is one, plays one haptic for a tap that has one.
  on(zone, 'click', (event) => {
    if (event.target !== zone) return;
    if (!isFelt) event.preventDefault();
    isFelt = false;
  });
  // Else the click that follows a touch falls on the sheet, which by then lies there.
  on(action, 'touchend', (event) => event.cancelable && event.preventDefault());
  on(document, 'visibilitychange', () => send({ type: document.hidden ? 'hide' : 'show' }));
}

/**
 * Arrows are physical, from right to left too; Space belongs to a focused button.
 * @param {KeyboardEvent} event @param {Element} element @returns {Input | undefined}
 */
function keyInput(event, element) {
  if (event.key === 'ArrowLeft') return { type: 'previous' };
  if (event.key === 'ArrowRight') return { type: 'next' };
  if (
    event.key !== ' ' ||
    event.repeat ||
    ![element, document.body].includes(/** @type {HTMLElement} */ (event.composedPath()[0]))
  )
    return;
  return { type: element.getAttribute('state') === 'playing' ? 'pause' : 'play' };
}

/** @param {Element} element @param {PointerEvent} event */
function fraction(element, { clientX, clientY }) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** @param {Point} point */
const isInside = ({ x, y }) => Math.min(x, y) >= 0 && Math.max(x, y) <= 1;
