import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Folders that hold something only after a database has been there. Not `secrets.json`, which a start has written that
 * found its ports taken; and an empty folder says nothing, because a start makes those of media and submissions first.
 */
const FILLED_LATER = ['stamps', 'media', 'mail', 'submissions', 'search'];

function holdsSomething(folder) {
  try {
    return readdirSync(folder).length > 0;
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

/** Whether the embedded database is here. As root it may be elsewhere: see `chooseDataDirectory` of packages/postgres. */
export const hasDatabase = (dataDirectory) => existsSync(join(dataDirectory, 'postgres', 'PG_VERSION'));

/**
 * Whether a start has got as far as a database here, of its own or of the operator, so that there may be content: by
 * what is there, because files may be lost when an installation is moved.
 */
export const isBegun = (dataDirectory) =>
  hasDatabase(dataDirectory) || FILLED_LATER.some((name) => holdsSomething(join(dataDirectory, name)));
