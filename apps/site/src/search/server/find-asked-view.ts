import type { SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { Language } from '@keelstone/model';
import { isQueryEmpty } from '../url/query-string.ts';
import { isSameUrl, type RawUrl, splitUrl } from '../url/search-url.ts';
import { splitCampaign } from '../url/split-campaign.ts';
import { type FoundView, findView } from './render-search.tsx';
import type { SearchDependencies } from './search-dependencies.ts';

export type AskedView = {
  found: FoundView;
  /** Where to go, when the URL asked for says the same in another way, or says what there is not. */
  redirect: string | null;
  /** False once there is any parameter, a campaign's included: then the `Most Recent` block is hidden (S-14). */
  isQueryEmpty: boolean;
};

/**
 * Answers the URL of a search screen as it was requested: what is unknown in it makes no page of its own. What a
 * campaign put behind the URL stays, and changes nothing but that the query is not empty (S-14).
 */
export function findAskedView(
  asked: RawUrl,
  settings: SearchSettings,
  language: Language,
  deps: Pick<SearchDependencies, 'content' | 'indexes' | 'forms'>,
): AskedView {
  const { raw, campaign } = splitCampaign(asked, settings, deps.forms);
  const found = findView(raw, settings, language, deps);
  const { canonicalUrl } = found;
  return {
    found,
    redirect: isSameUrl(raw, splitUrl(canonicalUrl)) ? null : withQuery(canonicalUrl, campaign),
    isQueryEmpty: isQueryEmpty(asked.query),
  };
}

const withQuery = (url: string, query: string) =>
  query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`;
