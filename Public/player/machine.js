// @ts-check
/** @import {Effect, Input, Page, Pause, State, Step, Timeline, Transition} from './types.d.ts' */

/** A timer noticed less than this late counts as on time, so that rounding to milliseconds never adds up. */
const PUNCTUAL = 1e6;

/** @param {number} seconds */
const nanoseconds = (seconds) => Math.round(seconds * 1e9);

/** @param {State} state @returns {Page | undefined} */
export const currentPage = (state) => state.timeline.pages[state.page];

/** Whether the page's time runs. @param {State} state */
export const isRunning = (state) => state.phase === 'playing' && !state.pauses.length;

/** The current page's whole time. @param {State} state */
export function pageLength(state) {
  const page = currentPage(state);
  return page ? nanoseconds(page.end) - nanoseconds(page.start) : 0;
}

/** The page time that has passed. @param {State} state @param {number} now */
export function position(state, now) {
  const passed = isRunning(state) ? now - state.since : 0;
  return Math.min(state.position + passed, pageLength(state));
}

/** The instant of the next thing that happens by itself. @param {State} state */
export const nextDue = (state) => Math.min(turnDue(state), recognitionDue(state));

/** Starts the timeline. @param {Timeline} timeline @param {number} now @returns {Step} */
export function create(timeline, now) {
  /** @type {State} */
  const state = {
    timeline,
    origin: now,
    phase: 'loading',
    page: 0,
    position: 0,
    since: now,
    pauses: [],
    press: null,
    tap: null,
  };
  /** @type {Effect[]} */
  const effects = [];
  return { state: Object.freeze(begin(state, now, effects)), effects };
}

/** Handles what fell due before `now`, then the input. @param {State} state @param {Input} input @param {number} now @returns {Step} */
export function reduce(state, input, now) {
  /** @type {Effect[]} */
  const effects = [];
  const ready = advance(state, now, effects);
  return { state: Object.freeze(handle(ready, input, now, effects)), effects };
}

/** @param {State} state @param {Input} input @param {number} now @param {Effect[]} effects @returns {State} */
function handle(state, input, now, effects) {
  const transitions = currentPage(state)?.transitions;
  switch (input.type) {
    case 'tap':
      return state.press ? state : tap(state, input.x, now, effects);
    case 'down':
      if (state.press) return state;
      return { ...state, press: { at: now, x: input.x, button: !!input.button, recognised: false } };
    case 'up':
      return lift(state, now, effects);
    case 'cancel':
      return unpause({ ...state, press: null }, 'hold', now);
    case 'button':
      return tapButton(state, now, effects);
    case 'next':
    case 'previous':
      return follow(state, transitions?.[input.type], false, now, effects);
    case 'hide':
      return pause(state, 'hidden', now);
    case 'show':
      return unpause(state, 'hidden', now);
    case 'pause':
      return pause(state, 'user', now);
    case 'play':
      return play(state, now, effects);
    case 'restart':
      return begin(state, now, effects);
    default:
      return state;
  }
}

/** @param {State} state */
function turnDue(state) {
  const turns = isRunning(state) && currentPage(state)?.transitions.elapsed;
  return turns ? state.since + pageLength(state) - state.position : Infinity;
}

/** @param {State} state */
function recognitionDue({ press, timeline }) {
  return press && !press.recognised ? press.at + nanoseconds(timeline.gestures.longPressSeconds) : Infinity;
}

/** Lets happen what is due, in the order of its instants; at most one page change. @param {State} state @param {number} now @param {Effect[]} effects */
function advance(state, now, effects) {
  let next = state;
  let turned = false;
  for (;;) {
    const turn = turned ? Infinity : turnDue(next);
    const recognition = recognitionDue(next);
    if (Math.min(turn, recognition) > now) return next;
    if (turn <= recognition) {
      turned = true;
      const at = now - turn < PUNCTUAL ? turn : now;
      next = follow(next, currentPage(next)?.transitions.elapsed, false, at, effects);
    } else {
      next = recognise(next, recognition);
    }
  }
}

/** @param {State} state @param {number} now @param {Effect[]} effects @returns {State} */
function begin(state, now, effects) {
  const { outcome, pages } = state.timeline;
  const at = now - state.origin;
  const pauses = state.pauses.filter((reason) => reason === 'hidden');
  const fresh = { ...state, pauses, press: null };
  if (outcome === 'stories') {
    effects.push({ at, event: 'didStart', pageCount: pages.length });
    return show(fresh, 0, now, effects);
  }
  if (outcome === 'fallback') {
    effects.push({ at, event: 'didShowFallback' });
    return { ...fresh, phase: 'fallback' };
  }
  return fresh;
}

/** @param {State} state @param {number} index @param {number} now @param {Effect[]} effects @returns {State} */
function show(state, index, now, effects) {
  effects.push({ at: now - state.origin, event: 'didShow', index });
  const pauses = state.pauses.filter((reason) => reason !== 'hold');
  return { ...state, phase: 'playing', page: index, position: 0, since: now, pauses };
}

/** @param {State} state @param {Transition | null | undefined} transition @param {boolean} byTap @param {number} now @param {Effect[]} effects */
function follow(state, transition, byTap, now, effects) {
  if (!transition) return state;
  const at = now - state.origin;
  if (byTap && transition.haptic) effects.push({ at, event: 'haptic' });
  for (const event of transition.events) effects.push({ at, event });
  if (transition.to !== null) return show(state, transition.to, now, effects);
  return settle(state, now, { phase: 'finished' });
}

/** @param {State} state @param {number} x @param {number} now @param {Effect[]} effects */
function tap(state, x, now, effects) {
  const way = x < state.timeline.gestures.previousZoneEnd ? 'previous' : 'next';
  return follow({ ...state, tap: { x } }, currentPage(state)?.transitions[way], true, now, effects);
}

/** @param {State} state @param {number} now @param {Effect[]} effects */
function tapButton(state, now, effects) {
  if (!currentPage(state)?.showsButton) return state;
  effects.push({ at: now - state.origin, event: 'didTapAction', index: state.page });
  const phase = state.phase === 'finished' ? 'finished' : 'stopped';
  return unpause(settle(state, now, { phase }), 'hold', now);
}

/** @param {State} state @param {number} now @param {Effect[]} effects */
function lift(state, now, effects) {
  const { press } = state;
  if (!press) return state;
  const lifted = { ...state, press: null };
  if (press.recognised) return unpause(lifted, 'hold', now);
  return press.button ? tapButton(lifted, now, effects) : tap(lifted, press.x, now, effects);
}

/** @param {State} state @param {number} due @returns {State} */
function recognise(state, due) {
  const press = state.press && { ...state.press, recognised: true };
  const holds = state.timeline.presentation.longPressToPauseEnabled && state.phase === 'playing';
  // A page that was turned late began after the press was due: its time cannot stand still before that.
  return holds ? pause({ ...state, press }, 'hold', Math.max(due, state.since)) : { ...state, press };
}

/** @param {State} state @param {number} now @param {Effect[]} effects */
function play(state, now, effects) {
  if (state.phase === 'finished') return begin(state, now, effects);
  const resumed = unpause(state, 'user', now);
  return state.phase === 'stopped' ? settle(resumed, now, { phase: 'playing' }) : resumed;
}

/** @param {State} state @param {Pause} reason @param {number} now */
function pause(state, reason, now) {
  return state.pauses.includes(reason) ? state : settle(state, now, { pauses: [...state.pauses, reason] });
}

/** @param {State} state @param {Pause} reason @param {number} now */
function unpause(state, reason, now) {
  return settle(state, now, { pauses: state.pauses.filter((other) => other !== reason) });
}

/** Takes the position over at `now`, before what lets time run changes. @param {State} state @param {number} now @param {Partial<State>} change @returns {State} */
function settle(state, now, change) {
  return { ...state, position: position(state, now), since: now, ...change };
}
