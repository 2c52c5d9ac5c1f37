import type { ContentReplica } from '@keelstone/read-model';

/**
 * Caches a document that depends on all published content until any of it changes. Concurrent requests wait for
 * the same computation.
 */
export class CachedDocument<Value> {
  readonly #content: Pick<ContentReplica, 'lastNumber'>;
  readonly #compute: () => Promise<Value>;
  #last: { number: number; value: Promise<Value> } | null = null;

  constructor(content: Pick<ContentReplica, 'lastNumber'>, compute: () => Promise<Value>) {
    this.#content = content;
    this.#compute = compute;
  }

  get(): Promise<Value> {
    const number = this.#content.lastNumber;
    if (this.#last?.number !== number) this.#last = { number, value: this.#begin() };
    return this.#last.value;
  }

  #begin(): Promise<Value> {
    const value = this.#compute();
    value.catch(() => {
      // Waiting requests get the error; the next request tries again.
      if (this.#last?.value === value) this.#last = null;
    });
    return value;
  }
}
