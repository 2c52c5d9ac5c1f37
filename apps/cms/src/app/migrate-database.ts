import { migrate } from '@keelstone/outbox/migrate';
import type { Payload } from 'payload';
import { ConfigurationError, readConfiguration } from '../configuration.ts';
import { migrateDocuments, refuseUnknownMigrations } from '../database/migrate-documents.ts';
import { loadThesaurus } from '../search-rules/load-thesaurus.ts';
import { openPayload } from './open-payload.ts';

/**
 * Migrates the whole database: the read model first, because the CMS publishes into it, unless the database belongs to
 * another version, which would not start any more. Then the product's thesaurus, which is a part of each version.
 *
 * @returns Payload, opened on the migrated database
 * @throws UnknownMigrationsError when another version made the database; nothing has been changed then
 * @throws ConfigurationError without SITE_DATABASE_ROLE, which is given the right to read what is published
 */
export async function migrateDatabase(): Promise<Payload> {
  const { databaseUrl, siteDatabaseRole } = readConfiguration(process.env);
  if (!siteDatabaseRole) {
    throw new ConfigurationError('The migration', [
      'SITE_DATABASE_ROLE is not set: it is given the right to read what is published.',
    ]);
  }
  const payload = await openPayload();
  await refuseUnknownMigrations(payload);
  await migrate({ connectionString: databaseUrl, siteRole: siteDatabaseRole });
  await migrateDocuments(payload);
  await loadThesaurus(payload);
  return payload;
}
