import { join } from 'node:path';
import { run } from './processes.mjs';
import { step } from './progress.mjs';
import { digest, root, unlessCurrent } from './project.mjs';

const MANIFESTS = [
  'package.json',
  'package-lock.json',
  ...[
    'apps/cms',
    'apps/site',
    'packages/content-store',
    'packages/model',
    'packages/search-index',
    'seeds',
  ].map((folder) => `${folder}/package.json`),
];

/** Installs the packages of the lock file, unless they are there already. */
export async function install() {
  const stamp = join(root, 'node_modules', '.keelstone-installed');
  await unlessCurrent(stamp, digest(MANIFESTS), () =>
    step('Installing packages (about a minute the first time)', () =>
      run('install', ['npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error']),
    ),
  );
}
