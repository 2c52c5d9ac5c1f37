import { say } from '@keelstone/languages/say.ts';
import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { bodyOf, NO_STORE, refusal } from '../access/endpoint.ts';
import { isStaff } from '../access/roles.ts';
import { databaseOf, executorOn } from '../database/transaction.ts';

/** As long as the browser keeps its own copy: see admin/unsaved/kept-changes.ts. */
const KEPT_DAYS = 7;
/** A page with 300 sections has a tenth of it. */
const MOST_CHARACTERS = 2_000_000;
/** Of each person; the oldest go first. */
const MOST_FORMS = 20;

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const keptSchema = v.object({
  id: name,
  view: name,
  target: name,
  language: name,
  base: v.nullable(name),
  data: v.record(v.string(), v.unknown()),
});
const discardedSchema = v.object({ ids: v.pipe(v.array(name), v.maxLength(100)) });

/** What somebody typed and has not saved, as the server keeps it for that person. */
type StoredChanges = v.InferOutput<typeof keptSchema> & {
  /** Milliseconds since 1970. */
  at: number;
};

function requester(req: PayloadRequest): { owner: number; query: ReturnType<typeof executorOn>['query'] } {
  if (!isStaff(req) || !req.user) throw new Forbidden(req.t);
  return { owner: Number(req.user.id), query: executorOn(databaseOf(req.payload).drizzle).query };
}

async function readBody<Schema extends v.GenericSchema>(req: PayloadRequest, schema: Schema) {
  const { success, output } = v.safeParse(schema, await bodyOf(req));
  if (!success) throw refusal('This is not what a form keeps.');
  return output as v.InferOutput<Schema>;
}

/** `POST /api/kept-changes`: keeps what was typed into a form, in place of what was kept of it before. */
const keep: Endpoint = {
  path: '/kept-changes',
  method: 'post',
  handler: async (req) => {
    const { owner, query } = requester(req);
    const { id, view, target, language, base, data } = await readBody(req, keptSchema);
    const text = JSON.stringify(data);
    if (text.length > MOST_CHARACTERS) throw refusal(say('This is too long to be kept.'), 413);
    await query(
      `insert into editing.kept_changes (owner, form, view, target, language, base, data)
       values ($1::integer, $2, $3, $4, $5, $6, $7::jsonb)
       on conflict (owner, form) do update
         set base = excluded.base, data = excluded.data, kept_at = excluded.kept_at`,
      [owner, id, view, target, language, base, text],
    );
    await query(
      `delete from editing.kept_changes
       where kept_at < now() - make_interval(days => ${KEPT_DAYS}) or (owner = $1::integer and form in (
         select form from editing.kept_changes where owner = $1::integer
         order by kept_at desc offset ${MOST_FORMS}))`,
      [owner],
    );
    return new Response(null, { status: 204, ...NO_STORE });
  },
};

/** `GET /api/kept-changes`: one's own, newest first; with `target` or `language`, those of a document or language. */
const read: Endpoint = {
  path: '/kept-changes',
  method: 'get',
  handler: async (req) => {
    const { owner, query } = requester(req);
    const { searchParams } = new URL(req.url ?? '', 'http://localhost');
    const { rows } = await query(
      `select form as id, view, target, language, base, data, extract(epoch from kept_at) * 1000 as at
       from editing.kept_changes
       where owner = $1::integer and target = coalesce($2, target) and language = coalesce($3, language)
         and kept_at >= now() - make_interval(days => ${KEPT_DAYS})
       order by kept_at desc`,
      [owner, searchParams.get('target'), searchParams.get('language')],
    );
    const changes = rows.map((row) => ({ ...row, at: Number(row.at) })) as StoredChanges[];
    return Response.json({ changes }, NO_STORE);
  },
};

/** `POST /api/kept-changes/forget`: what was saved or discarded. */
const discard: Endpoint = {
  path: '/kept-changes/forget',
  method: 'post',
  handler: async (req) => {
    const { owner, query } = requester(req);
    const { ids } = await readBody(req, discardedSchema);
    await query(
      `delete from editing.kept_changes
       where owner = $1::integer and form in (select jsonb_array_elements_text($2::jsonb))`,
      [owner, JSON.stringify(ids)],
    );
    return new Response(null, { status: 204, ...NO_STORE });
  },
};

export const keptChangesEndpoints = [keep, read, discard];
