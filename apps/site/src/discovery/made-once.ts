import type { ContentReplica } from '@keelstone/read-model';

/**
 * Caches a document that depends on all published content until any of it changes. Concurrent requests wait for
 * the same computation.
 */
export class MadeOnce<Made> {
  readonly #content: Pick<ContentReplica, 'lastNumber'>;
  readonly #make: () => Promise<Made>;
  #last: { number: number; made: Promise<Made> } | null = null;

  constructor(content: Pick<ContentReplica, 'lastNumber'>, make: () => Promise<Made>) {
    this.#content = content;
    this.#make = make;
  }

  get(): Promise<Made> {
    const number = this.#content.lastNumber;
    if (this.#last?.number !== number) this.#last = { number, made: this.#begin() };
    return this.#last.made;
  }

  #begin(): Promise<Made> {
    const made = this.#make();
    made.catch(() => {
      // Waiting requests get the error; the next request tries again.
      if (this.#last?.made === made) this.#last = null;
    });
    return made;
  }
}
