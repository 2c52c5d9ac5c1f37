import type { Executor } from '@keelstone/read-model';

/**
 * One publishes at a time, until commit. Without it two saves could each project the other's document as it was before,
 * or wait for each other's rows for ever. The numbers are arbitrary and ours; read-model uses 1 to 3, postgres 4.
 */
export async function lockPublishing(executor: Executor): Promise<void> {
  await executor.query('select pg_advisory_xact_lock(1264939347, 10)');
}

/** For work that lets editors go first: false when somebody is publishing, and then nothing is locked. */
export async function tryLockPublishing(executor: Executor): Promise<boolean> {
  const { rows } = await executor.query('select pg_try_advisory_xact_lock(1264939347, 10) as locked');
  return Boolean(rows[0]?.locked);
}
