import { isContentType } from '@keelstone/model';
import { type Endpoint, Forbidden } from 'payload';
import * as v from 'valibot';
import { NO_STORE } from '../../access/endpoint.ts';
import { isStaff } from '../../access/roles.ts';
import { readSiteZone } from '../../admin/time/read-site-zone.ts';
import { readerOf } from '../../database/transaction.ts';
import type { ConflictsResponse } from '../../schedule/conflicts-response.ts';
import { ContentRequestError } from '../bulk/change-content.ts';
import { listTextsOf } from '../list-texts.ts';
import type { CalendarItem } from './calendar-item.ts';
import { readCalendar, readConflicts } from './read-calendar.ts';

const DAY_MS = 86_400_000;
/** Six weeks, with an hour more when clocks change. */
const LONGEST_MS = 43 * DAY_MS;

const rangeSchema = v.object({
  from: v.pipe(v.string(), v.isoTimestamp()),
  to: v.pipe(v.string(), v.isoTimestamp()),
});

/** `GET /api/content/calendar?from=…&to=…`: what happens in at most six weeks. */
export const calendarEndpoint: Endpoint = {
  path: '/content/calendar',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    const { success, output } = v.safeParse(rangeSchema, req.query);
    const from = new Date(success ? output.from : Number.NaN);
    const to = new Date(success ? output.to : Number.NaN);
    const length = to.getTime() - from.getTime();
    if (!(length > 0 && length <= LONGEST_MS)) {
      throw new ContentRequestError('Say from when until when, at most six weeks.');
    }
    const source = { payload: req.payload, executor: await readerOf(req) };
    const items: CalendarItem[] = await readCalendar(source, { from, to }, await readSiteZone(req.payload));
    return Response.json({ items }, NO_STORE);
  },
};

/** `GET /api/content/conflicts?type=page&id=7`: what is wrong with a page's open plans, for the panel in its form. */
export const conflictsEndpoint: Endpoint = {
  path: '/content/conflicts',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    const type = String(req.query.type);
    const id = Number(req.query.id);
    if (!isContentType(type) || !Number.isInteger(id)) {
      throw new ContentRequestError('Name a page by “type” and “id”.');
    }
    const sentences = listTextsOf(req).messages.calendar.conflicts;
    const found = await readConflicts(await readerOf(req), { type, id });
    const conflicts: ConflictsResponse['conflicts'] = Object.fromEntries(
      Array.from(found, ([plan, kinds]) => [plan, kinds.map((kind) => sentences[kind])]),
    );
    return Response.json({ conflicts } satisfies ConflictsResponse, NO_STORE);
  },
};
