import { AsyncLocalStorage } from 'node:async_hooks';

/** What was read while an answer was made: by it the answer is thrown away when something of that changes. */
export class Reading {
  readonly keys = new Set<string>();
  /** Milliseconds since 1970, before anything was read. */
  readonly begun: number;
  #until = Number.POSITIVE_INFINITY;

  constructor(begun: number) {
    this.begun = begun;
  }

  /** When the answer becomes another one by itself, in milliseconds since 1970; infinite for never. */
  get until(): number {
    return this.#until;
  }

  /** Notes a moment at which what was read means something else, such as the end of an event. */
  noteMoment(milliseconds: number): void {
    if (milliseconds > this.begun) this.#until = Math.min(this.#until, milliseconds);
  }
}

const readings = new AsyncLocalStorage<Reading>();

/** How many answers are being made. */
let making = 0;

/**
 * Runs what makes an answer; what it reads, also after an `await`, is noted.
 *
 * @param isDone resolves when the answer is there. While none is made, contexts are not followed: following them
 * costs every request, also those that are answered from the cache.
 */
export function readInto(reading: Reading, make: () => void, isDone: Promise<unknown>): void {
  making += 1;
  void isDone.then(() => {
    making -= 1;
    if (making === 0) readings.disable();
  });
  readings.run(reading, make);
}

/** What is being read for; undefined outside of answers that may be kept. */
export const currentReading = (): Reading | undefined => readings.getStore();
