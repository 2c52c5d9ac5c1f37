import type { SearchRequest } from '@keelstone/search-index';
import { toSearchRequest } from '../query/search-request.ts';
import { orderFacets, type SearchView, shownNids } from '../screen/search-view.ts';
import { countPages } from '../url/result-pages.ts';
import { type SearchState, withPage } from '../url/search-state.ts';
import { isSameUrl, parseSearchUrl, splitUrl, toSearchUrl } from '../url/search-url.ts';
import { toAnswer } from './answers/find-answer.ts';
import { offerFilters } from './filter-offers.ts';
import { inLanguage, valuesOfAllLanguages } from './indexed-values.ts';
import type { RequestedSearch } from './requested-search.ts';
import { runSearch } from './run-search.ts';
import type { SearchDependencies } from './search-dependencies.ts';
import { toCardNode } from './to-card-node.ts';

type Lookup = Pick<SearchDependencies, 'content' | 'indexes'>;

type FoundView = {
  view: SearchView;
  /** What was asked of the index. */
  request: SearchRequest;
  /** The one URL that shows the view. */
  canonicalUrl: string;
  /** Where to go when the requested URL is another one; what a campaign put behind it stays. */
  redirect: string | null;
};

/** An unknown value may be a name from another language, whose page linked to this one. */
function stateOf({ isCanonical, state, url, settings, language, known }: RequestedSearch, lookup: Lookup) {
  if (isCanonical) return state;
  const asked = parseSearchUrl(url, settings, valuesOfAllLanguages(lookup.indexes, language));
  return inLanguage(asked, language, known, lookup);
}

/** Finds what a search URL shows, the way GraphQL does. A page beyond the end is the last page (S-24). */
export function findView(requested: RequestedSearch, lookup: Lookup): FoundView {
  const { settings, language, url, known, campaign } = requested;
  const nodeOf = (nid: number) => lookup.content.node(nid, language);
  const find = (state: SearchState) => {
    const request = toSearchRequest(state, settings);
    const index = lookup.indexes.of(language);
    const { passage, ...found } = runSearch(index, request, nodeOf);
    const offers = offerFilters(request, found, language);
    const answer = passage && toAnswer(passage);
    return { state, request, response: { ...found, offers, answer } };
  };
  let found = find(stateOf(requested, lookup));
  const lastPage = Math.max(1, countPages(found.response.result_count, settings.pageSize));
  if (found.state.page > lastPage) found = find(withPage(found.state, lastPage));
  const { state, request, response } = found;
  const canonicalUrl = toSearchUrl(state, settings, known);
  const nodes = shownNids(response).flatMap((nid) => nodeOf(Number(nid)) ?? []);
  return {
    canonicalUrl,
    redirect: isSameUrl(url, splitUrl(canonicalUrl)) ? null : withQuery(canonicalUrl, campaign),
    request,
    view: {
      state,
      shownState: state,
      response: orderFacets(response, settings, language),
      cards: nodes.map(toCardNode),
      phase: 'ready',
      error: null,
      version: 0,
      scroll: null,
    },
  };
}

const withQuery = (url: string, query: string) =>
  query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`;
