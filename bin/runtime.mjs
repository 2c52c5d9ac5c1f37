// Chooses the Node.js release that our commands run on, and downloads it on a host with an older one (O-3).
import { execFile, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Advice, explain, say } from './progress.mjs';
import { root } from './project.mjs';
import { environmentOf } from './start/environments.mjs';

/** The oldest release that can start our commands. */
const OLDEST = [20, 19];
/** The major version for production, tests and benchmarks: the newest LTS. */
const PRODUCTION = '24';

/**
 * Supported releases on the npm registry, with the hashes of the packages we have tested. Elsewhere the version is
 * pinned.
 */
export const RELEASES = {
  22: {
    version: '22.23.3',
    'linux-x64':
      'sha512-qHnz5tFsHoj/WM+uRENVjWONi5hVvmwrgq8A4V76KpuVNAc4+jwK8x4gwbobE9BtHNg/AKR2583eYorLF/c7ng==',
    'linux-arm64':
      'sha512-l3DAHZreylo+p9QXDtsOrjG2JXJqVzYXnAGmIQNOUNARcMppTO2cmewVQP+36tjJnSE+dzpMNtgW+c3oiDvXtA==',
  },
  24: {
    version: '24.21.0',
    'linux-x64':
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    'linux-arm64':
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  26: {
    version: '26.10.0',
    'linux-x64':
      'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
    'linux-arm64':
      'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
  },
};

/**
 * The release to use instead of the running one.
 *
 * @param {string} running such as '20.19.0'
 * @param {string | undefined} wanted a major version, from KEELSTONE_NODE
 * @returns {keyof typeof RELEASES | null} null if the running one will do
 * @throws Advice when it is too old to download another, or the wanted one is unknown
 */
export function releaseInstead(running, wanted) {
  const [major = 0, minor = 0] = running.split('.').map(Number);
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
    throw new Advice(
      `Keelstone needs Node.js ${OLDEST.join('.')} or later; this is v${running}. Install a newer one and run the command again.`,
    );
  if (!wanted) return major < Number(PRODUCTION) ? PRODUCTION : null;
  if (!(wanted in RELEASES))
    throw new Advice(
      `KEELSTONE_NODE is "${wanted}"; it must be ${Object.keys(RELEASES).join(', ')} or empty.`,
    );
  return String(major) === wanted ? null : wanted;
}

/**
 * The package with the executable itself. The package `node` only links to it in an install script, and npm may be
 * configured to skip scripts.
 */
export const packageName = () =>
  `${process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${process.platform}-${process.arch}`;

/** The executable's path in a folder that npm has installed it into. */
export const executableIn = (folder) => join(folder, 'node_modules', packageName(), 'bin', 'node');

/** npm's error message, without the path of its log. */
const reasonOf = ({ stderr = '', message }) =>
  /^npm (?:error|ERR!) (?!code|errno|syscall)(.+)$/m.exec(stderr)?.[1] ?? message.split('\n')[0];

async function install(folder, release) {
  const { version, [`${process.platform}-${process.arch}`]: hash } = RELEASES[release];
  const name = packageName();
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // By default, npm would retry for 70 silent seconds.
  const patience = ['--fetch-retries=2', '--fetch-retry-factor=2', '--fetch-retry-mintimeout=1000'];
  // A package of its own, so that npm installs into it. `--prefix` would do that, too, but npm then looks there for the
  // settings for all users as well, and a house's registry and certificates are in those.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  await promisify(execFile)('npm', ['install', ...flags, ...patience, `${name}@${version}`], {
    cwd: folder,
    env: environmentOf('install'),
  });
  const lock = JSON.parse(readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8'));
  const { integrity } = lock.packages[`node_modules/${name}`];
  if (hash && integrity !== hash)
    throw new Error(`${name}@${version} is not what it was when it was tried (its hash is ${integrity})`);
  const { stdout } = await promisify(execFile)(executableIn(folder), ['--version']);
  if (stdout.trim() !== `v${version}`) throw new Error(`it calls itself ${stdout.trim()}`);
}

/** Path of the executable, downloaded if necessary. */
async function fetchRuntime(release) {
  const { version } = RELEASES[release];
  // npm ignores dot folders, and removing node_modules removes this one, too.
  const home = join(root, 'node_modules', '.node');
  const folder = join(home, version);
  const executable = executableIn(folder);
  if (existsSync(executable)) {
    say(`Going on with Node.js ${version}, because this one is ${process.version}`);
    return executable;
  }
  say(`Fetching Node.js ${version} from the npm registry, because this one is ${process.version}`);
  mkdirSync(home, { recursive: true });
  // Installed in a temporary folder, so that an interrupted or concurrent download is never mistaken for a complete
  // one.
  const attempt = mkdtempSync(join(home, 'fetching-'));
  // Processes of other accounts run it, too.
  chmodSync(attempt, 0o755);
  try {
    await install(attempt, release);
    if (!existsSync(executable)) renameSync(attempt, folder);
  } catch (error) {
    if (existsSync(executable)) return executable;
    throw new Advice(
      `Node.js ${version} could not be fetched from the npm registry: ${reasonOf(error)}. Run the command again when \`npm ping\` succeeds, or install Node.js ${PRODUCTION} or later.`,
    );
  } finally {
    rmSync(attempt, { recursive: true, force: true });
  }
  return executable;
}

/** Signals to forward. The terminal's arrive twice, as they do through npm. */
const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'];

/**
 * Runs a program in our place: with our terminal and signals, and ended with us. Never returns.
 *
 * @param {string} program
 * @param {string[]} args
 */
export function become(program, args) {
  // The channel closes when we end, however that happens: `useRuntime` listens for it there.
  const child = spawn(program, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of PASSED_ON) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    explain(new Advice(`${program} could not be started: ${error.message}`));
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code);
    for (const name of PASSED_ON) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
  return new Promise(() => {});
}

function endWithParent() {
  if (!process.channel) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // It must not keep the process alive.
  process.channel.unref();
}

/** `npm`, `npx` and their children find Node.js by PATH, which must lead to the one that runs us. */
function putFirstOnPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = folders.map((folder) => join(folder, 'node')).find((path) => existsSync(path));
  if (found && realpathSync(found) === realpathSync(process.execPath)) return;
  process.env.PATH = [dirname(process.execPath), ...folders].join(delimiter);
}

/** The first step of each command: continues in a new process if it must run on another Node.js. */
export async function useRuntime() {
  try {
    const release = releaseInstead(process.versions.node, process.env.KEELSTONE_NODE);
    if (release) await become(await fetchRuntime(release), [...process.execArgv, ...process.argv.slice(1)]);
  } catch (error) {
    explain(error);
    process.exit(1);
  }
  endWithParent();
  putFirstOnPath();
}
