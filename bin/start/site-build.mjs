// The build of the site, which `npm start`, `npm test` and integration tests share.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { buildOnce } from '../build-once.mjs';
import { brandFolder, digest, root, workspaceFolders } from '../project.mjs';

/** What both apps consist of beside their own sources. */
export const PACKAGES = [
  'brand/src',
  'content',
  'languages',
  ...workspaceFolders()
    .filter((folder) => folder.startsWith('packages/'))
    .map((folder) => `${folder}/src`),
  'package-lock.json',
];
/** Listed one by one, because builds write files beside these. The CMS reads the brand at start instead. */
const INPUT = ['apps/site/src', 'apps/site/vite.config.ts', 'apps/site/package.json', ...PACKAGES];

/** @param {() => unknown} build runs `npm run build -w @keelstone/site` */
export const unlessSiteIsBuilt = (build) =>
  buildOnce(
    'site',
    { stampFile: join(root, 'apps/site/dist/.built'), input: digest([...INPUT, brandFolder()]) },
    build,
  );

/** Builds the site like a release, if it has changed. Vitest calls this before integration tests. */
export default () =>
  unlessSiteIsBuilt(() =>
    execFileSync('npm', ['run', 'build', '-w', '@keelstone/site', '--silent'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
