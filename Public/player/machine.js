// @ts-check
/** @import {Act, Effect, Handlers, Input, Page, Pause, State, Step, Timeline, Transition} from './types.d.ts' */

/** A timer less late than this, in nanoseconds, was on time: roundings never add up. */
const PUNCTUAL = 1e6;

/** @param {number} seconds */
const nanoseconds = (seconds) => Math.round(seconds * 1e9);

/** @param {State} state @returns {Page | undefined} */
export const currentPage = (state) => state.timeline.pages[state.page];

/** Whether the page's time runs. @param {State} state */
export const isRunning = (state) => state.phase === 'playing' && !state.pauses.length;

/** The page's whole time. @param {State} state */
export function pageLength(state) {
  const page = currentPage(state);
  return page ? nanoseconds(page.end) - nanoseconds(page.start) : 0;
}

/** The page's time that has passed. @param {State} state @param {number} now */
export function position(state, now) {
  const passed = isRunning(state) ? now - state.since : 0;
  return Math.min(state.position + passed, pageLength(state));
}

/** The instant of what comes next by itself. @param {State} state */
export const nextDue = (state) => Math.min(turnDue(state), recognitionDue(state));

/** The showings of pages since the start, the running one last. @param {State} state @param {number} now */
export function visits(state, now) {
  if (state.phase === 'loading' || !currentPage(state)) return [];
  const passed = position(state, now);
  const pictureSeconds = Math.max(0, passed - state.drawnAt) / 1e9;
  const visit = { index: state.page, at: state.shownAt / 1e9, seconds: passed / 1e9, pictureSeconds };
  return [...state.visits, visit].slice(-1000);
}

/** The page's picture stands there. @param {State} state @param {number} now @returns {State} */
export const drawn = (state, now) =>
  Object.freeze({ ...state, drawnAt: Math.min(state.drawnAt, position(state, now)) });

/** @param {Timeline} timeline @param {number} now */
export function create(timeline, now) {
  const times = { origin: now, since: now, position: 0, shownAt: 0, drawnAt: Infinity };
  const rest = { page: 0, pauses: [], press: null, tap: null, visits: [] };
  return step({ timeline, ...times, ...rest, phase: 'loading' }, now, begin);
}

/** Handles what fell due until `now`, then the input. @param {State} state @param {Input} input @param {number} now */
export function reduce(state, input, now) {
  /** @type {any} The handler of the input's own type. */
  const handle = handlers[input.type];
  return step(state, now, (before, _, effects) => handle(advance(before, now, effects), now, effects, input));
}

/** @param {State} state @param {number} now @param {Act} act @returns {Step} */
function step(state, now, act) {
  /** @type {Effect[]} */
  const effects = [];
  return { state: Object.freeze(act(state, now, effects)), effects };
}

/** @type {Handlers} */
const handlers = {
  tick: (state) => state,
  tap: (state, now, effects, { x }) => (state.press ? state : tap(state, now, effects, x)),
  down: (state, now, _, { x, button = false }) =>
    state.press ? state : { ...state, press: { at: now, x, button, recognised: false } },
  up: lift,
  cancel: (state, now) => unpause({ ...state, press: null }, now, 'hold'),
  button: tapButton,
  next: (state, now, effects) => follow(state, now, effects, currentPage(state)?.transitions.next),
  previous: (state, now, effects) => follow(state, now, effects, currentPage(state)?.transitions.previous),
  hide: (state, now) => pause(state, now, 'hidden'),
  show: (state, now) => unpause(state, now, 'hidden'),
  pause: (state, now) => pause(state, now, 'user'),
  play,
  restart: begin,
};

/** @param {State} state */
function turnDue(state) {
  const turns = isRunning(state) && currentPage(state)?.transitions.elapsed;
  return turns ? state.since + pageLength(state) - state.position : Infinity;
}

/** @param {State} state */
function recognitionDue({ press, timeline }) {
  return press && !press.recognised ? press.at + nanoseconds(timeline.gestures.longPressSeconds) : Infinity;
}

/** What is due, in the order of its instants, with at most one page change. @type {Act} */
function advance(state, now, effects) {
  let next = state;
  let turned = false;
  for (;;) {
    const turn = turned ? Infinity : turnDue(next);
    const recognition = recognitionDue(next);
    if (Math.min(turn, recognition) > now) return next;
    if (turn <= recognition) {
      turned = true;
      next = follow(next, now - turn < PUNCTUAL ? turn : now, effects, currentPage(next)?.transitions.elapsed);
    } else {
      next = recognise(next, recognition);
    }
  }
}

/** @type {Act} */
function begin(state, now, effects) {
  const { outcome, pages } = state.timeline;
  const at = now - state.origin;
  const fresh = { ...state, pauses: state.pauses.filter((reason) => reason === 'hidden'), press: null };
  if (outcome === 'stories') {
    effects.push({ at, event: 'didStart', pageCount: pages.length });
    return show(fresh, now, effects, 0);
  }
  if (outcome !== 'fallback') return fresh;
  effects.push({ at, event: 'didShowFallback' });
  return { ...fresh, phase: 'fallback' };
}

/** @type {Act<[index: number]>} */
function show(state, now, effects, index) {
  const shownAt = now - state.origin;
  effects.push({ at: shownAt, event: 'didShow', index });
  const fresh = { page: index, position: 0, shownAt, drawnAt: Infinity, visits: visits(state, now) };
  return { ...unpause(state, now, 'hold'), ...fresh, phase: 'playing' };
}

/** @type {Act<[transition?: Transition | null, byTap?: boolean]>} */
function follow(state, now, effects, transition, byTap) {
  if (!transition) return state;
  const at = now - state.origin;
  if (byTap && transition.haptic) effects.push({ at, event: 'haptic' });
  for (const event of transition.events) effects.push({ at, event });
  if (transition.to !== null) return show(state, now, effects, transition.to);
  return settle(state, now, { phase: 'finished' });
}

/** @type {Act<[x: number]>} */
function tap(state, now, effects, x) {
  const way = x < state.timeline.gestures.previousZoneEnd ? 'previous' : 'next';
  return follow({ ...state, tap: { x } }, now, effects, currentPage(state)?.transitions[way], true);
}

/** @type {Act} */
function tapButton(state, now, effects) {
  if (!currentPage(state)?.showsButton) return state;
  effects.push({ at: now - state.origin, event: 'didTapAction', index: state.page });
  const phase = state.phase === 'finished' ? 'finished' : 'stopped';
  return unpause(settle(state, now, { phase }), now, 'hold');
}

/** @type {Act} */
function lift(state, now, effects) {
  const { press } = state;
  if (!press) return state;
  const lifted = { ...state, press: null };
  if (press.recognised) return unpause(lifted, now, 'hold');
  return press.button ? tapButton(lifted, now, effects) : tap(lifted, now, effects, press.x);
}

/** @param {State} state @param {number} due @returns {State} */
function recognise(state, due) {
  const press = state.press && { ...state.press, recognised: true };
  const holds = state.timeline.presentation.longPressToPauseEnabled && state.phase === 'playing';
  // A page that was turned late may have begun after the press was due.
  return holds ? pause({ ...state, press }, Math.max(due, state.since), 'hold') : { ...state, press };
}

/** @type {Act} */
function play(state, now, effects) {
  if (state.phase === 'finished') return begin(state, now, effects);
  return settle(unpause(state, now, 'user'), now, state.phase === 'stopped' ? { phase: 'playing' } : {});
}

/** @param {State} state @param {number} now @param {Pause} reason */
const pause = (state, now, reason) => settle(state, now, { pauses: [...new Set(state.pauses).add(reason)] });

/** @param {State} state @param {number} now @param {Pause} reason */
const unpause = (state, now, reason) =>
  settle(state, now, { pauses: state.pauses.filter((other) => other !== reason) });

/**
 * Takes the position over at `now`, before what lets time run changes.
 * @param {State} state @param {number} now @param {Partial<State>} change @returns {State}
 */
const settle = (state, now, change) => ({ ...state, position: position(state, now), since: now, ...change });
