import { migrate } from '@keelstone/outbox/migrate';
import { openPayload } from '../app/open-payload.ts';
import { ConfigurationError, readConfiguration } from '../configuration.ts';
import { migrateDocuments } from './migrate-documents.ts';

/** Migrates the whole database: the read model first, because the CMS publishes into it. */
export async function migrateDatabase(): Promise<void> {
  const { databaseUrl, siteDatabaseRole } = readConfiguration(process.env);
  if (!siteDatabaseRole) {
    throw new ConfigurationError('The migration', [
      'SITE_DATABASE_ROLE is not set: it is given the right to read what is published.',
    ]);
  }
  await migrate({ connectionString: databaseUrl, siteRole: siteDatabaseRole });
  await migrateDocuments(await openPayload());
}
