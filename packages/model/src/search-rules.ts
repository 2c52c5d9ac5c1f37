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

/** The most rules that are compared at once: reading them takes the site's time. */
export const MOST_CHANGED_RULES = 1000;

const changedRules = v.pipe(v.array(synonymRuleSchema), v.maxLength(MOST_CHANGED_RULES));

/** What saving changes: the published rules that go, and those that take their place. */
export const ruleChangeSchema = v.object({ without: changedRules, with: changedRules });
export type RuleChange = v.InferOutput<typeof ruleChangeSchema>;

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

/**
 * What visitors of one language chose among the results of their searches (S-26). Published as the setting
 * `search_choices`; without it nothing is known.
 */
const searchChoicesSchema = v.object({
  choices: v.array(
    v.object({
      keyword: v.string(),
      /** The weight is the number of choices, decayed and corrected for where the page was shown. */
      pages: v.array(v.object({ nid: v.number(), weight: v.number() })),
    }),
  ),
});
export type SearchChoiceSettings = v.InferOutput<typeof searchChoicesSchema>;

/** The key of the setting that holds the choices of a language. */
export const SEARCH_CHOICES_KEY = 'search_choices';

/** Validates the choices of a language. @throws ValiError naming the first field that does not fit */
export function parseSearchChoices(value: unknown): SearchChoiceSettings {
  return v.parse(searchChoicesSchema, value);
}

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
