import type { APIRequestContext } from '@playwright/test';
import { CONTENT_TYPES, type ContentType } from '../../packages/model/src/content-type.ts';
import { queryGraphql } from './graphql.ts';

type Found = { search: { documents: { nid: string }[] }; nodes: { url: { path: string } }[] };

/**
 * Path of the oldest published node of a content type, in a language: it is the demo's, whereas the newest may be
 * another journey's, which is deleted meanwhile.
 */
async function pathOfType(
  request: APIRequestContext,
  type: ContentType,
  language: 'en' | 'de',
): Promise<string> {
  const { search } = await queryGraphql<Found>(
    request,
    `{ search(index: "content_${language}", range: {limit: 1}, sort: [{field: created, direction: ASC}],
         conditions: [{name: "content_type", value: ["${type}"]}]) { documents { nid } } }`,
  );
  const nid = search.documents[0]?.nid;
  if (!nid) throw new Error(`The demo has no published ${type} in ${language}.`);
  const { nodes } = await queryGraphql<Found>(
    request,
    `{ nodes(nids: ["${nid}"], language: ${language}) { url { path } } }`,
  );
  return nodes[0]?.url.path ?? '';
}

/**
 * One page of each content type in English, some in German, and screens that are not nodes.
 *
 * @param request a context whose base URL is the site's
 */
export async function visitorPages(request: APIRequestContext): Promise<{ name: string; path: string }[]> {
  const pages = [
    { name: 'home', path: '/' },
    { name: 'home-de', path: '/de' },
    { name: 'search', path: '/search' },
    { name: 'search-filtered', path: '/search/Third-Party-Risk?industries=Banking' },
    { name: 'search-empty', path: '/search?keyword=xyzzyplugh' },
    { name: 'search-de', path: '/de/search?keyword=risiko' },
    { name: 'not-found', path: '/no-such-page' },
  ];
  for (const type of CONTENT_TYPES) {
    pages.push({ name: type, path: await pathOfType(request, type, 'en') });
  }
  for (const type of ['article', 'product_suite', 'event', 'overview_page'] as const) {
    pages.push({ name: `${type}-de`, path: await pathOfType(request, type, 'de') });
  }
  return pages;
}
