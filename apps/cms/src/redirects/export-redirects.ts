import { readRedirectHits } from '@keelstone/outbox';
import { type Endpoint, Forbidden } from 'payload';
import { isStaff } from '../access/roles.ts';
import { csvResponse } from '../csv/csv-response.ts';
import { readerOf } from '../database/transaction.ts';

const COLUMNS = ['from', 'to', 'status', 'hits', 'last_hit'];

/** `GET /api/redirects/export`: all redirects as a CSV file, which can be imported again. */
export const exportRedirects: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    const executor = await readerOf(req);
    const { rows } = await executor.query(
      'select "from", "to", status from redirects where deleted_at is null order by "from"',
    );
    const hits = await readRedirectHits(
      executor,
      rows.map(({ from }) => String(from)),
    );
    const records = rows.map((row) => {
      const counted = hits.get(String(row.from));
      return { ...row, hits: counted?.hits ?? 0, last_hit: counted?.lastHit.toISOString() ?? '' };
    });
    return csvResponse('redirects.csv', COLUMNS, records);
  },
};
