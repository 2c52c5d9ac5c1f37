import type { GeneratedDocument } from '@keelstone/seeds/bench-generator';
import type { Timings } from '../percentile.ts';
import { timeCalls } from './measure-classes.ts';
import type { Peer } from './peer.ts';

const SECONDS = Number(process.env.BENCH_STALL_SECONDS ?? 20);
const UPDATES_A_SECOND = 100;

/** The longest turn of the event loop, in milliseconds. */
export type Stalls = {
  /** By the clock while nothing was done: what the machine itself does to a process. */
  idle: number;
  /** By the clock while documents were updated. */
  updating: number;
  /** Of those, without the time in which other processes had the processor. */
  busy: number;
};

type Turn = { clock: number; busy: number };

export type Updates = { update: Timings; stalls: Stalls };

/** Lets the loop turn without pause for some seconds, and calls something at even intervals. */
async function turn(seconds: number, callsASecond: number, call: () => unknown): Promise<Turn> {
  const longest = { clock: 0, busy: 0 };
  const start = performance.now();
  let [last, used, calls] = [start, process.cpuUsage(), 0];
  while (last < start + seconds * 1000) {
    if ((last - start) * callsASecond >= calls * 1000) {
      calls += 1;
      const answer = call();
      if (answer instanceof Promise) await answer;
    }
    await new Promise(setImmediate);
    const now = performance.now();
    const { user, system } = process.cpuUsage(used);
    longest.clock = Math.max(longest.clock, now - last);
    // The time of all threads: never less than that of the one whose turn this is.
    longest.busy = Math.max(longest.busy, Math.min(now - last, (user + system) / 1000));
    [last, used] = [now, process.cpuUsage()];
  }
  return longest;
}

/** Each update brings another title: what comes unchanged is no update. */
export async function measureUpdates(
  peer: Peer,
  documents: readonly GeneratedDocument[],
): Promise<Updates | null> {
  const { update } = peer;
  if (!update) return null;
  let edition = 0;
  const change = () => {
    edition += 1;
    const document = documents[edition % documents.length] as GeneratedDocument;
    return update({ ...document, title: `Edition ${edition}: ${document.title}` });
  };
  const timings = await timeCalls(Array.from({ length: 100 }, () => change));
  while (edition < (peer.updatesBeforeClearing ?? 0) - UPDATES_A_SECOND) await change();
  const idle = await turn(SECONDS / 4, 1, () => {});
  const updating = await turn(SECONDS, UPDATES_A_SECOND, change);
  return {
    update: timings,
    stalls: { idle: idle.clock, updating: updating.clock, busy: updating.busy },
  };
}
