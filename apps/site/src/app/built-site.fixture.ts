import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@keelstone/outbox/migrate';
import { startTestDatabase } from '@keelstone/postgres/test-database';
import pg from 'pg';
import siteOptions from '../../../../bin/start/site-options.json' with { type: 'json' };
import type { ReadyMessage } from '../http/processes/process-messages.ts';

/** Built before any integration test (vitest.config.ts). */
const SERVER = join(import.meta.dirname, '../../dist/server/server.js');

type Starting = {
  /** A command that executes the rest of its arguments, such as `env`; used to start the server. */
  launcher?: string[];
  /** Command-line options of Node.js. */
  nodeOptions?: string[];
};

/** The site as `npm start` and releases build it, with a database of its own. */
export async function openBuiltSite() {
  const database = await startTestDatabase(migrate);
  const urls = await database.createDatabase();
  const media = await mkdtemp(join(tmpdir(), 'keelstone-media-'));
  let children: ChildProcess[] = [];

  const forkServer = (environment: Record<string, string> = {}, starting: Starting = {}) => {
    const { launcher = [], nodeOptions = [] } = starting;
    const options = [...siteOptions, ...nodeOptions];
    const [program = process.execPath, ...args] = [...launcher, process.execPath, ...options];
    const child = fork(SERVER, {
      execPath: program,
      execArgv: args,
      env: {
        PATH: process.env.PATH,
        SITE_DATABASE_URL: urls.siteUrl,
        PREVIEW_SECRET: 'known-to-tests-only-0123456789abcdef',
        SITE_PORT: '0',
        MEDIA_DIR: media,
        SUBMISSIONS_DIR: join(media, 'submissions'),
        SEARCH_SNAPSHOT_DIR: join(media, 'search'),
        LOG_LEVEL: 'warn',
        SEARCHES_PER_ADDRESS: '0',
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
    database,
    urls,
    forkServer,
    startServer: async (environment?: Record<string, string>, starting?: Starting) => {
      const server = forkServer(environment, starting);
      const ended = once(server.child, 'exit').then(() => [null]);
      const [message] = (await Promise.race([once(server.child, 'message'), ended])) as [ReadyMessage | null];
      if (!message?.ready) throw new Error(`The site did not start:\n${server.errors()}${server.log()}`);
      return { ...server, ...message };
    },
    /** Runs a function in a transaction, like the CMS. */
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
      await rm(media, { recursive: true, force: true });
    },
  };
}
