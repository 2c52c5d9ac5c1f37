import type { SearchIndex } from '@keelstone/search-index';
import { summarise, type Timings } from '../percentile.ts';
import type { Scenario } from './scenarios.ts';

const ROUNDS = 4;

/** Calls each function in turn, several rounds, the first of them only to warm up. */
function time(calls: readonly (() => unknown)[]): Timings {
  const timings: number[] = [];
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const call of calls) {
      const start = performance.now();
      call();
      if (round >= 0) timings.push(performance.now() - start);
    }
  }
  return summarise(timings);
}

/** The index by itself, on the calling thread. */
export function measureIndex(index: SearchIndex, { requests }: Scenario): Timings {
  return time(requests.map((request) => () => index.search(request)));
}

/** Suggestions for what visitors have typed so far: the beginnings of words, and what no title holds. */
export function measureSuggestions(index: SearchIndex, words: readonly string[]): Timings {
  const typed = words.flatMap((word) => [word.slice(0, 1), word.slice(0, 3), `${word} zzz`]);
  return time(typed.map((text) => () => index.suggest(text, 3)));
}
