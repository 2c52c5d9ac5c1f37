import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

const LIBRARIES = '/usr/lib';

/** Where Debian has the library that tells a process another time: in a folder named after the machine's kind. */
function findLibrary(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  return readdirSync(LIBRARIES)
    .map((folder) => path.join(LIBRARIES, folder, 'faketime', 'libfaketimeMT.so.1'))
    .find((file) => existsSync(file));
}

const LIBRARY = findLibrary();

/** Why the clock cannot be moved here, for the titles of tests; empty where it can. */
export const WHY_NO_MOVED_CLOCK = LIBRARY
  ? ''
  : ' (skipped: no libfaketime here; install it with: apt-get install faketime)';

/**
 * A clock for processes of tests that is moved while they run, as when a machine's clock is put right. What they measure
 * by other clocks goes on: timers, `performance.now()`.
 *
 * @param file where the time is told; it is made, in a directory that exists
 */
export function movedClock(file: string) {
  return {
    /** For the process. */
    environment: {
      LD_PRELOAD: LIBRARY ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_RESET: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    /** Puts it so many days ahead of the machine's; negative for behind. */
    put: (days: number) => writeFile(file, `${days >= 0 ? '+' : ''}${days}d\n`),
  };
}
