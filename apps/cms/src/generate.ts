import { runScript } from './app/run-script.ts';
import { assumeNoInstallation } from './configuration.ts';

/** `npm run generate -w @keelstone/cms`: generates payload-types.ts and importMap.js, which are committed. */
runScript(async () => {
  assumeNoInstallation();
  const { generateImportMap } = await import('payload');
  const { generateTypes } = await import('payload/node');
  const { default: config } = await import('./app/payload.config.ts');
  return async () => {
    await generateTypes(await config);
    await generateImportMap(await config, { force: true, log: true });
  };
});
