import * as v from 'valibot';
import { LANGUAGES } from '../language.ts';
import { ruleChangeSchema, synonymRuleSchema } from '../search-rules.ts';

/** Where the CMS asks the site to search for an editor, who sees why each result is there (S-26). */
export const SEARCH_TRIAL_PATH = '/preview/search-trial';

const rule = v.nullable(synonymRuleSchema);

const changeSchema = v.variant('kind', [
  v.object({ kind: v.literal('rule'), ...ruleChangeSchema.entries }),
  /** A page as it would be published. */
  v.object({ kind: v.literal('draft'), node: v.unknown() }),
]);

const requestSchema = v.object({
  language: v.picklist(LANGUAGES),
  query: v.pipe(v.string(), v.maxLength(200)),
  order: v.picklist(['recent', 'relevance']),
  /** Whose effect is compared with the search as it is. */
  change: v.nullable(changeSchema),
});

/** A search to try. */
export type SearchTrialRequest = v.InferOutput<typeof requestSchema>;

const texts = v.array(v.string());

const matchSchema = v.object({
  word: v.string(),
  form: v.picklist(['exact', 'form', 'beginning']),
  field: v.picklist(['title', 'alsoFoundBy', 'terms', 'excerpt', 'body']),
  times: v.number(),
  score: v.number(),
});

const partSchema = v.object({
  typed: texts,
  words: texts,
  by: v.picklist(['typed', 'synonym', 'parts']),
  rule,
  weight: v.number(),
  matches: v.array(matchSchema),
});

const resultSchema = v.object({
  nid: v.number(),
  title: v.string(),
  path: v.string(),
  /** Unix seconds; the order Most Recent goes by it. */
  created: v.number(),
  isPinned: v.boolean(),
  /** As in the index's explanation: the scores of all matches and the gain by choices add up to it. */
  score: v.number(),
  byChoices: v.number(),
  parts: v.array(partSchema),
});

/** A result with why it is there. */
export type TriedResult = v.InferOutput<typeof resultSchema>;

const outcomeSchema = v.object({
  total: v.number(),
  fallback: v.object({
    step: v.picklist(['none', 'question_words', 'all_and_close', 'majority']),
    dropped: texts,
  }),
  corrections: v.array(v.object({ typed: v.string(), used: v.string() })),
  didYouMean: v.nullable(v.string()),
  /** Above the list. */
  recommended: v.array(resultSchema),
  /** The first page of the list. */
  results: v.array(resultSchema),
});

/** What a search shows. */
export type TriedSearch = v.InferOutput<typeof outcomeSchema>;

const moveSchema = v.object({
  nid: v.number(),
  title: v.string(),
  /** Ranks in the list, from 1; null if it is not among the first hundred. */
  before: v.nullable(v.number()),
  after: v.nullable(v.number()),
});

export const searchTrialSchema = v.object({
  now: outcomeSchema,
  /** With the change; null without one. */
  changed: v.nullable(outcomeSchema),
  /** The pages on the first page of either, in the order after the change. */
  moves: v.array(moveSchema),
});

/** What a search shows now, and would show after a change. */
export type SearchTrial = v.InferOutput<typeof searchTrialSchema>;

/** @throws ValiError naming the first field that does not fit */
export const parseSearchTrialRequest = (value: unknown): SearchTrialRequest => v.parse(requestSchema, value);

/** @throws ValiError naming the first field that does not fit */
export const parseSearchTrial = (value: unknown): SearchTrial => v.parse(searchTrialSchema, value);
