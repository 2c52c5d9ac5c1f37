import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '@keelstone/postgres';

const ROOT = join(import.meta.dirname, '../..');
/**
 * Loading the demo takes minutes, so its data is kept between runs. Nobody edits, so the CMS is neither built nor
 * started.
 */
const DATA = join(ROOT, '.test', 'bench-data');

export type DemoInstance = { url: string; stop(): Promise<void> };

/** The demo as served by `npm start`: at `SITE_URL`, or started for the benchmark. */
export async function findDemoInstance(): Promise<DemoInstance> {
  const url = process.env.SITE_URL;
  if (url) return { url: new URL(url).origin, stop: async () => {} };
  const port = await findFreePort();
  const child = spawn(process.execPath, ['bin/start.mjs', '--no-cms'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      KEELSTONE_DATA: DATA,
      SITE_PORT: String(port),
      CMS_PORT: String(await findFreePort()),
      DATABASE_PORT: String(await findFreePort()),
    },
  });
  const ended = once(child, 'exit');
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      // Hides the administrator's password.
      process.stderr.write(String(chunk).replaceAll(/^.*password.*$/gm, ''));
      if (String(chunk).includes('Ctrl-C stops everything')) resolve();
    });
  });
  const failed = ended.then(([code]) => {
    throw new Error(`npm start ended with exit status ${code}: see above.`);
  });
  await Promise.race([ready, failed]);
  failed.catch(() => {
    // From here on, its exit is expected.
  });
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
