import {
  LANGUAGES,
  type Language,
  SEARCH_SUGGESTIONS_KEY,
  type SearchSuggestionSettings,
} from '@keelstone/model';
import { foldWords } from '@keelstone/model/search-contract';
import { readCommonSearches } from '@keelstone/outbox';
import { type Executor, isSettingPublished, publishSetting } from '@keelstone/read-model';
import type { PayloadRequest } from 'payload';
import { withTransactionOf } from '../../database/transaction.ts';

type Work = { req: PayloadRequest; executor: Executor };

/** More than are shown: the site leaves out those that no longer find anything. */
const POPULAR = { days: 7, limit: 20 } as const;
const SEARCHES = { days: 90, limit: 1000 } as const;

/** Whether a keyword contains any of the blocked words or phrases, as whole words (S-5). */
export function isBlocked(keyword: string, blocked: readonly string[]): boolean {
  const words = `${foldWords(keyword)} `;
  return blocked.some((phrase) => foldWords(phrase).trim() !== '' && words.includes(`${foldWords(phrase)} `));
}

async function readBlocked(language: Language, req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    ...(await withTransactionOf(req)),
    collection: 'blocked_suggestions',
    where: { language: { equals: language } },
    pagination: false,
    depth: 0,
  });
  return docs.map(({ words }) => words);
}

async function projectSuggestions(
  language: Language,
  { req, executor }: Work,
): Promise<SearchSuggestionSettings> {
  const blocked = await readBlocked(language, req);
  const read = async ({ days, limit }: { days: number; limit: number }) => {
    const common = await readCommonSearches(executor, { language, days, limit: 2 * SEARCHES.limit });
    return common.filter((keyword) => !isBlocked(keyword, blocked)).slice(0, limit);
  };
  return { popular: await read(POPULAR), searches: await read(SEARCHES) };
}

/**
 * Publishes the searches that are suggested in each language (S-5): those that many networks made, without the words
 * that editors have blocked. Publishes nothing if there never were any.
 *
 * @returns the number of languages in which the suggested searches changed
 */
export async function publishSearchSuggestions(work: Work): Promise<number> {
  let written = 0;
  for (const language of LANGUAGES) {
    const value = await projectSuggestions(language, work);
    const isEmpty = value.popular.length + value.searches.length === 0;
    if (isEmpty && !(await isSettingPublished(work.executor, SEARCH_SUGGESTIONS_KEY, language))) continue;
    const setting = { key: SEARCH_SUGGESTIONS_KEY, language, value, dependencies: [] };
    if (await publishSetting(work.executor, setting)) written += 1;
  }
  return written;
}
