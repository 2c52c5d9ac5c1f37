import { LRUCache } from 'lru-cache';
import type { KeptAnswer } from './cached-response.ts';
import { Reading } from './dependencies.ts';

/** An answer that is being made. Whoever asks for the same meanwhile waits for it. */
export type Flight = {
  readonly name: string;
  readonly reading: Reading;
  /** The answer, or null when it is not one to keep. */
  readonly landed: Promise<KeptAnswer | null>;
  /** Says how it ended; the first word counts. */
  land(answer: KeptAnswer | null): void;
};

export type PageCacheCounts = {
  hits: number;
  misses: number;
  waits: number;
  purged: number;
  evicted: number;
};

type Options = { maximumBytes: number; now?: () => number };

/**
 * Answers under their names, in at most so many bytes; the one that has not been asked for the longest goes first.
 * (A crawler that walks through everything pushes out what nobody asks for, and keeps out nothing that is asked for.)
 */
export class PageCache {
  readonly #answers: LRUCache<string, KeptAnswer>;
  readonly #namesByKey = new Map<string, Set<string>>();
  readonly #flights = new Map<string, Flight>();
  readonly #now: () => number;
  readonly counts: PageCacheCounts = { hits: 0, misses: 0, waits: 0, purged: 0, evicted: 0 };
  /** Changes with each purge. What was begun before one may have read what is no longer so. */
  #purges = 0;
  #improving: Promise<void> = Promise.resolve();

  constructor({ maximumBytes, now = Date.now }: Options) {
    this.#now = now;
    this.#answers = new LRUCache({
      // The library knows no room for nothing.
      maxSize: Math.max(1, maximumBytes),
      sizeCalculation: ({ bytes }) => bytes,
      dispose: (answer, name, reason) => {
        if (reason === 'evict') this.counts.evicted += 1;
        this.#forget(name, answer);
      },
    });
  }

  get size(): number {
    return this.#answers.size;
  }

  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  /** The answer under a name, unless its time is over. */
  get(name: string): KeptAnswer | undefined {
    const answer = this.#answers.get(name);
    if (!answer) return undefined;
    if (answer.holdsAt(this.#now())) return answer;
    this.#answers.delete(name);
    return undefined;
  }

  flightOf(name: string): Flight | undefined {
    return this.#flights.get(name);
  }

  /** Begins to make the answer under a name. */
  depart(name: string): Flight {
    const purges = this.#purges;
    let hasLanded = false;
    let tell: (answer: KeptAnswer | null) => void = () => {};
    const flight: Flight = {
      name,
      reading: new Reading(this.#now()),
      landed: new Promise((resolve) => {
        tell = resolve;
      }),
      land: (answer) => {
        if (hasLanded) return;
        hasLanded = true;
        this.#flights.delete(name);
        const isCurrent = answer !== null && purges === this.#purges && answer.holdsAt(this.#now());
        if (isCurrent) this.#keep(name, answer);
        tell(isCurrent ? answer : null);
      },
    };
    this.#flights.set(name, flight);
    return flight;
  }

  /** Throws away every answer that has one of these surrogate keys. */
  purge(keys: Iterable<string>): void {
    this.#purges += 1;
    for (const key of keys) {
      for (const name of [...(this.#namesByKey.get(key) ?? [])]) {
        this.#answers.delete(name);
        this.counts.purged += 1;
      }
    }
  }

  /** Throws away everything. */
  clear(): void {
    this.#purges += 1;
    this.counts.purged += this.#answers.size;
    this.#answers.clear();
  }

  /** Tells that an answer has grown: a further encoding counts, too. */
  weighAgain(name: string, answer: KeptAnswer): void {
    if (this.#answers.peek(name) !== answer) return;
    // The library weighs a value it has already no second time.
    this.#answers.delete(name);
    this.#keep(name, answer);
  }

  /** Compresses an answer better, when those before it are done: one at a time leaves the processor to visitors. */
  improveLater(name: string, answer: KeptAnswer): void {
    this.#improving = this.#improving.then(async () => {
      if (this.#answers.peek(name) !== answer) return;
      await answer.improve();
      this.weighAgain(name, answer);
    });
  }

  /** Resolves when nothing is left to compress better. */
  async settled(): Promise<void> {
    await this.#improving;
  }

  #keep(name: string, answer: KeptAnswer): void {
    this.#answers.set(name, answer);
    // One that is larger than the whole room was not taken.
    if (this.#answers.peek(name) !== answer) return;
    for (const key of answer.keys) {
      const names = this.#namesByKey.get(key) ?? new Set();
      this.#namesByKey.set(key, names.add(name));
    }
  }

  #forget(name: string, answer: KeptAnswer): void {
    for (const key of answer.keys) {
      const names = this.#namesByKey.get(key);
      names?.delete(name);
      if (names?.size === 0) this.#namesByKey.delete(key);
    }
  }
}
