import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'vite';

const ROOT = import.meta.dirname;

/**
 * Builds the server as the site is built and starts it in a process of its own.
 *
 * @returns the GraphQL address, and how to end the process
 */
export async function startGraphqlServer(): Promise<{ url: string; stop: () => void }> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: ROOT,
    ssr: { noExternal: [/^@keelstone\//] },
    build: { ssr: join(ROOT, 'graphql-server.ts'), outDir: join(ROOT, 'dist'), target: 'node20' },
  });
  const child: ChildProcess = fork(join(ROOT, 'dist/graphql-server.js'), {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { url: `http://127.0.0.1:${port}/graphql`, stop: () => child.kill() };
}
