import * as v from 'valibot';

/**
 * Searches of one language that are suggested to visitors (S-5), most popular first. Published as the setting
 * `search_suggestions`; without it there are none.
 */
const searchSuggestionsSchema = v.object({
  /** Of this week: suggested before anything is typed. */
  popular: v.array(v.string()),
  /** Of a longer time: suggested if they contain what is typed. */
  searches: v.array(v.string()),
});
export type SearchSuggestionSettings = v.InferOutput<typeof searchSuggestionsSchema>;

/** The key of the setting that holds the suggested searches of a language. */
export const SEARCH_SUGGESTIONS_KEY = 'search_suggestions';

/** Validates the suggested searches of a language. @throws ValiError naming the first field that does not fit */
export function parseSearchSuggestions(value: unknown): SearchSuggestionSettings {
  return v.parse(searchSuggestionsSchema, value);
}
