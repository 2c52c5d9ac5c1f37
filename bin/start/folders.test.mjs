import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../project.mjs';

const READ = `
  const { prepareSecrets } = await import('${root}/bin/start/secrets.mjs');
  console.log(JSON.stringify(prepareSecrets()));`;

let data;
beforeEach(() => {
  data = join(mkdtempSync(join(tmpdir(), 'keelstone-folders-')), 'data');
});
afterEach(() => rmSync(join(data, '..'), { recursive: true, force: true }));

/** Runs code as a process of its own, because what is tested reads the environment when it is loaded. */
async function run(code, { name = data, cwd } = {}) {
  const env = { PATH: process.env.PATH, KEELSTONE_DATA: name };
  const parameters = ['--input-type=module', '--eval', code];
  return (await promisify(execFile)(process.execPath, parameters, { env, cwd })).stdout;
}

describe('the folders of media and submissions', () => {
  it.each(['MEDIA_DIR', 'SUBMISSIONS_DIR'])(
    'O-1 are refused at the start where %s is a file, or below one',
    async (name) => {
      mkdirSync(data);
      writeFileSync(join(data, 'file'), '');
      for (const folder of [join(data, 'file'), join(data, 'file', 'below')]) {
        const folders = { MEDIA_DIR: data, SUBMISSIONS_DIR: data, [name]: folder };
        const failure = await run(`
          const { makeFolders } = await import('${root}/bin/start/folders.mjs');
          makeFolders(${JSON.stringify(folders)});`).catch(({ stderr }) => stderr);
        expect(failure).toContain(`${name}, ${folder}, could not be made, or cannot be written to (E`);
      }
    },
  );

  it('O-1 are made for this user alone: unpublished uploads are in one of them', async () => {
    const folders = { MEDIA_DIR: join(data, 'media'), SUBMISSIONS_DIR: join(data, 'submissions') };
    await run(`
      const { makeFolders } = await import('${root}/bin/start/folders.mjs');
      makeFolders(${JSON.stringify(folders)});`);
    for (const folder of Object.values(folders)) expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('O-1 say so, too, when a start looks whether there is anything in them', async () => {
    mkdirSync(data);
    writeFileSync(join(data, 'file'), '');
    const failure = await run(`
      process.env.SUBMISSIONS_DIR = ${JSON.stringify(join(data, 'file', 'below'))};${READ}`).catch(
      ({ stderr }) => stderr,
    );
    expect(failure).toContain(`SUBMISSIONS_DIR, ${join(data, 'file', 'below')}, cannot be read (ENOTDIR)`);
  });
});

describe('the database', () => {
  const CONFIGURE = `
    const { configure } = await import('${root}/bin/start/configure.mjs');
    console.log(configure({ secrets: {} }).embeddedDatabase.mayBeMade);`;

  it.each(['stamps/migrated', 'media/images', 'submissions/waiting.jsonl'])(
    'O-1 is made anew in a new folder, and not where there is already %s',
    async (name) => {
      for (const folder of ['media', 'submissions']) mkdirSync(join(data, folder), { recursive: true });
      writeFileSync(join(data, 'secrets.json'), '{}');
      expect(await run(CONFIGURE)).toBe('true\n');
      mkdirSync(dirname(join(data, name)), { recursive: true });
      writeFileSync(join(data, name), '');
      expect(await run(CONFIGURE)).toBe('false\n');
    },
  );
});

describe('secrets.json', () => {
  const file = () => join(data, 'secrets.json');
  function makeDatabase() {
    mkdirSync(join(data, 'postgres'), { recursive: true });
    writeFileSync(join(data, 'postgres', 'PG_VERSION'), '18\n');
  }

  it('O-1 is made once, whole, and read by its owner only', async () => {
    const first = JSON.parse(await run(READ));
    expect(first.isNew).toBe(true);
    // No account has been made so far, as after a start that found its ports taken.
    expect(JSON.parse(await run(READ))).toEqual(first);
    expect(readdirSync(data)).toEqual(['password-not-shown', 'secrets.json']);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    chmodSync(file(), 0o644);
    await run(READ);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it('O-1 says the password of the administrator until it has been shown, however far a start has come', async () => {
    const first = JSON.parse(await run(READ));
    makeDatabase();
    mkdirSync(join(data, 'stamps'));
    writeFileSync(join(data, 'stamps', 'migrated'), '');
    expect(JSON.parse(await run(READ))).toEqual(first);
    await run(`
      const { rememberPasswordIsTold } = await import('${root}/bin/start/secrets.mjs');
      rememberPasswordIsTold();`);
    expect(JSON.parse(await run(READ))).toEqual({ ...first, isNew: false });
  });

  it('O-1 of a former release gets what it lacks, and keeps what it has', async () => {
    mkdirSync(data);
    writeFileSync(file(), '{"databaseAdmin":"known"}');
    const secrets = JSON.parse(await run(READ));
    expect([secrets.databaseAdmin, secrets.isNew, secrets.payload.length]).toEqual(['known', true, 32]);
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ databaseAdmin: 'known' });
  });

  it.each([
    [null, 'is missing'],
    ['{"preview":"hush"}', 'lacks databaseAdmin'],
  ])(
    'O-1 without the password of a database that is there (%s) is not made anew, and is explained',
    async (content, reason) => {
      makeDatabase();
      if (content !== null) writeFileSync(file(), content);
      const failure = await run(READ).catch(({ stderr }) => stderr);
      expect(failure).toContain(reason);
      expect(failure).toContain('npm run backup');
      expect(existsSync(file()) ? readFileSync(file(), 'utf8') : null).toBe(content);
    },
  );

  it('O-1 keeps the password of an account that is to be made beside media from elsewhere', async () => {
    mkdirSync(join(data, 'media', 'images'), { recursive: true });
    expect(JSON.parse(await run(READ)).isNew).toBe(false);
    expect(Object.keys(JSON.parse(readFileSync(file(), 'utf8')))).toContain('administrator');
  });

  it('O-1 does not say a password that does not open an account that is there', async () => {
    makeDatabase();
    writeFileSync(file(), '{"databaseAdmin":"known"}');
    expect(JSON.parse(await run(READ)).isNew).toBe(false);
    expect(Object.keys(JSON.parse(readFileSync(file(), 'utf8')))).not.toContain('administrator');
  });

  it.each([
    ['', '.data'],
    ['elsewhere', 'elsewhere'],
  ])('O-1 is in a folder of one path, however it was named (%j)', async (name, folder) => {
    const code = `
      const { dataDirectory } = await import('${root}/bin/project.mjs');
      console.log(dataDirectory);`;
    expect((await run(code, { name, cwd: root })).trim()).toBe(join(root, folder));
  });

  it.each([
    ['', 'is empty'],
    ['{"databaseAdmin": "hush', 'is damaged: it is no JSON'],
    ['["hush"]', 'is damaged: it is no list of secrets'],
    ['{"databaseAdmin": 5, "preview": "hush"}', 'is damaged: databaseAdmin must be text'],
  ])(
    'O-1 that is damaged (%s) is left as it is and explained, without what it holds',
    async (content, reason) => {
      mkdirSync(data);
      writeFileSync(file(), content);
      const failure = await run(READ).catch(({ stderr }) => stderr);
      expect(failure).toContain(reason);
      expect(failure).toContain('npm run backup');
      expect(failure).not.toContain('hush');
      expect(readFileSync(file(), 'utf8')).toBe(content);
    },
  );
});
