import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { copyTree } from './copy-tree.ts';

type BackUp = {
  /** Of the superuser. The data directory must be on this machine. */
  connectionString: string;
  /** A directory that does not exist yet. */
  target: string;
};

/** Only relevant to the running server, or rewritten when it starts (PostgreSQL manual, 25.3.4.3). */
const PASSING =
  /^(postmaster\.(pid|opts)|(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.*)$/;
const TEMPORARY = /(^|\/)pgsql_tmp/;

/**
 * Copies a running PostgreSQL while it is being written to, like `pg_basebackup` (which the embedded version
 * lacks), with the "low-level API" of the manual, 25.3.4. The copy is self-contained: a PostgreSQL started on it
 * has everything that was committed before this call, and only whole transactions.
 *
 * @throws if the server cannot be reached, or the target already exists
 */
export async function backUpCluster({ connectionString, target }: BackUp): Promise<void> {
  await mkdir(target, { mode: 0o700 });
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query('show data_directory');
    const source = String(rows[0]?.data_directory);
    // A replication slot retains the WAL that is written meanwhile. It is temporary, and disappears with this
    // connection.
    await client.query(`select pg_create_physical_replication_slot('keelstone_backup', true, true)`);
    const started = await client.query(`select pg_walfile_name(pg_backup_start('keelstone', true)) as file`);
    await copyTree(source, target, {
      accepts: (file) => !PASSING.test(file) && !TEMPORARY.test(file),
    });
    const stopped = await client.query(
      'select labelfile, pg_walfile_name(lsn) as file from pg_backup_stop(false)',
    );
    await copyLog(source, target, String(started.rows[0]?.file), String(stopped.rows[0]?.file));
    await writeFile(path.join(target, 'backup_label'), String(stopped.rows[0]?.labelfile), { mode: 0o600 });
  } catch (error) {
    // An incomplete copy must not be mistaken for a complete one.
    await rm(target, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

/** Copies the WAL files from the start of the backup to its end; sorting by name sorts them by time. */
async function copyLog(source: string, target: string, first: string, last: string): Promise<void> {
  const names = await readdir(path.join(source, 'pg_wal'));
  const needed = new Set(
    names.filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last),
  );
  await copyTree(path.join(source, 'pg_wal'), path.join(target, 'pg_wal'), {
    accepts: (file) => needed.has(file) || file.endsWith('.history'),
  });
}
