import { withoutValues } from '@keelstone/model/log/without-values';
import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload';
import { sessionOf } from './transaction.ts';

export type Migration = { name: string; up(args: MigrateUpArgs): Promise<void> };

/** A value was added to an enum, and is used before that was committed. */
const UNCOMMITTED_ENUM_VALUE = '55P04';

const namesOf = (migrations: readonly Migration[]) => migrations.map(({ name }) => name);

/** Thrown when a migration fails. */
class MigrationFailedError extends Error {
  override name = 'MigrationFailedError';

  /** @param kept names of those before it that were committed */
  constructor(migration: string, kept: readonly string[], cause: unknown) {
    const reason = (withoutValues(cause) as Error).message;
    super(
      `The migration ${migration} failed, so this release cannot start. ` +
        (kept.length === 0
          ? 'What it and those before it had changed was taken back: the release that ran before can be started again, and nothing is lost. To go on with this one, correct what the database says below, and start it again.'
          : `Those before it were kept (${kept.join(', ')}), so the release that ran before refuses this database. Correct what the database says below, and start this one again; or restore the backup that was made before.`) +
        `\n\n${reason}`,
      { cause },
    );
  }
}

const codeOf = (error: unknown) => {
  const { cause, code } = (error ?? {}) as { cause?: { code?: string }; code?: string };
  return cause?.code ?? code;
};

/** Runs migrations in one transaction. @throws MigrationFailedError */
async function runTogether(
  payload: Payload,
  migrations: readonly Migration[],
  batch: number,
  kept: readonly string[] = [],
): Promise<void> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  for (const { name, up } of migrations) {
    try {
      payload.logger.info({ msg: `Migrating: ${name}` });
      const db = (await sessionOf(req))?.db as unknown as MigrateUpArgs['db'];
      await up({ db, payload, req });
      await payload.create({ collection: 'payload-migrations', data: { name, batch }, req });
    } catch (error) {
      await killTransaction(req);
      throw new MigrationFailedError(name, kept, error);
    }
  }
  await commitTransaction(req).catch((error: unknown) => {
    throw new MigrationFailedError(namesOf(migrations).join(', '), kept, error);
  });
}

/**
 * Runs migrations, in one transaction: Payload (3.90.1) would commit each, and when a later one fails, neither the
 * release that ran before nor this one could start. What needs a commit in between is committed one by one.
 *
 * @param batch the number that Payload gives to those that ran together
 * @throws MigrationFailedError which says what was kept, and what to do
 */
export async function runMigrations(
  payload: Payload,
  migrations: readonly Migration[],
  batch: number,
): Promise<void> {
  try {
    await runTogether(payload, migrations, batch);
  } catch (error) {
    if (codeOf((error as Error).cause) !== UNCOMMITTED_ENUM_VALUE) throw error;
    for (const [index, migration] of migrations.entries())
      await runTogether(payload, [migration], batch, namesOf(migrations.slice(0, index)));
  }
}
