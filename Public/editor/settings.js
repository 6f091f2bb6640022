// @ts-check

const KEY = 'storyproof.stage';

/** The stage's settings, kept in this browser alone: their controls have no name, so that no form sends them. */
export class Settings {
  #controls;
  #kept = stored();

  /** @param {HTMLElement} frame its controls carry `data-setting` @param {() => void} changed by a control */
  constructor(frame, changed) {
    this.#controls = /** @type {NodeListOf<HTMLSelectElement | HTMLInputElement>} */ (
      frame.querySelectorAll('[data-setting]')
    );
    for (const control of this.#controls) fill(control, this.#kept.get(nameOf(control)) ?? control.value);
    frame.addEventListener('input', ({ target }) => {
      const control = [...this.#controls].find((other) => other === target);
      if (!control) return;
      this.keep(nameOf(control), control.value);
      changed();
    });
  }

  /** Empty where it was never set. @param {string} name */
  get(name) {
    const control = [...this.#controls].find((other) => nameOf(other) === name);
    return control?.value ?? this.#kept.get(name) ?? '';
  }

  /** @param {string} name @param {string} value */
  keep(name, value) {
    this.#kept.set(name, value);
    try {
      localStorage.setItem(KEY, this.#kept.toString());
    } catch {
      // The choice lasts as long as the page.
    }
  }
}

/** @param {HTMLElement} control */
const nameOf = (control) => control.dataset.setting ?? '';

/**
 * A choice that is not offered any more leaves the usual one.
 * @param {HTMLSelectElement | HTMLInputElement} control @param {string} value
 */
function fill(control, value) {
  const usual = control.value;
  control.value = value;
  if (control instanceof HTMLSelectElement && control.selectedIndex === -1) control.value = usual;
}

function stored() {
  try {
    return new URLSearchParams(localStorage.getItem(KEY) ?? '');
  } catch {
    return new URLSearchParams();
  }
}
