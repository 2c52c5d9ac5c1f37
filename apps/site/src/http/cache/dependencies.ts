import { AsyncLocalStorage } from 'node:async_hooks';

/** What a response depends on: it is purged when something of that changes. */
export class Dependencies {
  readonly keys = new Set<string>();
  /** Milliseconds since 1970, before anything was read. */
  readonly begun: number;
  #until = Number.POSITIVE_INFINITY;

  constructor(begun: number) {
    this.begun = begun;
  }

  /** When the response changes by itself, in milliseconds since 1970; infinite for never. */
  get until(): number {
    return this.#until;
  }

  /** Records a moment at which what was read means something else, such as the end of an event. */
  recordMoment(milliseconds: number): void {
    if (milliseconds > this.begun) this.#until = Math.min(this.#until, milliseconds);
  }
}

const recording = new AsyncLocalStorage<Dependencies>();

/** How many responses are being made. */
let making = 0;

/**
 * Runs what makes a response; what it reads, also after an `await`, is recorded.
 *
 * @param isDone resolves when the response is there. While none is made, contexts are not followed: following them
 * costs every request, also those that are served from the cache.
 */
export function recordInto(dependencies: Dependencies, make: () => void, isDone: Promise<unknown>): void {
  making += 1;
  void isDone.then(() => {
    making -= 1;
    if (making === 0) recording.disable();
  });
  recording.run(dependencies, make);
}

/** Dependencies of the response that is being made; undefined outside of cacheable ones. */
export const currentDependencies = (): Dependencies | undefined => recording.getStore();
