import { FACET_NAMES } from '@keelstone/content/settings/site-settings.model.ts';
import { PAGE_SIZE } from '@keelstone/model/search-contract';
import { RESULT_WINDOW } from '../url/search-state.ts';
import type { SearchQuery } from './search-query.ts';
import { KEY_LENGTH, KEY_LIMIT } from './to-search-query.ts';

export const RANGE_LIMIT = 50;
/** As many as editors can pin. Their cards are asked for together with those of a page of results. */
export const RECOMMENDED_LIMIT = 10;
export const CONDITION_LIMIT = 100;
export const VALUE_LIMIT = 64;
export const VALUE_LENGTH = 200;
export const OPERATORS = ['=', '<>', 'IN', 'NOT IN'] as const;

/** Thrown for a search that asks for more than it may, or for what there is not. The message is for whoever sent it. */
export class InvalidSearchError extends Error {
  constructor(fault: string) {
    super(fault);
    this.name = 'InvalidSearchError';
  }
}

function refuse(isFault: boolean, fault: () => string): void {
  if (isFault) throw new InvalidSearchError(fault());
}

function checkRange({ range }: SearchQuery): void {
  const offset = range?.offset ?? 0;
  const limit = range?.limit ?? PAGE_SIZE;
  refuse(limit < 0 || offset < 0, () => 'range: offset and limit must not be negative.');
  refuse(
    limit > RANGE_LIMIT,
    () => `range.limit is ${limit}; at most ${RANGE_LIMIT} is allowed. Ask for several ranges.`,
  );
  refuse(
    offset + limit > RESULT_WINDOW,
    () => `range ends at ${offset + limit}; results end at ${RESULT_WINDOW}. Narrow the search.`,
  );
}

function checkKeys({ fulltext }: SearchQuery): void {
  const keys = fulltext?.keys ?? [];
  refuse(
    keys.length > KEY_LIMIT,
    () => `fulltext.keys has ${keys.length} keys; at most ${KEY_LIMIT} are allowed.`,
  );
  refuse(
    keys.some((key) => key.length > KEY_LENGTH),
    () => `fulltext.keys has a key longer than ${KEY_LENGTH} characters.`,
  );
}

function checkName(where: string, name: string, allowed: readonly string[]): void {
  refuse(
    !allowed.includes(name),
    () =>
      `${where}: there is no field ${JSON.stringify(name.slice(0, 40))}. Fields are ${allowed.join(', ')}.`,
  );
}

function checkConditions({ conditions }: SearchQuery): void {
  if (!conditions) return;
  refuse(
    conditions.length > CONDITION_LIMIT,
    () => `conditions has ${conditions.length} entries; at most ${CONDITION_LIMIT} are allowed.`,
  );
  for (const { name, operator, value } of conditions) {
    checkName('conditions', name, [...FACET_NAMES, 'status']);
    refuse(
      !OPERATORS.includes((operator ?? '=') as (typeof OPERATORS)[number]),
      () => `conditions: the operator must be one of ${OPERATORS.join(', ')}.`,
    );
    refuse(
      value.length > VALUE_LIMIT,
      () => `conditions: ${name} has ${value.length} values; at most ${VALUE_LIMIT} are allowed.`,
    );
    refuse(
      value.some((each) => each.length > VALUE_LENGTH),
      () => `conditions: ${name} has a value longer than ${VALUE_LENGTH} characters.`,
    );
  }
}

function checkFacets({ facets }: SearchQuery): void {
  if (!facets) return;
  refuse(
    facets.length > FACET_NAMES.length,
    () => `facets has ${facets.length} entries; there are only ${FACET_NAMES.length} facets.`,
  );
  for (const { name, limit, min_count } of facets) {
    checkName('facets', name, FACET_NAMES);
    refuse(
      (limit ?? 0) < 0 || (min_count ?? 0) < 0,
      () => `facets: limit and min_count must not be negative.`,
    );
  }
}

/**
 * Checks a search against the limits of the index.
 *
 * @throws InvalidSearchError naming the first fault
 */
export function checkSearchQuery(query: SearchQuery): void {
  checkRange(query);
  checkKeys(query);
  checkConditions(query);
  checkFacets(query);
  refuse((query.sort?.length ?? 0) > 1, () => 'sort takes one entry.');
}
