import type { Payload } from 'payload';
import type { Runner } from './poll.ts';

const DAY_MS = 86_400_000;

/**
 * Runs a task now and every day, until it is stopped. Failures are logged, and retried the next day. Safe to run in
 * several processes.
 *
 * @param failure the log message
 */
export function daily(
  payload: Payload,
  work: (payload: Payload) => Promise<unknown>,
  failure: string,
): Runner {
  let working: Promise<unknown> = Promise.resolve();
  const run = () => {
    working = work(payload).catch((error: unknown) => payload.logger.error({ err: error }, failure));
  };
  run();
  const timer = setInterval(run, DAY_MS).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await working;
    },
  };
}
