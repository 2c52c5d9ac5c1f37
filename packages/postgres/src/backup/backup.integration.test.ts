import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../server/port.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../server/start-embedded-postgres.ts';
import { backUpCluster } from './back-up-cluster.ts';
import { DataInTheWayError, NoBackupError, restoreCluster } from './restore-cluster.ts';

const password = 'only-for-tests';

let directory: string;
const servers: EmbeddedPostgres[] = [];
const clients: pg.Client[] = [];

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'keelstone-backup-'));
});
afterAll(async () => {
  for (const client of clients) await client.end();
  for (const server of servers) await server.stop();
  const own = servers.map(({ dataDirectory }) => dataDirectory);
  for (const each of [...own, directory]) await rm(each, { recursive: true, force: true });
});

async function start(name: string): Promise<EmbeddedPostgres> {
  const port = await findFreePort();
  const server = await startEmbeddedPostgres({ dataDirectory: path.join(directory, name), port, password });
  servers.push(server);
  return server;
}

async function connect({ connectionString }: EmbeddedPostgres): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  clients.push(client);
  return client;
}

/** Transfers amounts between two accounts, one transaction after the other, until stopped. */
function keepWriting(client: pg.Client) {
  let isWriting = true;
  let written = 0;
  const done = (async () => {
    while (isWriting) {
      await client.query('begin');
      await client.query('update account set amount = amount - 1 where id = 1');
      await client.query('update account set amount = amount + 1 where id = 2');
      await client.query(`insert into entry select n, repeat('x', 500) from generate_series(1, 20) n`);
      await client.query('commit');
      written += 1;
    }
  })();
  return {
    get written() {
      return written;
    },
    stop: async () => {
      isWriting = false;
      await done;
      return written;
    },
  };
}

describe('a backup of the embedded PostgreSQL', () => {
  let source: EmbeddedPostgres;
  const target = () => path.join(directory, 'backup');

  it('holds everything committed before, and whole transactions only, made while it is written to', async () => {
    source = await start('source');
    const client = await connect(source);
    await client.query('create table account (id integer primary key, amount integer)');
    await client.query('create table entry (n integer, text text)');
    await client.query('insert into account values (1, 0), (2, 0)');
    const writer = keepWriting(client);
    await expect.poll(() => writer.written).toBeGreaterThan(20);
    const before = writer.written;
    await backUpCluster({ connectionString: source.connectionString, target: target() });
    const after = await writer.stop();

    await restoreCluster({ source: target(), dataDirectory: path.join(directory, 'restored') });
    const restored = await connect(await start('restored'));
    const { rows } = await restored.query(
      'select (select amount from account where id = 2) as moved, (select sum(amount) from account) as sum, count(*) as entries from entry',
    );
    const moved = Number(rows[0].moved);
    expect(moved).toBeGreaterThanOrEqual(before);
    expect(moved).toBeLessThanOrEqual(after);
    expect([Number(rows[0].sum), Number(rows[0].entries)]).toEqual([0, moved * 20]);
  });

  it('is restored over nothing', async () => {
    await expect(
      restoreCluster({ source: target(), dataDirectory: path.join(directory, 'restored') }),
    ).rejects.toThrow(DataInTheWayError);
    await expect(
      restoreCluster({ source: directory, dataDirectory: path.join(directory, 'other') }),
    ).rejects.toThrow(NoBackupError);
  });

  it('overwrites no other backup, and leaves none that is half done', async () => {
    const { connectionString } = source;
    await expect(backUpCluster({ connectionString, target: target() })).rejects.toThrow('EEXIST');
    expect(existsSync(path.join(target(), 'backup_label'))).toBe(true);
    const other = path.join(directory, 'half');
    await expect(
      backUpCluster({ connectionString: connectionString.replace(password, 'wrong'), target: other }),
    ).rejects.toThrow();
    expect(existsSync(other)).toBe(false);
  });
});

describe('a copy', () => {
  it('O-1 ends with the command that started it, which is repeated when it was killed', async () => {
    // Links are followed, so the copy of the first folder has the second twice, the third four times, and so on: it takes
    // longer than this test.
    const folders = Array.from({ length: 20 }, (_, depth) => path.join(directory, `depth-${depth}`));
    for (const [depth, folder] of folders.entries()) {
      await mkdir(folder);
      await writeFile(path.join(folder, 'a'), '');
      const next = folders[depth + 1];
      if (next) for (const name of ['one', 'two']) await symlink(next, path.join(folder, name));
    }
    const source = folders[0];
    const command = [path.join(import.meta.dirname, 'main.ts'), 'copy', source, path.join(directory, 'copy')];
    const code = `const { spawn } = require('node:child_process');
      console.log(spawn(process.execPath, ${JSON.stringify(command)}, { stdio: 'inherit' }).pid);
      setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ['--eval', code]);
    const [said] = await once(parent.stdout, 'data');
    try {
      const copied = path.join(directory, 'copy', 'a');
      await expect.poll(() => existsSync(copied), { timeout: 10_000 }).toBe(true);
      parent.kill('SIGKILL');
      // Both write to it, so it closes when both have ended.
      await once(parent.stdout, 'close', { signal: AbortSignal.timeout(10_000) });
    } catch (error) {
      process.kill(Number(said), 'SIGKILL');
      throw error;
    }
  });
});
