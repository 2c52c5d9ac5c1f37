/** Limits of the cache: the number of entries, and their total size in bytes. */
export type Limits<T> = { answers: number; bytes: number; bytesOf(answer: T): number };

/**
 * A least-recently-used cache. Visitors refine one keyword by facets and pages, so its words need not be looked
 * up each time.
 */
export class RecentAnswers<T> {
  readonly #answers = new Map<string, T>();
  readonly #limits: Limits<T>;
  #bytes = 0;

  constructor(limits: Limits<T>) {
    this.#limits = limits;
  }

  /** Returns the cached value, or computes and caches it. The newest value is cached whatever its size. */
  recall(question: string, answer: () => T): T {
    const known = this.#answers.get(question);
    const given = known === undefined ? answer() : known;
    if (known === undefined) this.#bytes += this.#limits.bytesOf(given);
    this.#answers.delete(question);
    this.#answers.set(question, given);
    while (this.#isTooMuch()) this.#forgetOldest();
    return given;
  }

  /** Empties the cache: to be called whenever the data behind the values changes. */
  clear(): void {
    this.#answers.clear();
    this.#bytes = 0;
  }

  #isTooMuch(): boolean {
    const { answers, bytes } = this.#limits;
    return this.#answers.size > answers || (this.#bytes > bytes && this.#answers.size > 1);
  }

  #forgetOldest(): void {
    const [[question, answer] = []] = this.#answers;
    if (question === undefined) return;
    this.#answers.delete(question);
    this.#bytes -= this.#limits.bytesOf(answer as T);
  }
}
