import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that is written to has this end; one that is being read has the other. */
export const OPEN = '.open.jsonl';
export const TAKEN = '.taken.jsonl';
/** What cannot be read, or the database will never take; somebody has to look at it. */
export const REFUSED = 'refused.jsonl';

/** Whether a file of the spool holds what waits for the database. */
export const isSegment = (name: string): boolean => name.endsWith(OPEN) || name.endsWith(TAKEN);

/** Only the process's own account reads what visitors wrote. */
const PRIVATE = 0o600;

/** A file of the spool that this process appends to. */
export type Segment = { path: string; handle: FileHandle; length: number };

/** Makes sure that a directory's entries outlast a power cut. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, constants.O_RDONLY);
  await handle.sync().finally(() => handle.close());
}

/** Begins a file that no other process has. */
export async function openSegment(directory: string): Promise<Segment> {
  const path = join(directory, `${Date.now()}-${randomBytes(6).toString('hex')}${OPEN}`);
  const handle = await open(path, 'ax', PRIVATE);
  await syncDirectory(directory);
  return { path, handle, length: 0 };
}

/** Whether a segment still has its name: a process that reads it gives it another one first. */
export async function isStillOpen({ path, handle }: Segment): Promise<boolean> {
  const [named, own] = await Promise.all([stat(path).catch(() => null), handle.stat()]);
  return named?.ino === own.ino;
}
