// Everything that the loader uses of the CMS: its fields, its own API, and how it publishes. The CMS does not
// depend on any demo.
import { collections as collectionsOf } from '../../apps/cms/src/app/collections.ts';
import { siteSettings } from '../../apps/cms/src/settings/site-settings.global.ts';

export { aliasFrom } from '../../apps/cms/src/aliases/generate-alias.ts';
export { migrateDatabase } from '../../apps/cms/src/app/migrate-database.ts';
export { openPayload } from '../../apps/cms/src/app/open-payload.ts';
export { whileLoading } from '../../apps/cms/src/database/publishing-lock.ts';
export { databaseOf, executorOn } from '../../apps/cms/src/database/transaction.ts';
export { makeDueRenditions } from '../../apps/cms/src/media/renditions/run-renditions.ts';
export {
  LEAVES_DEPENDENTS,
  LEAVES_PUBLISHING,
} from '../../apps/cms/src/publishing/bulk-loading.ts';
export { publishAhead, publishSettingsAhead } from '../../apps/cms/src/publishing/publish-ahead.ts';
export { rebuildReadModel } from '../../apps/cms/src/search-tasks/rebuild-read-model.ts';
export { textFeatures } from '../../packages/editing/src/fields/body.field.ts';

/** The declared collections; no database is needed to read their fields. */
export const collections = collectionsOf({ mediaDirectory: '', isSecure: false });
export const globals = [siteSettings];
