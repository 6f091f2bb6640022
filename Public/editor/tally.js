// @ts-check
/** @import {TraceEntry} from './types.d.ts' */

/** Which total a callback adds to. @type {Record<string, 'completions' | 'buttonTaps' | 'fallbacks' | 'haptics'>} */
const TOTALS = {
  didFinish: 'completions',
  didTapAction: 'buttonTaps',
  didShowFallback: 'fallbacks',
  haptic: 'haptics',
};

/** Counts callbacks as the phone's delegate would report them; none is forgotten, however long a loop runs. */
export class Tally {
  completions = 0;
  buttonTaps = 0;
  fallbacks = 0;
  haptics = 0;
  impressions = 0;
  /** How often each page was shown, by its index. @type {Map<number, number>} */
  byPage = new Map();

  /** @param {TraceEntry} entry */
  add({ event, index }) {
    if (event === 'didShow' && index !== undefined) {
      this.impressions += 1;
      this.byPage.set(index, (this.byPage.get(index) ?? 0) + 1);
    } else if (TOTALS[event]) {
      this[TOTALS[event]] += 1;
    }
  }
}
