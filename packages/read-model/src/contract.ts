import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { ContentType, Dependency, Language } from '@keelstone/model';

/**
 * Anything that can run a statement: a pool, a client, or the CMS's open transaction. Publishing runs in the
 * caller's transaction, so that the save, the projection and the change log commit together.
 */
export type Executor = {
  query(text: string, parameters?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
};

/** A node and its dependencies: everything that its page shows besides the node itself. */
export type Projection = { node: PublishedNode; dependencies: readonly Dependency[] };

/** A node in one of its languages. */
export type NodeVersion = { nid: number; language: Language };

export type NodeKey = { nid: number; type: ContentType };

/** A redirect from one path to another. Paths include the language prefix. */
export type Redirect = { from: string; to: string; status: 301 | 302 };

/** Incremented with each change, in the order in which the changes became visible. */
export type ChangeNumber = number;

export type ContentChange =
  | { kind: 'node'; number: ChangeNumber; nid: number; language: Language; node: PublishedNode | null }
  | { kind: 'setting'; number: ChangeNumber; key: string; language: Language; value: unknown }
  | { kind: 'redirect'; number: ChangeNumber; from: string; redirect: Redirect | null }
  | { kind: 'reindex'; number: ChangeNumber };

/** Everything that is published, as of one change number. */
export type ContentSnapshot = {
  number: ChangeNumber;
  nodes: PublishedNode[];
  settings: { key: string; language: Language; value: unknown }[];
  redirects: Redirect[];
};
