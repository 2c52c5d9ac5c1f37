import { setImmediate as nextTurn } from 'node:timers/promises';
import { keywordToKeys, type RuleChange } from '@keelstone/model';
import type { SearchEffect, SearchEffectRequest } from '@keelstone/model/preview/search-effect';
import type { SearchIndex, SearchRequest, SearchRules, SynonymRule } from '@keelstone/search-index';
import type { Indexes } from '../../app/site-context.ts';

/** Results whose coming and going is told: those of the first page. */
const FIRST = 10;

/** A visitor's search, by relevance: in another order, what changes is not seen on the first page. */
const toRequest = (query: string): SearchRequest => ({
  keys: keywordToKeys(query),
  conjunction: 'AND',
  fallback: true,
  conditions: [],
  sort: [{ field: 'relevance', direction: 'DESC' }],
  offset: 0,
  limit: FIRST,
  facets: [],
});

const identityOf = ({ phrases, finds, weight }: SynonymRule): string =>
  JSON.stringify([phrases, finds, weight]);

/** The rules with some of them replaced. */
export const withChange =
  ({ without, with: added }: RuleChange) =>
  (rules: SearchRules): SearchRules => {
    const gone = new Set(without.map(identityOf));
    return {
      ...rules,
      synonyms: [...rules.synonyms.filter((rule) => !gone.has(identityOf(rule))), ...added],
    };
  };

type Context = { indexes: Indexes; titleOf(nid: number): string };

async function compare(
  query: string,
  [before, after]: readonly [Pick<SearchIndex, 'search'>, Pick<SearchIndex, 'search'>],
  titleOf: Context['titleOf'],
): Promise<SearchEffect> {
  const request = toRequest(query);
  const former = before.search(request);
  await nextTurn();
  const next = after.search(request);
  await nextTurn();
  const without = (nids: readonly number[], others: readonly number[]) =>
    nids.filter((nid) => !others.includes(nid)).map(titleOf);
  const [gained, lost] = [without(next.nids, former.nids), without(former.nids, next.nids)];
  const isReordered =
    gained.length + lost.length === 0 && next.nids.some((nid, place) => nid !== former.nids[place]);
  return { query, before: former.total, after: next.total, gained, lost, isReordered };
}

/**
 * What a change of search rules would do to some queries. The event loop turns after each search, so that
 * visitors wait for one at most.
 */
export async function compareSearches(
  request: SearchEffectRequest,
  { indexes, titleOf }: Context,
): Promise<SearchEffect[]> {
  const { language, queries } = request;
  const both = [indexes.of(language), indexes.withRules(language, withChange(request))] as const;
  const effects: SearchEffect[] = [];
  for (const query of queries) effects.push(await compare(query, both, titleOf));
  return effects;
}
