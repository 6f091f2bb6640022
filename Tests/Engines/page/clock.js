// @ts-check

/** A clock that stands still until it is told to run. Loaded before all else; animations do not go by it. */
(() => {
  const EPOCH = 1_800_000_000_000;
  /** @typedef {{at: number, every: number | null, act: (...given: unknown[]) => void, given: unknown[]}} Timer */
  /** @type {Map<number, Timer>} */
  const timers = new Map();
  let now = 60_000;
  let last = 0;

  /** @param {boolean} repeats */
  const starter =
    (repeats) =>
    /** @param {Timer['act']} act @param {number} [delay] @param {unknown[]} given */
    (act, delay = 0, ...given) => {
      const milliseconds = Math.max(Math.trunc(delay) || 0, repeats ? 1 : 0);
      last += 1;
      timers.set(last, { at: now + milliseconds, every: repeats ? milliseconds : null, act, given });
      return last;
    };
  /** @param {number} id */
  const stop = (id) => void timers.delete(id);

  /** Fires the first timer that is due by then. @param {number} end */
  function fire(end) {
    let due = { id: 0, at: Infinity };
    for (const [id, { at }] of timers) if (at < due.at) due = { id, at };
    const timer = timers.get(due.id);
    if (!timer || due.at > end) return false;
    now = Math.max(now, due.at);
    if (timer.every === null) timers.delete(due.id);
    else timer.at += timer.every;
    timer.act(...timer.given);
    return true;
  }

  Object.assign(globalThis, {
    setTimeout: starter(false),
    setInterval: starter(true),
    clearTimeout: stop,
    clearInterval: stop,
    clock: {
      /** Lets time pass, and fires each timer at its instant. @param {number} milliseconds */
      run(milliseconds) {
        const end = now + milliseconds;
        while (fire(end));
        now = end;
      },
      /** How many timers wait. */
      get waiting() {
        return timers.size;
      },
    },
  });
  performance.now = () => now;
  Date.now = () => EPOCH + now;
})();
