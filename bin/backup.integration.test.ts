import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@keelstone/postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const run = promisify(execFile);

let directory: string;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'keelstone-installation-'));
  // As root, PostgreSQL runs as another user, who has to traverse this directory.
  await chmod(directory, 0o711);
  // Nothing of an installation: the CMS of a test before may have left its own in this process.
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  environment = {
    ...{ PATH, HOME, NODE_COMPILE_CACHE },
    KEELSTONE_DATA: join(directory, 'data'),
    DATABASE_PORT: String(await findFreePort()),
  };
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const data = (...path: string[]) => join(directory, 'data', ...path);
const backup = () => join(directory, 'backup');
const script = (name: string, ...args: string[]) => scriptIn({}, name, ...args);
const scriptIn = (own: NodeJS.ProcessEnv, name: string, ...args: string[]) =>
  run(process.execPath, [join(ROOT, 'bin', `${name}.mjs`), ...args], {
    env: { ...environment, ...own },
    timeout: 60_000,
  });

/** What a script of the installation prints. */
async function evaluate(code: string): Promise<string> {
  const args = ['--input-type=module', '--eval', code];
  return (await run(process.execPath, args, { env: environment })).stdout;
}

/** Starts the installation's database like `npm start`, while the callback runs. */
async function withDatabase(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const settings = await evaluate(
    `const { configure } = await import('${ROOT}/bin/start/configure.mjs');
     const { prepareSecrets } = await import('${ROOT}/bin/start/secrets.mjs');
     console.log(JSON.stringify(configure({ secrets: prepareSecrets() }).embeddedDatabase));`,
  );
  const database = fork(join(ROOT, 'packages/postgres/src/server/main.ts'), {
    env: { ...environment, KEELSTONE_DATABASE: settings },
    silent: true,
  });
  const [{ cmsUrl }] = (await once(database, 'message')) as [{ cmsUrl: string }];
  const client = new pg.Client({ connectionString: cmsUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
    const ended = once(database, 'exit');
    database.kill('SIGTERM');
    await ended;
  }
}

describe('npm run backup and npm run restore', () => {
  it('C-8 bring back database, media, submissions and secrets, from a backup that was made in operation', async () => {
    await mkdir(data(), { recursive: true });
    await withDatabase(async (client) => {
      await client.query(`create table note as select 'It was here' as text`);
      for (const folder of ['media', 'submissions']) {
        await mkdir(data(folder));
        await writeFile(data(folder, 'kept'), folder);
      }
      // Media on another disk.
      await rename(data('media'), join(directory, 'disk'));
      await symlink(join(directory, 'disk'), data('media'));
      const isBackedUp = script('backup', backup());
      // The site hands a submission in while the database is being copied.
      await expect
        .poll(() => existsSync(join(backup(), 'postgres')), { interval: 5, timeout: 30_000 })
        .toBe(true);
      await rm(data('submissions', 'kept'));
      await isBackedUp;
      // While that is not mounted, a backup would be one without media.
      await rm(join(directory, 'disk'), { recursive: true });
      await expect(script('backup', join(directory, 'unmounted'))).rejects.toThrow('which does not exist');
      expect(existsSync(join(directory, 'unmounted'))).toBe(false);
      for (const name of ['MEDIA_DIR', 'SUBMISSIONS_DIR']) {
        const elsewhere = { MEDIA_DIR: data(), [name]: join(directory, 'not-mounted') };
        const attempt = scriptIn(elsewhere, 'backup', join(directory, 'unmounted'));
        await expect(attempt).rejects.toThrow(`${name}, ${join(directory, 'not-mounted')}, is not there`);
        expect(existsSync(join(directory, 'unmounted'))).toBe(false);
      }
      const empty = join(directory, 'empty');
      await mkdir(empty);
      const { stdout } = await scriptIn({ MEDIA_DIR: empty }, 'backup', join(directory, 'without-media'));
      expect(stdout).toContain(`${empty}, is empty`);
    });
    const secrets = await readFile(data('secrets.json'), 'utf8');
    expect((await stat(backup())).mode & 0o077).toBe(0);
    await rm(data(), { recursive: true });

    await script('restore', backup());
    await withDatabase(async (client) => {
      expect((await client.query('select text from note')).rows).toEqual([{ text: 'It was here' }]);
    });
    for (const folder of ['media', 'submissions'])
      expect(await readFile(data(folder, 'kept'), 'utf8')).toBe(folder);
    expect(await readFile(data('secrets.json'), 'utf8')).toBe(secrets);
  });

  it('O-1 leave a site as it was: a start afterwards loads no demo, whether one is asked for or not', async () => {
    const choice = await evaluate(
      `const { chooseDemo } = await import('${ROOT}/bin/start/demo-choice.mjs');
       const choose = (args) => chooseDemo({ dataDirectory: process.env.KEELSTONE_DATA, args, env: {} }).name;
       console.log(choose([]), choose(['--demo', 'starter']));`,
    );
    expect(choice).toBe('none none\n');
  });

  it('O-1 start nothing of a restore that did not end, and say how to restore again', async () => {
    const half = { KEELSTONE_DATA: join(directory, 'half'), MEDIA_DIR: join(directory, 'media-of-another') };
    // Database and secrets are back by the time that it fails, and so is nothing that follows.
    await mkdir(half.MEDIA_DIR);
    await writeFile(join(half.MEDIA_DIR, 'kept'), 'of another');
    await expect(scriptIn(half, 'restore', backup())).rejects.toThrow();
    expect(existsSync(join(half.KEELSTONE_DATA, 'postgres'))).toBe(true);
    const advice = `interrupted.*Move that folder away.*npm run restore -- ${backup()}`;
    await expect(scriptIn(half, 'start', '--no-cms')).rejects.toThrow(new RegExp(advice));
    await expect(scriptIn(half, 'restore', backup())).rejects.toThrow(new RegExp(advice));
    expect(existsSync(data('restoring'))).toBe(false);
  });

  it.each([
    ['a file of the media', 'media/kept', 0],
    ['the end of a file of the database', 'postgres/global/pg_control', 100],
  ])('O-1 restore nothing of a copy that lacks %s, and name it', async (_what, name, size) => {
    const [copy, elsewhere] = [join(directory, 'copy'), join(directory, 'from-copy')];
    await cp(backup(), copy, { recursive: true });
    if (size > 0) await truncate(join(copy, name), size);
    else await rm(join(copy, name));
    const attempt = scriptIn({ KEELSTONE_DATA: elsewhere }, 'restore', copy);
    const advice = `The first: ${name} ${size > 0 ? `has ${size} bytes and had` : 'is not there'}`;
    await expect(attempt).rejects.toThrow(advice);
    expect(existsSync(elsewhere)).toBe(false);
    await rm(copy, { recursive: true });
  });

  it('overwrite nothing, and take no half backup', async () => {
    await expect(script('restore', backup())).rejects.toThrow('overwrites nothing');
    await expect(script('restore', directory)).rejects.toThrow(`${directory} has no backup.json`);
    const made = join(directory, 'made-by-hand');
    await mkdir(made);
    await writeFile(join(made, 'backup.json'), '{}');
    await expect(script('restore', made)).rejects.toThrow(`${made} has no backup.json that can be read`);
    const nowhere = join(directory, 'nowhere');
    await expect(script('restore', nowhere)).rejects.toThrow(`${nowhere} is not there. Name the folder`);
    await expect(script('backup', backup())).rejects.toThrow(`${backup()} is there already`);
    const inside = data('media', 'backup');
    await expect(script('backup', inside)).rejects.toThrow('which is backed up. Name a folder outside');
    expect(existsSync(inside)).toBe(false);
    await expect(script('backup', '/dev/null/below')).rejects.toThrow('/dev/null/below could not be made');
    const other = join(directory, 'other');
    await expect(script('backup', other)).rejects.toThrow('has to run for this');
    expect(existsSync(other)).toBe(false);
  });
});

describe.each(['backup', 'rebuild'])('npm run %s', (name) => {
  it('O-1 makes nothing where there is no installation, and says so, so that one can be restored there', async () => {
    const elsewhere = { KEELSTONE_DATA: join(directory, `mistaken-${name}`) };
    const advice = `There is no installation in ${elsewhere.KEELSTONE_DATA}`;
    await expect(scriptIn(elsewhere, name)).rejects.toThrow(advice);
    expect(existsSync(elsewhere.KEELSTONE_DATA)).toBe(false);
    await scriptIn(elsewhere, 'restore', backup());
    expect(existsSync(join(elsewhere.KEELSTONE_DATA, 'postgres', 'PG_VERSION'))).toBe(true);
  });

  it('O-1 says that the database has to run', async () => {
    const failure = await script(name).catch(({ stderr }) => stderr);
    expect(failure).toMatch(/^\nThe database of .* has to run for this.*ECONNREFUSED.*npm start.*\n\n$/);
  });
});
