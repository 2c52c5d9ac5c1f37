import type pg from 'pg';
import { follow } from '../follow/follow.ts';
import type { ContentChange, ContentSnapshot, Executor } from '../index.ts';
import { ContentReplica } from '../replica/content-replica.ts';

/** Runs `work` in one transaction on a separate connection; rolls back if it throws, and rethrows. */
export async function inTransaction<T>(pool: pg.Pool, work: (executor: Executor) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Starts a follower that feeds a replica and records what it receives. */
export async function followIntoReplica(connectionString: string, pollMs = 200) {
  const replica = new ContentReplica();
  const snapshots: ContentSnapshot[] = [];
  const deliveries: ContentChange[][] = [];
  const errors: string[] = [];
  const follower = await follow({
    connectionString,
    pollMs,
    onSnapshot: (snapshot) => {
      snapshots.push(snapshot);
      replica.load(snapshot);
    },
    onChanges: (changes) => {
      deliveries.push(changes);
      replica.apply(changes);
    },
    logger: {
      info() {},
      warn() {},
      error: (_details, message) => errors.push(message),
    },
  });
  return { follower, replica, snapshots, deliveries, errors };
}

/** Waits until a condition holds; fails with a message that says what did not happen. */
export async function eventually(what: string, holds: () => boolean, patienceMs = 15_000): Promise<void> {
  for (const end = Date.now() + patienceMs; !holds(); ) {
    if (Date.now() > end) throw new Error(`Waited ${patienceMs} ms in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
