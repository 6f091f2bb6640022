// @ts-check
/** @import {Page, Timeline, Transition} from '../../Public/player/types.d.ts' */

/**
 * @typedef {object} Shape
 * @property {boolean} [haptics]
 * @property {boolean} [holds]
 * @property {boolean} [loops]
 * @property {number} [crossfade]
 * @property {string[]} [images]
 * @property {Partial<Page>[]} [pages] laid over the pages made
 */

/**
 * A timeline document as the engine writes it: one page for each duration.
 * @param {number[]} durations @param {Shape} [shape] @returns {Timeline}
 */
export function timeline(durations, shape = {}) {
  const last = durations.length - 1;
  let end = 0;
  const pages = durations.map((duration, index) => {
    const start = end;
    end = Math.round((start + duration) * 1e9) / 1e9;
    return {
      index,
      sourceIndex: index,
      start,
      duration,
      end,
      imageURL: shape.images?.[index] ?? `https://pictures.example/${index}.png`,
      media: null,
      title: `Title ${index}`,
      subtitle: `Subtitle ${index}`,
      buttonTitle: `Button ${index}`,
      link: `https://shop.example/${index}`,
      showsButton: true,
      transitions: transitions(index, last, shape),
      ...shape.pages?.[index],
    };
  });
  return {
    outcome: 'stories',
    presentation: { storyAspectRatio: 1.5, longPressToPauseEnabled: shape.holds ?? false },
    gestures: { previousZoneEnd: 1 / 3, longPressSeconds: 0.25 },
    crossfadeSeconds: shape.crossfade ?? 0,
    pages,
    totalDuration: end,
    fallback: { body: 'Tap to explore' },
  };
}

/** A document without pages. @param {'fallback' | 'unreadable'} outcome @returns {Timeline} */
export function pageless(outcome) {
  return { ...timeline([]), outcome, fallback: outcome === 'fallback' ? { body: 'Tap to explore' } : null };
}

/** @param {number} index @param {number} last @param {Shape} shape @returns {Page['transitions']} */
function transitions(index, last, { haptics = false, loops = false }) {
  /** @param {number | null} to @param {boolean} haptic @param {string[]} events @returns {Transition} */
  const go = (to, haptic, events = []) => ({ to, haptic, events });
  const isLast = index === last;
  return {
    elapsed: isLast ? go(loops ? 0 : null, false, ['didFinish']) : go(index + 1, false),
    next: isLast && !loops ? null : go(isLast ? 0 : index + 1, haptics),
    previous: go(Math.max(index - 1, 0), haptics),
  };
}
