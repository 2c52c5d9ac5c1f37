import { migrate } from '@keelstone/content-store/migrate';
import { ConfigurationError, readConfiguration } from '../configuration.ts';
import { openPayload } from '../open-payload.ts';
import { migrateDocuments } from './migrate-documents.ts';

/** Brings the whole database up to date: the read model first, because the CMS publishes into it. */
export async function migrateDatabase(): Promise<void> {
  const { databaseUrl, siteDatabaseUrl } = readConfiguration(process.env);
  if (!siteDatabaseUrl) {
    throw new ConfigurationError('The migration', [
      'SITE_DATABASE_URL is not set: its role is given the right to read what is published.',
    ]);
  }
  const siteRole = decodeURIComponent(new URL(siteDatabaseUrl).username);
  await migrate({ connectionString: databaseUrl, siteRole });
  await migrateDocuments(await openPayload());
}
