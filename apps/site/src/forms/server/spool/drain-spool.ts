import { appendFile, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Submission } from '@keelstone/outbox';
import { readLines } from './read-lines.ts';
import { isSegment, OPEN, REFUSED, syncDirectory, TAKEN } from './segment.ts';

export type Drain = {
  directory: string;
  /** Stores a submission in the database. */
  store(submission: Submission): Promise<unknown>;
  /** Whether the database would reject the submission again. */
  isRefusal(error: unknown): boolean;
};

export type Drained = {
  stored: number;
  /** Lines that were set aside, because they are unreadable or the database will never accept them. */
  refused: number;
  /** Files that could not be read, set aside from or deleted: they stay for the next run. */
  errors: { file: string; code: string }[];
};

const codeOf = (error: unknown) => String((error as { code?: unknown }).code ?? 'unknown');

/** Returns null if another process was faster. */
async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
}

/** Wraps an error of one file, to distinguish it from an unavailable database. */
class SpoolFileError extends Error {}

const ofFile = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    throw new SpoolFileError('A file of the spool cannot be worked on.', { cause });
  });

/** Renames a file before it is read: a process that is still writing to it notices, and writes to another file. */
async function take(directory: string, name: string): Promise<string | null> {
  if (name.endsWith(TAKEN)) return join(directory, name);
  const taken = join(directory, name.replace(OPEN, TAKEN));
  const outcome = await unlessMissing(rename(join(directory, name), taken).then(() => taken));
  return outcome;
}

/** Whether a file ends within a line: on a full disk, an earlier attempt may have written half of one. */
async function endsWithinLine(path: string): Promise<boolean> {
  const handle = await unlessMissing(open(path));
  if (!handle) return false;
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    return size > 0 && buffer.toString() !== '\n';
  } finally {
    await handle.close();
  }
}

/** Flushed to disk, including the directory entry, before the original file is deleted. */
async function setAside(directory: string, lines: readonly Buffer[]): Promise<void> {
  const newline = Buffer.from('\n');
  const path = join(directory, REFUSED);
  const begin = (await endsWithinLine(path)) ? [newline] : [];
  const content = Buffer.concat([...begin, ...lines.flatMap((bytes) => [bytes, newline])]);
  await appendFile(path, content, { mode: 0o600, flush: true });
  await syncDirectory(directory);
}

async function drainFile(name: string, drain: Drain): Promise<{ stored: number; refused: number }> {
  const { directory } = drain;
  const path = await ofFile(take(directory, name));
  const content = path && (await ofFile(unlessMissing(readFile(path))));
  if (!path || !content) return { stored: 0, refused: 0 };
  const lines = readLines(content);
  const refused: Buffer[] = [];
  for (const { bytes, submission } of lines) {
    const isStored = submission !== null && (await tryToStore(submission, drain));
    if (!isStored) refused.push(bytes);
  }
  if (refused.length > 0) await ofFile(setAside(directory, refused));
  await ofFile(rm(path, { force: true }));
  return { stored: lines.length - refused.length, refused: refused.length };
}

async function tryToStore(submission: Submission, { store, isRefusal }: Drain): Promise<boolean> {
  try {
    await store(submission);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/**
 * Stores everything that waits on disk in the database, including what processes that no longer exist have left.
 * May be called at any time, by several processes, and be killed halfway: storing a submission twice is
 * harmless. No line or file blocks those behind it: what cannot be stored is moved unchanged to `refused.jsonl`,
 * for somebody to look at.
 *
 * @throws the database's error while it is unavailable; the rest stays for the next run
 */
export async function drainSpool(drain: Drain): Promise<Drained> {
  const { directory } = drain;
  const names = (await unlessMissing(readdir(directory))) ?? [];
  const total: Drained = { stored: 0, refused: 0, errors: [] };
  for (const name of names.filter(isSegment).toSorted()) {
    try {
      const { stored, refused } = await drainFile(name, drain);
      total.stored += stored;
      total.refused += refused;
    } catch (error) {
      if (!(error instanceof SpoolFileError)) throw error;
      total.errors.push({ file: name, code: codeOf(error.cause) });
    }
  }
  if (total.stored + total.refused > 0) await syncDirectory(directory);
  return total;
}
