import type { Executor } from '@keelstone/read-model';
import type { Payload, PayloadRequest } from 'payload';
import type pg from 'pg';
import { migrations } from '../migrations/index.ts';
import { type Migration, runMigrations } from './run-migrations.ts';
import { storeReferences } from './stored-references.ts';
import { readerOf } from './transaction.ts';

const [INITIAL = ''] = migrations.map(({ name }) => name);

/**
 * The last of the migrations that the initial one replaced, and the one after which it results in the same tables: the
 * last one but dropped a column that nothing reads any more (`search_tasks.failure`).
 */
const LAST_FORMER_STEPS = [
  '20261123_234711_translate_notices',
  '20261126_162542_compute_failures_of_rebuilds',
];

/** Thrown when the database has migrations that this version does not have. */
export class UnknownMigrationsError extends Error {
  override name = 'UnknownMigrationsError';

  constructor(names: readonly string[]) {
    super(
      `The database belongs to another version of the CMS: it has been through ${names.join(', ')}, which this version ` +
        'does not know. Start the version that made it, or give this one an empty database: another KEELSTONE_DATA, or ' +
        'another DATABASE_URL.',
    );
  }
}

/** As in migrate-tables.ts of the read model, with a number of its own. */
const LOCK = 'pg_advisory_lock(1264939347, 16)';

/**
 * Runs the migrations of the CMS's own tables that this database is missing. Of several processes that do so at the same
 * time, such as on two machines, the others wait for the first, and find nothing to do.
 *
 * @param all by default, those of this version
 * @throws UnknownMigrationsError when another version made the database; nothing has been changed then
 * @throws MigrationFailedError when one fails
 */
export async function migrateDocuments(
  payload: Payload,
  all = migrations as unknown as readonly Migration[],
): Promise<void> {
  const { pool } = payload.db as unknown as { pool: pg.Pool };
  const client = await pool.connect();
  try {
    await client.query(`select ${LOCK}`);
    const reader = await readerOf({ payload } as PayloadRequest);
    const ran = await readMigrations(payload, all);
    const last = LAST_FORMER_STEPS.findLast((step) => ran.includes(step));
    if (last && !ran.includes(INITIAL)) {
      await reader.query('update public.payload_migrations set name = $1 where name = $2', [INITIAL, last]);
      ran.push(INITIAL);
    }
    const missing = all.filter(({ name }) => !ran.includes(name));
    if (missing.length > 0) await runMigrations(payload, missing, (await newestBatch(reader, ran)) + 1);
    await storeReferences(reader);
  } finally {
    // The lock ends with its connection, also if this process does.
    client.release(true);
  }
}

/** The number of the migrations that ran last; 0 in a new database. */
async function newestBatch(reader: Executor, ran: readonly string[]): Promise<number> {
  if (ran.length === 0) return 0;
  const { rows } = await reader.query('select max(batch) as batch from public.payload_migrations');
  return Number(rows[0]?.batch);
}

/**
 * To be called before anything is changed, because the version that made the database has to start with it again.
 *
 * @returns the names of the migrations that the database has been through
 * @throws UnknownMigrationsError when another version made it
 */
export const refuseUnknownMigrations = (payload: Payload): Promise<string[]> =>
  readMigrations(payload, migrations);

async function readMigrations(payload: Payload, all: readonly { name: string }[]): Promise<string[]> {
  const database = await readerOf({ payload } as PayloadRequest);
  const { rows } = await database.query(
    `select to_regclass('public.payload_migrations') is not null as exists`,
  );
  if (!rows[0]?.exists) return [];
  const { rows: ran } = await database.query('select name from public.payload_migrations order by name');
  const names = ran.map(({ name }) => String(name));
  const known = new Set(all.map(({ name }) => name));
  const hasInitial = [INITIAL, ...LAST_FORMER_STEPS].some((step) => names.includes(step));
  const isFormer = (name: string) => hasInitial && name < INITIAL;
  const unknown = names.filter((name) => !known.has(name) && !isFormer(name));
  if (unknown.length > 0) throw new UnknownMigrationsError(unknown);
  return names;
}
