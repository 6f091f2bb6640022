// @ts-check

/** Fulfilled once the page has loaded and has nothing to do. */
export function atRest() {
  return new Promise((resolve) => {
    // Safari has no idle times.
    const wait = () => (globalThis.requestIdleCallback ?? setTimeout)(resolve);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });
}
