import { isLanguage } from '@keelstone/model';
import { readSearchStatistics } from '@keelstone/outbox';
import { APIError, type Endpoint, Forbidden } from 'payload';
import { isStaff } from '../access/roles.ts';
import { readerOf } from '../database/transaction.ts';

const DAYS = 30;
const LONGEST_LIST = 10;

/** A search that found nothing, and how often it was made. */
export type MissedSearch = { keyword: string; queries: number };

/** `GET /api/synonyms/missed?language=`: last month's most frequent searches without results (S-26). */
export const listMissedSearches: Endpoint = {
  path: '/missed',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    const { language } = req.query;
    if (!isLanguage(language)) throw new APIError('Name a language of the site.', 400, null, true);
    const { withoutResults } = await readSearchStatistics(await readerOf(req), {
      language,
      days: DAYS,
      limit: LONGEST_LIST,
    });
    return Response.json({ searches: withoutResults satisfies MissedSearch[] });
  },
};
