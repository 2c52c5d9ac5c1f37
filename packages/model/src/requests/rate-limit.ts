export type RateLimitOptions = {
  /** Most admissions in a window. */
  limit: number;
  /** Milliseconds. */
  windowMs: number;
  /** How many visitors are remembered at most; the one unseen the longest is forgotten first. */
  mostVisitors: number;
  /** Milliseconds since any moment. By default a clock that nobody puts forward or back. */
  now?: () => number;
};

type Count = { window: number; now: number; before: number };

/**
 * Admits so many requests of a visitor in any stretch of time. The stretch slides: what was counted in the window before
 * this one weighs as much as of it is left. Memory is bounded, whoever comes.
 */
export class RateLimit {
  readonly #options: Required<RateLimitOptions>;
  readonly #counts = new Map<string, Count>();

  constructor(options: RateLimitOptions) {
    this.#options = { now: () => performance.now(), ...options };
  }

  /** How many visitors are remembered. */
  get size(): number {
    return this.#counts.size;
  }

  /** Counts a request, and says whether it is within the limit. One that is not costs no further waiting. */
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

  /** Begins anew with a visitor. */
  forget(visitor: string): void {
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
