import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chooseDataDirectory, hasCluster } from '../server/reachable-place.ts';
import { choosePostgresUser } from '../server/system-user.ts';
import { copyTree } from './copy-tree.ts';

type Restore = {
  /** A directory created by `backUpCluster`. */
  source: string;
  /** As for `startEmbeddedPostgres`. */
  dataDirectory: string;
  log?: (message: string) => void;
};

/** Thrown if there already is a database in the target directory. */
export class DataInTheWayError extends Error {
  constructor(dataDirectory: string) {
    super(
      `There is a database in ${dataDirectory}, and a restore overwrites nothing. Move that folder away, then restore again.`,
    );
    this.name = 'DataInTheWayError';
  }
}

/** Thrown if a directory does not contain a database backup. */
export class NoBackupError extends Error {
  constructor(source: string) {
    super(`${source} holds no whole backup of a database. Name the folder that \`npm run backup\` printed.`);
    this.name = 'NoBackupError';
  }
}

/**
 * Copies a backup to the data directory of the embedded PostgreSQL, which completes the recovery at its next
 * start. The administrator's password is that of the time of the backup.
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
