import { FACET_NAMES, facetOf } from '@keelstone/content/facets.model.ts';
import type { SearchSettings } from '@keelstone/content/settings/page-settings.model.ts';
import {
  type Language,
  parseSearchSuggestions,
  SEARCH_SUGGESTIONS_KEY,
  type SearchSuggestionSettings,
} from '@keelstone/model';
import { foldWords } from '@keelstone/model/search-contract';
import type { ContentReplica } from '@keelstone/read-model';
import { decideStatus } from '../query/conditions.ts';
import { toSearchRequest } from '../query/search-request.ts';
import type { Suggestion, SuggestionGroup } from '../query/search-response.ts';
import type { KnownValues } from '../url/known-values.ts';
import {
  cleanKeyword,
  EMPTY_STATE,
  type SearchState,
  withKeyword,
  withSelection,
} from '../url/search-state.ts';
import { toSearchUrl } from '../url/search-url.ts';
import { indexedValues } from './indexed-values.ts';
import { publishedSetting } from './published-setting.ts';
import type { SearchDependencies } from './search-dependencies.ts';
import { suggestedPages } from './suggested-pages.ts';

const NONE: SearchSuggestionSettings = { popular: [], searches: [] };

/** The searches that are suggested in a language (S-5). */
function suggestedSearches(content: ContentReplica, language: Language): SearchSuggestionSettings {
  const setting = { key: SEARCH_SUGGESTIONS_KEY, language };
  return publishedSetting(content, setting, parseSearchSuggestions) ?? NONE;
}

/** A single character suggests titles only: it says too little about what is searched for. */
const SHORTEST = 2;
const GROUP_LIMIT = 3;
const POPULAR_LIMIT = 6;

/** The facets whose values are offered while somebody types. */
const OFFERED = FACET_NAMES.filter((name) => facetOf(name).isSuggested);

type SuggestionScope = { settings: SearchSettings; language: Language };
/** A state of the search screen, and how the link to it is called. */
type Offer = { title: string; state: SearchState };
type Lookup = Pick<SearchDependencies, 'content' | 'indexes'>;

/** Makes suggestions out of states of the search screen, without those that would show nothing. */
class Offers {
  readonly #scope: SuggestionScope;
  readonly #lookup: Lookup;
  readonly known: KnownValues;

  constructor(scope: SuggestionScope, lookup: Lookup) {
    this.#scope = scope;
    this.#lookup = lookup;
    this.known = indexedValues(lookup.indexes, scope.language);
  }

  /** The first suggestions that lead to results. */
  take(limit: number, offered: readonly Offer[]): Suggestion[] {
    const items: Suggestion[] = [];
    for (const { title, state } of offered) {
      if (items.length === limit) break;
      if (!this.#findsAllWords(state)) continue;
      items.push({ title, url: toSearchUrl(state, this.#scope.settings, this.known) });
    }
    return items;
  }

  /**
   * True if some page has every word as a whole. So nothing is ever suggested that is not published, such as the name
   * of a person whom no page mentions, however many have searched for it.
   */
  #findsAllWords(state: SearchState): boolean {
    const { settings, language } = this.#scope;
    const request = toSearchRequest(state, settings);
    // The last word may be the beginning of a longer one: with the first one repeated, no word of the keyword is last.
    const keys = [...request.keys, ...request.keys.slice(0, 1)];
    const conditions = decideStatus(request.conditions);
    if (conditions === null) return false;
    const index = this.#lookup.indexes.of(language);
    const { total, corrections } = index.search({
      ...request,
      fallback: false,
      conditions,
      keys,
      limit: 0,
      facets: [],
    });
    return total > 0 && corrections.length === 0;
  }
}

const searchFor = (keyword: string): Offer => ({ title: keyword, state: withKeyword(EMPTY_STATE, keyword) });

/** Keywords with a word that begins with what is typed, those that begin with it themselves first. */
function searchesWith(typed: string, keywords: readonly string[]): Offer[] {
  const wanted = foldWords(typed);
  const matching = keywords.filter((keyword) => {
    const words = foldWords(keyword);
    return words.includes(wanted) && words !== wanted;
  });
  const begins = (keyword: string) => foldWords(keyword).startsWith(wanted);
  return [...matching.filter(begins), ...matching.filter((keyword) => !begins(keyword))].map(searchFor);
}

/** Values of the offered facets whose name has a word that begins with what is typed. */
function filtersNamed(typed: string, { settings }: SuggestionScope, known: KnownValues): Offer[] {
  const wanted = foldWords(typed);
  return OFFERED.flatMap((name) => {
    const labels = settings.facets.find((facet) => facet.name === name)?.valueLabels ?? {};
    const offers = (known[name] ?? []).map((value) => ({
      title: labels[value] ?? value,
      state: withSelection(EMPTY_STATE, name, [value]),
    }));
    return offers.filter(({ title }) => foldWords(title).includes(wanted));
  });
}

/**
 * What is suggested after the titles (S-5): searches that many others made, pages that are also found by what is typed,
 * and filters of that name; before anything is typed, what is popular this week. Groups without items are left out.
 *
 * @param titles those that are suggested anyway
 */
export function suggestionGroups(
  keyword: unknown,
  titles: readonly Suggestion[],
  scope: SuggestionScope,
  lookup: Lookup,
): SuggestionGroup[] {
  const typed = typeof keyword === 'string' ? cleanKeyword(keyword) : '';
  const { popular, searches } = suggestedSearches(lookup.content, scope.language);
  const offers = new Offers(scope, lookup);
  const isLong = foldWords(typed).trim().length >= SHORTEST;
  const groups: SuggestionGroup[] = isLong
    ? [
        { kind: 'searches', items: offers.take(GROUP_LIMIT, searchesWith(typed, searches)) },
        { kind: 'pages', items: suggestedPages(typed, titles, scope, lookup).slice(0, GROUP_LIMIT) },
        { kind: 'filters', items: offers.take(GROUP_LIMIT, filtersNamed(typed, scope, offers.known)) },
      ]
    : [];
  if (typed === '')
    groups.push({ kind: 'popular', items: offers.take(POPULAR_LIMIT, popular.map(searchFor)) });
  return groups.filter(({ items }) => items.length > 0);
}
