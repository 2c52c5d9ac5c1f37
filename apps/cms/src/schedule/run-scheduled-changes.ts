import type { Payload } from 'payload';
import { poll, type Runner } from '../database/poll.ts';
import { runDueChange } from './run-due-change.ts';

/** Polling interval: including the work itself, a change is carried out well within two seconds of its time. */
const LOOK_MS = 500;

/**
 * Carries out scheduled changes when they are due, and immediately those that fell due while no process was running
 * (C-9). Several processes may run it on one database.
 */
export const runScheduledChanges = (payload: Payload): Runner =>
  poll(async (signal) => {
    try {
      while (!signal.aborted && (await runDueChange(payload)));
    } catch (error) {
      payload.logger.error({ err: error }, 'Scheduled changes cannot be looked up; trying again');
    }
    return LOOK_MS;
  });
