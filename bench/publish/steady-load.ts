import { Agent, get } from 'node:http';
import { summarise, type Timings } from '../percentile.ts';

/** Visitors who come at a steady rate, whether or not those before have their answers. */
export type SteadyLoad = { url: string; paths: readonly string[]; perSecond: number; maximumSeconds: number };

export type SteadyLoadResult = Timings & {
  /** Answers in a second: below what was asked for, the server or this machine could not follow. */
  perSecond: number;
  answers: number;
  faults: number;
  /** Visits left out, because so many waited for their answers that more would only have stood behind them. */
  leftOut: number;
};

const TICK_MS = 10;
const CONNECTIONS = 64;
/** Every page is asked for so often before, that each process has made it: the start is not what is measured. */
const WARM_UP_ROUNDS = 12;
/** Two seconds' worth, at the usual rate. */
const MOST_WAITING = 1000;

let isOver = false;

/** Sends what is due at each tick, until it is told to stop or its time is over. */
async function visit({ url, paths, perSecond, maximumSeconds }: SteadyLoad): Promise<SteadyLoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const timings: number[] = [];
  const pending = new Set<Promise<void>>();
  let [sent, faults, leftOut] = [0, 0, 0];
  const ask = (path: string) =>
    new Promise<void>((resolve) => {
      const before = performance.now();
      get(url + path, { agent }, (response) => {
        response.resume().on('end', () => {
          timings.push(performance.now() - before);
          if (response.statusCode !== 200) faults += 1;
          resolve();
        });
      }).on('error', () => {
        faults += 1;
        resolve();
      });
    });
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await Promise.all(paths.map(ask));
  timings.length = 0;
  faults = 0;
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
    answers: timings.length,
    faults,
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
