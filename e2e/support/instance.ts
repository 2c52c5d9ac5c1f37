/** The instance under test, as started by playwright.config.ts: its data and secrets. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import instance from '../instance.json' with { type: 'json' };

const DATA = join(import.meta.dirname, '..', '..', '.test', 'data');

type Secrets = { payload: string; preview: string; databaseCms: string; databaseSite: string };

/** Its secrets, generated on its first start. */
export const readSecrets = (): Secrets =>
  JSON.parse(readFileSync(join(DATA, 'secrets.json'), 'utf8')) as Secrets;

const databaseUrl = (role: string, password: string) =>
  `postgresql://${role}:${password}@127.0.0.1:${instance.DATABASE_PORT}/keelstone`;

/** Environment of another CMS on the same database and files. */
export function environmentOfCms(port: number): Record<string, string> {
  const { payload, preview, databaseCms } = readSecrets();
  return {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: databaseUrl('keelstone_cms', databaseCms),
    PAYLOAD_SECRET: payload + payload,
    PREVIEW_SECRET: preview,
    MEDIA_DIR: join(DATA, 'media'),
    SITE_URL: `http://localhost:${instance.SITE_PORT}`,
    CMS_PORT: String(port),
    CMS_URL: `http://localhost:${port}`,
  };
}

/** A statement on its database, for what only time brings about. */
export async function queryDatabase(text: string, parameters: readonly unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl('keelstone_cms', readSecrets().databaseCms) });
  await client.connect();
  try {
    await client.query(text, [...parameters]);
  } finally {
    await client.end();
  }
}
