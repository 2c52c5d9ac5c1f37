/** Limits of the cache: the number of entries, and their total size in bytes. */
export type Limits<T> = { entries: number; bytes: number; bytesOf(value: T): number };

/**
 * A least-recently-used cache. Visitors refine one keyword by facets and pages, so its words need not be looked
 * up each time.
 */
export class LruCache<T> {
  readonly #values = new Map<string, T>();
  readonly #limits: Limits<T>;
  #bytes = 0;

  constructor(limits: Limits<T>) {
    this.#limits = limits;
  }

  /** Returns the cached value, or computes and caches it. The newest value is cached whatever its size. */
  get(key: string, compute: () => T): T {
    const cached = this.#values.get(key);
    const value = cached === undefined ? compute() : cached;
    if (cached === undefined) this.#bytes += this.#limits.bytesOf(value);
    this.#values.delete(key);
    this.#values.set(key, value);
    while (this.#isTooLarge()) this.#deleteOldest();
    return value;
  }

  /** Empties the cache: to be called whenever the data behind the values changes. */
  clear(): void {
    this.#values.clear();
    this.#bytes = 0;
  }

  #isTooLarge(): boolean {
    const { entries, bytes } = this.#limits;
    return this.#values.size > entries || (this.#bytes > bytes && this.#values.size > 1);
  }

  #deleteOldest(): void {
    const [[key, value] = []] = this.#values;
    if (key === undefined) return;
    this.#values.delete(key);
    this.#bytes -= this.#limits.bytesOf(value as T);
  }
}
