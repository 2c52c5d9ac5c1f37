import * as v from 'valibot';

/**
 * The editors' rules for search in one language (S-26). Published as the setting `search_rules`; without it
 * there are none.
 */
const searchRulesSchema = v.object({
  /** Groups of words or phrases that mean the same. */
  synonyms: v.array(v.array(v.string())),
  /** Nodes that are shown first when a visitor searches for exactly this keyword, in order. */
  pinned: v.array(v.object({ keyword: v.string(), nids: v.array(v.number()) })),
});
export type SearchRuleSettings = v.InferOutput<typeof searchRulesSchema>;

/** The key of the setting that holds the rules of a language. */
export const SEARCH_RULES_KEY = 'search_rules';

/** Validates the rules of a language. @throws ValiError naming the first field that does not fit */
export function parseSearchRules(value: unknown): SearchRuleSettings {
  return v.parse(searchRulesSchema, value);
}
