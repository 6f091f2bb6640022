// @ts-check

/** Plays scripts of timed inputs under the clock, by pointer events of its own: a batch is one call. */
(() => {
  /** @typedef {{at: number, tap?: number, down?: number, up?: true, button?: true, hide?: true, show?: true}} Given */
  const { clock, test } = /** @type {any} */ (globalThis);

  /** @param {string} type @param {Element} target @param {number} x */
  function point(type, target, x) {
    const { left, top, width, height } = target.getBoundingClientRect();
    const place = { clientX: left + x * width, clientY: top + height / 2 };
    const pointer = { ...place, bubbles: true, composed: true, isPrimary: true, pointerId: 1, pointerType: 'mouse' };
    target.dispatchEvent(new PointerEvent(type, { ...pointer, button: 0 }));
  }

  /** A quick tap and the click that follows it. @param {Element} target @param {number} x */
  function tap(target, x) {
    point('pointerdown', target, x);
    point('pointerup', target, x);
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
  }

  /** @param {any} player @param {Given} given */
  function act(player, given) {
    const story = player.shadowRoot.querySelector('.story');
    if (given.tap !== undefined) tap(story, given.tap);
    else if (given.down !== undefined) point('pointerdown', story, given.down);
    else if (given.up) point('pointerup', story, 0.5);
    else if (given.hide || given.show) test.hide(!!given.hide);
    else if (given.button) {
      // What an earlier tap opened, or is about to, lies over the button; Escape is heard where the focus is.
      player.focus({ preventScroll: true });
      player.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
      const button = story.querySelector('.action');
      if (button?.checkVisibility()) tap(button, 0.5);
    }
  }

  /** What the player tells of a story and its inputs. @param {{timeline: unknown, inputs: Given[]}} script */
  test.play = ({ timeline, inputs }) => {
    const player = /** @type {any} */ (document.querySelector('push-stories'));
    test.hide(false);
    player.timeline = timeline;
    let passed = 0;
    for (const given of inputs) {
      const at = Math.round(given.at * 1000);
      clock.run(at - passed);
      passed = at;
      act(player, given);
    }
    return player.trace;
  };
})();
