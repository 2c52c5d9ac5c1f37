import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from 'vite';
import { brandPlugin } from '../../brand/src/build/brand-plugin.ts';

const ROOT = import.meta.dirname;
const OUT = join(ROOT, '..', 'dist');

export type GraphqlServer = { url: string; pid: number; stop: () => void };

/** The build that all servers of a run are started from. */
let built: Promise<void> | undefined;

/**
 * Builds the server like the site, once, and starts it in a process of its own.
 *
 * @param environment additional variables for the server
 * @returns the GraphQL URL, the process, and how to stop it
 */
export async function startGraphqlServer(environment: Record<string, string>): Promise<GraphqlServer> {
  built ??= buildServer();
  await built;
  const child: ChildProcess = fork(join(OUT, 'graphql-server.js'), {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { url: `http://127.0.0.1:${port}/graphql`, pid: child.pid ?? 0, stop: () => child.kill() };
}

async function buildServer(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: ROOT,
    plugins: [await brandPlugin()],
    ssr: { noExternal: [/^@keelstone\//] },
    build: {
      ssr: join(ROOT, 'graphql-server.ts'),
      outDir: OUT,
      target: 'node24',
      // It reads the files beside it, so it is imported from there, and from `bench/dist` by the same relative path.
      rollupOptions: { external: /\/demo\/terms\.ts$/ },
    },
  });
}
