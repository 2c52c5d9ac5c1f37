import { rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { migrate } from '@keelstone/outbox/migrate';
import { openPool, startTestDatabase, type TestDatabase } from '@keelstone/postgres/test-database';
import type { Payload } from 'payload';
import pg from 'pg';

type PublishedRow = { language: string; path: string; node: PublishedNode; shows: string[] };

/** A CMS with a migrated database of its own, for integration tests. */
export type CmsUnderTest = {
  payload: Payload;
  /** Queries the database directly. */
  query<Row extends pg.QueryResultRow>(text: string, parameters?: unknown[]): Promise<Row[]>;
  /** The same as the database's superuser. */
  asSuperuser(text: string): Promise<void>;
  /** The published form of a node, by language. */
  publishedNodes(nid: number | null | undefined): Promise<PublishedRow[]>;
  /** Numbers of a node's changes, in order. */
  changesOf(nid: number | null | undefined): Promise<number[]>;
  stop(): Promise<void>;
};

type Shared = {
  database: TestDatabase;
  payload: Payload;
  /** Connection string of this process's database, recreated under the same name for each test file. */
  cmsUrl: string;
  template: string;
  mediaDirectory: string;
};

/** Payload reads its configuration once, and takes seconds to load, so all test files of a process share it. */
let shared: Promise<Shared> | undefined;

/** Starts PostgreSQL, migrates, and opens Payload in this process. */
async function startShared(): Promise<Shared> {
  const database = await startTestDatabase(migrate);
  const { cmsUrl, siteUrl } = await database.createDatabase();
  const mediaDirectory = await mkdtemp(join(tmpdir(), 'keelstone-media-'));
  process.once('exit', () => rmSync(mediaDirectory, { recursive: true, force: true }));
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
  const { migrateDocuments } = await import('./database/migrate-documents.ts');
  const { openPayload } = await import('./app/open-payload.ts');
  const payload = await openPayload();
  await migrateDocuments(payload);
  return { database, payload, cmsUrl, template: `${nameOf(cmsUrl)}_template`, mediaDirectory };
}

const nameOf = (url: string) => new URL(url).pathname.slice(1);

async function asSuperuser(
  { database }: Shared,
  name: string,
  act: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const url = new URL(database.adminUrl);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}

/** Resets the database and the media directory to their state after the migrations. */
async function makeAnew(own: Shared): Promise<void> {
  const { payload, cmsUrl, template, mediaDirectory } = own;
  const name = nameOf(cmsUrl);
  await asSuperuser(own, 'postgres', async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    // There must be no connections to a database that is renamed or dropped.
    await client.query(`alter database ${name} allow_connections false`);
    await client.query('select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1', [
      name,
    ]);
    await client.query(rowCount ? `drop database ${name}` : `alter database ${name} rename to ${template}`);
    await client.query(`create database ${name} template ${template} strategy file_copy owner cms`);
    await client.query(`revoke all on database ${name} from public`);
    await client.query(`grant connect on database ${name} to site`);
  });
  const { pool } = payload.db as unknown as { pool: pg.Pool };
  // Payload's connections were closed; a query on one that has not noticed would fail. Benchmarks start a CMS, too, so
  // nothing of the test runner is used.
  const deadline = Date.now() + 10_000;
  while (pool.idleCount > 0) {
    if (Date.now() > deadline) throw new Error('Payload did not notice that its connections were closed.');
    await pause(5);
  }
  for (const entry of await readdir(mediaDirectory))
    await rm(join(mediaDirectory, entry), { recursive: true, force: true });
}

/** The CMS of this process, with a fresh database. */
export async function startCms(): Promise<CmsUnderTest> {
  shared ??= startShared();
  const own = await shared;
  await makeAnew(own);
  const { payload, cmsUrl } = own;
  const pool = openPool(cmsUrl, 2);
  const query = async <Row extends pg.QueryResultRow>(text: string, parameters: unknown[] = []) =>
    (await pool.query<Row>(text, parameters)).rows;
  return {
    payload,
    query,
    asSuperuser: (text) => asSuperuser(own, nameOf(cmsUrl), (client) => client.query(text)),
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
    stop: () => pool.end(),
  };
}
