import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { openPool, startTestDatabase } from '@keelstone/postgres/test-database';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { type ContentChange, publish, unpublish } from '../index.ts';
import { migrate } from '../migrate/migrate.ts';
import { ContentReplica } from '../replica/content-replica.ts';
import { eventually, followIntoReplica, inTransaction } from '../testing/open-read-model.ts';
import { readSnapshot } from './read-snapshot.ts';

const server = await startTestDatabase(migrate);
afterAll(async () => {
  await server.stop();
});

/** Each transaction has its own nodes, so that none waits for another one to commit. */
const transaction = fc.record({
  steps: fc.array(fc.record({ node: fc.nat(2), remove: fc.boolean() }), { minLength: 1, maxLength: 5 }),
  pauseMs: fc.nat(15),
  rollsBack: fc.boolean(),
});

const titles = (replica: ContentReplica) =>
  [...replica.nodes('en')].map((node) => `${node.nid} ${node.title}`).sort();

function expectInOrder(deliveries: ContentChange[][], total: number): void {
  const numbers = deliveries.flat().map((change) => change.number);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).toHaveLength(total);
}

describe('concurrent transactions', () => {
  it('R-5 reach two followers in one order, whole, none skipped, and end in the same state', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(transaction, { minLength: 4, maxLength: 8 }), async (transactions) => {
        const urls = await server.createDatabase();
        const pool = openPool(urls.cmsUrl);
        const followers = [
          await followIntoReplica(urls.siteUrl, 50),
          await followIntoReplica(urls.siteUrl, 20),
        ];
        await Promise.allSettled(
          transactions.map(({ steps, pauseMs, rollsBack }, index) =>
            inTransaction(pool, async (executor) => {
              for (const { node, remove } of steps) {
                const nid = index * 3 + node + 1;
                if (remove) await unpublish(executor, { nid });
                else await publish(executor, { node: sampleNode('page', { nid }), dependencies: [] });
                await executor.query('select pg_sleep($1)', [pauseMs / 1_000]);
              }
              if (rollsBack) throw new Error('rolled back');
            }),
          ),
        );
        const log = await pool.query(
          'select number::integer, transaction from published.change_log order by number',
        );
        const newest = log.rows.at(-1)?.number ?? 0;
        const fresh = new ContentReplica();
        const client = await pool.connect();
        fresh.load(await readSnapshot(client, () => {}));
        client.release();
        for (const { follower, replica, deliveries } of followers) {
          await eventually('the follower to be up to date', () => follower.lastNumber === newest);
          expectInOrder(deliveries, log.rows.length);
          expectWholeTransactions(deliveries, log.rows);
          expect(titles(replica)).toEqual(titles(fresh));
          expect(replica.lastNumber).toBe(fresh.lastNumber);
          await follower.stop();
        }
        await pool.end();
      }),
      { numRuns: 12 },
    );
  });
});

/** No transaction is split across two deliveries. */
function expectWholeTransactions(
  deliveries: ContentChange[][],
  log: { number: number; transaction: string }[],
): void {
  const transactionOf = new Map(log.map((row) => [row.number, row.transaction]));
  const seen = deliveries.flatMap((changes) => [
    ...new Set(changes.map((change) => transactionOf.get(change.number))),
  ]);
  expect(new Set(seen).size).toBe(seen.length);
}
