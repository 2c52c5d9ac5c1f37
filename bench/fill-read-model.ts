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
export async function fillReadModel(client: Client, nodes: Iterable<PublishedNode>): Promise<void> {
  const insert = (batch: readonly PublishedNode[]) => {
    const rows = batch.map((node) => {
      const { nid, language, type, path } = node;
      return { nid, language, type, path, node };
    });
    return client.query(INSERT, [JSON.stringify(rows)]);
  };
  let batch: PublishedNode[] = [];
  for (const node of nodes) {
    batch.push(node);
    if (batch.length < BATCH) continue;
    await insert(batch);
    batch = [];
  }
  if (batch.length > 0) await insert(batch);
  await client.query('analyze published.nodes');
}
