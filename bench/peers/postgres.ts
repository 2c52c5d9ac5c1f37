import { migrate } from '@keelstone/outbox/migrate';
import { startTestDatabase } from '@keelstone/postgres/test-database';
import { Client } from 'pg';
import { createIndexes, createTable, insertDocuments } from '../search/postgres-corpus.ts';
import { POSTGRES_SETTINGS, toStatement } from '../search/postgres-search.ts';
import type { Peer } from './peer.ts';

/** PostgreSQL's full text search over one connection, with facet counts in the statement. */
export async function createPostgres(): Promise<Peer> {
  const server = await startTestDatabase(migrate);
  const client = new Client({ connectionString: server.adminUrl });
  await client.connect();
  await client.query(POSTGRES_SETTINGS);
  await createTable(client);
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return {
    name: `PostgreSQL ${rows[0]?.server_version}`,
    load: (documents) => insertDocuments(client, documents),
    finish: () => createIndexes(client),
    async search(request) {
      const { rows: found } = await client.query<{ total: string; nids: number[] }>(toStatement(request));
      return { total: Number(found[0]?.total), nids: found[0]?.nids ?? [], facets: found };
    },
    async stop() {
      await client.end();
      await server.stop();
    },
  };
}
