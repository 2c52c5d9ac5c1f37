import type { IndexCore } from './index-core.ts';
import type { SearchDocument } from './search-index.ts';

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
 * made again in the copy before it takes the old one's place.
 */
export class Compaction {
  readonly #steps: Generator<void, IndexCore>;
  readonly #late: LateChange[] = [];
  readonly #options: CompactionOptions;
  readonly #finish: (core: IndexCore) => void;

  constructor(core: IndexCore, options: CompactionOptions, finish: (core: IndexCore) => void) {
    this.#steps = core.copy();
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
    for (const change of this.#late) {
      if ('document' in change) step.value.add(change.document);
      else step.value.remove(change.nid);
    }
    this.#finish(step.value);
  };
}
