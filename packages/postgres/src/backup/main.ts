import { parseDatabaseConfig } from '../server/database-config.ts';
import { backUpCluster } from './back-up-cluster.ts';
import { copyFiles } from './copy-files.ts';
import { restoreCluster } from './restore-cluster.ts';

/**
 * For bin/backup.mjs and bin/restore.mjs: `back-up FOLDER` or `restore FOLDER`, for the database in
 * KEELSTONE_DATABASE; `copy FROM TO LAST…` for other files, as `copyFiles` does.
 */
async function main([command, folder = '', to = '', ...last]: string[]): Promise<void> {
  if (command === 'copy') return copyFiles(folder, to, last);
  const { adminPassword, dataDirectory, port } = parseDatabaseConfig(process.env.KEELSTONE_DATABASE);
  if (command === 'restore') {
    return restoreCluster({ source: folder, dataDirectory, log: (message) => console.error(message) });
  }
  const connectionString = `postgres://postgres:${encodeURIComponent(adminPassword)}@127.0.0.1:${port}/postgres`;
  return backUpCluster({ connectionString, target: folder });
}

const LOOK_EVERY_MS = 100;

/**
 * Ends this process when the command that started it has gone: killed, it would be repeated, and both would write into
 * the same folder.
 */
function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1);
  }, LOOK_EVERY_MS).unref();
}

try {
  endWithParent();
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
