import { say } from '@keelstone/languages/say.ts';
import { CONTENT_TYPES } from '@keelstone/model';
import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { bodyOf, documentId, NO_STORE, refusal } from '../../access/endpoint.ts';
import { isStaff } from '../../access/roles.ts';
import { databaseOf, executorOn } from '../../database/transaction.ts';

const pageSchema = v.object({ type: v.picklist(CONTENT_TYPES), id: documentId });
const careSchema = v.object({
  ...pageSchema.entries,
  owner: v.optional(v.nullable(documentId)),
  reviewOn: v.optional(v.nullable(v.pipe(v.string(), v.isoDate()))),
});

/** Who looks after a page, and when it should be read again. */
type PageCare = { owner: number | null; reviewOn: string | null };

/** What the form of a page needs to know. */
export type CareResponse = PageCare & { staff: { id: number; name: string }[]; mayChange: boolean };

const refused = () => refusal(say('Choose a page, a colleague and a day.'));

/** The nid of a page, by which it is known wherever it is shown. */
async function nidOf(req: PayloadRequest, { type, id }: v.InferOutput<typeof pageSchema>) {
  const { query } = executorOn(databaseOf(req.payload).drizzle);
  const { rows } = await query(`select nid from "${type}" where id = $1::integer`, [id]);
  if (rows[0] === undefined) throw refusal(say('There is no such page.'), 404);
  return { nid: Number(rows[0].nid), query };
}

const mayChange = async (req: PayloadRequest, { type, id }: v.InferOutput<typeof pageSchema>) =>
  Boolean(await req.payload.collections[type].config.access.update({ req, id }));

/** `GET /api/page-care?type=…&id=…` */
const read: Endpoint = {
  path: '/page-care',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    const { searchParams } = new URL(req.url ?? '', 'http://localhost');
    const asked = { type: searchParams.get('type'), id: Number(searchParams.get('id')) };
    const { success, output } = v.safeParse(pageSchema, asked);
    if (!success) throw refused();
    const { nid, query } = await nidOf(req, output);
    const care = await query(
      'select owner, review_on::text as day from editing.page_care where nid = $1::bigint',
      [nid],
    );
    const staff = await query('select id, name from users order by name, id');
    const response: CareResponse = {
      owner: (care.rows[0]?.owner as number | null | undefined) ?? null,
      reviewOn: (care.rows[0]?.day as string | null | undefined) ?? null,
      staff: staff.rows.map((row) => ({ id: Number(row.id), name: String(row.name) })),
      mayChange: await mayChange(req, output),
    };
    return Response.json(response, NO_STORE);
  },
};

/**
 * `POST /api/page-care`: sets what is given, because a colleague may have set the other meanwhile. Neither is part of the
 * page's content, so nothing is saved or published.
 */
const write: Endpoint = {
  path: '/page-care',
  method: 'post',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t);
    const { success, output } = v.safeParse(careSchema, await bodyOf(req));
    if (!success) throw refused();
    if (!(await mayChange(req, output))) throw new Forbidden(req.t);
    const { nid, query } = await nidOf(req, output);
    const { rows } = await query(
      `insert into editing.page_care (nid, owner, review_on)
       select $1::bigint, $2::integer, $3::date
       where $2::integer is null or exists (select from users where id = $2::integer)
       on conflict (nid) do update set
         owner = case when $4 then excluded.owner else page_care.owner end,
         review_on = case when $5 then excluded.review_on else page_care.review_on end
       returning nid`,
      [
        nid,
        output.owner ?? null,
        output.reviewOn ?? null,
        output.owner !== undefined,
        output.reviewOn !== undefined,
      ],
    );
    if (rows.length === 0) throw refused();
    return new Response(null, { status: 204, ...NO_STORE });
  },
};

export const pageCareEndpoints = [read, write];
