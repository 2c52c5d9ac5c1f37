import {
  type Language,
  parseSearchSuggestions,
  SEARCH_SUGGESTIONS_KEY,
  type SearchSuggestionSettings,
} from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';

const NONE: SearchSuggestionSettings = { popular: [], searches: [] };

/** Settings that have been parsed, for as long as they are published. */
const parsed = new WeakMap<object, SearchSuggestionSettings>();

/** The searches that are suggested in a language (S-5). None if what is published does not fit the model. */
export function suggestedSearches(content: ContentReplica, language: Language): SearchSuggestionSettings {
  const value = content.setting(SEARCH_SUGGESTIONS_KEY, language);
  if (typeof value !== 'object' || value === null) return NONE;
  const known = parsed.get(value) ?? parse(value);
  parsed.set(value, known);
  return known;
}

function parse(value: object): SearchSuggestionSettings {
  try {
    return parseSearchSuggestions(value);
  } catch {
    // E-6: failures of suggestions are silent. Publishing validates the setting, so another version wrote this one.
    return NONE;
  }
}
