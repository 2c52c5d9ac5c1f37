import { appendFile, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Submission } from '@keelstone/content-store';
import { readLines } from './read-lines.ts';
import { OPEN, REFUSED, syncDirectory, TAKEN } from './segment.ts';

export type Drain = {
  directory: string;
  /** Hands a submission to the database. */
  store(submission: Submission): Promise<unknown>;
  /** Whether the database will never take what it just refused. */
  isRefusal(error: unknown): boolean;
};

export type Drained = { stored: number; refused: number };

const isMissing = (error: unknown) => (error as { code?: unknown }).code === 'ENOENT';

/** Null where another process was faster. */
async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

/** Renames a file before it is read: whoever still writes to it sees that, and writes elsewhere. */
async function take(directory: string, name: string): Promise<string | null> {
  if (name.endsWith(TAKEN)) return join(directory, name);
  const taken = join(directory, name.replace(OPEN, TAKEN));
  const outcome = await unlessMissing(rename(join(directory, name), taken).then(() => taken));
  return outcome;
}

async function setAside(directory: string, line: string): Promise<void> {
  await appendFile(join(directory, REFUSED), `${line}\n`, { mode: 0o600, flush: true });
}

async function drainFile(path: string, drain: Drain): Promise<Drained> {
  const drained = { stored: 0, refused: 0 };
  const content = await unlessMissing(readFile(path, 'utf8'));
  for (const { text, submission } of readLines(content ?? '')) {
    const isStored = submission !== null && (await tryToStore(submission, drain));
    if (!isStored) await setAside(drain.directory, text);
    drained[isStored ? 'stored' : 'refused'] += 1;
  }
  await rm(path, { force: true });
  return drained;
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
 * Hands everything that waits on disk to the database, also what processes left behind that are no more. Safe at any
 * moment, by several processes at once, and to be killed in: handing in twice does no harm.
 *
 * @returns how many submissions were handed in, and how many the database will never take (they are in `refused.jsonl`)
 * @throws what the database says while it is away; the rest stays for the next time
 */
export async function drainSpool(drain: Drain): Promise<Drained> {
  const { directory } = drain;
  const names = (await unlessMissing(readdir(directory))) ?? [];
  const total = { stored: 0, refused: 0 };
  for (const name of names.filter((each) => each.endsWith(OPEN) || each.endsWith(TAKEN)).toSorted()) {
    const path = await take(directory, name);
    if (!path) continue;
    const { stored, refused } = await drainFile(path, drain);
    total.stored += stored;
    total.refused += refused;
  }
  if (total.stored + total.refused > 0) await syncDirectory(directory);
  return total;
}
