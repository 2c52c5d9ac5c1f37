import { FACET_NAMES } from '@keelstone/content/settings/site-settings.model.ts';
import type { Language } from '@keelstone/model';
import type { KnownValues } from '../url/known-values.ts';
import type { SearchDependencies } from './search-dependencies.ts';

/** The values each facet has in the index of a language. */
export function indexedValues(
  { indexes }: Pick<SearchDependencies, 'indexes'>,
  language: Language,
): KnownValues {
  const index = indexes.of(language);
  return Object.fromEntries(FACET_NAMES.map((name) => [name, index.facetValues(name)]));
}
