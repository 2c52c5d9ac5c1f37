import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { LANGUAGES } from '@keelstone/model';
import type { ContentChange, ContentReplica, FollowLogger } from '@keelstone/read-model';
import type { SearchDocument } from '@keelstone/search-index';
import { createIndexes, type LanguageIndexes } from './language-indexes.ts';
import { toSearchDocument } from './search-document.ts';

/** Where the nodes to be indexed are read from. */
export type IndexedContent = Pick<ContentReplica, 'node' | 'nodes'>;

export type BuildOptions = {
  /** How long it works before it yields to requests, in milliseconds. */
  sliceMs: number;
  schedule(work: () => void): void;
};

/** Requests take precedence: pending ones are handled between two slices. */
export const BETWEEN_REQUESTS: BuildOptions = { sliceMs: 3, schedule: (work) => void setImmediate(work) };

/** Takes steps for the length of a slice, one at least. @returns true if nothing is left to do */
export function workOneSlice(steps: Iterator<void>, { sliceMs }: Pick<BuildOptions, 'sliceMs'>): boolean {
  const end = performance.now() + sliceMs;
  let isDone = steps.next().done;
  while (!isDone && performance.now() < end) isDone = steps.next().done;
  return Boolean(isDone);
}

type Ends = {
  onDone(indexes: LanguageIndexes): void;
  onError(error: unknown): void;
  logger?: IndexLogger | undefined;
};

export type IndexLogger = Pick<FollowLogger, 'info' | 'error'>;

/**
 * Adds a node to the index of its language. Nodes are not validated when they are read: one that another release has
 * published may lack what this one reads. It stays in the index as it was, and all others are found.
 */
export function addNode(indexes: LanguageIndexes, node: PublishedNode, logger?: IndexLogger): void {
  let document: SearchDocument;
  try {
    document = toSearchDocument(node);
  } catch (error) {
    const { nid, language, path } = node;
    logger?.error(
      { err: error, nid, language, path },
      'A published page cannot be read, so searches do not find what is new on it: rebuild what is published',
    );
    return;
  }
  indexes[node.language].add(document);
}

/** Applies one change to the index of its language. */
export function applyChange(
  indexes: LanguageIndexes,
  change: ContentChange & { kind: 'node' },
  logger?: IndexLogger,
): void {
  if (change.node) addNode(indexes, change.node, logger);
  else indexes[change.language].remove(change.nid);
}

/**
 * Each step adds a node in its current state, because changes may have arrived since the list was made. Indexes
 * that were restored keep what has not changed, and lose what is no longer published.
 */
function* fill(indexes: LanguageIndexes, content: IndexedContent, logger?: IndexLogger): Generator<void> {
  for (const language of LANGUAGES) {
    // Oldest first, so that entries are appended instead of inserted.
    const nodes = [...content.nodes(language)].sort((a, b) => a.created - b.created || a.nid - b.nid);
    for (const { nid } of nodes) {
      const node = content.node(nid, language);
      if (node) addNode(indexes, node, logger);
      yield;
    }
    for (const nid of [...indexes[language].nids]) {
      if (content.node(nid, language)) continue;
      indexes[language].remove(nid);
      yield;
    }
  }
}

/**
 * Rebuilds all indexes in slices, while the old ones remain in use, and hands them over when they are complete
 * (A-4).
 */
export class IndexBuild {
  readonly #indexes: LanguageIndexes;
  readonly #steps: Generator<void>;
  readonly #options: BuildOptions;
  readonly #ends: Ends;
  #isAbandoned = false;

  /** @param indexes the indexes to start with */
  constructor(content: IndexedContent, options: BuildOptions, ends: Ends, indexes = createIndexes()) {
    this.#indexes = indexes;
    this.#steps = fill(this.#indexes, content, ends.logger);
    this.#options = options;
    this.#ends = ends;
    options.schedule(this.#work);
  }

  /** Applies a change that arrives during the build. */
  apply(change: ContentChange & { kind: 'node' }): void {
    applyChange(this.#indexes, change, this.#ends.logger);
  }

  /** Stops without a result. */
  abandon(): void {
    this.#isAbandoned = true;
  }

  readonly #work = (): void => {
    if (this.#isAbandoned) return;
    try {
      if (workOneSlice(this.#steps, this.#options)) this.#ends.onDone(this.#indexes);
      else this.#options.schedule(this.#work);
    } catch (error) {
      // Nothing awaits a slice: rethrowing the error would end the process.
      this.#ends.onError(error);
    }
  };
}
