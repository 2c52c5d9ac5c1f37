import type { IndexCore } from '../index-core.ts';
import type { SearchDocument } from '../search-index.ts';

/** When and how an index clears away what removed documents left behind. */
export type CompactionOptions = {
  /** So many slots must be abandoned, and half as many as there are documents. */
  afterAbandoned: number;
  /** How long it works before it lets others, in milliseconds. */
  sliceMs: number;
  schedule: (work: () => void) => void;
};

/** A change that came while the copy was made. */
type LateChange = { document: SearchDocument } | { nid: number };

/**
 * Copies a core in slices, while the old one goes on answering and changing. Changes that come meanwhile are kept, and
 * made again in the copy, one after the other and in slices, too, before it takes the old one's place.
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

  noteAddition(document: SearchDocument): void {
    this.#late.push({ document });
  }

  noteRemoval(nid: number): void {
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

  /** Ends only when no change waits: what comes between two steps is made, too. */
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
