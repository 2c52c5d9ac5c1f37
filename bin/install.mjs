import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { claimByFile } from './claim.mjs';
import { say, step } from './progress.mjs';
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
const LOOK_EVERY_MS = 500;

/**
 * Begins an installation. npm takes a package for whole whose manifest is there, so what one that was killed has left, such
 * as half a file, would stay for ever: it is removed. The Node.js that may be running us is no package.
 *
 * @param {string} project the folder of package.json
 * @param {string[]} workspaces relative to it
 * @returns {(() => void) | null} ends it, when all packages are there; null while another process installs them
 */
export function beginInstallation(project, workspaces) {
  const [own, ...others] = ['', ...workspaces].map((folder) => join(project, folder, 'node_modules'));
  const mark = join(own, MARK);
  const { owner, wasKilled } = claimByFile(mark);
  if (owner) return null;
  if (wasKilled) {
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
  let isSaid = false;
  while (!isCurrent(stamp, input) || !hasEachPackage(root)) {
    const end = beginInstallation(root, workspaceFolders());
    if (end) {
      const installPackages = () => run('install', COMMAND);
      const expected = { expected: 60 };
      if (!hasEachPackage(root)) rmSync(stamp, { force: true });
      const work = () =>
        unlessCurrent(stamp, input, () =>
          step('Installing packages (about a minute the first time)', installPackages, expected),
        );
      return finishInstallation(end, work, isStopping);
    }
    if (!isSaid) say('Another command is installing the packages. Waiting for its end …');
    isSaid = true;
    await pause(LOOK_EVERY_MS);
  }
}
