export type RateLimitOptions = {
  /** Maximum number of requests per window. */
  limit: number;
  /** Milliseconds. */
  windowMs: number;
  /** Maximum number of visitors to keep track of; the one that has been inactive longest is dropped first. */
  mostVisitors: number;
  /**
   * Returns the time in milliseconds since any fixed moment. By default a monotonic clock, which is unaffected
   * by changes of the system time.
   */
  now?: () => number;
};

type Count = { window: number; now: number; before: number };

/**
 * Limits the requests of each visitor with a sliding window: the count of the previous window is weighted by the
 * fraction of it that the sliding window still covers. Memory is bounded, regardless of the number of visitors.
 */
export class RateLimit {
  readonly #options: Required<RateLimitOptions>;
  readonly #counts = new Map<string, Count>();

  constructor(options: RateLimitOptions) {
    this.#options = { now: () => performance.now(), ...options };
  }

  /** The number of visitors that are being tracked. */
  get size(): number {
    return this.#counts.size;
  }

  /** Counts a request and returns whether it is within the limit. Rejected requests are not counted. */
  admits(visitor: string): boolean {
    const { limit, windowMs, now } = this.#options;
    const time = now();
    const count = this.#countAt(visitor, Math.floor(time / windowMs));
    const left = 1 - (time % windowMs) / windowMs;
    const isWithin = count.before * left + count.now < limit;
    if (isWithin) count.now += 1;
    this.#remember(visitor, count);
    return isWithin;
  }

  /** Counts a request less, which was admitted and came to nothing. */
  takeBack(visitor: string): void {
    const count = this.#counts.get(visitor);
    if (count && count.now > 0) count.now -= 1;
  }

  /** Deletes the count of a visitor. */
  reset(visitor: string): void {
    this.#counts.delete(visitor);
  }

  #countAt(visitor: string, window: number): Count {
    const known = this.#counts.get(visitor);
    if (known?.window === window) return known;
    return { window, now: 0, before: known?.window === window - 1 ? known.now : 0 };
  }

  #remember(visitor: string, count: Count): void {
    this.#counts.delete(visitor);
    this.#counts.set(visitor, count);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > this.#options.mostVisitors && oldest !== undefined) this.#counts.delete(oldest);
  }
}
