/** What a share page tells of itself, once it plays. */
export interface KeptPage {
  /** Its own address, without what follows a `#`. */
  page: string;
  /** The addresses on this site of all that it was made of. */
  parts: string[];
  /** Milliseconds since 1970, after which it is shown no more; null: never. */
  until: number | null;
}

export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown> | undefined): void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** The part of a service worker's global scope that is used here. */
export interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerEvent & { data: KeptPage }) => void): void;
}
