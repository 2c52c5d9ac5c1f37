import type { Field, FieldHook, PayloadRequest } from 'payload';
import { transactionOf } from '../../database/transaction.ts';
import { type EditedDocument, idOf, slugOf } from '../edited-document.ts';
import { graftRows, type Row, rowsWithout } from './graft-rows.ts';

const KEPT_DAYS = 30;

/** Keeps rows that a save removes, as they are stored, in all languages. */
async function keepRows(req: PayloadRequest, edited: EditedDocument, rows: readonly Row[]): Promise<void> {
  const { query } = await transactionOf(req);
  await query(
    `delete from editing.removed_rows where removed_at < now() - make_interval(days => ${KEPT_DAYS})`,
  );
  await query(
    `insert into editing.removed_rows (collection, document_id, row_id, content)
     select distinct on (id) $1, $2::integer, id, content from (
       select each->>'id' as id, each as content from jsonb_array_elements($3::jsonb) as each) as removed
     on conflict (collection, document_id, row_id) do update
       set content = excluded.content, removed_at = excluded.removed_at`,
    [slugOf(edited), idOf(edited), JSON.stringify(rows)],
  );
}

async function findRows(req: PayloadRequest, edited: EditedDocument, ids: readonly string[]): Promise<Row[]> {
  const { query } = await transactionOf(req);
  const { rows } = await query(
    `select content from editing.removed_rows
     where collection = $1 and document_id = $2::integer and row_id = any($3::text[])`,
    [slugOf(edited), idOf(edited), ids],
  );
  return rows.map(({ content }) => content as Row);
}

/**
 * A form has the words of one language, and Payload adds those of the others from what is stored. A row that is not
 * stored any more would come back without them: one that was removed, saved, and put back by undoing, or one that a
 * colleague has removed meanwhile, and that is saved over. What has no versions has no other place for them.
 */
const keepWords: FieldHook = async ({ field, operation, originalDoc, req, value, ...place }) => {
  const { collection, global, siblingDocWithLocales: before } = place;
  const { name } = field;
  if (operation !== 'update' || !before || !name || value === undefined) return value;
  const edited = collection ? { collection, id: Number(originalDoc?.id) } : global && { global };
  if (!edited) return value;
  const removed = rowsWithout(before[name], value);
  const returned = rowsWithout(value, before[name]);
  if (removed.length > 0) await keepRows(req, edited, removed);
  if (returned.length === 0) return value;
  const former = await findRows(
    req,
    edited,
    returned.map(({ id }) => id),
  );
  if (former.length > 0) before[name] = graftRows(value, before[name], former);
  return value;
};

/** C-10, C-14: the fields of what has no versions. A row that comes back has its words in the other languages, too. */
export const withRemovedRows = (fields: readonly Field[]): Field[] =>
  fields.map((field): Field => {
    if (field.type === 'tabs')
      return {
        ...field,
        tabs: field.tabs.map((tab) => ({ ...tab, fields: withRemovedRows(tab.fields) })),
      };
    if (field.type === 'array' || field.type === 'blocks')
      return {
        ...field,
        hooks: { ...field.hooks, beforeChange: [...(field.hooks?.beforeChange ?? []), keepWords] },
      };
    return 'fields' in field ? ({ ...field, fields: withRemovedRows(field.fields) } as Field) : field;
  });
