import type { SearchDocument, SearchRequest } from '@keelstone/search-index';

/** As much of an answer as is compared: the page and the counts are made, too, but differ in form. */
export type PeerAnswer = { total: number; nids: ArrayLike<number>; facets: unknown };

type Later<T> = T | Promise<T>;

/** A search engine set up for this site's search. What it cannot do is left out. */
export type Peer = {
  /** Name and version. */
  name: string;
  /** Takes in a batch of the corpus. */
  load(documents: readonly SearchDocument[]): Later<void>;
  /** What is left to do after the last batch. */
  finish?(): Later<void>;
  /** Exact total, one page, exact counts of all facets. */
  search(request: SearchRequest): Later<PeerAnswer>;
  /** The same for a word with one slip of the pen. */
  forgive?(request: SearchRequest): Later<PeerAnswer>;
  /** The three best titles that contain a text. */
  suggest?(text: string): Later<unknown>;
  /** Replaces a document. */
  update?(document: SearchDocument): Later<unknown>;
  /** How many updates bring it to its next large clearing away, so that stalls are measured with it. */
  updatesBeforeClearing?: number;
  /** Writes what it holds and starts from it again. Resolves to what that took. */
  restart?(): Later<Restart>;
  stop?(): Later<void>;
};

/** Writing and reading what an engine holds, in seconds; its size, in bytes. */
export type Restart = { saveSeconds: number; restoreSeconds: number; bytes: number };

/** The fields, and how much a word counts in each; the same for every engine that can weigh. */
export const FIELD_WEIGHTS = { title: 16, terms: 3, excerpt: 2, body: 1 };

/** Lower case without accents, split where letters end: what our index does before it stems. */
export const splitPlain = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
