import { AsyncLocalStorage } from 'node:async_hooks';
import { say } from '@keelstone/languages/say.ts';
import type { Executor } from '@keelstone/read-model';
import { APIError, type CollectionBeforeValidateHook, type Payload } from 'payload';
import { databaseOf, transactionOf } from './transaction.ts';
import type { TrashedSlug } from './trashed-collections.ts';

// The lock numbers are arbitrary; read-model uses 1 to 3, postgres 4.
const PUBLISHING = '1264939347, 10';
const LOADING = '1264939347, 14';

/**
 * Ends a transaction that others wait for if nothing comes from its process for a minute: that of a process which was
 * suspended, or whose machine has gone, would stay open for hours. What is at work comes nowhere near that.
 */
export const ENDS_IF_STILL = `select set_config('idle_in_transaction_session_timeout', '60s', true)`;

/** Whether this is the load itself, which may publish. */
const isLoad = new AsyncLocalStorage<true>();

/** Thrown when something would be published, or saved, that a load has not saved whole yet. */
export class StillLoadingError extends APIError {
  constructor() {
    super(
      say('Nothing was saved, because content is still being loaded. Try again in a minute.'),
      423,
      null,
      true,
    );
    this.name = 'StillLoadingError';
  }
}

/**
 * Serializes publishing until commit. Otherwise two saves could each project the other's document in its old state,
 * or deadlock on each other's rows.
 *
 * @throws StillLoadingError while new pages are loaded: what shows them would be published without them
 */
export async function lockPublishing(executor: Executor): Promise<void> {
  const isOpen = isLoad.getStore() ? 'true' : `pg_try_advisory_xact_lock_shared(${LOADING})`;
  const { rows } = await executor.query(
    `${ENDS_IF_STILL}, pg_advisory_xact_lock(${PUBLISHING}), ${isOpen} as is_open`,
  );
  if (!rows[0]?.is_open) throw new StillLoadingError();
}

/**
 * For replacing and deleting, before `lockPublishing`: waits for plans that are carried out, and no other begins until
 * commit. Whoever carries out a plan takes its row first, too, and would deadlock otherwise.
 */
export const lockPlans = ({ query }: Executor) =>
  query(`select from scheduled_changes where state = 'planned' order by id for update`);

/**
 * For replacing and deleting, after `lockPlans` and before `lockPublishing`: a save that refers to a document locks its
 * row, for the foreign key, and publishes then.
 */
export const lockDocuments = (
  { query }: Executor,
  collection: TrashedSlug,
  ids: readonly number[],
): Promise<unknown> =>
  query(
    `select from "${collection}" where id = any(string_to_array($1, ',')::bigint[]) order by id for update`,
    [ids.join(',')],
  );

/**
 * For background work that gives way to editors and loads: returns false, without locking, if somebody is publishing.
 */
export async function tryLockPublishing(executor: Executor): Promise<boolean> {
  const { rows } = await executor.query(
    `select pg_try_advisory_xact_lock_shared(${LOADING}) and pg_try_advisory_xact_lock(${PUBLISHING}) as locked`,
  );
  return Boolean(rows[0]?.locked);
}

/** @throws StillLoadingError while new pages are loaded, except to the load */
export async function refuseWhileLoading(executor: Executor): Promise<void> {
  if (isLoad.getStore()) return;
  const { rows } = await executor.query(`select pg_try_advisory_xact_lock_shared(${LOADING}) as is_over`);
  if (!rows[0]?.is_over) throw new StillLoadingError();
}

/**
 * Saves new pages that are published from their files already, while staff may use the CMS: until it ends, the CMS
 * has only titles of some, so nobody else may publish what shows them. The lock belongs to a connection; a killed load
 * refuses nothing any more.
 */
export async function whileLoading<T>(payload: Payload, work: () => Promise<T>): Promise<T> {
  const client = await databaseOf(payload).pool.connect();
  // It is idle until the end; without a listener, losing it would end the process.
  client.on('error', (error) => payload.logger.warn(`The lock of the load was lost: ${error.message}`));
  try {
    await client.query(`select pg_advisory_lock(${LOADING})`);
    return await isLoad.run(true, work);
  } finally {
    // Closed, which releases the lock.
    client.release(true);
  }
}

/** Serializes the validation of saves: two concurrent ones would not see what the other claims. */
export const validateOneByOne: CollectionBeforeValidateHook = async ({ data, req }) => {
  await lockPublishing(await transactionOf(req));
  return data;
};
