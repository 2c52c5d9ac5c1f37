import { currentReading } from '../../http/cache/dependencies.ts';
import { nodesKey } from '../../http/cache/surrogate-keys.ts';
import type { Indexes } from '../site-context.ts';

/** Search indexes that note when an answer is made of them: every node of the language may change it. */
export function recordedIndexes(indexes: Indexes): Indexes {
  return {
    load: (snapshot) => indexes.load(snapshot),
    apply: (changes) => indexes.apply(changes),
    of(language) {
      currentReading()?.keys.add(nodesKey(language));
      return indexes.of(language);
    },
  };
}
