// npm run relevance
import { join } from 'node:path';
import { createServer } from 'vite';

type Report = typeof import('./report.ts');

// Vite loads the site's sources, which are not all plain TypeScript.
const vite = await createServer({
  root: join(import.meta.dirname, '..', 'apps', 'site'),
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const { report } = (await vite.ssrLoadModule(`/@fs/${join(import.meta.dirname, 'report.ts')}`)) as Report;
await report({ writes: process.argv.includes('--write') });
await vite.close();
