import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Client } from 'pg';

const BATCH = 500;

const INSERT = `
insert into published.nodes (nid, language, type, path, node, shows)
select nid, language, type, path, node, '{}'
from jsonb_to_recordset($1::jsonb) as n(nid int, language text, type text, path text, node jsonb)`;

/**
 * Bulk-loads nodes into the read model before any site follows it. Writes no changes to the log, because nobody has
 * read an earlier state. Normal publishing uses `publish`.
 */
export async function fillReadModel(client: Client, nodes: readonly PublishedNode[]): Promise<void> {
  for (let start = 0; start < nodes.length; start += BATCH) {
    const rows = nodes.slice(start, start + BATCH).map((node) => {
      const { nid, language, type, path } = node;
      return { nid, language, type, path, node };
    });
    await client.query(INSERT, [JSON.stringify(rows)]);
  }
  await client.query('analyze published.nodes');
}
