import { keywordToKeys } from '@keelstone/model/search-contract';
import { isCounted, type Refinement } from '../url/refinement.ts';
import type { SearchState } from '../url/search-state.ts';

type Outcome = 'chosen' | Refinement;

/** An outcome that has to be reported: once for each search. */
export type NewOutcome = {
  /** Whether the search has had no other outcome. */
  isFirst: boolean;
};

/** The server counts a keyword once for each order. */
const keyOf = ({ keyword, sort }: SearchState) => `${sort} ${keywordToKeys(keyword).join(' ').toLowerCase()}`;

/**
 * The searches of this page that the server has counted, and what became of each (S-26): so that the second result
 * that is opened does not count as a second successful search. Held by the page only, and gone with it.
 */
export class SearchOutcomes {
  readonly #outcomes = new Map<string, Set<Outcome>>();

  /** Begins anew with a search, if the server counts it. */
  add(state: SearchState): void {
    if (isCounted(state)) this.#outcomes.set(keyOf(state), new Set());
  }

  /** Records an outcome of the search for the state's keyword. @returns null if it is not to be reported */
  record(state: SearchState, outcome: Outcome): NewOutcome | null {
    const outcomes = this.#outcomes.get(keyOf(state));
    if (!outcomes || outcomes.has(outcome)) return null;
    const isFirst = outcomes.size === 0;
    outcomes.add(outcome);
    return { isFirst };
  }
}
