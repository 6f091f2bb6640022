import { deepEqual, equal } from 'node:assert/strict';
import { seenText } from '../../Public/editor/events.js';
import { report } from '../../Public/editor/report.js';
import { Tally } from '../../Public/editor/tally.js';

/** @param {[string, number?][]} entries */
function tallied(entries) {
  const tally = new Tally();
  for (const [event, index] of entries) tally.add({ at: 0, event, index });
  return tally;
}

Deno.test('every showing of a page is an impression', () => {
  const tally = tallied([['didStart'], ['didShow', 0], ['didShow', 1], ['didShow', 0]]);
  equal(tally.impressions, 3);
  deepEqual(Object.fromEntries(tally.byPage), { 0: 2, 1: 1 });
});

Deno.test('completions, button taps, fallbacks and haptics are counted each for itself', () => {
  const { completions, buttonTaps, fallbacks, haptics, impressions } = tallied([
    ['didFinish'],
    ['didTapAction', 0],
    ['didTapAction', 1],
    ['didShowFallback'],
    ['haptic'],
    ['haptic'],
    ['haptic'],
  ]);
  deepEqual([completions, buttonTaps, fallbacks, haptics, impressions], [1, 2, 1, 3, 0]);
});

Deno.test('seconds seen have one place, and two where the page is short', () => {
  equal(seenText(2, 5), 'seen 2.0 of 5.0 s');
  equal(seenText(0.123, 0.5), 'seen 0.12 of 0.50 s');
});

Deno.test('the report begins with the last start, and counts seconds from it', () => {
  /** @type {any} */
  const player = {
    timeline: { outcome: 'stories', pages: [{ duration: 5 }, { duration: 4 }] },
    trace: [
      { at: 0, event: 'didStart', pageCount: 2 },
      { at: 0, event: 'didShow', index: 0 },
      { at: 1.5, event: 'didStart', pageCount: 2 },
      { at: 1.5, event: 'didShow', index: 0 },
      { at: 3.75, event: 'didShow', index: 1 },
    ],
    visits: [
      { index: 0, at: 0, seconds: 1.5, pictureSeconds: 1.4 },
      { index: 0, at: 1.5, seconds: 2.25, pictureSeconds: 2.1234567 },
      { index: 1, at: 3.75, seconds: 1, pictureSeconds: 1 },
    ],
  };
  const tally = tallied([
    ['didShow', 0],
    ['didShow', 1],
  ]);
  deepEqual(report(player, tally, 1.5), {
    formatVersion: 1,
    outcome: 'stories',
    trace: [
      { at: 0, event: 'didStart', pageCount: 2 },
      { at: 0, event: 'didShow', index: 0 },
      { at: 2.25, event: 'didShow', index: 1 },
    ],
    visits: [
      { index: 0, at: 0, seconds: 2.25, pictureSeconds: 2.123, duration: 5 },
      { index: 1, at: 2.25, seconds: 1, pictureSeconds: 1, duration: 4 },
    ],
    totals: {
      impressions: 2,
      impressionsByPage: [1, 1],
      completions: 0,
      buttonTaps: 0,
      fallbacks: 0,
      haptics: 0,
    },
  });
});
