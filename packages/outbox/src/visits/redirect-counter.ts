import { BatchedCounts, type CounterOptions } from './batched-counts.ts';

/** Counts how often visitors take redirects (C-6). */
export class RedirectCounter {
  readonly #counts: BatchedCounts<string>;

  constructor(options: CounterOptions) {
    const kind = {
      name: 'Redirects',
      toStatement: (counted: readonly { what: string; count: number }[]) => ({
        text: 'select visits.count_redirects($1, $2)',
        values: [counted.map(({ what }) => what), counted.map(({ count }) => count)],
      }),
    };
    this.#counts = new BatchedCounts(kind, options);
  }

  /** Counts one visit. @param from the path of a published redirect */
  count(from: string): void {
    this.#counts.add(from);
  }

  /** Writes pending counts, and closes the connection. */
  stop(): Promise<void> {
    return this.#counts.stop();
  }
}
