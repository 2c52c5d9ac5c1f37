import { Agent, get } from 'node:http';
import { summarise, type Timings } from '../percentile.ts';

/** Requests at a steady rate, whether or not earlier ones have completed (open loop). */
export type SteadyLoad = { url: string; paths: readonly string[]; perSecond: number; maximumSeconds: number };

export type SteadyLoadResult = Timings & {
  /** Responses per second: if below the requested rate, the server or this machine could not keep up. */
  perSecond: number;
  responses: number;
  failures: number;
  /** Requests skipped, because so many were in flight that more would only have queued. */
  leftOut: number;
};

const TICK_MS = 10;
const CONNECTIONS = 64;
/**
 * Every page is requested this often in advance, so that each process has cached it: cold starts are not measured.
 */
const WARM_UP_ROUNDS = 12;
/** Two seconds' worth at the usual rate. */
const MOST_WAITING = 1000;

let isOver = false;

/** Sends the requests due at each tick, until stopped or timed out. */
async function visit({ url, paths, perSecond, maximumSeconds }: SteadyLoad): Promise<SteadyLoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const timings: number[] = [];
  const pending = new Set<Promise<void>>();
  let [sent, failures, leftOut] = [0, 0, 0];
  const ask = (path: string) =>
    new Promise<void>((resolve) => {
      const before = performance.now();
      get(url + path, { agent }, (response) => {
        response.resume().on('end', () => {
          timings.push(performance.now() - before);
          if (response.statusCode !== 200) failures += 1;
          resolve();
        });
      }).on('error', () => {
        failures += 1;
        resolve();
      });
    });
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await Promise.all(paths.map(ask));
  timings.length = 0;
  failures = 0;
  process.send?.('begun');
  const start = performance.now();
  while (!isOver && performance.now() - start < maximumSeconds * 1000) {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond);
    for (; sent < due; sent += 1) {
      if (pending.size >= MOST_WAITING) {
        leftOut += 1;
        continue;
      }
      const asked = ask(paths[sent % paths.length] ?? '/').finally(() => pending.delete(asked));
      pending.add(asked);
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  const seconds = (performance.now() - start) / 1000;
  const inTime = timings.length;
  await Promise.all(pending);
  agent.destroy();
  return {
    ...summarise(timings),
    perSecond: Math.round(inTime / seconds),
    responses: timings.length,
    failures,
    leftOut,
  };
}

process.on('message', (message: SteadyLoad | 'stop') => {
  if (message === 'stop') {
    isOver = true;
    return;
  }
  void visit(message).then((result) => process.send?.(result));
});
