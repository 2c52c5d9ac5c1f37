import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from './progress.mjs';
import { digest, root, unlessCurrent, workspaceFolders } from './project.mjs';
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

/** There while packages are being installed. */
const MARK = '.keelstone-installing';

/**
 * Begins an installation. npm takes a package for whole whose manifest is there, so what one that was killed has left, such
 * as half a file, would stay for ever: it is removed. The Node.js that may be running us is no package.
 *
 * @param {string} project the folder of package.json
 * @param {string[]} workspaces relative to it
 * @returns {() => void} ends it, when all packages are there
 */
export function beginInstallation(project, workspaces) {
  const [own, ...others] = ['', ...workspaces].map((folder) => join(project, folder, 'node_modules'));
  const mark = join(own, MARK);
  if (existsSync(mark)) {
    for (const folder of others) rmSync(folder, { recursive: true, force: true });
    for (const name of readdirSync(own))
      if (name !== '.node' && name !== MARK) rmSync(join(own, name), { recursive: true, force: true });
  }
  mkdirSync(own, { recursive: true });
  writeFileSync(mark, '');
  return () => rmSync(mark);
}

async function installPackages() {
  const end = beginInstallation(root, workspaceFolders());
  await run('install', COMMAND);
  end();
}

/** Installs the packages of the lock file, unless they are up to date. */
export async function install() {
  const stamp = join(root, 'node_modules', '.keelstone-installed');
  await unlessCurrent(stamp, digest(MANIFESTS), () =>
    step('Installing packages (about a minute the first time)', installPackages, {
      expected: 60,
    }),
  );
}
