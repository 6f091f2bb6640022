/** What happens on one cause: `to` is the page entered, null where playback ends. */
export interface Transition {
  to: number | null;
  haptic: boolean;
  events: string[];
}

export interface Page {
  index: number;
  /** Seconds since the story's start; the page's time is `end - start`. */
  start: number;
  end: number;
  imageURL: string;
  media: string | null;
  title: string | null;
  subtitle: string | null;
  buttonTitle: string | null;
  link: string | null;
  showsButton: boolean;
  /** Null: nothing at all happens. */
  transitions: { elapsed: Transition | null; next: Transition | null; previous: Transition | null };
}

/** The part of the timeline document that the player reads. */
export interface Timeline {
  outcome: 'stories' | 'fallback' | 'unreadable';
  presentation: { storyAspectRatio: number; longPressToPauseEnabled: boolean };
  gestures: { previousZoneEnd: number; longPressSeconds: number };
  crossfadeSeconds: number;
  pages: Page[];
  totalDuration: number;
  fallback: { body: string } | null;
}

export type Phase = 'loading' | 'playing' | 'stopped' | 'finished' | 'fallback';
export type Pause = 'hold' | 'hidden' | 'user';

/** `x` is a fraction of the element's width. */
export type Input =
  | { type: 'down'; x: number; button?: boolean }
  | {
      type: 'tick' | 'up' | 'cancel' | 'button' | 'hide' | 'show' | 'next' | 'previous' | 'pause' | 'play' | 'restart';
    };

/** A callback of the SDK, or `haptic`; `at` in nanoseconds since the start (in seconds in a trace). */
export interface Effect {
  at: number;
  event: string;
  index?: number;
  pageCount?: number;
}

/** All times in whole nanoseconds, so that equal instants compare equal. */
export interface State {
  readonly timeline: Timeline;
  readonly origin: number;
  readonly phase: Phase;
  readonly page: number;
  /** Page time that had passed at the instant `since`; at most one page is turned at a step, however late. */
  readonly position: number;
  readonly since: number;
  /** When the page was shown, since the origin. */
  readonly shownAt: number;
  /** The page's time at which its picture was drawn; Infinity before. */
  readonly drawnAt: number;
  /** The pages left, the last 1,000 at most. */
  readonly visits: readonly Visit[];
  readonly pauses: readonly Pause[];
  readonly press: { at: number; x: number; button: boolean; recognised: boolean } | null;
  /** What the last step told. */
  readonly effects: readonly Effect[];
  /** The last tap taken, whether or not it did anything. */
  readonly tap: State['press'];
}

/** One showing of a page: all in seconds, `at` since the start, the others of the page's time. */
export interface Visit {
  index: number;
  at: number;
  seconds: number;
  /** How much of `seconds` the page's picture was drawn. */
  pictureSeconds: number;
}

/** `<push-stories src>`: plays a timeline document as the phone would. */
export interface Player {
  /** The document itself; a new one starts afresh, as another notification does. */
  timeline: Timeline | null;
  /** What happened since the start, the last 1,000 at most. */
  trace: Effect[];
  /** The showings of pages since the start, the last 1,000 at most, the running one last. */
  readonly visits: Visit[];
  /** Seconds of the story that have passed. */
  readonly currentTime: number;
  /** What a haptic is in this browser; a motor counts where there is a touch screen. */
  readonly haptics: 'vibration' | 'switch' | 'pulse';
  play(): void;
  pause(): void;
  next(): void;
  previous(): void;
  restart(): void;
}

/** What fell due until an instant, then an input's effect. */
export interface Step {
  state: State;
  effects: readonly Effect[];
}

/** What an input, or time, does to a state at an instant. */
export type Act<More extends unknown[] = []> = (state: State, now: number, ...more: More) => State;
export type Handlers = { [Type in Input['type']]: Act<[input: Extract<Input, { type: Type }>]> };

/** A place on the element, as fractions of its width and height. */
export interface Point {
  x: number;
  y: number;
}
/** What there is of a picture: undefined while it is on its way, null where it failed. */
export interface Picture {
  source?: Blob | HTMLImageElement | null;
  aborter: AbortController;
}

export type Frame = HTMLImageElement | ImageBitmap;
/** Listens until the story is left. */
export type On = (target: EventTarget, type: string, handler: (event: PointerEvent & KeyboardEvent) => void) => void;
export type Text = string | null | undefined;

/**
 * Fills the root with the story of a timeline; null leaves nothing that moves, loads or can be read.
 * Of the pages `loaded` (by default all) the pictures are fetched at once, the first foremost; `pictures` keeps them.
 * `onPicture` is called where `render` would draw more.
 */
export type CreateView = (
  root: ShadowRoot,
  timeline: Timeline | null,
  pictures: Map<string, Picture>,
  onPicture: () => void,
  loaded?: Page[],
) => View;

/** Paints states; decides nothing. */
export interface View {
  story: HTMLElement;
  action: HTMLButtonElement;
  /** The tap area, under the button; iOS plays a haptic only where a finger itself switches the switch in it. */
  zone: HTMLLabelElement;
  /** Tells whether the page's picture is drawn. */
  render(state: State, now: number): boolean;
  /** A ring where a tap fell, or a haptic's pulse. */
  mark(point: Point, isPulse?: boolean): void;
  /** Says where the button leads, until the story plays on. */
  open(link: string): void;
  close(): void;
}
