import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

const LIBRARIES = '/usr/lib';

/**
 * Where Debian installs the library that fakes the time of a process: in a directory named after the
 * architecture.
 */
function findLibrary(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  return readdirSync(LIBRARIES)
    .map((folder) => path.join(LIBRARIES, folder, 'faketime', 'libfaketimeMT.so.1'))
    .find((file) => existsSync(file));
}

const LIBRARY = findLibrary();

/** Why the clock cannot be moved here, for the titles of tests; empty if it can. */
export const WHY_NO_MOVED_CLOCK = LIBRARY
  ? ''
  : ' (skipped: no libfaketime here; install it with: apt-get install faketime)';

/**
 * A clock for test processes that can be changed while they run, as when a machine's clock is set. Other clocks
 * are not affected: timers, `performance.now()`.
 *
 * @param file where the time is written; it is created, in an existing directory
 */
export function movedClock(file: string) {
  return {
    /** Environment variables for the process. */
    environment: {
      LD_PRELOAD: LIBRARY ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_RESET: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    /** Sets the clock this many days ahead of the machine's; negative for behind. */
    put: (days: number) => writeFile(file, `${days >= 0 ? '+' : ''}${days}d\n`),
  };
}
