import type { PayloadRequest } from 'payload';
import { actorOf } from '../database/actor-of.ts';
import { readerOf, transactionOf } from '../database/transaction.ts';
import { type EditedDocument, idOf, slugOf } from './edited-document.ts';

export type LastSave = {
  /** Null for saves by the system, and if the account was deleted. */
  by: { id: number; name: string } | null;
  /** ISO 8601. */
  at: string;
};

/** Records who saves documents of a collection, in the transaction of the save. */
export async function recordLastSaves(
  req: PayloadRequest,
  slug: string,
  ids: readonly number[],
): Promise<void> {
  const executor = await transactionOf(req);
  await executor.query(
    `insert into editing.last_saves (collection, document_id, saved_by, saved_at)
     select $1, id, (select id from public.users where id = $3::integer), clock_timestamp()
     from unnest($2::integer[]) as id
     on conflict (collection, document_id) do update
       set saved_by = excluded.saved_by, saved_at = excluded.saved_at`,
    [slug, ids, actorOf(req).id],
  );
}

/** The same for one document. */
export const recordLastSave = (req: PayloadRequest, edited: EditedDocument): Promise<void> =>
  recordLastSaves(req, slugOf(edited), [idOf(edited)]);

/** Deletes the record with its document. */
export async function deleteLastSave(req: PayloadRequest, edited: EditedDocument): Promise<void> {
  const executor = await transactionOf(req);
  await executor.query('delete from editing.last_saves where collection = $1 and document_id = $2::integer', [
    slugOf(edited),
    idOf(edited),
  ]);
}

/** Who saved a document last; null if nobody has since this is recorded. */
export async function readLastSave(req: PayloadRequest, edited: EditedDocument): Promise<LastSave | null> {
  const executor = await readerOf(req);
  const { rows } = await executor.query(
    `select users.id, users.name, saves.saved_at
     from editing.last_saves saves left join public.users on users.id = saves.saved_by
     where saves.collection = $1 and saves.document_id = $2::integer`,
    [slugOf(edited), idOf(edited)],
  );
  const [row] = rows;
  if (!row) return null;
  return {
    by: row.id === null ? null : { id: Number(row.id), name: String(row.name) },
    at: new Date(row.saved_at as string).toISOString(),
  };
}
