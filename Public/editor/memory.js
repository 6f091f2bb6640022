// @ts-check

const KEY = 'storyproof.form';

/** Long texts take tens of milliseconds to keep, too many for every key. */
const PAUSE_MILLISECONDS = 150;

/**
 * Gives what keeps the text and the options in this browser once typing rests, at the latest when the page goes.
 * @param {HTMLFormElement} form @param {() => void} refused the browser keeps nothing
 * @returns {() => void}
 */
export function setUpMemory(form, refused) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  const keep = () => {
    if (waiting === undefined) return;
    clearTimeout(waiting);
    waiting = undefined;
    if (!remember(form)) refused();
  };
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', keep);
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(keep, PAUSE_MILLISECONDS);
  };
}

/** False where the browser refuses. @param {HTMLFormElement} form */
function remember(form) {
  const entries = /** @type {[string, string][]} */ ([...new FormData(form)]);
  try {
    localStorage.setItem(KEY, new URLSearchParams(entries).toString());
    return true;
  } catch {
    return false;
  }
}

/**
 * Fills the form with what was kept, unless the browser has itself kept something newer; true where something changed.
 * @param {HTMLFormElement} form @param {HTMLTextAreaElement} payload
 */
export function recall(form, payload) {
  if (payload.value !== payload.defaultValue) return true;
  const kept = stored();
  if (!kept?.has('payload')) return false;
  const before = new URLSearchParams(/** @type {[string, string][]} */ ([...new FormData(form)])).toString();
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) || !control.name) continue;
    if (control.type === 'checkbox') /** @type {HTMLInputElement} */ (control).checked = kept.has(control.name);
    else control.value = kept.get(control.name) ?? control.value;
  }
  return new URLSearchParams(/** @type {[string, string][]} */ ([...new FormData(form)])).toString() !== before;
}

function stored() {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? null : new URLSearchParams(text);
  } catch {
    return null;
  }
}
