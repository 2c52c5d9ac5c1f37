import type { SearchDocument } from '@keelstone/search-index';
import type { Timings } from '../percentile.ts';
import { timeCalls } from './measure-classes.ts';
import type { Peer } from './peer.ts';
import { createThreadClock } from './thread-clock.ts';

const SECONDS = Number(process.env.BENCH_STALL_SECONDS ?? 20);
const UPDATES_A_SECOND = 100;

/**
 * The longest turn of the event loop in milliseconds: in wall-clock time, which includes what the machine does to
 * the process, and in processor time of its thread. These may be two different turns.
 */
type Turn = { clock: number; busy: number };

/** While idle, and while documents were updated. */
export type Stalls = { idle: Turn; updating: Turn };

export type Updates = { update: Timings; stalls: Stalls };

/** Spins the event loop for some seconds, calling a function at even intervals. */
async function turn(seconds: number, callsASecond: number, call: () => unknown): Promise<Turn> {
  const longest = { clock: 0, busy: 0 };
  const start = performance.now();
  const readThread = createThreadClock();
  let [last, used, calls] = [start, readThread(), 0];
  while (last < start + seconds * 1000) {
    if ((last - start) * callsASecond >= calls * 1000) {
      calls += 1;
      const result = call();
      if (result instanceof Promise) await result;
    }
    await new Promise(setImmediate);
    const now = performance.now();
    const busy = readThread();
    longest.clock = Math.max(longest.clock, now - last);
    longest.busy = Math.max(longest.busy, busy - used);
    [last, used] = [now, busy];
  }
  return longest;
}

/** Each update has a new title: an unchanged document is no update. */
export async function measureUpdates(
  peer: Peer,
  documents: readonly SearchDocument[],
): Promise<Updates | null> {
  const { update } = peer;
  if (!update) return null;
  let edition = 0;
  const change = () => {
    edition += 1;
    const document = documents[edition % documents.length] as SearchDocument;
    return update({ ...document, title: `Edition ${edition}: ${document.title}` });
  };
  const timings = await timeCalls(Array.from({ length: 100 }, () => change));
  while (edition < (peer.updatesBeforeClearing ?? 0) - UPDATES_A_SECOND) await change();
  // Garbage of earlier measurements must not count as work of an update.
  globalThis.gc?.();
  const idle = await turn(SECONDS / 4, 1, () => {});
  const updating = await turn(SECONDS, UPDATES_A_SECOND, change);
  return { update: timings, stalls: { idle, updating } };
}
