// @ts-check
/** @import {EventsReport, PlayerElement} from './types.d.ts' */
/** @import {Tally} from './tally.js' */

/**
 * What "Copy as JSON" gives: all since the last start, in seconds from it.
 * @param {Pick<PlayerElement, 'timeline' | 'trace' | 'visits'>} player @param {Tally} tally
 * @param {number} origin the instant of the last start @returns {EventsReport}
 */
export function report({ timeline, trace, visits }, tally, origin) {
  /** @template {{at: number}} T @param {T[]} entries @returns {T[]} */
  const since = (entries) =>
    entries.filter(({ at }) => at >= origin).map((entry) => ({ ...entry, at: rounded(entry.at - origin) }));
  const { impressions, completions, buttonTaps, fallbacks, haptics, byPage } = tally;
  const pages = timeline?.pages ?? [];
  return {
    formatVersion: 1,
    outcome: timeline?.outcome ?? null,
    trace: since(trace),
    visits: since(visits).map((visit) => ({
      ...visit,
      seconds: rounded(visit.seconds),
      pictureSeconds: rounded(visit.pictureSeconds),
      duration: pages[visit.index]?.duration ?? 0,
    })),
    totals: {
      impressions,
      impressionsByPage: pages.map((_, index) => byPage.get(index) ?? 0),
      completions,
      buttonTaps,
      fallbacks,
      haptics,
    },
  };
}

/** To the millisecond. @param {number} seconds */
const rounded = (seconds) => Math.round(seconds * 1000) / 1000;
