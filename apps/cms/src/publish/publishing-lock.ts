import type { Executor } from '@keelstone/content-store';

/**
 * One publishes at a time, until commit. Without it two saves could each project the other's document as it was before,
 * or wait for each other's rows for ever. The numbers are arbitrary and ours; content-store uses 1 to 3.
 */
export async function lockPublishing(executor: Executor): Promise<void> {
  await executor.query('select pg_advisory_xact_lock(1264939347, 10)');
}
