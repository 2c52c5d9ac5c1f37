import { runScript } from './app/run-script.ts';

/**
 * `npm run migrate`: the whole database; the read model first, because the CMS publishes into it. Then the product's
 * thesaurus, which is a part of each version.
 */
runScript(async () => {
  const { migrate } = await import('@keelstone/outbox/migrate');
  const { openPayload } = await import('./app/open-payload.ts');
  const { ConfigurationError, readConfiguration } = await import('./configuration.ts');
  const { migrateDocuments } = await import('./database/migrate-documents.ts');
  const { loadThesaurus } = await import('./search-rules/load-thesaurus.ts');
  return async () => {
    const { databaseUrl, siteDatabaseRole } = readConfiguration(process.env);
    if (!siteDatabaseRole) {
      throw new ConfigurationError('The migration', [
        'SITE_DATABASE_ROLE is not set: it is given the right to read what is published.',
      ]);
    }
    await migrate({ connectionString: databaseUrl, siteRole: siteDatabaseRole });
    const payload = await openPayload();
    await migrateDocuments(payload);
    await loadThesaurus(payload);
  };
});
