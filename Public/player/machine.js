// @ts-check
/** @import {Act, Handlers, Input, Pause, State, Timeline} from './types.d.ts' */

/** A timer less late, in nanoseconds, was on time. */
const PUNCTUAL = 1e6;

/** @param {number} seconds */
const nanoseconds = (seconds) => Math.round(seconds * 1e9);

/** @param {State} state */
export const currentPage = ({ timeline, page }) => timeline.pages.at(page);

/** @param {State} state */
export const isRunning = (state) => state.phase === 'playing' && !state.pauses.length;

/** @param {State} state */
export function pageLength(state) {
  const { start, end } = currentPage(state) ?? { start: 0, end: 0 };
  return nanoseconds(end - start);
}

/** @param {State} state @param {number} now */
export const position = (state, now) =>
  Math.min(state.position + (isRunning(state) ? now - state.since : 0), pageLength(state));

/** @param {State} state */
export const nextDue = (state) => Math.min(turnDue(state), recognitionDue(state));

/** @param {State} state @param {number} now */
export function visits(state, now) {
  if (state.phase === 'loading' || !currentPage(state)) return [];
  const passed = position(state, now);
  const pictureSeconds = Math.max(0, passed - state.drawnAt) / 1e9;
  const visit = { index: state.page, at: state.shownAt / 1e9, seconds: passed / 1e9, pictureSeconds };
  return [...state.visits, visit].slice(-1000);
}

/** @param {State} state @param {number} now @returns {State} */
export const drawn = (state, now) => ({ ...state, drawnAt: Math.min(state.drawnAt, position(state, now)) });

/** @param {Timeline} timeline @param {number} now */
export function create(timeline, now) {
  const times = { origin: now, since: now, position: 0, shownAt: 0, drawnAt: 0 };
  const rest = { page: 0, pauses: [], press: null, tap: null, visits: [], effects: [] };
  return step({ timeline, ...times, ...rest, phase: 'loading' }, now, begin);
}

/** @param {State} state @param {Input} input @param {number} now */
export function reduce(state, input, now) {
  /** @type {any} */
  const handle = handlers[input.type];
  return step(state, now, (before) => handle(advance(before, now), now, input));
}

/** @param {State} state @param {number} now @param {Act} act */
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

/** @type {Act<[mayTurn?: boolean]>} */
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
  phase: 'playing',
  page,
  position: 0,
  shownAt: now - state.origin,
  drawnAt: Infinity,
  visits: visits(state, now),
});

/** @type {Act<[cause: 'elapsed' | 'next' | 'previous', byTap?: boolean]>} */
function follow(state, now, cause, byTap = false) {
  const transition = currentPage(state)?.transitions[cause];
  if (!transition) return state;
  const { to, haptic, events } = transition;
  const told = (byTap && haptic ? ['haptic', ...events] : events).reduce((so, event) => tell(so, now, event), state);
  return to === null ? { ...settle(told, now), phase: 'finished' } : enter(told, now, to);
}

/** @type {Act} */
function tapButton(state, now) {
  if (!currentPage(state)?.showsButton) return state;
  const phase = state.phase === 'finished' ? state.phase : 'stopped';
  return { ...pause(tell(state, now, 'didTapAction', { index: state.page }), now, 'hold', false), phase };
}

/** @type {Act} */
function lift(state, now) {
  const { press, timeline } = state;
  if (!press) return state;
  const lifted = { ...state, press: null };
  if (press.recognised) return pause(lifted, now, 'hold', false);
  if (press.button) return tapButton(lifted, now);
  const way = press.x < timeline.gestures.previousZoneEnd ? 'previous' : 'next';
  return follow({ ...lifted, tap: press }, now, way, true);
}

/** @type {Act} */
function recognise(state, due) {
  const recognised = { ...state, press: state.press && { ...state.press, recognised: true } };
  const holds = state.timeline.presentation.longPressToPauseEnabled && state.phase === 'playing';
  // A page turned late may begin after that.
  return holds ? pause(recognised, Math.max(due, state.since), 'hold') : recognised;
}

/** @type {Act} */
function play(state, now) {
  if (state.phase === 'finished') return begin(state, now);
  return { ...pause(state, now, 'user', false), phase: state.phase === 'stopped' ? 'playing' : state.phase };
}

/** @type {Act<[reason: Pause, isOn?: boolean]>} */
const pause = (state, now, reason, isOn = true) => {
  const others = state.pauses.filter((other) => other !== reason);
  return { ...settle(state, now), pauses: isOn ? [...others, reason] : others };
};

/** Comes before what lets time run changes. @type {Act} */
const settle = (state, now) => ({ ...state, position: position(state, now), since: now });
