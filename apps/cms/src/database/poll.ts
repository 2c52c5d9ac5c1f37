import { setTimeout as pause } from 'node:timers/promises';

/** Background work of this process. */
export type Runner = {
  /** Starts nothing more; resolves when no work is in progress. */
  stop(): Promise<void>;
};

/**
 * Repeats a step until it is stopped.
 *
 * @param step handles its own errors, and returns how many milliseconds to wait before the next one
 */
export function poll(step: (signal: AbortSignal) => Promise<number>): Runner {
  const end = new AbortController();
  const running = repeat(step, end.signal);
  return {
    stop: async () => {
      end.abort();
      await running;
    },
  };
}

async function repeat(step: (signal: AbortSignal) => Promise<number>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(await step(signal), undefined, { signal }).catch(() => {
      // Aborted: the loop checks the signal next.
    });
  }
}
