import { DATE_FACET, FACET_NAMES, TYPE_FACET } from '@keelstone/content/facets.model.ts';
import type { FacetSettings, SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import { ARCHIVED } from '@keelstone/model/search-contract';
import type { Condition } from '@keelstone/search-index';
import { type SearchState, selectedValues } from '../url/search-state.ts';
import { checkName, InvalidSearchError, refuse } from './invalid-search.ts';
import { hasNoWords } from './keys.ts';

const CONDITION_LIMIT = 100;
const VALUE_LIMIT = 64;
const VALUE_LENGTH = 200;
const OPERATORS = ['=', '<>', 'IN', 'NOT IN'] as const satisfies readonly Condition['operator'][];

/** A condition of the API: `name` is a facet or `status`. */
export type ConditionArgument = { name: string; operator?: string | null; value: readonly string[] };

/**
 * Each selected value is a condition of its own (AND), except in a disjunctive facet, where they are one
 * condition (OR, S-25).
 */
function facetConditions({ name, operator }: FacetSettings, values: readonly string[]): Condition[] {
  if (values.length === 0) return [];
  if (operator === 'OR') return [{ name, operator: 'IN', value: values }];
  return values.map((value) => ({ name, operator: '=', value: [value] }));
}

const NOT_ARCHIVED: Condition = { name: DATE_FACET, operator: '<>', value: [ARCHIVED] };

/** The one condition that is not a facet. Published nodes have the status 1, and only they are in the index (S-19). */
const STATUS = 'status';

/**
 * A search asks for published nodes. One whose keyword has no words asks for none: without keys it would find everything,
 * which is not what was typed.
 */
const statusOf = (state: SearchState): Condition => ({
  name: STATUS,
  operator: '=',
  value: [hasNoWords(state) ? '0' : '1'],
});

/** The selected filters, and what every search of the screen adds to them (S-19). */
export function conditionsOf(state: SearchState, { facets, contentType }: SearchSettings): Condition[] {
  const isDateSelected = selectedValues(state, DATE_FACET).length > 0;
  return [
    ...facets.flatMap((facet) => facetConditions(facet, selectedValues(state, facet.name))),
    ...(isDateSelected ? [] : [NOT_ARCHIVED]),
    ...(contentType ? [{ name: TYPE_FACET, operator: '=' as const, value: [contentType] }] : []),
    statusOf(state),
  ];
}

/** True for a condition that the screen sets without any filter selected. */
export const isStanding = ({ name, operator, value }: Condition): boolean =>
  name === STATUS || (name === DATE_FACET && operator === '<>' && value.every((each) => each === ARCHIVED));

function isOperator(operator: string): operator is Condition['operator'] {
  return OPERATORS.includes(operator as Condition['operator']);
}

function readCondition({ name, operator, value }: ConditionArgument): Condition {
  checkName('conditions', name, [...FACET_NAMES, STATUS]);
  const known = operator ?? '=';
  if (!isOperator(known))
    throw new InvalidSearchError(`conditions: the operator must be one of ${OPERATORS.join(', ')}.`);
  refuse(
    value.length > VALUE_LIMIT,
    () => `conditions: ${name} has ${value.length} values; at most ${VALUE_LIMIT} are allowed.`,
  );
  refuse(
    value.some((each) => each.length > VALUE_LENGTH),
    () => `conditions: ${name} has a value longer than ${VALUE_LENGTH} characters.`,
  );
  return { name, operator: known, value };
}

/** @throws InvalidSearchError */
export function readConditions(conditions: readonly ConditionArgument[] | null | undefined): Condition[] {
  const given = conditions ?? [];
  refuse(
    given.length > CONDITION_LIMIT,
    () => `conditions has ${given.length} entries; at most ${CONDITION_LIMIT} are allowed.`,
  );
  return given.map(readCondition);
}

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
