// @ts-check

const THEMES = ['system', 'light', 'dark'];

/** A button that goes through system, light and dark. @param {HTMLButtonElement} button */
export function setUpTheme(button) {
  const root = document.documentElement;
  const say = () => button.setAttribute('aria-label', `Theme: ${root.dataset.theme ?? 'system'}`);
  button.addEventListener('click', () => {
    const theme = THEMES[(THEMES.indexOf(root.dataset.theme ?? 'system') + 1) % THEMES.length];
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    try {
      localStorage.setItem('storyproof.theme', theme);
    } catch {
      // The choice lasts as long as the page.
    }
    say();
  });
  say();
}
