import * as v from 'valibot';

const phrases = v.array(v.string());

/** A group of words or phrases that find each other or, with `finds`, that find others. */
export const synonymRuleSchema = v.object({
  phrases,
  /** Directed: each of `phrases` also finds these, which do not find them. */
  finds: v.exactOptional(phrases),
  /** How much a match counts compared with the typed words; the search's own weight without it. */
  weight: v.exactOptional(v.pipe(v.number(), v.gtValue(0), v.maxValue(1))),
});
export type SynonymRule = v.InferOutput<typeof synonymRuleSchema>;

/** What earlier versions published, which a read model may still hold. */
const phrasesOnly = v.pipe(
  phrases,
  v.transform((each): SynonymRule => ({ phrases: each })),
);

/**
 * The rules for search in one language (S-26): the thesaurus and the editors' own. Published as the setting
 * `search_rules`; without it there are none.
 */
const searchRulesSchema = v.object({
  synonyms: v.array(v.union([synonymRuleSchema, phrasesOnly])),
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
