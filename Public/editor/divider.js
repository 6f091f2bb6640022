// @ts-check

const KEY = 'storyproof.split';
const STEP = 2;

/**
 * The divider between payload and stage: by pointer, by arrows, back to the middle by a double click.
 * @param {HTMLElement} divider @param {HTMLElement} frame
 */
export function setUpDivider(divider, frame) {
  const least = Number(divider.getAttribute('aria-valuemin'));
  const most = Number(divider.getAttribute('aria-valuemax'));
  const usual = Number(divider.getAttribute('aria-valuenow'));
  /** @param {number} percent */
  const move = (percent) => {
    const kept = Math.round(Math.min(most, Math.max(least, percent)) * 10) / 10;
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
  divider.addEventListener('dblclick', () => move(usual));
  divider.addEventListener('keydown', (event) => {
    const now = Number(divider.getAttribute('aria-valuenow'));
    const places = { ArrowLeft: now - STEP, ArrowRight: now + STEP, Home: least, End: most };
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
