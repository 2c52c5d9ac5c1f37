import * as v from 'valibot';

/**
 * What editors say about the search of one language (S-26). Published as the setting `search_rules`; without it there are
 * none.
 */
export const searchRulesSchema = v.object({
  /** Groups of words or phrases that mean the same. */
  synonyms: v.array(v.array(v.string())),
  /** Nodes that stand first when a visitor asks for exactly this keyword, in their order. */
  pinned: v.array(v.object({ keyword: v.string(), nids: v.array(v.number()) })),
});
export type SearchRuleSettings = v.InferOutput<typeof searchRulesSchema>;

/** The key under which the rules of a language are published. */
export const SEARCH_RULES_KEY = 'search_rules';

/** Checks the rules of a language. @throws ValiError naming the first field that does not fit */
export function parseSearchRules(value: unknown): SearchRuleSettings {
  return v.parse(searchRulesSchema, value);
}
