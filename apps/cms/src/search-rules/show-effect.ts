import { say } from '@keelstone/languages/say.ts';
import { isLanguage, type Language, type RuleChange } from '@keelstone/model';
import {
  MOST_QUERIES,
  parseSearchEffects,
  SEARCH_EFFECT_PATH,
  type SearchEffect,
  type SearchEffectRequest,
} from '@keelstone/model/preview/search-effect';
import { readMissedSearches, readSearchStatistics } from '@keelstone/outbox';
import type { Executor } from '@keelstone/read-model';
import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { bodyOf, refusal } from '../access/endpoint.ts';
import { isStaff } from '../access/roles.ts';
import { readerOf } from '../database/transaction.ts';
import { readSynonymGroups, type SynonymGroup, toSynonymRule } from '../publishing/search/synonym-groups.ts';
import { requestSite } from './request-site.ts';
import { findFindsError, findWordsError } from './synonyms-error.ts';

const DAYS = 30;

/** A group as its form holds it, saved or not. */
export type UnsavedGroup = {
  id?: number;
  language: Language;
  words: string[];
  finds: string[];
  weight: number | null;
  enabled: boolean;
};

/** What saving it would do to the searches of the last month. */
export type GroupEffect = {
  /** How many different queries were compared. */
  compared: number;
  /** Those with other results, the most frequent first. */
  effects: (SearchEffect & { queries: number })[];
};

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string').slice(0, 50) : [];

/** Reads a group as its form sends it. @throws APIError */
export function readUnsavedGroup(body: Record<string, unknown>): UnsavedGroup {
  if (!isLanguage(body.language)) throw refusal(say('Choose the language first.'));
  return {
    ...(Number.isInteger(body.id) ? { id: Number(body.id) } : {}),
    language: body.language,
    words: textsIn(body.words),
    finds: textsIn(body.finds),
    weight: typeof body.weight === 'number' && body.weight > 0 && body.weight <= 1 ? body.weight : null,
    enabled: body.enabled !== false,
  };
}

/** The change that saving the group would publish. @throws APIError if it cannot be saved */
export async function toChange(unsaved: UnsavedGroup, executor: Executor): Promise<RuleChange> {
  const { id, language, words: phrases, finds, weight, enabled } = unsaved;
  const groups = await readSynonymGroups(executor, [language]);
  const next = { phrases, finds, weight };
  const error =
    findWordsError(
      next,
      groups.filter((group) => group.id !== id),
    ) ?? findFindsError(next);
  if (error) throw refusal(error);
  return changeOf([{ ...next, ...(id === undefined ? {} : { id }), enabled }], groups);
}

export type NextGroup = Parameters<typeof toSynonymRule>[0] & Pick<SynonymGroup, 'enabled'> & { id?: number };

/** The change that saving groups would publish. */
export function changeOf(next: readonly NextGroup[], stored: readonly SynonymGroup[]): RuleChange {
  const ids = new Set(next.map(({ id }) => id));
  const former = stored.filter(({ id }) => ids.has(id));
  const rulesOf = (groups: readonly NextGroup[]) =>
    groups.filter(({ enabled }) => enabled).map(toSynonymRule);
  return { without: rulesOf(former), with: rulesOf(next) };
}

/** The month's queries with their counts, the most frequent first, and those that no page fits in any case. */
async function readQueries(language: Language, executor: Executor): Promise<Map<string, number>> {
  const asked = { language, days: DAYS, limit: MOST_QUERIES / 2 };
  const { top } = await readSearchStatistics(executor, asked);
  const missed = await readMissedSearches(executor, asked);
  return new Map([...missed, ...top].map(({ keyword, queries }) => [keyword, queries]));
}

const requestEffects = (request: SearchEffectRequest, req: PayloadRequest): Promise<SearchEffect[]> =>
  requestSite(
    { path: SEARCH_EFFECT_PATH, purpose: 'search-effect', request, parse: parseSearchEffects },
    req,
  );

const isChanged = ({ before, after, gained, lost, isReordered }: SearchEffect): boolean =>
  before !== after || gained.length + lost.length > 0 || isReordered;

/** `POST /api/synonyms/effect` with an unsaved group: what it would change for last month's searches (S-26). */
export const showEffect: Endpoint = {
  path: '/effect',
  method: 'post',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    const unsaved = readUnsavedGroup(((await bodyOf(req)) ?? {}) as Record<string, unknown>);
    const change = await toChange(unsaved, await readerOf(req));
    return Response.json(await effectOf(unsaved.language, change, req));
  },
};

/** What a change would do to last month's searches. @throws APIError if the site does not say */
export async function effectOf(
  language: Language,
  change: RuleChange,
  req: PayloadRequest,
): Promise<GroupEffect> {
  const queries = await readQueries(language, await readerOf(req));
  const request = { language, queries: [...queries.keys()], ...change };
  const effects = (queries.size > 0 ? await requestEffects(request, req) : [])
    .filter(isChanged)
    .map((effect) => ({ ...effect, queries: queries.get(effect.query) ?? 0 }))
    .sort((a, b) => b.queries - a.queries);
  return { compared: queries.size, effects };
}
