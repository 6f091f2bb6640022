// @ts-check

const KEY = 'storyproof.split';
const STEP = 2;

/** Percent of the frame's width. */
const LEAST = 30;
const MOST = 64;
const USUAL = 47;

/**
 * The divider between payload and stage: by pointer, by arrows, back to the middle by a double click.
 * @param {HTMLElement} divider @param {HTMLElement} frame
 */
export function setUpDivider(divider, frame) {
  divider.setAttribute('aria-valuemin', `${LEAST}`);
  divider.setAttribute('aria-valuemax', `${MOST}`);
  divider.setAttribute('aria-valuenow', `${USUAL}`);
  /** @param {number} percent */
  const move = (percent) => {
    const kept = Math.round(Math.min(MOST, Math.max(LEAST, percent)) * 10) / 10;
    frame.style.setProperty('--split', `${kept}%`);
    divider.setAttribute('aria-valuenow', `${kept}`);
    try {
      localStorage.setItem(KEY, `${kept}`);
    } catch {
      // The place of the divider lasts as long as the page.
    }
  };
  divider.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    divider.setPointerCapture(event.pointerId);
    event.preventDefault();
    divider.focus();
  });
  divider.addEventListener('pointermove', (event) => {
    if (!divider.hasPointerCapture(event.pointerId)) return;
    const { left, width } = frame.getBoundingClientRect();
    move(((event.clientX - left) / width) * 100);
  });
  divider.addEventListener('dblclick', () => move(USUAL));
  divider.addEventListener('keydown', (event) => {
    const now = Number(divider.getAttribute('aria-valuenow'));
    const places = { ArrowLeft: now - STEP, ArrowRight: now + STEP, Home: LEAST, End: MOST };
    const next = places[/** @type {keyof typeof places} */ (event.key)];
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  });
  try {
    const kept = Number(localStorage.getItem(KEY));
    if (kept) move(kept);
  } catch {
    // As above.
  }
}
