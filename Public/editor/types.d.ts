/** Lines and columns from 1; columns and offsets in UTF-16 code units. */
export interface Place {
  line: number;
  column: number;
  offset: number;
}

export interface TextRange {
  start: Place;
  end: Place;
}

export type Severity = 'error' | 'warning' | 'note';

/** A change of the text that cures a finding; safe where it cannot change what the author meant. */
export interface Fix {
  title: string;
  safe: boolean;
  edits: { range: TextRange; replacement: string }[];
}

/** A replacement, by offsets in the text as it stands in the page. */
export interface Change {
  start: number;
  end: number;
  replacement: string;
}

/** A diagnostic of the timeline document. */
export interface Finding {
  code: string;
  severity: Severity;
  message: string;
  onPhone: string | null;
  pointer: string | null;
  range: TextRange | null;
  fixes: Fix[];
  /** True where this page found it, not the server. */
  isMeasured?: boolean;
}

/** At least and at most, where the phone's payload can be of several lengths. */
export interface ByteRange {
  atLeast: number;
  atMost: number;
}

/** What the phone shows before the notification is opened. */
export interface Notification {
  title: string | null;
  subtitle: string | null;
  body: string | null;
}

/** A page as the editor tells of it. */
export interface ShownPage {
  index: number;
  sourceIndex: number;
  /** Seconds. */
  duration: number;
  imageURL: string;
  media: string | null;
  title: string | null;
  subtitle: string | null;
  buttonTitle: string | null;
  link: string | null;
  showsButton: boolean;
}

/** The part of the timeline document that the editor reads; the player reads the rest. */
export interface TimelineDocument {
  outcome: 'stories' | 'fallback' | 'unreadable';
  presentation: { storyAspectRatio: number };
  notification: Notification | null;
  pages: ShownPage[];
  totalDuration: number;
  fallback: { body: string } | null;
  delivery: { envelope: string | null; bytes: ByteRange | null; limit: number };
  diagnostics: Finding[];
  [key: string]: unknown;
}

/** What the preview shows. */
export interface Shown {
  text: string;
  /** The options, as the timeline was asked for with. */
  query: string;
  timeline: TimelineDocument;
  /** Whether the payload's text is still this one. */
  isCurrent: boolean;
}

/** Gives the path of a page's picture on this site, once it is known; null where it has none. */
export type PathOf = (page: ShownPage) => Promise<string | null>;

/** What can be exported: the payload's text, and the story that the preview shows, on its phone. */
export interface Exported {
  text: string;
  /** The options that are set. */
  query: string;
  /** Null where nothing plays. */
  timeline: TimelineDocument | null;
  phone: import('./painter.js').Phone;
  pathOf: PathOf;
}

/** One callback of the SDK; `at` in seconds since the start. */
export interface TraceEntry {
  at: number;
  event: string;
  index?: number;
  pageCount?: number;
}

/** One showing of a page, in seconds: `at` since the start, the others of the page's time. */
export interface Visit {
  index: number;
  at: number;
  seconds: number;
  /** How much of `seconds` the picture stood there. */
  pictureSeconds: number;
}

/** What happened since the last start: at most the last 1,000 of `trace` and of `visits`; `totals` count all. */
export interface EventsReport {
  formatVersion: 1;
  outcome: TimelineDocument['outcome'] | null;
  trace: TraceEntry[];
  /** With each page's time. */
  visits: (Visit & { duration: number })[];
  totals: {
    /** Showings: one for each `didShow`. */
    impressions: number;
    /** By the index of the page. */
    impressionsByPage: number[];
    /** One for each `didFinish`. */
    completions: number;
    /** One for each `didTapAction`. */
    buttonTaps: number;
    /** One for each `didShowFallback`. */
    fallbacks: number;
    haptics: number;
  };
}

export interface PlayerElement extends HTMLElement {
  timeline: TimelineDocument | null;
  readonly trace: TraceEntry[];
  readonly visits: Visit[];
  /** What a haptic is in this browser. */
  readonly haptics: 'vibration' | 'switch' | 'pulse';
  next(): void;
  previous(): void;
  play(): void;
  pause(): void;
}

/** What went wrong between the page and the server, in words. */
export interface Trouble {
  sentence: string;
  canRetry: boolean;
}
