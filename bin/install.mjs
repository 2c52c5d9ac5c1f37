import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { claimUnlessDone } from './claim.mjs';
import { step } from './progress.mjs';
import { digest, isCurrent, root, unlessCurrent, workspaceFolders } from './project.mjs';
import { run } from './start/processes.mjs';

const MANIFESTS = [
  'package.json',
  'package-lock.json',
  ...workspaceFolders().map((folder) => `${folder}/package.json`),
];

/**
 * Not `npm ci`, which refuses a lock file if a registry lacks optional packages for some platforms
 * (docs/decisions/0002). This installs the same versions and leaves the lock file unchanged.
 */
const COMMAND = [
  'npm',
  'install',
  '--no-save',
  '--include=dev',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** There while packages are being installed, and names the process that does it. */
const MARK = '.keelstone-installing';

/**
 * Begins an installation, as soon as no other process installs. npm takes a package for whole whose manifest is there, so
 * what one that was killed has left, such as half a file, would stay for ever: it is removed. The Node.js that may be
 * running us is no package.
 *
 * @param {string} project the folder of package.json
 * @param {string[]} workspaces relative to it
 * @param {() => boolean} isDone whether there is nothing to install
 * @returns {Promise<(() => void) | null>} ends it, when all packages are there; null if there is nothing to install
 */
export async function beginInstallation(project, workspaces, isDone) {
  const [own, ...others] = ['', ...workspaces].map((folder) => join(project, folder, 'node_modules'));
  const mark = join(own, MARK);
  const claim = await claimUnlessDone(mark, { isDone, what: 'installing the packages' });
  if (!claim) return null;
  if (claim.wasKilled) {
    for (const folder of others) rmSync(folder, { recursive: true, force: true });
    for (const name of readdirSync(own))
      if (name !== '.node' && name !== MARK) rmSync(join(own, name), { recursive: true, force: true });
  }
  return () => rmSync(mark);
}

/**
 * Whether each package is there of which npm has noted that it installed it. Workspaces have folders of packages of
 * their own, which a stamp in that of the project says nothing about.
 *
 * @param {string} project the folder of package.json
 */
export function hasEachPackage(project) {
  const note = join(project, 'node_modules', '.package-lock.json');
  // Not each npm leaves one.
  if (!existsSync(note)) return true;
  const { packages } = JSON.parse(readFileSync(note, 'utf8'));
  return Object.keys(packages).every((folder) => existsSync(join(project, folder)));
}

/**
 * Installs, and ends the installation also when npm has failed by itself, as without a network: then it has put back what
 * was there. Were that removed, an update that could not be installed could not be taken back without a network either.
 *
 * @param {() => void} end see `beginInstallation`
 * @param {() => Promise<void>} work
 * @param {() => boolean} isStopping whether somebody has ended the command
 */
export async function finishInstallation(end, work, isStopping) {
  try {
    await work();
  } catch (error) {
    // Ctrl-C in a terminal reaches npm, too.
    if (error.hasEndedItself && !isStopping()) end();
    throw error;
  }
  end();
}

/**
 * Installs the packages of the lock file, unless they are up to date.
 *
 * @param {() => boolean} isStopping see `finishInstallation`
 */
export async function install(isStopping = () => false) {
  const stamp = join(root, 'node_modules', '.keelstone-installed');
  const input = digest(MANIFESTS);
  const isDone = () => isCurrent(stamp, input) && hasEachPackage(root);
  const end = await beginInstallation(root, workspaceFolders(), isDone);
  if (!end) return;
  if (!hasEachPackage(root)) rmSync(stamp, { force: true });
  const installPackages = () => run('install', COMMAND, { hasChildren: true });
  const work = () =>
    unlessCurrent(stamp, input, () =>
      step('Installing packages (about a minute the first time)', installPackages, { expected: 60 }),
    );
  await finishInstallation(end, work, isStopping);
}
