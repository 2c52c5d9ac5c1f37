import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from 'payload';
import { runDueChange } from './run-due-change.ts';

/** Polling interval: including the work itself, a change is carried out well within two seconds of its time. */
const LOOK_MS = 500;

export type ScheduleRunner = {
  /** Stops polling; resolves when no change is being carried out. */
  stop(): Promise<void>;
};

/**
 * Carries out scheduled changes when they are due, and immediately those that fell due while no process was running
 * (C-9). Several processes may run it on one database.
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
      // Aborted: the loop checks the signal next.
    });
  }
}
