import { LRUCache } from 'lru-cache';
import { Dependencies } from './dependencies.ts';

/** What the cache needs to know about a response. */
export type Cacheable = {
  /** What it takes of the memory. It grows with each encoding. */
  readonly bytes: number;
  /** Surrogate keys by which it is purged. */
  readonly keys: ReadonlySet<string>;
  /** Whether it is still valid at a time, in milliseconds since 1970. */
  holdsAt(now: number): boolean;
};

/** A response that is being made. Requests for the same key wait for it. */
export type InFlight<Response> = {
  readonly key: string;
  readonly dependencies: Dependencies;
  /** The response, or null when it is not cacheable. */
  readonly settled: Promise<Response | null>;
  /** Says how it ended; the first call counts. */
  settle(response: Response | null): void;
};

export type CacheCounts = { hits: number; misses: number; waits: number; purged: number; evicted: number };

type Options = { maximumBytes: number; now?: () => number };

/**
 * Responses by their cache keys, within a limit of memory; the least recently used goes first. (A crawler that walks
 * through everything evicts what nobody else requests, and keeps out nothing that is requested.) Pages and GraphQL have
 * one each.
 */
export class ResponseCache<Response extends Cacheable> {
  readonly #responses: LRUCache<string, Response>;
  readonly #cacheKeysBySurrogate = new Map<string, Set<string>>();
  readonly #inFlight = new Map<string, InFlight<Response>>();
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
  readonly counts: CacheCounts = { hits: 0, misses: 0, waits: 0, purged: 0, evicted: 0 };
  #generation = 0;
  #improving: Promise<void> = Promise.resolve();

  constructor({ maximumBytes, now = Date.now }: Options) {
    this.now = now;
    this.#responses = new LRUCache({
      // The library has no way to say "store nothing".
      maxSize: Math.max(1, maximumBytes),
      sizeCalculation: ({ bytes }) => bytes,
      dispose: (response, key, reason) => {
        if (reason === 'evict') this.counts.evicted += 1;
        this.#removeFromIndex(key, response);
      },
    });
  }

  get size(): number {
    return this.#responses.size;
  }

  get bytes(): number {
    return this.#responses.calculatedSize;
  }

  /** Changes with each purge. What was begun in an earlier one may have read what is no longer so. */
  get generation(): number {
    return this.#generation;
  }

  /** The response under a key, unless it is no longer valid. */
  get(key: string): Response | undefined {
    const response = this.#responses.get(key);
    if (!response) return undefined;
    if (response.holdsAt(this.now())) return response;
    this.#responses.delete(key);
    return undefined;
  }

  /**
   * Stores a response, unless something was purged since it was begun.
   *
   * @param generation the cache's when the response was begun
   * @returns whether the response is current: others may be sent it
   */
  put(key: string, response: Response, generation: number): boolean {
    if (generation !== this.#generation || !response.holdsAt(this.now())) return false;
    this.#store(key, response);
    return true;
  }

  inFlight(key: string): InFlight<Response> | undefined {
    return this.#inFlight.get(key);
  }

  /** Begins to make the response under a key. */
  start(key: string): InFlight<Response> {
    const generation = this.#generation;
    const { promise: settled, resolve } = Promise.withResolvers<Response | null>();
    let isSettled = false;
    const inFlight: InFlight<Response> = {
      key,
      dependencies: new Dependencies(this.now()),
      settled,
      settle: (response) => {
        if (isSettled) return;
        isSettled = true;
        this.#inFlight.delete(key);
        resolve(response && this.put(key, response, generation) ? response : null);
      },
    };
    this.#inFlight.set(key, inFlight);
    return inFlight;
  }

  /** Discards every response that has one of these surrogate keys. */
  purge(surrogateKeys: Iterable<string>): void {
    this.#generation += 1;
    for (const surrogate of surrogateKeys) {
      for (const key of [...(this.#cacheKeysBySurrogate.get(surrogate) ?? [])]) {
        this.#responses.delete(key);
        this.counts.purged += 1;
      }
    }
  }

  /** Discards everything. */
  clear(): void {
    this.#generation += 1;
    this.counts.purged += this.#responses.size;
    this.#responses.clear();
  }

  /** Says that a response has grown: a further encoding counts, too. */
  weighAgain(key: string, response: Response): void {
    if (this.#responses.peek(key) !== response) return;
    // The library does not compute the size of a value again that it already has.
    this.#responses.delete(key);
    this.#store(key, response);
  }

  /** Compresses a response better, after those before it: one at a time leaves the processor to visitors. */
  improveLater(key: string, response: Response & { improve(): Promise<void> }): void {
    this.#improving = this.#improving.then(async () => {
      if (this.#responses.peek(key) !== response) return;
      await response.improve();
      this.weighAgain(key, response);
    });
  }

  /** Resolves when the compression queue is empty. */
  async improved(): Promise<void> {
    await this.#improving;
  }

  #store(key: string, response: Response): void {
    this.#responses.set(key, response);
    // One that is larger than the whole limit was not taken.
    if (this.#responses.peek(key) !== response) return;
    for (const surrogate of response.keys) {
      const keys = this.#cacheKeysBySurrogate.get(surrogate) ?? new Set();
      this.#cacheKeysBySurrogate.set(surrogate, keys.add(key));
    }
  }

  #removeFromIndex(key: string, response: Response): void {
    for (const surrogate of response.keys) {
      const keys = this.#cacheKeysBySurrogate.get(surrogate);
      keys?.delete(key);
      if (keys?.size === 0) this.#cacheKeysBySurrogate.delete(surrogate);
    }
  }
}
