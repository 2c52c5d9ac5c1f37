import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { openPool, startTestDatabase } from '@keelstone/postgres/test-database';
import { afterAll, expect, it } from 'vitest';
import { publish } from '../index.ts';
import { migrate } from '../migrate/migrate.ts';
import { eventually, followIntoReplica } from '../testing/open-read-model.ts';

const server = await startTestDatabase(migrate);
afterAll(async () => {
  await server.goOn();
  await server.stop();
});

it('R-5 a database that hangs is known for it while the connection stays, and is followed on when it goes on', async () => {
  const urls = await server.createDatabase();
  const pool = openPool(urls.cmsUrl);
  const { follower, replica, snapshots, errors } = await followIntoReplica(urls.siteUrl);
  await publish(pool, { node: sampleNode('page', { nid: 1, path: '/1' }), dependencies: [] });
  await eventually('the first change', () => replica.size === 1);
  for (const nid of [2, 3]) {
    await server.hang();
    await eventually('the silence to be noticed', () => follower.state === 'disconnected');
    await server.goOn();
    await eventually('the end of it', () => follower.state === 'following');
    await publish(pool, { node: sampleNode('page', { nid, path: `/${nid}` }), dependencies: [] });
    await eventually('the next change', () => replica.size === nid);
  }
  expect([snapshots.length, errors]).toEqual([1, []]);
  await follower.stop();
  await pool.end();
});
