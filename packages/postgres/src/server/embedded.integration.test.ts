import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PortTakenError } from '@keelstone/model/requests/port-taken';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  AdminPasswordError,
  createDatabaseAndRoles,
  DataDirectoryInUseError,
  DataVersionError,
  type EmbeddedPostgres,
  findFreePort,
  startEmbeddedPostgres,
} from '../index.ts';

let directory: string;
let data: string;
let port: number;
let running: EmbeddedPostgres[] = [];
let log: string[] = [];
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'keelstone-embedded-'));
  await chmod(directory, 0o711);
  data = path.join(directory, 'data');
  port = await findFreePort();
  log = [];
});
afterEach(async () => {
  for (const server of running) await server.stop();
  running = [];
  await rm(directory, { recursive: true, force: true });
});

async function start(overrides: { port?: number; password?: string; durable?: boolean } = {}) {
  const server = await startEmbeddedPostgres({
    dataDirectory: data,
    port,
    password: 'secret /?#',
    durable: false,
    log: (line) => log.push(line),
    ...overrides,
  });
  running.push(server);
  return server;
}

async function ask(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const setting = async (server: EmbeddedPostgres, name: string) =>
  Object.values((await ask(server.connectionString, `show ${name}`))[0] ?? {})[0];

describe('the embedded PostgreSQL', () => {
  it('listens on this machine only, checks passwords by SCRAM, and keeps text as UTF-8', async () => {
    const server = await start();
    expect(await setting(server, 'listen_addresses')).toBe('127.0.0.1');
    expect(await setting(server, 'unix_socket_directories')).toBe('');
    expect(await setting(server, 'server_encoding')).toBe('UTF8');
    expect(await readFile(path.join(data, 'pg_hba.conf'), 'utf8')).toMatch(/^host.*scram-sha-256$/m);
    expect(await ask(server.connectionString, `select lower('ÄÖÜ') as lower`)).toEqual([{ lower: 'äöü' }]);
  });

  it.each([
    [true, 'on'],
    [false, 'off'],
  ])('forces what it writes to disk when durable is %s', async (durable, fsync) => {
    const server = await start({ durable });
    expect(await setting(server, 'fsync')).toBe(fsync);
    expect(await setting(server, 'synchronous_commit')).toBe(fsync);
    expect(await setting(server, 'full_page_writes')).toBe(fsync);
  });

  it('keeps its data over a restart, and lets go of them when stopped', async () => {
    const first = await start();
    await ask(first.connectionString, 'create table kept as select 42 as answer');
    await first.stop();
    await expect(ask(first.connectionString, 'select 1')).rejects.toThrow('ECONNREFUSED');
    expect(existsSync(path.join(data, 'postmaster.pid'))).toBe(false);
    const second = await start();
    expect(await ask(second.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('recovers after it was killed', async () => {
    const first = await start({ durable: true });
    await ask(first.connectionString, 'create table kept as select 42 as answer');
    process.kill(first.pid, 'SIGKILL');
    expect(await first.exited).toBe('SIGKILL');
    const second = await start();
    expect(await ask(second.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('is not held up by a lock file whose process id now belongs to something else', async () => {
    const first = await start();
    await first.stop();
    // As after a power failure: this process has the id that PostgreSQL had.
    await writeFile(
      path.join(data, 'postmaster.pid'),
      `${process.pid}\n${data}\n0\n${port}\n\n127.0.0.1\n\nready\n`,
    );
    await start();
    expect(log).toContainEqual(expect.stringContaining('Removing the lock file'));
  });

  it('names a taken port and what to do', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    const starting = start();
    await expect(starting).rejects.toThrow(PortTakenError);
    await expect(starting).rejects.toThrow(new RegExp(`Port ${port} is taken.*another port`));
    await new Promise((resolve) => other.close(resolve));
  });

  it('refuses data that a living process already runs, and leaves that one alone', async () => {
    const first = await start();
    const starting = start({ port: await findFreePort() });
    await expect(starting).rejects.toThrow(DataDirectoryInUseError);
    await expect(starting).rejects.toThrow(`process ${process.pid}`);
    expect(await ask(first.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('says so when the administrator password is another one, and leaves nothing running', async () => {
    await (await start()).stop();
    await expect(start({ password: 'other' })).rejects.toThrow(AdminPasswordError);
    await start();
  });

  it('says so when the data are of another major version', async () => {
    await (await start()).stop();
    await writeFile(path.join(data, 'PG_VERSION'), '15\n');
    const starting = start();
    await expect(starting).rejects.toThrow(DataVersionError);
    await expect(starting).rejects.toThrow(/PostgreSQL 15.*pg_dump/);
  });

  it('says so when parts of the data are missing, and adds none', async () => {
    await mkdir(data);
    await writeFile(path.join(data, 'postgresql.conf'), '');
    await expect(start()).rejects.toThrow(`The database in ${data} is incomplete`);
    expect(await readdir(data)).toEqual(['postgresql.conf']);
  });

  // Only root can give files away.
  it.runIf(process.getuid?.() === 0).each(['', 'PG_VERSION'])(
    'names the account that the data have to belong to when they (%j) were copied by root',
    async (name) => {
      await (await start()).stop();
      const { uid, gid } = await stat(data);
      await chown(path.join(data, name), 0, 0);
      await expect(start()).rejects.toThrow(
        `${path.join(data, name)} belongs to user 0, and it only opens what belongs to`,
      );
      await expect(start()).rejects.toThrow(`chown -R ${uid} ${data}`);
      await chown(path.join(data, name), uid, gid);
      await start();
    },
  );

  it('begins anew where an earlier start was killed while it made the data', async () => {
    await writeFile(path.join(directory, 'data.initialising'), 'half done');
    await start();
    expect(existsSync(path.join(directory, 'data.initialising'))).toBe(false);
  });
});

describe('database and roles', () => {
  it('are made once and brought up to date afterwards, passwords included', async () => {
    const { connectionString } = await start();
    const wanted = {
      adminConnectionString: connectionString,
      database: 'Content "1"',
      cms: { role: 'cms', password: 'old' },
      site: { role: 'site', password: 'old' },
    };
    const before = await createDatabaseAndRoles(wanted);
    await ask(before.cmsUrl, 'create table kept as select 42 as answer');
    const after = await createDatabaseAndRoles({ ...wanted, cms: { role: 'cms', password: `n'e"w` } });
    expect(await ask(after.cmsUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await expect(ask(before.cmsUrl, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    expect(await ask(after.siteUrl, 'select current_user as me')).toEqual([{ me: 'site' }]);
    const owner = `select pg_get_userbyid(datdba) as owner from pg_database where datname = 'Content "1"'`;
    expect(await ask(connectionString, owner)).toEqual([{ owner: 'cms' }]);
  });

  it('C-11 keep what the database refuses out of its log', async () => {
    const { connectionString } = await start();
    const { cmsUrl } = await createDatabaseAndRoles({
      adminConnectionString: connectionString,
      database: 'content',
      cms: { role: 'cms', password: 'old' },
      site: { role: 'site', password: 'old' },
    });
    await ask(cmsUrl, `create schema own create table account (email text check (email not like 'ada%'))`);
    const client = new pg.Client({ connectionString: cmsUrl });
    await client.connect();
    const refused = client.query('insert into own.account values ($1)', ['ada@keelstone.example']);
    await expect(refused).rejects.toMatchObject({ code: '23514' });
    await client.end();
    await expect.poll(() => log.join('\n')).toContain('insert into own.account');
    expect(log.join('\n')).toContain('violates check constraint');
    expect(log.join('\n')).not.toContain('ada@');
  });
});
