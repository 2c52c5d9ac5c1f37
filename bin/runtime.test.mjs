import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './project.mjs';
import { executableIn, packageName, RELEASES, releaseInstead } from './runtime.mjs';

const [MAJOR] = process.versions.node.split('.');
/** A release that we do not run on. */
const OTHER = MAJOR === '22' ? '26' : '22';
const { version } = RELEASES[OTHER];

/** Why the real package cannot be downloaded here; empty if it can. */
const { status, error } = spawnSync(
  'npm',
  ['view', `${packageName()}@${version}`, 'version', '--fetch-retries=0'],
  { timeout: 20_000 },
);
const NO_REGISTRY = status === 0 ? '' : ` (skipped: no registry has it${error ? `, ${error.message}` : ''})`;

/** A checkout with our commands only. */
let place;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'keelstone-runtime-'));
  mkdirSync(join(place, 'bin', 'start'), { recursive: true });
  for (const name of ['start/environments', 'progress', 'project', 'runtime', 'with-node'])
    copyFileSync(join(root, 'bin', `${name}.mjs`), join(place, 'bin', `${name}.mjs`));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const home = () => join(place, 'node_modules', '.node');
const withNode = (...args) => [join(place, 'bin', 'with-node.mjs'), ...args];
const environment = (more = {}) => ({ PATH: process.env.PATH, HOME: place, KEELSTONE_NODE: OTHER, ...more });

/**
 * Simulates the other release: records that it was started, and is really the one we run on, which then accepts
 * itself.
 */
function putRuntime() {
  const executable = executableIn(join(home(), version));
  mkdirSync(dirname(executable), { recursive: true });
  const content = MAJOR in RELEASES ? MAJOR : '';
  writeFileSync(
    executable,
    `#!/bin/sh\nFETCHED=yes KEELSTONE_NODE=${content} exec "${process.execPath}" "$@"\n`,
  );
  chmodSync(executable, 0o755);
}

describe('the Node.js that a command runs on', () => {
  it.each([
    ['20.19.0', undefined, '24'],
    ['22.23.3', '', '24'],
    ['23.11.0', undefined, '24'],
    ['24.0.0', undefined, null],
    ['26.10.0', undefined, null],
    ['24.21.0', '24', null],
    ['24.21.0', '22', '22'],
    ['20.19.0', '26', '26'],
    ['26.10.0', '24', '24'],
  ])('O-3 on a host with %s, wanting %s, is %s', (running, wanted, release) => {
    expect(releaseInstead(running, wanted)).toBe(release);
  });

  it.each(['20.18.3', '18.20.8'])('O-3 on a host with %s is none: that is said', (running) => {
    expect(() => releaseInstead(running)).toThrow(
      `Keelstone needs Node.js 20.19 or later; this is v${running}.`,
    );
  });

  it('O-3 is a release that there is', () => {
    expect(() => releaseInstead('24.0.0', 'latest')).toThrow(
      'KEELSTONE_NODE is "latest"; it must be 22, 24, 26 or empty.',
    );
  });

  it('O-3 is named in the images of the deployment', () => {
    const images = readFileSync(join(root, 'deploy', 'Containerfile'), 'utf8').match(/^FROM .+$/gm);
    expect(images.map((line) => /node:(\d+)/.exec(line)?.[1])).toEqual(['24', '24']);
  });
});

describe('commands', () => {
  const scriptsOf = (file) => Object.values(JSON.parse(readFileSync(join(root, file), 'utf8')).scripts ?? {});
  const scripts = ['package.json', ...globSync('{apps,packages}/*/package.json', { cwd: root })].flatMap(
    scriptsOf,
  );

  it('O-3 that npm runs start with a file of bin/, or by one', () => {
    const direct = scripts.filter((script) => /(?:^|[ =])(?:node|vitest) /.test(script));
    expect(direct.length).toBeGreaterThan(20);
    expect(direct.filter((script) => !/^(?:[A-Z_]+=\S+ )*node (?:\.\.\/\.\.\/)?bin\//.test(script))).toEqual(
      [],
    );
  });

  it('O-3 change to the right Node.js before they do anything', () => {
    const files = new Set(scripts.flatMap((script) => /bin\/[\w-]+\.mjs/.exec(script) ?? []));
    expect(files.size).toBeGreaterThan(7);
    const firstStatement = (file) =>
      readFileSync(join(root, file), 'utf8')
        .replace(/^(?:#!.*|\/\/.*|import [^;]+;|\s*)\n/gm, '')
        .split('\n')[0];
    const wrong = [...files].filter((file) => firstStatement(file) !== 'await useRuntime();');
    expect(wrong).toEqual(['bin/requirements.mjs']);
  });
});

describe('another Node.js than the one of the host', () => {
  it('O-3 runs the command, its children and their results', async () => {
    putRuntime();
    // The host's Node.js, which npm and npx would find.
    mkdirSync(join(place, 'host'));
    writeFileSync(join(place, 'host', 'node'), '#!/bin/sh\necho the Node.js of the host\n', { mode: 0o755 });
    const PATH = `${join(place, 'host')}:${process.env.PATH}`;
    const code = `console.log(process.env.FETCHED, process.argv[1], require('node:child_process').execFileSync('node', ['-p', 'process.execPath']).toString()); process.exitCode = 7`;
    const run = promisify(execFile)(process.execPath, withNode('node', '-e', code, 'x y'), {
      env: environment({ PATH }),
    });
    const { code: status, stdout } = await run.catch((error) => error);
    expect(status).toBe(7);
    expect(stdout).toContain(`Going on with Node.js ${version}, because this one is ${process.version}\n`);
    expect(stdout).toContain(`yes x y ${process.execPath}`);
  });

  it.skipIf(NO_REGISTRY)(
    `O-3 is fetched once from the npm registry${NO_REGISTRY}`,
    async () => {
      const run = async (more) =>
        (
          await promisify(execFile)(process.execPath, withNode('npx', '-c', 'node --version'), {
            env: { ...process.env, KEELSTONE_NODE: OTHER, ...more },
          })
        ).stdout;
      const first = await run({});
      expect(first).toContain(`Fetching Node.js ${version} from the npm registry`);
      expect(first).toMatch(new RegExp(`^v${version}$`, 'm'));
      expect(readdirSync(home())).toEqual([version]);
      const second = await run({ npm_config_registry: 'http://127.0.0.1:9/' });
      expect(second).toContain(`Going on with Node.js ${version}`);
      expect(second).toMatch(new RegExp(`^v${version}$`, 'm'));
    },
    120_000,
  );

  it.each(['SIGTERM', 'SIGINT', 'SIGUSR2', 'SIGKILL'])('O-3 learns of %s', async (signal) => {
    putRuntime();
    // Like `npm start`: prints the signals that it gets, and ends when told to.
    const code = `import { useRuntime } from '${place}/bin/runtime.mjs'; await useRuntime();
      for (const name of ['SIGTERM', 'SIGINT', 'SIGUSR2']) process.on(name, () => { console.log(name); process.exit(); });
      setInterval(() => {}, 1000); console.log('ready');`;
    writeFileSync(join(place, 'bin', 'command.mjs'), code);
    const child = spawn(process.execPath, [join(place, 'bin', 'command.mjs')], { env: environment() });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    await expect.poll(() => said).toContain('ready');
    child.kill(signal);
    // Its output stays open as long as any process holds it.
    await once(child, 'close');
    expect(said).toContain(signal === 'SIGKILL' ? 'SIGTERM' : signal);
  });

  it.each([
    ['the environment', () => ({ npm_config_registry: 'http://127.0.0.1:9/' })],
    [
      'settings for all users',
      () => {
        mkdirSync(join(place, 'all', 'etc'), { recursive: true });
        writeFileSync(join(place, 'all', 'etc', 'npmrc'), 'registry=http://127.0.0.1:9/');
        // npm looks for them below this folder.
        writeFileSync(join(place, '.npmrc'), `prefix=${join(place, 'all')}`);
        return {};
      },
    ],
  ])(
    'O-3 is asked for in one sentence when the registry of %s cannot be reached',
    async (_, settings) => {
      const env = environment(settings());
      const run = promisify(execFile)(process.execPath, withNode('node', '--version'), { env });
      const { code, stderr } = await run.catch((error) => error);
      expect(code).toBe(1);
      expect(stderr.trim()).toMatch(
        new RegExp(
          `^Node\\.js ${version} could not be fetched from the npm registry: .*ECONNREFUSED.*install Node\\.js 24 or later\\.$`,
        ),
      );
      expect(readdirSync(home())).toEqual([]);
    },
    60_000,
  );

  it.runIf(`${process.platform}-${process.arch}` in RELEASES[OTHER])(
    'O-3 is not run when it is not what was tried',
    async () => {
      const name = packageName();
      const folder = join(place, 'package');
      mkdirSync(join(folder, 'bin'), { recursive: true });
      writeFileSync(
        join(folder, 'package.json'),
        JSON.stringify({ name, version, bin: { node: 'bin/node' } }),
      );
      writeFileSync(join(folder, 'bin', 'node'), `#!/bin/sh\ntouch ${place}/was-run\necho v${version}\n`, {
        mode: 0o755,
      });
      await promisify(execFile)('tar', ['-czf', join(place, 'package.tgz'), '-C', place, 'package']);
      const registry = createServer(({ url }, response) => {
        if (url.endsWith('.tgz')) return response.end(readFileSync(join(place, 'package.tgz')));
        const dist = { tarball: `${address}/package.tgz` };
        response.setHeader('content-type', 'application/json');
        response.end(
          JSON.stringify({
            name,
            'dist-tags': { latest: version },
            versions: { [version]: { name, version, dist } },
          }),
        );
      });
      await once(registry.listen(0, '127.0.0.1'), 'listening');
      const address = `http://127.0.0.1:${registry.address().port}`;
      const env = environment({ npm_config_registry: address, npm_config_cache: join(place, 'cache') });
      const run = promisify(execFile)(process.execPath, withNode('node', '--version'), { env });
      const { stderr } = await run.catch((error) => error).finally(() => registry.close());
      expect(stderr).toContain('is not what it was when it was tried');
      expect(existsSync(join(place, 'was-run'))).toBe(false);
      expect(readdirSync(home())).toEqual([]);
    },
    60_000,
  );
});
