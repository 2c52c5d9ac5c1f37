import { AsyncLocalStorage } from 'node:async_hooks';

/** What was read while an answer was made: by it the answer is thrown away when something of that changes. */
export class Reading {
  readonly keys = new Set<string>();
  readonly #begun: number;
  #until = Number.POSITIVE_INFINITY;

  /** @param begun milliseconds since 1970, before anything was read */
  constructor(begun: number) {
    this.#begun = begun;
  }

  /** When the answer becomes another one by itself, in milliseconds since 1970; infinite for never. */
  get until(): number {
    return this.#until;
  }

  /** Notes a moment at which what was read means something else, such as the end of an event. */
  noteMoment(milliseconds: number): void {
    if (milliseconds > this.#begun) this.#until = Math.min(this.#until, milliseconds);
  }
}

const readings = new AsyncLocalStorage<Reading>();

/** Runs what makes an answer; what it reads, also after an `await`, is noted. */
export function readInto(reading: Reading, make: () => void): void {
  readings.run(reading, make);
}

/** What is being read for; undefined outside of answers that may be kept. */
export const currentReading = (): Reading | undefined => readings.getStore();
