import type { SearchIndex } from '@keelstone/search-index';
import { summarise, type Timings } from '../percentile.ts';
import type { Scenario } from './scenarios.ts';

const ROUNDS = 4;

/** Calls each function in turn for several rounds, the first as a warm-up. */
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

/** The index alone, on the calling thread. */
export function measureIndex(index: SearchIndex, { requests }: Scenario): Timings {
  return time(requests.map((request) => () => index.search(request)));
}

/** Suggestions while typing: prefixes of words, and input without matches. */
export function measureSuggestions(index: SearchIndex, words: readonly string[]): Timings {
  const typed = words.flatMap((word) => [word.slice(0, 1), word.slice(0, 3), `${word} zzz`]);
  return time(typed.map((text) => () => index.suggest(text, 3)));
}
