import { FACET_NAMES, type FacetName, facetOf, facetTerms } from '@keelstone/content/facets.model.ts';
import { inTurn, LANGUAGES, type Language } from '@keelstone/model';
import type { KnownValues } from '../url/known-values.ts';
import { type SearchState, selectedValues, withSelection } from '../url/search-state.ts';
import type { SearchDependencies } from './search-dependencies.ts';

type Lookup = Pick<SearchDependencies, 'content' | 'indexes'>;
type Indexes = SearchDependencies['indexes'];

/** How many of the newest nodes with a term are checked for its name in another language. */
const SAMPLE = 20;

/** The values of each facet in the index of a language. */
export function indexedValues(indexes: Indexes, language: Language): KnownValues {
  const index = indexes.of(language);
  return Object.fromEntries(FACET_NAMES.map((name) => [name, index.facetValues(name)]));
}

/** The values of each facet in a language, followed by those that exist only in other languages. */
export function valuesOfAllLanguages(indexes: Indexes, language: Language): KnownValues {
  const values = inTurn(language).map((each) => indexedValues(indexes, each));
  return Object.fromEntries(
    FACET_NAMES.map((name) => [name, [...new Set(values.flatMap((known) => known[name] ?? []))]]),
  );
}

/** The name in this language of a term from another language; null if no node has it. */
function nameIn(language: Language, facet: FacetName, value: string, { content, indexes }: Lookup) {
  if (!facetOf(facet).field) return null;
  for (const other of LANGUAGES) {
    if (other === language || !indexes.of(other).facetValues(facet).includes(value)) continue;
    const { nids } = indexes.of(other).search({
      keys: [],
      conjunction: 'AND',
      conditions: [{ name: facet, operator: '=', value: [value] }],
      sort: [],
      offset: 0,
      limit: SAMPLE,
      facets: [],
    });
    for (const nid of nids) {
      const [theirs, ours] = [content.node(nid, other), content.node(nid, language)];
      const term = theirs && facetTerms(facet, theirs).find(({ label }) => label === value);
      const name = ours && facetTerms(facet, ours).find(({ id }) => id === term?.id);
      if (name) return name.label;
    }
  }
  return null;
}

/** Translates a state with values from any language to one language; values without a name there are dropped. */
export function inLanguage(
  state: SearchState,
  language: Language,
  known: KnownValues,
  lookup: Lookup,
): SearchState {
  const translated = FACET_NAMES.reduce((current, facet) => {
    const values = selectedValues(state, facet).flatMap((value) => {
      const own = known[facet]?.includes(value) ? value : nameIn(language, facet, value, lookup);
      return own !== null && known[facet]?.includes(own) ? own : [];
    });
    return withSelection(current, facet, values);
  }, state);
  return { ...translated, page: state.page };
}
