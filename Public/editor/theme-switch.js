// @ts-check
import { say } from '../words.js';

const NAMES = { system: say('Theme: system'), light: say('Theme: light'), dark: say('Theme: dark') };
const THEMES = /** @type {(keyof typeof NAMES)[]} */ (Object.keys(NAMES));

/** A button that goes through system, light and dark. @param {HTMLButtonElement} button */
export function setUpTheme(button) {
  const root = document.documentElement;
  const chosen = () => /** @type {keyof typeof NAMES} */ (root.dataset.theme ?? 'system');
  const name = () => button.setAttribute('aria-label', NAMES[chosen()]);
  button.addEventListener('click', () => {
    const theme = THEMES[(THEMES.indexOf(chosen()) + 1) % THEMES.length];
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    try {
      localStorage.setItem('storyproof.theme', theme);
    } catch {
      // The choice lasts as long as the page.
    }
    name();
  });
  name();
}
