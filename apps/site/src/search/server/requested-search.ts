import type { SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { Language } from '@keelstone/model';
import { isCampaignParameter } from '../../shell/campaign-parameters.ts';
import type { KnownValues } from '../url/known-values.ts';
import { partQuery } from '../url/query-string.ts';
import type { SearchState } from '../url/search-state.ts';
import { isSameUrl, parseSearchUrl, type RawUrl, splitUrl, toSearchUrl } from '../url/search-url.ts';
import { indexedValues } from './indexed-values.ts';
import type { SearchDependencies } from './search-dependencies.ts';

/** Parameters of the search itself: they keep their meaning when a form asks for one of that name. */
const OWN_PARAMETERS = ['keyword', 'page', 'sort'];

/** A search URL, parsed and normalised: the page cache and the page both start from it. */
export type RequestedSearch = {
  settings: SearchSettings;
  language: Language;
  /** What the URL asks for, without what a campaign added. */
  url: RawUrl;
  /** What a campaign put behind the URL, still encoded. */
  campaign: string;
  known: KnownValues;
  state: SearchState;
  canonicalUrl: string;
  /** False when the URL says the same in another way, or names what does not exist. */
  isCanonical: boolean;
  /** False if there is any parameter, including those of campaigns: then the `Most Recent` block is hidden (S-14). */
  isQueryEmpty: boolean;
};

/** Reads the URL of a search screen. A campaign's parameters change nothing but that the query is not empty (R-6, S-14). */
export function readSearchUrl(
  { path, query }: RawUrl,
  settings: SearchSettings,
  language: Language,
  { indexes, forms }: Pick<SearchDependencies, 'indexes' | 'forms'>,
): RequestedSearch {
  const own = new Set([...OWN_PARAMETERS, ...settings.facets.map(({ urlParam }) => urlParam)]);
  const { taken: campaign, rest } = partQuery(
    query,
    (name) => !own.has(name) && isCampaignParameter(name, forms),
  );
  const url = { path, query: rest };
  const known = indexedValues(indexes, language);
  const state = parseSearchUrl(url, settings, known);
  const canonicalUrl = toSearchUrl(state, settings, known);
  return {
    settings,
    language,
    url,
    campaign,
    known,
    state,
    canonicalUrl,
    isCanonical: isSameUrl(url, splitUrl(canonicalUrl)),
    isQueryEmpty: campaign === '' && rest === '',
  };
}
