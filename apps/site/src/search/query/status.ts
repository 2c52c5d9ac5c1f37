import type { Condition } from '@keelstone/search-index';
import type { SearchState } from '../url/search-state.ts';
import { hasNoWords } from './keys.ts';

/** The one condition that is not a facet. Published nodes have the status 1, and only they are in the index (S-19). */
export const STATUS = 'status';

/**
 * A search asks for published nodes. One whose keyword has no words asks for none: without keys it would find everything,
 * which is not what was typed.
 */
export const statusOf = (state: SearchState): Condition => ({
  name: STATUS,
  operator: '=',
  value: [hasNoWords(state) ? '0' : '1'],
});

function includesPublished({ operator, value }: Condition): boolean {
  const namesPublished = value.includes('1');
  return operator === '<>' || operator === 'NOT IN' ? !namesPublished : namesPublished;
}

/**
 * The conditions that are left to the index once the status is decided.
 *
 * @returns null when the status excludes published nodes, so that nothing can match
 */
export function decideStatus(conditions: readonly Condition[]): Condition[] | null {
  const isStatus = ({ name }: Condition) => name === STATUS;
  if (!conditions.filter(isStatus).every(includesPublished)) return null;
  return conditions.filter((each) => !isStatus(each));
}
