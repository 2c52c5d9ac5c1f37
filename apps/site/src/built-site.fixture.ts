import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestDatabase } from '@keelstone/content-store/test-database';
import pg from 'pg';
import { build } from 'vite';
import type { ReadyMessage } from './delivery/processes/process-messages.ts';

const ROOT = join(import.meta.dirname, '..');

/** The site as it is built and served, on a database of its own. */
export async function buildSite() {
  // Beside the real build, so that the server finds its packages.
  const directory = join(ROOT, 'dist', `test-${process.pid}`);
  const outputs = [{ outDir: join(directory, 'client') }, { outDir: join(directory, 'server'), ssr: true }];
  for (const output of outputs) await build({ root: ROOT, logLevel: 'error', build: output });
  const database = await startTestDatabase();
  const urls = await database.createDatabase();
  const media = await mkdtemp(join(tmpdir(), 'keelstone-media-'));
  let children: ChildProcess[] = [];

  const forkServer = (environment: Record<string, string> = {}) => {
    const child = fork(join(directory, 'server', 'server.js'), {
      env: {
        PATH: process.env.PATH,
        SITE_DATABASE_URL: urls.siteUrl,
        PREVIEW_SECRET: 'known-to-tests-only-0123456789abcdef',
        SITE_PORT: '0',
        MEDIA_DIR: media,
        SUBMISSIONS_DIR: join(media, 'submissions'),
        LOG_LEVEL: 'warn',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const written = { log: '', errors: '' };
    child.stdout?.on('data', (data) => {
      written.log += data;
    });
    child.stderr?.on('data', (data) => {
      written.errors += data;
    });
    children.push(child);
    return { child, errors: () => written.errors, log: () => written.log };
  };

  return {
    media,
    forkServer,
    startServer: async (environment?: Record<string, string>) => {
      const server = forkServer(environment);
      const [message] = (await once(server.child, 'message')) as [ReadyMessage];
      if (!message.ready) throw new Error('The first word of a site is that it is ready.');
      return { ...server, ...message };
    },
    /** Does something in a transaction, as the CMS does. */
    asCms: async <Result>(act: (client: pg.Client) => Promise<Result>): Promise<Result> => {
      const client = new pg.Client({ connectionString: urls.cmsUrl });
      await client.connect();
      await client.query('begin');
      const result = await act(client);
      await client.query('commit');
      await client.end();
      return result;
    },
    endServers: async () => {
      for (const child of children) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      children = [];
    },
    stop: async () => {
      await database.stop();
      for (const each of [directory, media]) await rm(each, { recursive: true, force: true });
    },
  };
}
