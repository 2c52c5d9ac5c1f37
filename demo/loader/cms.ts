// Everything that the loader uses of the CMS: its fields, its own API, and how it publishes. The CMS does not
// depend on any demo.
import { collections as collectionsOf } from '../../apps/cms/src/collections/index.ts';
import { siteSettings } from '../../apps/cms/src/globals/site-settings.global.ts';

export { openPayload } from '../../apps/cms/src/open-payload.ts';
export { LEAVES_DEPENDENTS, LEAVES_PUBLISHING } from '../../apps/cms/src/publish/bulk-loading.ts';
export { rebuildReadModel } from '../../apps/cms/src/tasks/rebuild-read-model.ts';
export { textFeatures } from '../../packages/editing/src/fields/body.field.ts';

/** The declared collections; no database is needed to read their fields. */
export const collections = collectionsOf({ mediaDirectory: '', isSecure: false });
export const globals = [siteSettings];
