import type { TimelineDocument } from '../editor/types.d.ts';
import type { Review } from '../share/types.d.ts';

export interface ComparedVersion {
  /** From 1. */
  version: number;
  /** RFC 3339. */
  createdAt: string;
  contentHash: string;
  timeline: TimelineDocument;
}

/** A value as it was and as it is; null: there was, or is, none. */
export interface FieldChange {
  field: string;
  from: string | number | boolean | null;
  to: string | number | boolean | null;
}

/** Indices count in each version's own pages. */
export interface PageChange {
  kind: 'same' | 'changed' | 'added' | 'removed';
  from: number | null;
  to: number | null;
  fields: FieldChange[];
}

export interface Comparison {
  id: string;
  name: string;
  latestVersion: number;
  /** All, oldest first. */
  versions: { version: number; createdAt: string }[];
  from: ComparedVersion;
  to: ComparedVersion;
  /** Of the notification and the options. */
  whole: FieldChange[];
  pages: PageChange[];
  /** Of all versions, oldest first. */
  reviews: Review[];
}
