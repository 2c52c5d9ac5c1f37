import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { countLines } from './read-lines.ts';
import { isSegment, REFUSED } from './segment.ts';

/** What is on disk, for all processes that share the directory. */
export type SpoolCount = {
  /** Forms that wait for the database. */
  waiting: number;
  /** Lines that were set aside, and unreadable files: they are not stored until somebody has looked at them. */
  setAside: number;
};

/** The size of the spool in bytes. */
export async function spoolBytes(directory: string): Promise<number> {
  const names = (await readdir(directory).catch(() => [])).filter(
    (name) => isSegment(name) || name === REFUSED,
  );
  const sizes = names.map((name) =>
    stat(join(directory, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Counts the content of the spool. Files that have not changed since the last time are not read again. */
export class SpoolCounter {
  readonly #directory: string;
  #known = new Map<string, { version: string; lines: number }>();

  constructor(directory: string) {
    this.#directory = directory;
  }

  async count(): Promise<SpoolCount> {
    const names = await readdir(this.#directory).catch(() => []);
    const known = this.#known;
    this.#known = new Map();
    const count = { waiting: 0, setAside: 0 };
    for (const name of names) {
      if (!isSegment(name) && name !== REFUSED) continue;
      const lines = await this.#countFile(name, known);
      if (lines === 'unreadable') count.setAside += 1;
      else count[name === REFUSED ? 'setAside' : 'waiting'] += lines;
    }
    return count;
  }

  async #countFile(name: string, known: ReadonlyMap<string, { version: string; lines: number }>) {
    const path = join(this.#directory, name);
    try {
      const { size, mtimeMs, ino } = await stat(path);
      const version = `${ino}:${size}:${mtimeMs}`;
      const before = known.get(name);
      const lines = before?.version === version ? before.lines : countLines(await readFile(path));
      this.#known.set(name, { version, lines });
      return lines;
    } catch (error) {
      // Another process has stored it in the meantime.
      return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 0 : 'unreadable';
    }
  }
}
