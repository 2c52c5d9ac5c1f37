import type { Executor } from '@keelstone/read-model';

/** JSON columns of documents and revisions without an index, and what to call it. */
const MISSING = `
  select "table", "column", name from (
    select relname as "table", attname as "column", 'references_' || md5(relname || '.' || attname) as name
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and atttypid = 'jsonb'::regtype
      and not attisdropped and relname not like 'payload\\_%'
  ) as columns
  where to_regclass('public.' || name) is null`;

/**
 * Indexes what sections and texts refer to, so that the uses of a document are found without reading all content
 * (C-13). Payload's migrations know nothing of these indexes, so they are completed after each.
 */
export async function indexReferences(executor: Executor): Promise<void> {
  const { rows } = await executor.query(MISSING);
  for (const { table, column, name } of rows) {
    await executor.query(
      `create index ${name} on public."${table}" using gin (editing.references_in("${column}"))`,
    );
  }
}
