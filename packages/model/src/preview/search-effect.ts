import * as v from 'valibot';
import { LANGUAGES } from '../language.ts';
import { ruleChangeSchema } from '../search-rules.ts';

/** The most queries that one request evaluates. */
export const MOST_QUERIES = 100;

/** Where the CMS asks the site for the effect of changed rules (S-26). */
export const SEARCH_EFFECT_PATH = '/preview/search-effect';

const requestSchema = v.object({
  language: v.picklist(LANGUAGES),
  queries: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(MOST_QUERIES)),
  ...ruleChangeSchema.entries,
});

/** A change of rules, and the queries whose results before and after it are compared. */
export type SearchEffectRequest = v.InferOutput<typeof requestSchema>;

export const searchEffectSchema = v.object({
  query: v.string(),
  /** How many pages are found, before and after. */
  before: v.number(),
  after: v.number(),
  /** Titles of pages that come into the first ten by relevance, and of those that leave them. */
  gained: v.array(v.string()),
  lost: v.array(v.string()),
  /** Whether the first ten are the same pages in another order. */
  isReordered: v.boolean(),
});

/** What a change does to one query. */
export type SearchEffect = v.InferOutput<typeof searchEffectSchema>;

const responseSchema = v.object({ effects: v.array(searchEffectSchema) });

/** @throws ValiError naming the first field that does not fit */
export const parseSearchEffectRequest = (value: unknown): SearchEffectRequest =>
  v.parse(requestSchema, value);

/** @throws ValiError naming the first field that does not fit */
export const parseSearchEffects = (value: unknown): SearchEffect[] => v.parse(responseSchema, value).effects;
