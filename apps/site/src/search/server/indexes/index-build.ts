import { LANGUAGES } from '@keelstone/model';
import type { ContentChange, ContentReplica } from '@keelstone/read-model';
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

type Ends = { onDone(indexes: LanguageIndexes): void; onError(error: unknown): void };

/** Applies one change to the index of its language. */
export function applyChange(indexes: LanguageIndexes, change: ContentChange & { kind: 'node' }): void {
  const index = indexes[change.language];
  if (change.node) index.add(toSearchDocument(change.node));
  else index.remove(change.nid);
}

/**
 * Each step adds a node in its current state, because changes may have arrived since the list was made. Indexes
 * that were restored keep what has not changed, and lose what is no longer published.
 */
function* fill(indexes: LanguageIndexes, content: IndexedContent): Generator<void> {
  for (const language of LANGUAGES) {
    // Oldest first, so that entries are appended instead of inserted.
    const nodes = [...content.nodes(language)].sort((a, b) => a.created - b.created || a.nid - b.nid);
    for (const { nid } of nodes) {
      const node = content.node(nid, language);
      if (node) indexes[language].add(toSearchDocument(node));
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
    this.#steps = fill(this.#indexes, content);
    this.#options = options;
    this.#ends = ends;
    options.schedule(this.#work);
  }

  /** Applies a change that arrives during the build. */
  apply(change: ContentChange & { kind: 'node' }): void {
    applyChange(this.#indexes, change);
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
