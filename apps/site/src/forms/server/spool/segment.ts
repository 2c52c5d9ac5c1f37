import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that are being written have this extension; those that are being read have the other one. */
export const OPEN = '.open.jsonl';
export const TAKEN = '.taken.jsonl';
/** Contains lines that are unreadable or that the database will never accept; somebody has to look at them. */
export const REFUSED = 'refused.jsonl';

/** Whether a spool file contains submissions that wait for the database. */
export const isSegment = (name: string): boolean => name.endsWith(OPEN) || name.endsWith(TAKEN);

/** Only the process's own account may read what visitors wrote. */
const PRIVATE = 0o600;

/** A spool file that this process appends to. */
export type Segment = { path: string; handle: FileHandle; length: number };

/** Flushes the entries of a directory, so that they survive a power failure. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, constants.O_RDONLY);
  await handle.sync().finally(() => handle.close());
}

/** Creates a file that no other process uses. */
export async function openSegment(directory: string): Promise<Segment> {
  const path = join(directory, `${Date.now()}-${randomBytes(6).toString('hex')}${OPEN}`);
  const handle = await open(path, 'ax', PRIVATE);
  await syncDirectory(directory);
  return { path, handle, length: 0 };
}

/** Whether a segment still has its name: a process that reads it renames it first. */
export async function isStillOpen({ path, handle }: Segment): Promise<boolean> {
  const [named, own] = await Promise.all([stat(path).catch(() => null), handle.stat()]);
  return named?.ino === own.ino;
}
