import { join } from 'node:path';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import { MissingBuildError, readClientAssets } from './delivery/client-assets.ts';
import { registerClientFiles } from './delivery/client-files.ts';
import { PRELOADED_FONTS } from './shell/preloaded-fonts.ts';
import { startSite } from './start-site.ts';

/** `dist/client`, beside the folder this file is built into. */
const CLIENT_DIRECTORY = join(import.meta.dirname, '..', 'client');

try {
  await startSite(readConfiguration(process.env), {
    assets: await readClientAssets(CLIENT_DIRECTORY, PRELOADED_FONTS),
    serveClient: (app) => registerClientFiles(app, CLIENT_DIRECTORY),
  });
} catch (error) {
  const isExplained = error instanceof ConfigurationError || error instanceof MissingBuildError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
}
