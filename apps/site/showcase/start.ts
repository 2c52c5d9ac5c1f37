import { join } from 'node:path';
import { ContentReplica } from '@keelstone/content-store';
import { readClientAssets } from '../src/delivery/client-assets.ts';
import { registerClientFiles } from '../src/delivery/client-files.ts';
import { PRELOADED_FONTS } from '../src/shell/preloaded-fonts.ts';
import { createSite } from '../src/site.ts';
import { registerSampleMedia } from './sample-media.ts';
import { showcaseSnapshot } from './showcase-snapshot.ts';

/** Every page design on sample content, without a database or a CMS: `npm run showcase -w @keelstone/site`. */
const clientDirectory = join(import.meta.dirname, '..', 'client');
const port = Number(process.env.SITE_PORT ?? 3000);
const siteUrl = `http://127.0.0.1:${port}`;
const snapshot = showcaseSnapshot();
const content = new ContentReplica();
content.load(snapshot);

const app = await createSite({
  content,
  indexes: {
    load() {},
    apply() {},
    of: () => {
      throw new Error('none');
    },
  },
  assets: await readClientAssets(clientDirectory, PRELOADED_FONTS),
  configuration: {
    databaseUrl: 'postgres://127.0.0.1/none',
    port,
    host: '127.0.0.1',
    siteUrl,
    mediaDirectory: clientDirectory,
    isDevelopment: false,
    logLevel: 'warn',
    allowsGraphqlGet: true,
  },
});
registerSampleMedia(app);
await registerClientFiles(app, clientDirectory);
console.log(`Showcase at ${await app.listen({ port, host: '127.0.0.1' })}`);
