// All that the loader takes from the CMS: its fields, its own API, and how it publishes. Nothing there knows of a demo.
import { collections as collectionsOf } from '../../apps/cms/src/collections/index.ts';
import { siteSettings } from '../../apps/cms/src/globals/site-settings.global.ts';

export { openPayload } from '../../apps/cms/src/open-payload.ts';
export { LEAVES_DEPENDENTS, LEAVES_PUBLISHING } from '../../apps/cms/src/publish/bulk-loading.ts';
export { databaseOf, executorOn } from '../../apps/cms/src/publish/transaction.ts';
export { rebuildReadModel } from '../../apps/cms/src/tasks/rebuild-read-model.ts';
export { textFeatures } from '../../packages/editing/src/fields/body.field.ts';

/** As they are declared: no database is needed to know their fields. */
export const collections = collectionsOf({ mediaDirectory: '', isSecure: false });
export const globals = [siteSettings];
