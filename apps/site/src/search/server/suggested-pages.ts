import type { SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { Language } from '@keelstone/model';
import { foldWords } from '@keelstone/model/search-contract';
import { decideStatus } from '../query/conditions.ts';
import { toSearchRequest } from '../query/search-request.ts';
import type { Suggestion } from '../query/search-response.ts';
import { EMPTY_STATE, withKeyword, withSort } from '../url/search-state.ts';
import { linkUrl } from './indexes/search-document.ts';
import type { SearchDependencies } from './search-dependencies.ts';

/** Shorter input is the beginning of too many words to search for by relevance with every key. */
const SHORTEST = 3;

/**
 * Pages that editors say are also found by what is typed, most relevant first (S-5). Their titles do not show it, so
 * they are not among the titles.
 *
 * @param titles those that are suggested anyway
 */
export function suggestedPages(
  typed: string,
  titles: readonly Suggestion[],
  { settings, language }: { settings: SearchSettings; language: Language },
  { content, indexes }: Pick<SearchDependencies, 'content' | 'indexes'>,
): Suggestion[] {
  const wanted = foldWords(typed);
  const request = toSearchRequest(withSort(withKeyword(EMPTY_STATE, typed), 'rel'), settings);
  const conditions = decideStatus(request.conditions);
  if (wanted.trim().length < SHORTEST || conditions === null) return [];
  const { nids } = indexes.of(language).search({ ...request, conditions, fallback: false, facets: [] });
  const taken = new Set(titles.map(({ url }) => url));
  return nids.flatMap((nid) => {
    const node = content.node(nid, language);
    if (!node?.alsoFoundBy || !foldWords(node.alsoFoundBy).includes(wanted) || taken.has(linkUrl(node)))
      return [];
    return [{ title: node.title, url: linkUrl(node) }];
  });
}
