import type { Payload } from 'payload';

const DAY_MS = 86_400_000;

/**
 * Does something now and every day, until it is stopped. What fails is logged, and done again tomorrow. Several
 * processes may.
 *
 * @param failure what is logged then
 */
export function daily(
  payload: Payload,
  work: (payload: Payload) => Promise<unknown>,
  failure: string,
): { stop(): Promise<void> } {
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
