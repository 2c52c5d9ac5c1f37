import type { Language, Sort } from '@keelstone/model';
import type { FastifyInstance } from 'fastify';
import { SEARCH } from '../apps/site/src/search/query/search-operations.ts';
import { toSearchArguments, toSearchRequest } from '../apps/site/src/search/query/search-request.ts';
import type { SearchResponse } from '../apps/site/src/search/query/search-response.ts';
import { cleanKeyword, EMPTY_STATE } from '../apps/site/src/search/url/search-state.ts';
import { defaultSiteSettings } from '../apps/site/src/shell/default-site-settings.ts';
import { searchSettings } from '../apps/site/src/shell/page-settings.ts';
import type { JudgedQuery } from './judged-query.ts';
import type { PublishedDemo } from './publish-demo.ts';
import type { AnsweredQuery } from './scores.ts';

async function search(site: FastifyInstance, keyword: string, language: Language, sort: Sort) {
  const settings = searchSettings(defaultSiteSettings(language), null);
  const request = toSearchRequest({ ...EMPTY_STATE, keyword: cleanKeyword(keyword), sort }, settings);
  const response = await site.inject({
    method: 'POST',
    url: settings.graphqlUrl,
    payload: {
      query: SEARCH,
      operationName: 'Search',
      variables: { index: settings.indexId, ...toSearchArguments(request) },
    },
  });
  const { data, errors } = response.json<{ data?: { search: SearchResponse }; errors?: unknown }>();
  if (!data || errors) throw new Error(`"${keyword}" is answered with ${response.body}`);
  return data.search;
}

/** Asks each query as the screen does. What is recommended stands above the list, so it is seen first. */
export async function queryEndpoint(
  site: FastifyInstance,
  { keyOf }: PublishedDemo,
  queries: readonly JudgedQuery[],
  { language, sort }: { language: Language; sort: Sort },
): Promise<AnsweredQuery[]> {
  const answered: AnsweredQuery[] = [];
  for (const query of queries) {
    const { recommended, documents } = await search(site, query.keyword, language, sort);
    const nids = new Set([...recommended, ...documents].map(({ nid }) => Number(nid)));
    answered.push({ query, results: [...nids].map((nid) => keyOf.get(nid) ?? '') });
  }
  return answered;
}
