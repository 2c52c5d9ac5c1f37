import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScript } from './app/run-script.ts';
import { assumeNoInstallation } from './configuration.ts';

const HEAD =
  '// @ts-nocheck: Payload brings two copies of drizzle, whose types do not match though their values do.\n';

/** Thrown when an argument is missing. */
class UsageError extends Error {
  override name = 'UsageError';
}

/** Payload's template imports types as values and omits file extensions, which Node.js cannot resolve. */
function makeLoadable(directory: string): void {
  for (const name of readdirSync(directory).filter((file) => file.endsWith('.ts'))) {
    const path = join(directory, name);
    const source = readFileSync(path, 'utf8');
    const loadable = source
      .replace(
        'import { MigrateUpArgs, MigrateDownArgs, sql }',
        'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
      )
      .replace(/from '(\.\/\d+_\d+_\w+)'/g, "from '$1.ts'");
    const isMigration = name !== 'index.ts' && !source.startsWith(HEAD);
    if (loadable !== source || isMigration) writeFileSync(path, `${isMigration ? HEAD : ''}${loadable}`);
  }
}

/** The tool reads only the newest snapshot, and each has 40,000 lines. Names begin with the time. */
function deleteFormerSnapshots(directory: string): void {
  const snapshots = readdirSync(directory).filter((file) => file.endsWith('.json'));
  for (const name of snapshots.sort().slice(0, -1)) rmSync(join(directory, name));
}

/**
 * `npm run create-migration -w @keelstone/cms -- NAME`: writes a migration with what changed in the collections
 * since the last one.
 */
async function createMigration(): Promise<void> {
  const [, , name] = process.argv;
  if (!name || !/^[a-z0-9-]+$/.test(name)) {
    throw new UsageError(
      'Give the migration a name in kebab-case that says what changes, such as add-event-speakers.',
    );
  }
  assumeNoInstallation();
  const { openPayload } = await import('./app/open-payload.ts');
  const payload = await openPayload({ connects: false });
  await payload.db.createMigration({ payload, migrationName: name, forceAcceptWarning: false });
  makeLoadable(payload.db.migrationDir);
  deleteFormerSnapshots(payload.db.migrationDir);
}

runScript(async () => createMigration);
