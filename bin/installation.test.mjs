import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
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
import { buildOnce } from './build-once.mjs';
import { beginInstallation, finishInstallation, hasEachPackage } from './install.mjs';
import { root, unlessCurrent } from './project.mjs';
import { run as runStep } from './start/processes.mjs';

const CLAIM = `
  const { claimDataDirectory } = await import('${root}/bin/start/owner.mjs');
  claimDataDirectory();
  console.log('claimed');
  if (process.argv[1] === 'stay') setInterval(() => {}, 1000);`;
const READ = `
  const { prepareSecrets } = await import('${root}/bin/start/secrets.mjs');
  console.log(JSON.stringify(prepareSecrets()));`;

let data;
const children = [];
beforeEach(() => {
  data = join(mkdtempSync(join(tmpdir(), 'keelstone-installation-')), 'data');
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(join(data, '..'), { recursive: true, force: true });
});

const parameters = (code, ...args) => ['--input-type=module', '--eval', code, ...args];
const environment = () => ({ PATH: process.env.PATH, KEELSTONE_DATA: data });
const run = async (code) =>
  (await promisify(execFile)(process.execPath, parameters(code), { env: environment() })).stdout;

async function claimAndStay() {
  const child = spawn(process.execPath, parameters(CLAIM, 'stay'), { env: environment() });
  children.push(child);
  const [said] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  return { child, isClaimed: String(said).includes('claimed') };
}

describe('the data folder', () => {
  it('O-1 belongs to one process, and to the next when that is gone, however it ended', async () => {
    const first = await claimAndStay();
    expect(first.isClaimed).toBe(true);
    await expect(run(CLAIM)).rejects.toThrow(`in use by process ${first.child.pid}`);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    expect(existsSync(join(data, 'owner'))).toBe(true);
    expect(await run(CLAIM)).toBe('claimed\n');
    expect(readdirSync(data)).toEqual([]);
  });

  it('O-1 is free when its process has ended and nobody has asked how', async () => {
    // `exec` replaces the shell by `sleep`, which never reaps the child that it inherits.
    const script = '"$@" & exec sleep 60';
    const command = ['-c', script, 'sh', process.execPath, ...parameters(CLAIM, 'stay')];
    const parent = spawn('sh', command, { env: environment() });
    children.push(parent);
    await once(parent.stdout, 'data');
    const [pid] = readFileSync(join(data, 'owner'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await expect.poll(() => run(CLAIM).catch(String)).toBe('claimed\n');
  });

  it('O-1 is taken by one only of several that find the claim of a process that is gone', async () => {
    mkdirSync(data);
    // A live process has the dead one's id, but started at another time.
    writeFileSync(join(data, 'owner'), `${process.pid}\nlong ago\n`);
    const all = await Promise.all(Array.from({ length: 6 }, claimAndStay));
    expect(all.filter(({ isClaimed }) => isClaimed)).toHaveLength(1);
  });

  it('O-1 of another account is explained', async () => {
    const place = join(data, '..');
    // Another account may not be able to read the checkout or the Node.js that was downloaded into it.
    mkdirSync(join(place, 'bin', 'start'), { recursive: true });
    for (const name of ['start/owner', 'claim', 'progress', 'project']) {
      copyFileSync(join(root, 'bin', `${name}.mjs`), join(place, 'bin', `${name}.mjs`));
    }
    const node = join(place, 'node');
    copyFileSync(process.execPath, node);
    chmodSync(place, 0o755);
    mkdirSync(data, { mode: 0o555 });
    const code = CLAIM.replace(`${root}/bin`, `${place}/bin`);
    const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const options = { env: environment(), cwd: place, ...account };
    await expect(promisify(execFile)(node, parameters(code), options)).rejects.toThrow(
      'belongs to another account',
    );
  });
});

describe('a full disk', () => {
  it('O-1 is said, with what to do, without a stack', async () => {
    const failure = await run(`
      const { explain } = await import('${root}/bin/progress.mjs');
      explain(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
      process.exit(1);`).catch(({ stderr }) => stderr);
    expect(failure).toBe('\nThe disk is full (ENOSPC). Free some space, then run the command again.\n\n');
  });
});

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

describe('a step of the start', () => {
  it('O-1 runs again after one that was killed, also when its input is as before that', async () => {
    const stamp = join(data, 'stamps', 'step');
    const runs = [];
    const step = (input) => unlessCurrent(stamp, input, async () => runs.push(input));
    await step('release');
    await step('release');
    // Like a process that is killed, it does not come to its end.
    unlessCurrent(stamp, 'update', () => new Promise(() => {}));
    await step('release');
    await step('release');
    expect(runs).toEqual(['release', 'release']);
  });
});

describe('a program that a command runs', () => {
  it('O-1 shows no line of 100 kB on the terminal, whether it goes on or fails', async () => {
    const program = `console.log('why ' + 'x'.repeat(100_000)); process.exitCode = 1;`;
    const code = `
      const { run } = await import('${root}/bin/start/processes.mjs');
      await run('copy-files', [process.execPath, '--eval', ${JSON.stringify(program)}], { onLine: console.log })
        .catch(({ message }) => console.log(message));`;
    const said = await run(code);
    expect(said).toContain('why xxx');
    expect(said).toContain('copy-files failed');
    expect(said.length).toBeLessThan(3000);
  });

  it('O-1 is ended with the programs that it has started, as npm does not end the one that it runs', async () => {
    const grandchild = `process.on('SIGTERM', () => { console.log('grandchild ended'); process.exit(); });
      console.log('grandchild runs'); setInterval(() => {}, 1000);`;
    const program = `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(grandchild)}],
      { stdio: 'inherit' }); setInterval(() => {}, 1000);`;
    const code = `
      const { run, endChildren } = await import('${root}/bin/start/processes.mjs');
      const onLine = (line) => { console.log(line); if (line.includes('runs')) endChildren(); };
      await run('build-site', [process.execPath, '--eval', ${JSON.stringify(program)}], { onLine, hasChildren: true })
        .catch(() => {});`;
    expect(await run(code)).toContain('grandchild ended');
  });

  it.each([
    ['end when they are told to', 'process.exit()'],
    ['do not', ''],
  ])(
    'O-1 ends with the programs that it has started when the start is killed: those that %s',
    async (_, end) => {
      const grandchild = `process.on('SIGTERM', () => { ${end} });
      console.log(process.pid); setInterval(() => {}, 1000);`;
      const program = `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(grandchild)}],
      { stdio: 'inherit' }); setInterval(() => {}, 1000);`;
      const code = `
      const { run } = await import('${root}/bin/start/processes.mjs');
      const step = [process.execPath, '--eval', ${JSON.stringify(program)}];
      await run('build-site', step, { onLine: console.log, hasChildren: true });`;
      const start = spawn(process.execPath, parameters(code), { env: environment() });
      children.push(start);
      const pid = Number(/\d+/.exec(await once(start.stdout, 'data')));
      const isRunning = () => spawnSync('kill', ['-0', String(pid)]).status === 0;
      expect(isRunning()).toBe(true);
      start.kill('SIGKILL');
      await expect.poll(isRunning, { timeout: 20_000, interval: 100 }).toBe(false);
    },
  );
});

const begin = (workspaces = []) => beginInstallation(data, workspaces, () => false);

describe('the installation of packages', () => {
  const names = () =>
    readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join(data, name)).isFile(),
    );
  const write = (name) => {
    mkdirSync(dirname(join(data, name)), { recursive: true });
    writeFileSync(join(data, name), 'half');
  };
  const PACKAGES = [
    'node_modules/valibot/index.mjs',
    'node_modules/.package-lock.json',
    'apps/cms/node_modules/p/index.mjs',
  ];
  const OTHERS = ['node_modules/.node/24/node', 'apps/cms/package.json'];

  it('O-1 keeps what one before has brought to its end, and nothing of one that was killed', async () => {
    for (const name of [...PACKAGES, ...OTHERS]) write(name);
    (await begin(['apps/cms']))();
    expect(names().toSorted()).toEqual([...PACKAGES, ...OTHERS].toSorted());
    // The id of no process, since an earlier start.
    writeFileSync(join(data, 'node_modules/.keelstone-installing'), '4000000\n1\n');
    (await begin(['apps/cms']))();
    expect(names().toSorted()).toEqual(OTHERS.toSorted());
  });

  it.each([
    ['failed by itself, as without a network', 'process.exit(1)', false],
    ['was killed', "process.kill(process.pid, 'SIGKILL')", true],
  ])('O-1 knows whether one before that %s may have left half of something', async (_, program, isMarked) => {
    const end = await begin();
    const work = () => runStep('install', [process.execPath, '--eval', program], { hasChildren: true });
    const installing = finishInstallation(end, work, () => false);
    await expect(installing).rejects.toThrow('install failed');
    expect(existsSync(join(data, 'node_modules/.keelstone-installing'))).toBe(isMarked);
  });
});

describe('the packages of a workspace', () => {
  it('O-1 are missed when they alone were deleted', () => {
    expect(hasEachPackage(data)).toBe(true);
    const folders = ['node_modules/react', 'apps/cms', 'apps/cms/node_modules/dompurify'];
    for (const folder of folders) mkdirSync(join(data, folder), { recursive: true });
    const packages = Object.fromEntries(folders.map((folder) => [folder, {}]));
    writeFileSync(join(data, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
    expect(hasEachPackage(data)).toBe(true);
    rmSync(join(data, 'apps/cms/node_modules'), { recursive: true });
    expect(hasEachPackage(data)).toBe(false);
  });
});

describe('the installation of packages by another command', () => {
  it('O-1 is left to it, disturbed by nothing, and not repeated', async () => {
    const end = await begin();
    const half = join(data, 'node_modules', 'half');
    writeFileSync(half, '');
    let isDone = false;
    const steps = [];
    const other = beginInstallation(data, [], () => isDone).then((ended) => steps.push(ended));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([steps, existsSync(half)]).toEqual([[], true]);
    isDone = true;
    end();
    await other;
    expect(steps).toEqual([null]);
    expect(await begin()).toBeInstanceOf(Function);
  });
});

describe('a build that two commands begin at the same time', () => {
  const step = () => ({ stampFile: join(data, 'built'), input: 'sources', claimFolder: data });

  it('O-1 is carried out by one, and the other waits for its end', async () => {
    const steps = [];
    const build = async () => {
      steps.push('begun');
      await new Promise((resolve) => setTimeout(resolve, 300));
      steps.push('ended');
    };
    const one = buildOnce('site', step(), build);
    const other = buildOnce('site', step(), build).then(() => steps.push('the other goes on'));
    await Promise.all([one, other]);
    expect(steps).toEqual(['begun', 'ended', 'the other goes on']);
    expect(readdirSync(data)).toEqual(['built']);
  });

  it('O-1 is carried out by the other if it fails', async () => {
    const one = buildOnce('site', step(), async () => {
      throw new Error('out of memory');
    });
    const other = buildOnce('site', step(), async () => {});
    await expect(one).rejects.toThrow('out of memory');
    await other;
    expect(readFileSync(join(data, 'built'), 'utf8')).toBe('sources');
  });
});

describe('a command that is interrupted', () => {
  it('O-1 ends when the step in progress has: that would write beside the next one', async () => {
    const program = `process.on('SIGTERM', () => setTimeout(() => { console.log('tidied up'); process.exit(); }, 700));
      console.log('at work'); setInterval(() => {}, 1000);`;
    const said = await run(`
      const { run } = await import('${root}/bin/start/processes.mjs');
      const { Supervisor } = await import('${root}/bin/start/supervisor.mjs');
      const onLine = async (line) => {
        console.log(line);
        if (line !== 'at work') return;
        await new Supervisor().stop();
        console.log('stopped');
        process.exit();
      };
      await run('install', [process.execPath, '--eval', ${JSON.stringify(program)}], { onLine });`);
    expect(said).toMatch(/at work\ntidied up\nstopped/);
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
    const env = { ...environment(), KEELSTONE_DATA: name };
    const { stdout } = await promisify(execFile)(process.execPath, parameters(code), { env, cwd: root });
    expect(stdout.trim()).toBe(join(root, folder));
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
