import { summarise, type Timings } from '../percentile.ts';
import type { Scenario } from '../search/scenarios.ts';
import type { Peer } from './peer.ts';

/** Time limit in seconds for one class: slow engines run fewer queries. */
const MOST_SECONDS = 1.5;
const ROUNDS = 3;
const WARM_UP = 20;
/** Queries per class whose totals are compared, fewer for slow engines. */
const COMPARED = 20;
const COMPARE_SECONDS = 5;

/** Calls each function in turn for several rounds, until time is up. */
export async function timeCalls(calls: readonly (() => unknown)[]): Promise<Timings> {
  const begin = performance.now();
  for (const call of calls.slice(0, WARM_UP)) {
    await call();
    if (performance.now() > begin + MOST_SECONDS * 1000) break;
  }
  const timings: number[] = [];
  const end = performance.now() + MOST_SECONDS * 1000;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const call of calls) {
      const start = performance.now();
      const result = call();
      // Awaiting a value that is not a promise would cost a microtask.
      if (result instanceof Promise) await result;
      timings.push(performance.now() - start);
      if (performance.now() > end) return summarise(timings);
    }
  }
  return summarise(timings);
}

/**
 * Replaces a letter in the middle of a word: one edit for every engine, while a transposition counts as two in
 * some.
 */
const misspell = (word: string) => word.slice(0, 2) + (word.charAt(2) === 'x' ? 'q' : 'x') + word.slice(3);

export type Classes = {
  /** Classes that an engine does not support are missing. */
  classes: Record<string, Timings>;
  /** Totals per query, to check that all engines find the same. */
  totals: Record<string, number[]>;
};

async function listTotals(peer: Peer, requests: Scenario['requests']): Promise<number[]> {
  const totals: number[] = [];
  const end = performance.now() + COMPARE_SECONDS * 1000;
  for (const request of requests.slice(0, COMPARED)) {
    totals.push((await peer.search(request)).total);
    if (performance.now() > end) break;
  }
  return totals;
}

const requestsOf = (scenarios: readonly Scenario[], wanted: string) =>
  scenarios.find(({ name }) => name === wanted)?.requests ?? [];

/** @param titles of some documents, to be suggested by an infix */
export async function measureClasses(
  peer: Peer,
  scenarios: readonly Scenario[],
  titles: readonly string[],
): Promise<Classes> {
  const classes: Record<string, Timings> = {};
  const totals: Record<string, number[]> = {};
  for (const { name, requests } of scenarios) {
    classes[name] = await timeCalls(requests.map((request) => () => peer.search(request)));
    totals[name] = await listTotals(peer, requests);
  }
  const { forgive, suggest } = peer;
  if (forgive) {
    const slips = requestsOf(scenarios, 'rare word').map((request) => ({
      ...request,
      keys: request.keys.map(misspell),
    }));
    classes['slip of the pen'] = await timeCalls(slips.map((request) => () => forgive(request)));
  }
  if (suggest) {
    const words = requestsOf(scenarios, 'common word').flatMap(({ keys }) => keys);
    const typed = words.flatMap((word) => [word.slice(0, 3), word, `${word} z`]);
    classes.suggestions = await timeCalls(typed.map((text) => () => suggest(text)));
    const middles = titles.map((title) => title.slice(9, 25));
    classes['suggestion, 16 letters'] = await timeCalls(middles.map((text) => () => suggest(text)));
  }
  return { classes, totals };
}
