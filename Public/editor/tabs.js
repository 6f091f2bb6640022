// @ts-check

const NARROW = matchMedia('(max-width: 1099.98px)');

/**
 * Tabs where the window is narrow; where it is wide all panels stand side by side and are no tabs.
 * @param {HTMLElement} list the tab list @param {HTMLElement} frame carries `data-tab`, the name of the panel in view
 * @returns {(name: string) => void} selects a tab by name
 */
export function setUpTabs(list, frame) {
  const tabs = /** @type {HTMLElement[]} */ ([...list.querySelectorAll('[role=tab]')]);
  const panels = tabs.map(
    (tab) => /** @type {HTMLElement} */ (document.getElementById(tab.getAttribute('aria-controls') ?? '')),
  );
  /** @param {number} chosen */
  const select = (chosen) => {
    frame.dataset.tab = tabs[chosen].dataset.name;
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', `${index === chosen}`);
      tab.tabIndex = index === chosen ? 0 : -1;
    });
  };
  const arrange = () => {
    panels.forEach((panel, index) => {
      panel.setAttribute('role', NARROW.matches ? 'tabpanel' : 'region');
      panel.setAttribute('aria-labelledby', NARROW.matches ? tabs[index].id : `${panel.id}-title`);
    });
  };
  for (const [index, tab] of tabs.entries()) tab.addEventListener('click', () => select(index));
  list.addEventListener('keydown', (event) => {
    const now = tabs.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const steps = { ArrowRight: now + 1, ArrowLeft: now - 1 + tabs.length, Home: 0, End: tabs.length - 1 };
    const next = steps[/** @type {keyof typeof steps} */ (event.key)];
    if (now < 0 || next === undefined) return;
    event.preventDefault();
    select(next % tabs.length);
    tabs[next % tabs.length].focus();
  });
  NARROW.addEventListener('change', arrange);
  arrange();
  select(0);
  return (name) => select(tabs.findIndex((tab) => tab.dataset.name === name));
}
