import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Advice, say } from './progress.mjs';

/** Written last: a folder without it is not a complete backup. */
export const MANIFEST = 'backup.json';

function* filesIn(folder, relative = '') {
  for (const entry of readdirSync(join(folder, relative), { withFileTypes: true })) {
    const path = relative ? `${relative}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* filesIn(folder, path);
    else yield path;
  }
}

/** Ends a backup: from now on it is one, and says which files of which size it has. */
export function writeManifest(folder) {
  const files = Object.fromEntries(
    [...filesIn(folder)].map((path) => [path, lstatSync(join(folder, path)).size]),
  );
  const manifest = { made: new Date().toISOString(), files };
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, { flush: true });
}

/** Undefined for what no release has written. */
function readManifest(folder) {
  try {
    const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
    return Number.isNaN(Date.parse(manifest.made)) ? undefined : manifest;
  } catch {
    return undefined;
  }
}

function whyNone(folder) {
  if (!folder) return '';
  if (!existsSync(folder)) return `${folder} is not there. `;
  return `${folder} has no ${MANIFEST} that can be read: its backup was interrupted, its copy is not whole, or it is none. `;
}

/**
 * Refuses a backup of which something is missing, as after a copy to another machine that was cut short: the manifest may
 * have arrived before the rest.
 *
 * @throws Advice when it is not whole
 */
export function expectWhole(folder) {
  const manifest = folder ? readManifest(folder) : undefined;
  if (!manifest)
    throw new Advice(`${whyNone(folder)}Name the folder of a whole backup: npm run restore -- FOLDER`);
  if (!manifest.files) {
    say(
      'This backup was made by a release that did not note its files, so whether they are all there is not known.',
    );
    return;
  }
  const sizeOf = (path) => lstatSync(join(folder, path), { throwIfNoEntry: false })?.size;
  const all = Object.entries(manifest.files);
  const wrong = all.filter(([path, size]) => sizeOf(path) !== size);
  if (wrong.length === 0) return;
  const [[path, size]] = wrong;
  const found = sizeOf(path);
  const first = found === undefined ? `${path} is not there` : `${path} has ${found} bytes and had ${size}`;
  throw new Advice(
    `The backup in ${folder} is not whole: ${wrong.length} of its ${all.length} files are missing or of another size. The first: ${first}. Copy it again from where it was made, or restore another one. Nothing has been restored. To restore what there is of it nevertheless, take "files" out of its ${MANIFEST}.`,
  );
}
