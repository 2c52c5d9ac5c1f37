import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from 'payload';
import { runDueChange } from './run-due-change.ts';

/** Between two looks: with the work itself, a change is done well within two seconds of its time. */
const LOOK_MS = 500;

export type ScheduleRunner = {
  /** Ends the looking; resolves when no change is being done any more. */
  stop(): Promise<void>;
};

/**
 * Does scheduled changes when their time comes, and what became due while nobody was there at once (C-9). Several
 * processes may run it on one database.
 */
export function runScheduledChanges(payload: Payload): ScheduleRunner {
  const end = new AbortController();
  const running = look(payload, end.signal);
  return {
    stop: async () => {
      end.abort();
      await running;
    },
  };
}

async function look(payload: Payload, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      while (!signal.aborted && (await runDueChange(payload)));
    } catch (error) {
      payload.logger.error({ err: error }, 'Scheduled changes cannot be looked up; trying again');
    }
    await pause(LOOK_MS, undefined, { signal }).catch(() => {
      // Aborted: the loop looks at the signal next.
    });
  }
}
