// A classic script in the head, so that the page never flashes in the other theme. It also keeps a form that is sent
// before the modules have come.
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
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const text = new URLSearchParams(/** @type {[string, string][]} */ ([...form])).toString();
    quietly(() => localStorage.setItem('storyproof.form', text));
  });
})();
