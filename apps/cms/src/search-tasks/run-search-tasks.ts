import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from 'payload';
import { runTaskStep, type StepResult } from './run-task-step.ts';

/**
 * Polling intervals: short enough for the user who has just pressed the button, and while somebody else is
 * publishing.
 */
const LOOK_MS: Record<StepResult, number> = { nothing: 1000, later: 50, worked: 0 };

export type SearchTaskRunner = {
  /** Stops polling; resolves when no work is in progress. An open task is resumed by the next process. */
  stop(): Promise<void>;
};

/** Runs search tasks. Several processes may run it on one database. */
export function runSearchTasks(payload: Payload): SearchTaskRunner {
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
    const result = await runTaskStep(payload).catch((error: unknown): StepResult => {
      payload.logger.error({ err: error }, 'Search tasks cannot be worked on; trying again');
      return 'nothing';
    });
    await pause(LOOK_MS[result], undefined, { signal }).catch(() => {
      // Aborted: the loop checks the signal next.
    });
  }
}
