import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** All data of an installation: database, media, secrets, logs, stamps. Ignored by git. */
export const dataDirectory = resolve(process.env.KEELSTONE_DATA || join(root, '.data'));

/** Folders of the workspaces in package.json: `packages/*` stands for each folder with a manifest. */
export function workspaceFolders() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const foldersOf = (pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  };
  return workspaces.flatMap(foldersOf).filter((folder) => existsSync(join(root, folder, 'package.json')));
}

const IGNORED = new Set(['node_modules', 'dist', '.next', '.git']);

function* filesBelow(path) {
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (IGNORED.has(entry.name)) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(child);
    else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) yield child;
  }
}

/**
 * A hash of files and folders, to detect changes since a step last ran. The runtime is not among them: what is built
 * and installed is the same for all of them, and tests on another release start an instance on this one.
 *
 * @param {string[]} paths relative to the project's root
 */
export function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths.map((path) => join(root, path))) {
    if (!existsSync(path)) continue;
    const files = path.match(/\.[a-z]+$/) ? [path] : filesBelow(path);
    for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 32);
}

/** Whether a step has succeeded with this input: see `unlessCurrent`. */
export const isCurrent = (stampFile, input) =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === input;

/**
 * Runs a step only if its input has changed since it last succeeded.
 *
 * @param {string} stampFile stores the hash of the last success
 * @param {string} input the hash of what the step depends on
 * @param {() => Promise<void>} work
 */
export async function unlessCurrent(stampFile, input, work) {
  if (isCurrent(stampFile, input)) return;
  // A step that is killed has overwritten the results of the last success, to whose input an update may be taken back.
  rmSync(stampFile, { force: true });
  await work();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, input);
}

/**
 * The folder of the brand that BRAND names, relative to the project's root; resolved as in
 * brand/src/brand-folder.ts, which reads it.
 */
export function brandFolder(name = process.env.BRAND || 'keelstone') {
  return relative(root, resolve(root, name.includes('/') ? name : join('brand', name)));
}
