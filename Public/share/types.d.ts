export type Verdict = 'approved' | 'changesRequested' | 'comment';

/** An entry in a share's history of reviews, which is only ever added to. */
export interface Review {
  /** From 1, within the share. */
  number: number;
  version: number;
  /** From 0; null speaks of the whole. */
  page: number | null;
  verdict: Verdict | 'withdrawal';
  /** The number of the entry that a withdrawal takes back. */
  withdraws: number | null;
  name: string;
  text: string;
  /** Of the version that it speaks of. */
  contentHash: string;
  /** RFC 3339. */
  createdAt: string;
  /** False where it was taken back, or replaced by a later verdict. */
  stands: boolean;
}

/** What the page knows of the share that it shows. */
export interface Share {
  id: string;
  /** Of the page, without a query. */
  url: string;
  name: string;
  version: number;
  latestVersion: number;
  contentHash: string;
  createdAt: string;
  /** RFC 3339; null: never. */
  expiresAt: string | null;
  /** Of all versions, oldest first. */
  reviews: Review[];
}

/** What a reviewer hands in. */
export interface Draft {
  verdict: Verdict;
  name: string;
  text: string;
  page: number | null;
  version: number;
}
