import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { migrate } from '@keelstone/outbox/migrate';
import { startTestDatabase } from '@keelstone/postgres/test-database';
import type { Payload } from 'payload';
import pg from 'pg';

export type PublishedRow = { language: string; path: string; node: PublishedNode; shows: string[] };

/** A CMS with a migrated database of its own, for integration tests. */
export type CmsUnderTest = {
  payload: Payload;
  /** Of the database, past Payload. */
  query<Row extends pg.QueryResultRow>(text: string, parameters?: unknown[]): Promise<Row[]>;
  /** The same as the database's superuser. */
  asSuperuser(text: string): Promise<void>;
  /** What visitors see of a node, by language. */
  publishedNodes(nid: number | null | undefined): Promise<PublishedRow[]>;
  /** Numbers of the changes of a node, in order. */
  changesOf(nid: number | null | undefined): Promise<number[]>;
  stop(): Promise<void>;
};

/** Starts PostgreSQL, migrates, and opens Payload in this process. One CMS per process: Payload's configuration is read once. */
export async function startCms(): Promise<CmsUnderTest> {
  const database = await startTestDatabase(migrate);
  const { cmsUrl, siteUrl } = await database.createDatabase();
  const mediaDirectory = await mkdtemp(join(tmpdir(), 'keelstone-media-'));
  Object.assign(process.env, {
    NODE_ENV: 'test',
    DATABASE_URL: cmsUrl,
    SITE_DATABASE_URL: siteUrl,
    PAYLOAD_SECRET: 'a-secret-of-one-test-run-only-0123456789',
    PREVIEW_SECRET: 'another-secret-of-one-test-run-9876543210',
    CMS_URL: 'http://localhost:3001',
    MEDIA_DIR: mediaDirectory,
    LOG_LEVEL: 'fatal',
  });
  const { migrateDocuments } = await import('./tasks/migrate-documents.ts');
  const { openPayload } = await import('./open-payload.ts');
  const payload = await openPayload();
  await migrateDocuments(payload);
  const pool = new pg.Pool({ connectionString: cmsUrl, max: 2 });
  // The server ends before the last connection does; that is no fault of the test.
  pool.on('error', () => {});
  const query = async <Row extends pg.QueryResultRow>(text: string, parameters: unknown[] = []) =>
    (await pool.query<Row>(text, parameters)).rows;
  return {
    payload,
    query,
    asSuperuser: async (text) => {
      const url = new URL(database.adminUrl);
      url.pathname = new URL(cmsUrl).pathname;
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      await client.query(text);
      await client.end();
    },
    publishedNodes: (nid) =>
      query('select language, path, node, shows from published.nodes where nid = $1 order by language', [
        nid,
      ]),
    changesOf: async (nid) => {
      const rows = await query<{ number: string }>(
        'select number from published.change_log where nid = $1 order by number',
        [nid],
      );
      return rows.map((row) => Number(row.number));
    },
    stop: async () => {
      await pool.end();
      await payload.destroy();
      await database.stop();
      await rm(mediaDirectory, { recursive: true, force: true });
    },
  };
}
