import { currentDependencies } from '../../http/cache/dependencies.ts';
import type { Indexes } from '../site-context.ts';
import { nodesKey } from './content-keys.ts';

/** Search indexes that record when a response depends on them: any node of the language may change it. */
export function recordedIndexes(indexes: Indexes): Indexes {
  return {
    load: (snapshot) => indexes.load(snapshot),
    apply: (changes) => indexes.apply(changes),
    withRules: (language, change) => indexes.withRules(language, change),
    withDraft: (draft, use) => indexes.withDraft(draft, use),
    of(language) {
      currentDependencies()?.keys.add(nodesKey(language));
      return indexes.of(language);
    },
  };
}
