import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadSlug } from '@keelstone/editing/media/upload-limits.ts';

/** Names that begin with a dot are never served (http/files/media.ts of the site). */
const HELD = '.held';
const UPLOADING = '.uploading';
const REPLACED = '.replaced';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const ignoreMissing = (error: unknown): undefined => {
  if (isMissing(error)) return undefined;
  throw error;
};

/** Copies on file systems without links. */
async function linkUnlessThere(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST' || isMissing(error)) return;
    await copyFile(from, to);
  });
}

/** The media folder: a folder for each collection, one for uploads in progress, one for held files, one for those put aside. */
export class MediaFolder {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  get uploading(): string {
    return join(this.#directory, UPLOADING);
  }

  get held(): string {
    return join(this.#directory, HELD);
  }

  replacedPathOf(slug: UploadSlug, name: string): string {
    return join(this.#directory, REPLACED, slug, name);
  }

  pathOf(slug: UploadSlug, name: string): string {
    return join(this.#directory, slug, name);
  }

  heldPathOf(transaction: string, slug: UploadSlug, name: string): string {
    return join(this.held, transaction, slug, name);
  }

  /** Keeps a hard link to a file, so that it can be restored. */
  async hold(transaction: string, slug: UploadSlug, name: string): Promise<void> {
    await mkdir(join(this.held, transaction, slug), { recursive: true });
    // It may be held already by an earlier change in the same transaction.
    await linkUnlessThere(this.pathOf(slug, name), this.heldPathOf(transaction, slug, name));
  }

  /** Whether a transaction that is going on has removed a file: it comes back if that fails. */
  async isTakenAway(slug: UploadSlug, name: string): Promise<boolean> {
    if (await stat(this.pathOf(slug, name)).catch(ignoreMissing)) return false;
    for (const transaction of await this.list(this.held))
      if (await stat(this.heldPathOf(transaction, slug, name)).catch(ignoreMissing)) return true;
    return false;
  }

  /** Makes a held file available again, and holds it still: the transaction may be going on in another process. */
  async bringBackHeld(transaction: string, slug: UploadSlug, name: string): Promise<void> {
    await linkUnlessThere(this.heldPathOf(transaction, slug, name), this.pathOf(slug, name));
  }

  /** Restores a file that is held or was put aside, unless one with its name exists. */
  async restore(from: string, slug: UploadSlug, name: string): Promise<void> {
    const path = this.pathOf(slug, name);
    if (await stat(path).catch(ignoreMissing)) return;
    await rename(from, path).catch(ignoreMissing);
  }

  /** Puts a file aside; its time of modification, from which its days are counted, becomes `at`. */
  async putAside(from: string, slug: UploadSlug, name: string, at: Date): Promise<void> {
    await mkdir(this.replacedPathOf(slug, ''), { recursive: true });
    // Before it is there: another process may be removing what is old.
    await utimes(from, at, at).catch(ignoreMissing);
    await rename(from, this.replacedPathOf(slug, name)).catch(ignoreMissing);
  }

  async remove(slug: UploadSlug, name: string): Promise<void> {
    await rm(this.pathOf(slug, name), { force: true });
  }

  /** Deletes the held files of a transaction. */
  async letGo(transaction: string): Promise<void> {
    await rm(join(this.held, transaction), { recursive: true, force: true });
  }

  /** Names in a folder; empty if it does not exist. */
  async list(path: string): Promise<string[]> {
    return (await readdir(path).catch(ignoreMissing)) ?? [];
  }
}
