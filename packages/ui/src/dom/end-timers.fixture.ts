import { afterAll } from 'vitest';

/**
 * Of files that have a simulated browser to themselves: it goes with the file, and what waits until then would find none.
 * Where files share one, modules do, too, and their timers go on.
 */
const { setTimeout: start } = globalThis;
const started: ReturnType<typeof start>[] = [];
const startAndNote = (...parameters: Parameters<typeof start>) => {
  const timer = start(...parameters);
  started.push(timer);
  return timer;
};
// With what `util.promisify` finds on it.
globalThis.setTimeout = Object.assign(startAndNote, start);

afterAll(() => {
  globalThis.setTimeout = start;
  for (const timer of started) clearTimeout(timer);
});
