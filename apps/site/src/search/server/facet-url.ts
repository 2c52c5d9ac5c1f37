import type { FacetName } from '@keelstone/content/facets.model.ts';
import type { Language } from '@keelstone/model';
import { searchSettings } from '../../shell/page-settings.ts';
import { siteSettingsOf } from '../../shell/site-settings-of.ts';
import { EMPTY_STATE, withSelection } from '../url/search-state.ts';
import { toSearchUrl } from '../url/search-url.ts';
import type { SearchDependencies } from './search-dependencies.ts';

/**
 * The address of a search for one value of a facet, for the pages that have it, without a redirect on the way. The values
 * of the index are not asked, because each of these pages would then depend on all: of two suites whose names differ by a
 * hyphen or in their capitals only, the first is found.
 */
export function facetUrl(
  content: SearchDependencies['content'],
  language: Language,
  facet: FacetName,
  label: string,
): string {
  const settings = searchSettings(siteSettingsOf(content, language), null);
  return toSearchUrl(withSelection(EMPTY_STATE, facet, [label]), settings, {});
}
