import type { IndexCore } from '../index-core.ts';
import type { SearchDocument } from '../search-index.ts';
import type { CompactionOptions } from '../search-index-options.ts';

/** A change that arrived while the copy was made. */
type LateChange = { document: SearchDocument } | { nid: number };

/**
 * Copies a core in slices, while the original goes on serving searches and taking changes. Changes that arrive
 * meanwhile are recorded and repeated on the copy, one by one and also in slices, before the copy replaces the
 * original.
 */
export class Compaction {
  readonly #steps: Generator<void, IndexCore>;
  readonly #late: LateChange[] = [];
  readonly #options: CompactionOptions;
  readonly #finish: (core: IndexCore) => void;

  constructor(core: IndexCore, options: CompactionOptions, finish: (core: IndexCore) => void) {
    this.#steps = this.#follow(core);
    this.#options = options;
    this.#finish = finish;
    options.schedule(this.#work);
  }

  recordAddition(document: SearchDocument): void {
    this.#late.push({ document });
  }

  recordRemoval(nid: number): void {
    this.#late.push({ nid });
  }

  readonly #work = (): void => {
    const end = performance.now() + this.#options.sliceMs;
    let step = this.#steps.next();
    while (!step.done && performance.now() < end) step = this.#steps.next();
    if (!step.done) {
      this.#options.schedule(this.#work);
      return;
    }
    this.#finish(step.value);
  };

  /** Ends only when no changes are pending: those that arrive between two steps are applied, too. */
  *#follow(core: IndexCore): Generator<void, IndexCore> {
    const copy = yield* core.copy();
    for (let change = this.#late.shift(); change; change = this.#late.shift()) {
      if ('document' in change) copy.add(change.document);
      else copy.remove(change.nid);
      yield;
    }
    return copy;
  }
}
