import type { SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { Language } from '@keelstone/model/language';
import type { CardNode, SearchResponse } from '../query/search-response.ts';
import type { KnownValues } from '../url/known-values.ts';
import type { SearchState } from '../url/search-state.ts';
import { orderFacetValues } from './filters/facet-order.ts';

/** Why a search failed. */
export type SearchError = {
  /** In the words of E-5, which are English. */
  message: string;
  /** What visitors can do something about: no network between, or more searches than the server takes (429). */
  kind: 'network' | 'tooMany' | 'other';
};

/** What the search screen shows. The server makes the first one, the store every other. */
export type SearchView = {
  /** What the visitor asks for now. */
  state: SearchState;
  /** What `response` responds to; behind `state` while a search is under way. */
  shownState: SearchState;
  response: SearchResponse;
  /** Null until the details of the listed ids arrive (S-11). */
  cards: readonly CardNode[] | null;
  phase: 'ready' | 'searching' | 'failed';
  error: SearchError | null;
  /** How many searches have been answered since the page was loaded; 0 is the server's. */
  version: number;
  /** Where to scroll once this view stands: set when going back or forward. */
  scroll: number | null;
};

/** The nodes whose cards an answer shows: its results, and what is recommended above them. */
export function shownNids({ documents, recommended }: SearchResponse): string[] {
  return [...new Set([...documents, ...recommended].map(({ nid }) => nid))];
}

/** An answer with the values of its facets in the order in which they are listed (S-18). */
export function orderFacets(
  response: SearchResponse,
  settings: SearchSettings,
  language: Language,
): SearchResponse {
  return {
    ...response,
    facets: response.facets.map(({ name, values }) => {
      const facet = settings.facets.find((each) => each.name === name);
      return { name, values: facet ? orderFacetValues(facet, values, language) : values };
    }),
  };
}

/** All values there are: every answer lists them, with those that have no match (S-17). */
export function knownValuesOf(response: SearchResponse): KnownValues {
  return Object.fromEntries(
    response.facets.map(({ name, values }) => [name, values.map((value) => value.name)]),
  );
}
