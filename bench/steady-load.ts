import { Agent, get } from 'node:http';
import { summarise, type Timings } from './percentile.ts';

/** Visitors who come at a steady rate, whether or not those before have their answers. */
export type SteadyLoad = { url: string; paths: readonly string[]; perSecond: number; maximumSeconds: number };

export type SteadyLoadResult = Timings & {
  /** Answers in a second: below what was asked for, the server or this machine could not follow. */
  perSecond: number;
  answers: number;
  faults: number;
};

const TICK_MS = 10;
const CONNECTIONS = 64;

let isOver = false;

/** Sends what is due at each tick, until it is told to stop or its time is over. */
async function visit({ url, paths, perSecond, maximumSeconds }: SteadyLoad): Promise<SteadyLoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const timings: number[] = [];
  const [start, pending] = [performance.now(), new Set<Promise<void>>()];
  let [sent, faults] = [0, 0];
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
  while (!isOver && performance.now() - start < maximumSeconds * 1000) {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond);
    for (; sent < due; sent += 1) {
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
  };
}

process.on('message', (message: SteadyLoad | 'stop') => {
  if (message === 'stop') {
    isOver = true;
    return;
  }
  void visit(message).then((result) => process.send?.(result));
});
