import { keywordToKeys } from '@keelstone/model/search-contract';
import { countSelections, type SearchState } from './search-state.ts';

/** How visitors go on from a search: in other words, or with the same ones filtered or sorted. */
export type Refinement = 'refined' | 'filtered';

const wordsOf = ({ keyword }: SearchState): string => keywordToKeys(keyword).join(' ').toLowerCase();

/** True for a state whose search is counted (S-26): words, from the first page on, without filters. */
export const isCounted = (state: SearchState): boolean =>
  wordsOf(state) !== '' && state.page === 1 && countSelections(state) === 0;

/** How the second search refines the first one; null if it is the same, another page of it, or asks for no words. */
export function refinementOf(before: SearchState, after: SearchState): Refinement | null {
  const [former, next] = [wordsOf(before), wordsOf(after)];
  if (former === '' || next === '') return null;
  if (former !== next) return 'refined';
  const isSame =
    before.sort === after.sort && JSON.stringify(before.selections) === JSON.stringify(after.selections);
  return isSame ? null : 'filtered';
}
