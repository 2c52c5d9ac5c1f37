import type { Stats } from 'node:fs';
import { chown, copyFile, lstat, mkdir, readdir, readlink, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The owner of the copy; null for the current user. */
type Owner = { uid: number; gid: number } | null;

type CopyOptions = {
  owner?: Owner;
  /** Whether a file or directory is copied, by its path relative to the root of the copy. */
  accepts?: (relative: string) => boolean;
  /** Whether a file that the copy has already is left as it is. */
  keepsExisting?: boolean;
};

const hasCode = (error: unknown, code: string) => (error as { code?: unknown }).code === code;
const isGone = (error: unknown) => hasCode(error, 'ENOENT');
const nullIfGone = (error: unknown): null => {
  if (isGone(error)) return null;
  throw error;
};

/**
 * Copies a directory whose files may appear and disappear meanwhile: files that have disappeared are skipped. Links are
 * followed: a copy that has the link only is worth nothing elsewhere. Only the owner can read the copy.
 *
 * @throws if a file of that name already exists, unless it is kept, or a link leads nowhere
 */
export async function copyTree(from: string, to: string, options: CopyOptions = {}): Promise<void> {
  await copyBelow(from, to, '', options);
}

async function copyBelow(from: string, to: string, relative: string, options: CopyOptions): Promise<void> {
  const { owner, accepts = () => true } = options;
  const target = path.join(to, relative);
  await follow(target);
  await mkdir(target, { recursive: true, mode: 0o700 });
  if (owner) await chown(target, owner.uid, owner.gid);
  const entries = await readdir(path.join(from, relative), { withFileTypes: true }).catch(nullIfGone);
  for (const entry of entries ?? []) {
    const below = path.join(relative, entry.name);
    if (!accepts(below)) continue;
    const found = entry.isSymbolicLink() ? await follow(path.join(from, below)) : entry;
    if (found?.isDirectory()) await copyBelow(from, to, below, options);
    else if (found?.isFile()) await copyOne(path.join(from, below), path.join(to, below), options);
  }
}

/**
 * What is at a path, or where the link there leads; null if there is nothing.
 *
 * @throws if a link leads nowhere: its disk may only be missing, so that a copy without it would not be whole
 */
export async function follow(file: string): Promise<Stats | null> {
  const found = await stat(file).catch(nullIfGone);
  if (found || !(await lstat(file).catch(nullIfGone))?.isSymbolicLink()) return found;
  throw new Error(
    `${file} is a link to ${await readlink(file)}, which does not exist. Mount or create that, or remove the link.`,
  );
}

async function copyOne(from: string, to: string, { owner, keepsExisting }: CopyOptions): Promise<void> {
  try {
    // Created first, so that it is never readable by others and never overwrites an existing file.
    await writeFile(to, '', { flag: 'wx', mode: 0o600 });
    await copyFile(from, to);
    if (owner) await chown(to, owner.uid, owner.gid);
  } catch (error) {
    if (keepsExisting && hasCode(error, 'EEXIST')) return;
    if (!isGone(error)) throw error;
    // An empty file in its place would pass for it.
    await rm(to, { force: true });
  }
}
