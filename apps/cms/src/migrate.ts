import { migrate } from '@keelstone/content-store/migrate';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import { migrateDocuments } from './migrate-documents.ts';
import { openPayload } from './open-payload.ts';

/** Brings the whole database up to date: the read model first, because the CMS publishes into it. */
async function migrateAll(): Promise<void> {
  const { databaseUrl, siteDatabaseUrl } = readConfiguration(process.env);
  if (!siteDatabaseUrl) {
    throw new ConfigurationError([
      'SITE_DATABASE_URL is not set: its role is given the right to read what is published.',
    ]);
  }
  const siteRole = decodeURIComponent(new URL(siteDatabaseUrl).username);
  await migrate({ connectionString: databaseUrl, siteRole });
  const payload = await openPayload();
  await migrateDocuments(payload);
  await payload.destroy();
}

migrateAll().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
