import type { Executor } from '@keelstone/read-model';

export type Column = { table: string; column: string };
type Reference = Column & { target: string };

/** The CMS's tables as read from the database, so that no list of fields has to be maintained. */
export type TableGraph = {
  references: Reference[];
  jsonColumns: Column[];
  /** Revision tables: those whose rows say whether they are the latest of their document. */
  revisions: Set<string>;
  /** By table: its columns that tell whether a row is in use, and in which language. */
  states: Map<string, Set<string>>;
};

/** Columns for: in the trash (document, revision), published, and the language of the row. */
const STATE_COLUMNS = ['deleted_at', 'version_deleted_at', '_status', '_locale'];

/** In tables whose rows belong to a row of another table: arrays, languages, references. */
const PARENT_COLUMNS = ['_parent_id', 'parent_id'];
export const isParent = ({ column }: Column): boolean => PARENT_COLUMNS.includes(column);

/** Payload's own tables do not count: having a document open is not a use. */
const isOwn = ({ table }: Pick<Column, 'table'>) => !table.startsWith('payload_');

let known: Promise<TableGraph> | undefined;

/** The graph of this process's database: nothing migrates it while the CMS runs. */
export function readTableGraph(executor: Executor): Promise<TableGraph> {
  known ??= queryTableGraph(executor).catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

/** Reads foreign keys, JSON columns and revision tables of schema `public`. */
async function queryTableGraph(executor: Executor): Promise<TableGraph> {
  const references = await executor.query(`
    select source.relname as "table", attribute.attname as "column", target.relname as target
    from pg_constraint c
    join pg_class source on source.oid = c.conrelid
    join pg_class target on target.oid = c.confrelid
    join pg_attribute attribute on attribute.attrelid = c.conrelid and attribute.attnum = c.conkey[1]
    where c.contype = 'f' and source.relnamespace = 'public'::regnamespace`);
  const columns = await executor.query(`
    select table_name as "table", column_name as "column", data_type as type
    from information_schema.columns where table_schema = 'public' and (data_type = 'jsonb' or column_name in
      ('latest', 'deleted_at', 'version_deleted_at', '_status', '_locale'))`);
  const rows = columns.rows as (Column & { type: string })[];
  const states: TableGraph['states'] = new Map();
  for (const { table, column } of rows.filter((row) => STATE_COLUMNS.includes(row.column))) {
    states.set(table, (states.get(table) ?? new Set()).add(column));
  }
  return {
    references: (references.rows as Reference[]).filter(isOwn),
    jsonColumns: rows.filter(({ type }) => type === 'jsonb').filter(isOwn),
    revisions: new Set(rows.filter(({ column }) => column === 'latest').map(({ table }) => table)),
    states,
  };
}
