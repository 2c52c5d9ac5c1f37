import { type Content, isContent } from '@keelstone/editing/content.ts';
import type { FieldHook } from 'payload';
import { readerOf } from '../database/transaction.ts';

/** A row of a list, or a section. Its id stays the same in all revisions. */
type Row = Content & { id: string; blockType?: string };

const isRow = (value: unknown): value is Row => isContent(value) && typeof value.id === 'string';
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** The same row. What was made reusable, or a copy again, keeps its id. */
const isSame = (one: Row, other: Row) => one.id === other.id && one.blockType === other.blockType;

/** All rows of sections, with those in them. */
function* rowsIn(sections: unknown): Generator<Row> {
  for (const row of rowsOf(sections)) {
    yield row;
    for (const value of Object.values(row)) yield* rowsIn(value);
  }
}

/** Rows as the newest revision that has them has them, in all languages. */
async function findFormer(
  rows: readonly Row[],
  table: string,
  reader: Awaited<ReturnType<typeof readerOf>>,
  id: unknown,
) {
  const { rows: found } = await reader.query(
    `with revisions as materialized (
       select updated_at, version_sections as sections, version_sections::text as text from "_${table}_v" where parent_id = $1
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

/** Rows as they are stored, or were: those that are sent and have neither are new. */
function graft(sent: unknown, stored: unknown, former: readonly Row[]): Row[] {
  return rowsOf(sent).flatMap((row) => {
    const own = [...rowsOf(stored), ...former].find((each) => isSame(each, row));
    if (!own) return [];
    const lists = Object.entries(row).filter(([, value]) => rowsOf(value).length > 0);
    return [
      { ...own, ...Object.fromEntries(lists.map(([name, list]) => [name, graft(list, own[name], former)])) },
    ];
  });
}

/**
 * A form has the words of one language, and Payload adds those of the others from what is stored. A row that is not
 * stored any more would come back without them: a section that was removed, saved, and put back by undoing, or one that a
 * colleague has removed or made reusable meanwhile, and that is saved over. It gets them from the newest revision that has
 * it.
 */
export const keepRowWords: FieldHook = async ({
  collection,
  operation,
  originalDoc,
  req,
  siblingDocWithLocales: before,
  value,
}) => {
  if (operation !== 'update' || !collection || !before) return value;
  const stored = [...rowsIn(before.sections)];
  const returned = [...rowsIn(value)].filter((row) => !stored.some((each) => isSame(each, row)));
  if (returned.length === 0) return value;
  const former = await findFormer(returned, collection.slug, await readerOf(req), originalDoc?.id);
  if (former.length > 0) before.sections = graft(value, before.sections, former);
  return value;
};
