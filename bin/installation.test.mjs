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
