import type { Payload } from 'payload';
import { poll, type Runner } from '../database/poll.ts';
import { runTaskStep, type StepResult } from './run-task-step.ts';

/**
 * Polling intervals: short enough for the user who has just pressed the button, and while somebody else is
 * publishing.
 */
const LOOK_MS: Record<StepResult, number> = { nothing: 1000, later: 50, worked: 0 };

/** Runs search tasks. Several processes may run it on one database; the next process resumes an open task. */
export const runSearchTasks = (payload: Payload): Runner =>
  poll(async () => {
    try {
      return LOOK_MS[await runTaskStep(payload)];
    } catch (error) {
      payload.logger.error({ err: error }, 'Search tasks cannot be worked on; trying again');
      return LOOK_MS.nothing;
    }
  });
