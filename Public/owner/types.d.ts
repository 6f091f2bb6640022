import type { Review } from '../share/types.d.ts';

export interface VersionRow {
  /** From 1. */
  version: number;
  contentHash: string;
  /** RFC 3339. */
  createdAt: string;
  pageCount: number;
  opens: number;
  /** How many stand. */
  verdicts: { approved: number; changesRequested: number; comments: number };
}

/** All that the owner may know of a share. */
export interface OwnedShare {
  id: string;
  /** Of the page, without a query. */
  url: string;
  name: string;
  createdAt: string;
  /** RFC 3339; null: never. */
  expiresAt: string | null;
  revokedAt: string | null;
  isProtected: boolean;
  latestVersion: number;
  webhook: { url: string; secret: string; state: 'idle' | 'pending' | 'delivered' | 'failed' } | null;
  /** Oldest first. */
  versions: VersionRow[];
  /** Of all versions, oldest first. */
  reviews: Review[];
}

/** Asks the server about this share, with the owner's key. `path` goes behind the share's own. */
export type Ask = (
  method: string,
  path: string,
  more?: { query?: string; body?: string; type?: string },
) => Promise<import('../editor/share-call.js').Outcome>;
