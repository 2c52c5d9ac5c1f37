import type { SearchRules } from '../search-rules.ts';
import type { Ranking } from '../text/bm25f.ts';
import type { QueryWord } from '../text/query-words.ts';
import { keyOf } from '../text/synonyms.ts';

const NONE: ReadonlyMap<number, number> = new Map();

/** What visitors chose for the keys of a search, looked up by their stems. */
export class Choices {
  readonly #ranking: Ranking;
  readonly #weights = new Map<string, Map<number, number>>();

  /** @param read the words of a key */
  constructor(
    choices: NonNullable<SearchRules['choices']>,
    read: (key: string) => readonly QueryWord[],
    ranking: Ranking,
  ) {
    this.#ranking = ranking;
    for (const { keys, pages } of choices) {
      const key = keyOf(keys.flatMap(read));
      // Without words everything matches, and nothing is chosen for what was looked for.
      if (key === '') continue;
      const weights = this.#weights.get(key) ?? new Map<number, number>();
      for (const { nid, weight } of pages) weights.set(nid, (weights.get(nid) ?? 0) + weight);
      this.#weights.set(key, weights);
    }
  }

  /**
   * By nid, the factor of a document's score: 1 + choice · w / (m + choiceDoubt), where w is the weight of its choices
   * and m the highest weight of any document for the same words. So it is never above 1 + choice, and few choices
   * change little.
   */
  factorsFor(words: readonly QueryWord[]): ReadonlyMap<number, number> {
    const weights = this.#weights.get(keyOf(words));
    if (!weights) return NONE;
    const { choice, choiceDoubt } = this.#ranking;
    const most = Math.max(...weights.values());
    return new Map([...weights].map(([nid, weight]) => [nid, 1 + (choice * weight) / (most + choiceDoubt)]));
  }
}
