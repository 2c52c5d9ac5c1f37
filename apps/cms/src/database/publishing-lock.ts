import type { Executor } from '@keelstone/read-model';

/**
 * Serializes publishing until commit. Otherwise two saves could each project the other's document in its old state,
 * or deadlock on each other's rows. The lock numbers are arbitrary; read-model uses 1 to 3, postgres 4.
 */
export async function lockPublishing(executor: Executor): Promise<void> {
  await executor.query('select pg_advisory_xact_lock(1264939347, 10)');
}

/** For background work that gives way to editors: returns false, without locking, if somebody is publishing. */
export async function tryLockPublishing(executor: Executor): Promise<boolean> {
  const { rows } = await executor.query('select pg_try_advisory_xact_lock(1264939347, 10) as locked');
  return Boolean(rows[0]?.locked);
}
