import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfiguration } from '../../apps/site/src/app/configuration.ts';
import { openContent } from '../../apps/site/src/app/content/open-content.ts';
import { createSite } from '../../apps/site/src/app/site.ts';
import { generateNodes } from '../generator/generate.ts';
import { CORPUS } from './corpus.ts';

/** The site process with the generated nodes, without a database. Reports its port to its parent. */
const configuration = readConfiguration({
  SITE_DATABASE_URL: 'postgres://nobody@127.0.0.1/none',
  SEARCHES_PER_ADDRESS: '0',
  PREVIEW_SECRET: 'known-to-the-benchmark-only-0123456789',
  SEARCH_SNAPSHOT_DIR: mkdtempSync(join(tmpdir(), 'keelstone-bench-')),
  GRAPHQL_CACHE_MB: process.env.GRAPHQL_CACHE_MB,
});
const { published, listeners, whenSearchable } = await openContent(configuration, console);
const snapshot = {
  number: 1,
  nodes: generateNodes(CORPUS.count, CORPUS.seed),
  settings: [],
  redirects: [],
};
for (const listener of listeners) listener.load(snapshot);
await whenSearchable();

const app = await createSite({
  ...published,
  configuration,
  assets: { scripts: [], stylesheets: [], fonts: [] },
  storeSubmission: async () => {},
  searchCounter: { count() {}, countClick() {}, countOutcome() {} },
});
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : null });
