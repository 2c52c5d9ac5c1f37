import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Advice } from '../progress.mjs';

/**
 * Folders that hold something only after a database has been there. Not `secrets.json`, which a start has written that
 * found its ports taken; and an empty folder says nothing, because a start makes those of media and submissions first.
 */
const FILLED_LATER = {
  stamps: undefined,
  media: 'MEDIA_DIR',
  mail: 'MAIL_DIR',
  submissions: 'SUBMISSIONS_DIR',
  search: 'SEARCH_SNAPSHOT_DIR',
};

/** Of a disk that is mounted there, or of a desktop; nothing of ours. */
const isForeign = (name) => name === 'lost+found' || ['.DS_Store', '.snapshot', '.snapshots'].includes(name);

/** @throws Advice when it cannot be read, so that there may be anything in it */
function holdsSomething(folder, variable) {
  try {
    return readdirSync(folder).some((name) => !isForeign(name));
  } catch ({ code }) {
    if (code === 'ENOENT') return false;
    throw new Advice(
      `${variable ? `${variable}, ` : ''}${folder}, cannot be read (${code}). Choose a folder that this user may read and write to.`,
    );
  }
}

/** Whether the embedded database is here. As root it may be elsewhere: see `chooseDataDirectory` of packages/postgres. */
export const hasDatabase = (dataDirectory) => existsSync(join(dataDirectory, 'postgres', 'PG_VERSION'));

/**
 * Whether a start has got as far as a database here, of its own or of the operator, so that there may be content: by
 * what is there, because files may be lost when an installation is moved.
 */
export const isBegun = (dataDirectory, env = process.env) =>
  hasDatabase(dataDirectory) ||
  Object.entries(FILLED_LATER).some(([name, variable]) =>
    holdsSomething(env[variable] || join(dataDirectory, name), variable),
  );
