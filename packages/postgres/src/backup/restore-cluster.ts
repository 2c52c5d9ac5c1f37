import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chooseDataDirectory, hasCluster } from '../server/reachable-place.ts';
import { choosePostgresUser } from '../server/system-user.ts';
import { copyTree } from './copy-tree.ts';

type Restore = {
  /** What `backUpCluster` made. */
  source: string;
  /** As for `startEmbeddedPostgres`. */
  dataDirectory: string;
  log?: (message: string) => void;
};

/** Thrown when there is a database where one is to be restored to. */
export class DataInTheWayError extends Error {
  constructor(dataDirectory: string) {
    super(
      `There is a database in ${dataDirectory}, and a restore overwrites nothing. Move that folder away, then restore again.`,
    );
    this.name = 'DataInTheWayError';
  }
}

/** Thrown when a folder holds no backup of a database. */
export class NoBackupError extends Error {
  constructor(source: string) {
    super(`${source} holds no whole backup of a database. Name the folder that \`npm run backup\` printed.`);
    this.name = 'NoBackupError';
  }
}

/**
 * Puts a backup where the embedded PostgreSQL looks for its data. At its next start it brings the copy to the state of the
 * backup's end. Its administrator's password is the one of then.
 *
 * @throws DataInTheWayError
 * @throws NoBackupError
 */
export async function restoreCluster({ source, dataDirectory, log = () => {} }: Restore): Promise<void> {
  if (!hasCluster(source)) throw new NoBackupError(source);
  const wanted = path.resolve(dataDirectory);
  const owner = await choosePostgresUser(wanted, log);
  const target = await chooseDataDirectory(wanted, owner, log);
  if (hasCluster(target)) throw new DataInTheWayError(target);
  try {
    await copyTree(source, target, { owner });
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error;
  }
}
