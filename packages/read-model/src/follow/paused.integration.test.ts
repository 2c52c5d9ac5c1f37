import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { openPool, startTestDatabase } from '@keelstone/postgres/test-database';
import { afterAll, expect, it } from 'vitest';
import { type ContentChange, ContentReplica, follow, publish, unpublish } from '../index.ts';
import { migrate } from '../migrate/migrate.ts';
import { eventually, inTransaction } from '../testing/open-read-model.ts';

const server = await startTestDatabase(migrate);
afterAll(() => server.stop());

it('R-5 a follower that is held up for 1,000 changes gets all of them in their order, whole transactions at a time', async () => {
  const urls = await server.createDatabase();
  const pool = openPool(urls.cmsUrl);
  const replica = new ContentReplica();
  const deliveries: ContentChange[][] = [];
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const follower = await follow({
    connectionString: urls.siteUrl,
    onSnapshot: (snapshot) => replica.load(snapshot),
    onChanges: async (changes) => {
      deliveries.push(changes);
      await held;
      replica.apply(changes);
    },
  });
  await publish(pool, { node: sampleNode('page', { nid: 1, path: '/1' }), dependencies: [] });
  await eventually('the first change', () => deliveries.length === 1);
  // 333 transactions of three changes each, so that some of them span a page boundary of the log.
  for (let step = 1; step <= 333; step += 1) {
    await inTransaction(pool, async (executor) => {
      for (let index = 0; index < 3; index += 1) {
        const nid = 2 + ((step * 3 + index) % 50);
        if (step % 5 === 0) await unpublish(executor, { nid });
        const node = sampleNode('page', { nid, path: `/${nid}`, title: `Edition ${step}` });
        if (step % 5 !== 0) await publish(executor, { node, dependencies: [] });
      }
    });
  }
  const { rows } = await pool.query(
    'select number::integer, transaction from published.change_log order by number',
  );
  goOn();
  await eventually('the last change', () => follower.lastNumber === rows.at(-1)?.number);
  expect(rows.length).toBeGreaterThan(900);
  expect(deliveries.flat().map(({ number }) => number)).toEqual(rows.map(({ number }) => number));
  const transactionOf = new Map(rows.map(({ number, transaction }) => [number, transaction]));
  const firstsAndLasts = deliveries.map((changes) =>
    [changes[0], changes.at(-1)].map((change) => transactionOf.get(change?.number)),
  );
  for (const [index, [first]] of firstsAndLasts.entries()) {
    if (index > 0) expect(first).not.toBe(firstsAndLasts[index - 1]?.[1]);
  }
  const published = await pool.query(`select node->>'title' as title from published.nodes order by nid`);
  const titles = [...replica.nodes('en')].sort((one, other) => one.nid - other.nid).map(({ title }) => title);
  expect(titles).toEqual(published.rows.map(({ title }) => title));
  await follower.stop();
  await pool.end();
});
