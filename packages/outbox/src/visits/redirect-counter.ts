import { BatchedCounts, type CounterOptions } from './batched-counts.ts';

/** Counts how often visitors take redirects (C-6). */
export class RedirectCounter {
  readonly #counts: BatchedCounts<{ from: string }>;

  constructor(options: CounterOptions) {
    const kind = {
      name: 'Redirects',
      storedBy: 'count_redirects',
      columns: ['from'] as const,
      addsUp: true,
    };
    this.#counts = new BatchedCounts(kind, options);
  }

  /** Counts one visit. @param from the path of a published redirect */
  count(from: string): void {
    this.#counts.add({ from });
  }

  /** Writes pending counts, and closes the connection. */
  stop(): Promise<void> {
    return this.#counts.stop();
  }
}
