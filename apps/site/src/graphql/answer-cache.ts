import { LRUCache } from 'lru-cache';
import type { MadeAnswer } from './graphql-response.ts';

export type AnswerCacheCounts = { hits: number; misses: number; purged: number; evicted: number };

/** What an entry takes besides its text: objects, its place in the list; in bytes, an estimate. */
const OVERHEAD = 600;

/**
 * Answers to GraphQL requests under the requests' own text, in at most so many bytes; the one that has not been asked for
 * the longest goes first. Whatever changes, all of them go: of a search every published node may change the counts.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, MadeAnswer>;
  readonly counts: AnswerCacheCounts = { hits: 0, misses: 0, purged: 0, evicted: 0 };
  /** Grows with each change. What was begun before one may have read what is no longer so. */
  #generation = 0;

  constructor({ maximumBytes }: { maximumBytes: number }) {
    this.#answers = new LRUCache({
      // The library knows no room for nothing.
      maxSize: Math.max(1, maximumBytes),
      sizeCalculation: ({ bytes }, text) => OVERHEAD + 2 * text.length + bytes,
      dispose: (_answer, _text, reason) => {
        if (reason === 'evict') this.counts.evicted += 1;
      },
    });
  }

  get size(): number {
    return this.#answers.size;
  }

  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  /** What an answer that is begun now has to be kept with. */
  get generation(): number {
    return this.#generation;
  }

  /** The answer to a request, and counts whether there was one. @param text the body as it came */
  get(text: string): MadeAnswer | undefined {
    const answer = this.#answers.get(text);
    this.counts[answer ? 'hits' : 'misses'] += 1;
    return answer;
  }

  /** Keeps an answer, unless something changed since it was begun. */
  keep(text: string, answer: MadeAnswer, generation: number): void {
    if (generation === this.#generation) this.#answers.set(text, answer);
  }

  /** Tells that an answer has grown: a further encoding counts, too. */
  weighAgain(text: string, answer: MadeAnswer): void {
    if (this.#answers.peek(text) !== answer) return;
    // The library weighs a value it has already no second time.
    this.#answers.delete(text);
    this.#answers.set(text, answer);
  }

  /** Throws away everything, what is being made included. */
  clear(): void {
    this.#generation += 1;
    this.counts.purged += this.#answers.size;
    this.#answers.clear();
  }
}
