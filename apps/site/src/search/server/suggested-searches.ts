import {
  type Language,
  parseSearchSuggestions,
  SEARCH_SUGGESTIONS_KEY,
  type SearchSuggestionSettings,
} from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';
import { publishedSetting } from './published-setting.ts';

const NONE: SearchSuggestionSettings = { popular: [], searches: [] };

/** The searches that are suggested in a language (S-5). */
export function suggestedSearches(content: ContentReplica, language: Language): SearchSuggestionSettings {
  const setting = { key: SEARCH_SUGGESTIONS_KEY, language };
  return publishedSetting(content, setting, parseSearchSuggestions) ?? NONE;
}
