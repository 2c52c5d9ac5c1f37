import type { Content } from '@keelstone/editing/content.ts';
import type { ArrayField, Field, FieldHook, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import {
  graftRows,
  isSame,
  type Row,
  rowsIn,
  rowsOf,
  rowsWithout,
} from '../concurrent-edits/rows/graft-rows.ts';
import { readerOf } from '../database/transaction.ts';

type Place = { collection: SanitizedCollectionConfig; id: unknown; name: string; req: PayloadRequest };

/** As Payload names tables and columns. */
const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Sections, and rows in them, as the newest revision that has them has them, in all languages. */
async function findFormerSections(
  rows: readonly Row[],
  { collection, id, name, req }: Place,
): Promise<Row[]> {
  const { query } = await readerOf(req);
  const column = `version_${toSnakeCase(name)}`;
  const { rows: found } = await query(
    `with revisions as materialized (
       select updated_at, ${column} as sections, ${column}::text as text from "_${collection.slug}_v" where parent_id = $1
     )
     select distinct on (number) number, sections
     from unnest($2::text[], $3::text[]) with ordinality as wanted(id, type, number) join revisions on strpos(text, id) > 0
       and jsonb_path_exists(sections, case when type is null then '$.** ? (@.id == $id)'
         else '$.** ? (@.id == $id && @.blockType == $type)' end::jsonpath, jsonb_build_object('id', id, 'type', type))
     order by number, updated_at desc`,
    [id, rows.map((row) => row.id), rows.map(({ blockType }) => blockType ?? null)],
  );
  return found.flatMap(({ number, sections }) => {
    const wanted = rows[Number(number) - 1];
    const former = wanted && [...rowsIn(sections)].find((row) => isSame(row, wanted));
    return former ? [former] : [];
  });
}

/** The same for the rows of a list, which have a table of their own. */
async function findFormerRows(rows: readonly Row[], { collection, id, name, req }: Place): Promise<Row[]> {
  const { query } = await readerOf(req);
  const { rows: found } = await query(
    `select distinct on (list._uuid) list._uuid as row, revision.id
     from "_${collection.slug}_v_version_${toSnakeCase(name)}" list join "_${collection.slug}_v" revision on revision.id = list._parent_id
     where revision.parent_id = $1 and list._uuid = any($2::text[])
     order by list._uuid, revision.updated_at desc`,
    [id, rows.map((row) => row.id)],
  );
  const ids = [...new Set(found.map((each) => Number(each.id)))];
  if (ids.length === 0) return [];
  const { docs } = await req.payload.db.findVersions<Content>({
    collection: collection.slug,
    locale: 'all',
    pagination: false,
    req,
    where: { id: { in: ids } },
  });
  return found.flatMap((wanted) => {
    const revision = docs.find((each) => Number(each.id) === Number(wanted.id));
    return rowsOf((revision?.version as Content | undefined)?.[name]).filter((row) => row.id === wanted.row);
  });
}

const keepWords =
  (find: (rows: readonly Row[], place: Place) => Promise<Row[]>): FieldHook =>
  async ({ collection, field, operation, originalDoc, req, siblingDocWithLocales: before, value }) => {
    const { name } = field;
    if (operation !== 'update' || !collection || !before || !name) return value;
    const returned = rowsWithout(value, before[name]);
    if (returned.length === 0) return value;
    const former = await find(returned, { collection, id: originalDoc?.id, name, req });
    if (former.length > 0) before[name] = graftRows(value, before[name], former);
    return value;
  };

const keepListWords = keepWords(findFormerRows);

/**
 * For sections: a form has the words of one language, and Payload adds those of the others from what is stored. A row that
 * is not stored any more would come back without them: a section that was removed, saved, and put back by undoing, or one
 * that a colleague has removed or made reusable meanwhile, and that is saved over. It gets them from the newest revision
 * that has it.
 */
export const keepRowWords: FieldHook = keepWords(findFormerSections);

const keepingWords = (field: ArrayField): ArrayField => ({
  ...field,
  hooks: { ...field.hooks, beforeChange: [...(field.hooks?.beforeChange ?? []), keepListWords] },
});

/** The same for the lists among the fields of a document. */
export const withListWords = (fields: readonly Field[]): Field[] =>
  fields.map((field) => (field.type === 'array' ? keepingWords(field) : field));
