// A classic script in the head, so that the page never flashes in the other theme. It also keeps the editor's form
// where that is sent before the modules have come.
(() => {
  const root = document.documentElement;
  root.dataset.script = '';
  /** @param {() => void} work */
  const quietly = (work) => {
    try {
      work();
    } catch {
      // No storage in this browser: the theme follows the system, and nothing is kept.
    }
  };
  quietly(() => {
    const theme = localStorage.getItem('storyproof.theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  });
  document.addEventListener('submit', (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    // Other pages' forms hold what is not to be kept.
    if (form.id !== 'editor') return;
    const text = new URLSearchParams(/** @type {[string, string][]} */ ([...new FormData(form)])).toString();
    quietly(() => localStorage.setItem('storyproof.form', text));
  });
})();
