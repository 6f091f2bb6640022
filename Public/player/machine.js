// @ts-check
/** @import {Act, Handlers, Input, Pause, State, Step, Timeline} from './types.d.ts' */

/** A timer less late than this, in nanoseconds, was on time: rounding to milliseconds never adds up. */
const PUNCTUAL = 1e6;

/** @param {number} seconds */
const nanoseconds = (seconds) => Math.round(seconds * 1e9);

/** @param {State} state */
export const currentPage = (state) => state.timeline.pages.at(state.page);

/** Whether the page's time runs. @param {State} state */
export const isRunning = (state) => state.phase === 'playing' && !state.pauses.length;

/** The page's whole time. @param {State} state */
export function pageLength(state) {
  const page = currentPage(state);
  return page ? nanoseconds(page.end) - nanoseconds(page.start) : 0;
}

/** The page's time that has passed. @param {State} state @param {number} now */
export const position = (state, now) =>
  Math.min(state.position + (isRunning(state) ? now - state.since : 0), pageLength(state));

/** The instant of what comes next by itself. @param {State} state */
export const nextDue = (state) => Math.min(turnDue(state), recognitionDue(state));

/** The last 1,000, the running one last. @param {State} state @param {number} now */
export function visits(state, now) {
  if (state.phase === 'loading' || !currentPage(state)) return [];
  const passed = position(state, now);
  const pictureSeconds = Math.max(0, passed - state.drawnAt) / 1e9;
  const visit = { index: state.page, at: state.shownAt / 1e9, seconds: passed / 1e9, pictureSeconds };
  return [...state.visits, visit].slice(-1000);
}

/** The page's picture stands there. @param {State} state @param {number} now @returns {State} */
export const drawn = (state, now) => ({ ...state, drawnAt: Math.min(state.drawnAt, position(state, now)) });

/** @param {Timeline} timeline @param {number} now */
export function create(timeline, now) {
  const times = { origin: now, since: now, position: 0, shownAt: 0, drawnAt: Infinity };
  const rest = { page: 0, pauses: [], press: null, tap: null, visits: [], effects: [] };
  return step({ timeline, ...times, ...rest, phase: 'loading' }, now, begin);
}

/** Handles what fell due until `now`, then the input. @param {State} state @param {Input} input @param {number} now */
export function reduce(state, input, now) {
  /** @type {any} The handler of the input's own type. */
  const handle = handlers[input.type];
  return step(state, now, (before) => handle(advance(before, now), now, input));
}

/** @param {State} state @param {number} now @param {Act} act @returns {Step} */
function step(state, now, act) {
  const after = Object.freeze(act({ ...state, effects: [] }, now));
  return { state: after, effects: after.effects };
}

/** @type {Handlers} */
const handlers = {
  tick: (state) => state,
  down: (state, now, { x, button = false }) =>
    state.press ? state : { ...state, press: { at: now, x, button, recognised: false } },
  up: lift,
  cancel: (state, now) => pause({ ...state, press: null }, now, 'hold', false),
  button: tapButton,
  next: (state, now) => follow(state, now, 'next'),
  previous: (state, now) => follow(state, now, 'previous'),
  hide: (state, now) => pause(state, now, 'hidden'),
  show: (state, now) => pause(state, now, 'hidden', false),
  pause: (state, now) => pause(state, now, 'user'),
  play,
  restart: begin,
};

/** @param {State} state */
const turnDue = (state) =>
  isRunning(state) && currentPage(state)?.transitions.elapsed
    ? state.since + pageLength(state) - state.position
    : Infinity;

/** @param {State} state */
const recognitionDue = ({ press, timeline }) =>
  press && !press.recognised ? press.at + nanoseconds(timeline.gestures.longPressSeconds) : Infinity;

/** What is due, in the order of its instants, with at most one page change. @type {Act<[mayTurn?: boolean]>} */
function advance(state, now, mayTurn = true) {
  const turn = mayTurn ? turnDue(state) : Infinity;
  const recognition = recognitionDue(state);
  if (Math.min(turn, recognition) > now) return state;
  return turn <= recognition
    ? advance(follow(state, now - turn < PUNCTUAL ? turn : now, 'elapsed'), now, false)
    : advance(recognise(state, recognition), now, mayTurn);
}

/** @type {Act<[event: string, more?: object]>} */
const tell = (state, now, event, more) => ({
  ...state,
  effects: [...state.effects, { at: now - state.origin, event, ...more }],
});

/** @type {Act} */
function begin(state, now) {
  const { outcome, pages } = state.timeline;
  const fresh = { ...state, pauses: state.pauses.filter((reason) => reason === 'hidden'), press: null };
  if (outcome === 'stories') return enter(tell(fresh, now, 'didStart', { pageCount: pages.length }), now, 0);
  return outcome === 'fallback' ? { ...tell(fresh, now, 'didShowFallback'), phase: outcome } : fresh;
}

/** @type {Act<[page: number]>} */
const enter = (state, now, page) => ({
  ...pause(tell(state, now, 'didShow', { index: page }), now, 'hold', false),
  ...{ phase: 'playing', page, position: 0 },
  ...{ shownAt: now - state.origin, drawnAt: Infinity, visits: visits(state, now) },
});

/** @type {Act<[cause: 'elapsed' | 'next' | 'previous', byTap?: boolean]>} */
function follow(state, now, cause, byTap = false) {
  const transition = currentPage(state)?.transitions[cause];
  if (!transition) return state;
  const { to, haptic, events } = transition;
  const told = (byTap && haptic ? ['haptic', ...events] : events).reduce((so, event) => tell(so, now, event), state);
  return to === null ? settle(told, now, { phase: 'finished' }) : enter(told, now, to);
}

/** @type {Act} */
function tapButton(state, now) {
  if (!currentPage(state)?.showsButton) return state;
  const phase = state.phase === 'finished' ? state.phase : 'stopped';
  const told = tell(state, now, 'didTapAction', { index: state.page });
  return pause(settle(told, now, { phase }), now, 'hold', false);
}

/** @type {Act} */
function lift(state, now) {
  const { press, timeline } = state;
  if (!press) return state;
  const lifted = { ...state, press: null };
  if (press.recognised) return pause(lifted, now, 'hold', false);
  if (press.button) return tapButton(lifted, now);
  const way = press.x < timeline.gestures.previousZoneEnd ? 'previous' : 'next';
  return follow({ ...lifted, tap: { x: press.x } }, now, way, true);
}

/** @type {Act} */
function recognise(state, due) {
  const recognised = { ...state, press: state.press && { ...state.press, recognised: true } };
  const holds = state.timeline.presentation.longPressToPauseEnabled && state.phase === 'playing';
  // A page that was turned late may have begun after the press was due.
  return holds ? pause(recognised, Math.max(due, state.since), 'hold') : recognised;
}

/** @type {Act} */
function play(state, now) {
  if (state.phase === 'finished') return begin(state, now);
  return pause(state.phase === 'stopped' ? settle(state, now, { phase: 'playing' }) : state, now, 'user', false);
}

/** @type {Act<[reason: Pause, isOn?: boolean]>} */
const pause = (state, now, reason, isOn = true) => {
  const others = state.pauses.filter((other) => other !== reason);
  return settle(state, now, { pauses: isOn ? [...others, reason] : others });
};

/** Takes the position over at `now`, before what lets time run changes. @type {Act<[change: Partial<State>]>} */
const settle = (state, now, change) => ({ ...state, position: position(state, now), since: now, ...change });
