import type { FacetSettings } from '@keelstone/content/settings/page-settings.model.ts';
import type { Messages } from '@keelstone/languages/messages.ts';
import { type SearchState, selectedValues } from '../url/search-state.ts';
import { valueLabel } from './filters/facet-order.ts';

/** Describes a search: the filters, the keyword; empty if there are none. */
export function searchSubject(
  state: SearchState,
  facets: readonly FacetSettings[],
  { quotedKeyword }: Pick<Messages['search'], 'quotedKeyword'>,
): string {
  const chosen = facets.flatMap((facet) =>
    selectedValues(state, facet.name).map((value) => valueLabel(facet, value)),
  );
  const keyword = state.keyword === '' ? [] : [quotedKeyword(state.keyword)];
  return [...chosen, ...keyword].join(', ');
}

/** The title of the search page. */
export function searchTitle(
  state: SearchState,
  facets: readonly FacetSettings[],
  messages: Pick<Messages['search'], 'title' | 'titleWithSubject' | 'quotedKeyword'>,
): string {
  const subject = searchSubject(state, facets, messages);
  return subject ? messages.titleWithSubject(subject) : messages.title;
}
