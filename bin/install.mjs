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

/** Installs the packages of the lock file, unless they are up to date. */
export async function install() {
  const stamp = join(root, 'node_modules', '.keelstone-installed');
  await unlessCurrent(stamp, digest(MANIFESTS), () =>
    step('Installing packages (about a minute the first time)', () => run('install', COMMAND), {
      expected: 60,
    }),
  );
}
