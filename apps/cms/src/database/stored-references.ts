import type { Executor } from '@keelstone/read-model';

/** Planned changes store whole documents. */
export const PLANS = 'scheduled_changes';

/** The column beside a JSON column that has what it refers to. */
export const referencesOf = (column: string): string => `${column}_references`;

/** SQL: what a JSON column holds; of a plan, what it publishes, without what was published when it was made. */
export const contentOf = (table: string, column: string): string =>
  `"${column}"${table === PLANS || table.startsWith(`${PLANS}_`) ? " - 'publishedWhenPlanned'" : ''}`;

/** JSON columns of documents and revisions without such a column. */
const MISSING = `
  select relname as "table", array_agg(attname::text) as columns
  from pg_attribute ours join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and atttypid = 'jsonb'::regtype
    and not attisdropped and relname not like 'payload\\_%' and not exists (
      select from pg_attribute theirs
      where theirs.attrelid = ours.attrelid and theirs.attname = ours.attname || '_references')
  group by relname`;

/**
 * Stores and indexes what sections and texts refer to, so that the uses of a document, and media without any, are found
 * without reading all content (C-13). Payload's migrations know nothing of these columns, so they are completed after
 * each.
 */
export async function storeReferences(executor: Executor): Promise<void> {
  const { rows } = await executor.query(MISSING);
  for (const { table, columns } of rows as { table: string; columns: string[] }[]) {
    const added = columns.map(
      (column) =>
        `add column "${referencesOf(column)}" text[] generated always as (editing.references_in(${contentOf(table, column)})) stored`,
    );
    // All columns of a table at once: it is written anew.
    await executor.query(`alter table public."${table}" ${added.join(', ')}`);
    for (const column of columns)
      await executor.query(`create index on public."${table}" using gin ("${referencesOf(column)}")`);
  }
}
