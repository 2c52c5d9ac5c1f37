import type { SearchDocument, SearchRequest } from '@keelstone/search-index';

/** The part of a response that is compared: page and facet counts are produced, too, but differ in format. */
export type PeerResponse = { total: number; nids: ArrayLike<number>; facets: unknown };

type Later<T> = T | Promise<T>;

/** A search engine configured for this site's search. Unsupported operations are omitted. */
export type Peer = {
  /** Name and version. */
  name: string;
  /** Indexes a batch of the corpus. */
  load(documents: readonly SearchDocument[]): Later<void>;
  /** Finishes after the last batch. */
  finish?(): Later<void>;
  /** Exact total, one page, exact counts of all facets. */
  search(request: SearchRequest): Later<PeerResponse>;
  /** The same for a word with one typo. */
  forgive?(request: SearchRequest): Later<PeerResponse>;
  /** The three best titles that contain a text. */
  suggest?(text: string): Later<unknown>;
  /** Replaces a document. */
  update?(document: SearchDocument): Later<unknown>;
  /** Number of updates until its next large compaction, so that stalls are measured with it. */
  updatesBeforeClearing?: number;
  /** Saves its state and restarts from it. Resolves to how long that took. */
  restart?(): Later<Restart>;
  stop?(): Later<void>;
};

/** Saving and restoring an engine, in seconds; its size, in bytes. */
export type Restart = { saveSeconds: number; restoreSeconds: number; bytes: number };

/** Weights of the fields, the same for every engine that supports weights. */
export const FIELD_WEIGHTS = { title: 16, terms: 3, excerpt: 2, body: 1 };

/** Lower case without accents, split at non-letters: what our index does before stemming. */
export const splitPlain = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
