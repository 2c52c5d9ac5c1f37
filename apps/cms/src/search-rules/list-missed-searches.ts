import { say } from '@keelstone/languages/say.ts';
import { isLanguage } from '@keelstone/model';
import { readMissedSearches } from '@keelstone/outbox';
import { type Endpoint, Forbidden } from 'payload';
import { refusal } from '../access/endpoint.ts';
import { isStaff } from '../access/roles.ts';
import { readerOf } from '../database/transaction.ts';

const DAYS = 30;
const LONGEST_LIST = 10;

/** A search that found nothing, or no page with all its words, and how often that was. */
export type MissedSearch = { keyword: string; queries: number };

/** `GET /api/synonyms/missed?language=`: last month's most frequent searches that no page fits (S-26). */
export const listMissedSearches: Endpoint = {
  path: '/missed',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    const { language } = req.query;
    if (!isLanguage(language)) throw refusal(say('Name a language of the site.'));
    const asked = { language, days: DAYS, limit: LONGEST_LIST };
    const searches: MissedSearch[] = await readMissedSearches(await readerOf(req), asked);
    return Response.json({ searches });
  },
};
