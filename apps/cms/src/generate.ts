import { generateImportMap } from 'payload';
import { generateTypes } from 'payload/node';

/** `npm run generate -w @keelstone/cms`: payload-types.ts and importMap.js, which are committed. */
async function generate(): Promise<void> {
  const { default: config } = await import('./payload.config.ts');
  const sanitized = await config;
  await generateTypes(sanitized);
  await generateImportMap(sanitized, { force: true, log: true });
}

generate().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
