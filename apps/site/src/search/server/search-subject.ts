import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import type { ContentType } from '@keelstone/model';
import { searchSettings } from '../../shell/page-settings.ts';
import { valueLabel } from '../screen/filters/facet-order.ts';
import { type SearchState, selectedValues } from '../url/search-state.ts';

/** What a search is about, in words: the type, the filters, the keyword; empty for everything. */
export function subjectOf(state: SearchState, site: SiteSettings, contentType: ContentType | null): string {
  const { facets } = searchSettings(site, null);
  const typeFacet = facets.find(({ name }) => name === 'content_type');
  const type = contentType && typeFacet ? [valueLabel(typeFacet, contentType)] : [];
  const chosen = facets.flatMap((facet) =>
    selectedValues(state, facet.name).map((value) => valueLabel(facet, value)),
  );
  const keyword = state.keyword === '' ? [] : [`“${state.keyword}”`];
  return [...type, ...chosen, ...keyword].join(', ');
}
