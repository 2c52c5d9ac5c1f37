import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { DatabaseUrls } from '@keelstone/postgres';
import { openPool, startTestDatabase } from '@keelstone/postgres/test-database';
import type pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type ContentChange,
  type Follower,
  follow,
  pruneChangeLog,
  publish,
  publishRedirect,
  publishSetting,
  requestReindex,
  unpublish,
} from '../index.ts';
import { migrate } from '../migrate/migrate.ts';
import { eventually, followIntoReplica, inTransaction } from '../testing/open-read-model.ts';

let urls: DatabaseUrls;
let pool: pg.Pool;
const followers: Follower[] = [];
const server = await startTestDatabase(migrate);
beforeEach(async () => {
  urls = await server.createDatabase();
  pool = openPool(urls.cmsUrl);
});
afterEach(async () => {
  for (const follower of followers.splice(0)) await follower.stop();
  await pool.end();
});
afterAll(async () => {
  await server.stop();
});

const page = (nid: number, title = 'T') => ({ node: sampleNode('page', { nid, title }), dependencies: [] });

async function startFollowing(pollMs?: number) {
  const following = await followIntoReplica(urls.siteUrl, pollMs);
  followers.push(following.follower);
  return following;
}

async function endConnections(): Promise<void> {
  const admin = openPool(server.adminUrl);
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'keelstone follower'`,
  );
  await admin.end();
}

describe('following what is published', () => {
  it('begins with everything that is published', async () => {
    await publish(pool, page(1));
    await publishSetting(pool, { key: 'colours', language: 'en', value: ['rust'], dependencies: [] });
    await publishRedirect(pool, { from: '/old', to: '/new', status: 302 });
    const { follower, snapshots } = await startFollowing();
    expect(snapshots).toEqual([
      {
        number: 3,
        nodes: [page(1).node],
        settings: [{ key: 'colours', language: 'en', value: ['rust'] }],
        redirects: [{ from: '/old', to: '/new', status: 302 }],
      },
    ]);
    expect([follower.state, follower.lastNumber]).toEqual(['following', 3]);
  });

  it('begins with nothing when nothing was ever published', async () => {
    const { follower, snapshots } = await startFollowing();
    expect(snapshots).toEqual([{ number: 0, nodes: [], settings: [], redirects: [] }]);
    await publish(pool, page(1));
    await eventually('the first change', () => follower.lastNumber === 1);
  });

  it('R-5 brings each kind of change, and its undoing', async () => {
    const { follower, deliveries } = await startFollowing();
    await publish(pool, page(1));
    await publishSetting(pool, { key: 'colours', language: 'de', value: { a: 1 }, dependencies: [] });
    await publishRedirect(pool, { from: '/old', to: '/new', status: 301 });
    await eventually('three changes', () => follower.lastNumber === 3);
    await unpublish(pool, { nid: 1 });
    await publish(pool, { node: sampleNode('page', { nid: 2, path: '/old' }), dependencies: [] });
    await eventually('the undoing', () => follower.lastNumber === 6);
    expect(deliveries.flat()).toEqual([
      { kind: 'node', number: 1, nid: 1, language: 'en', node: page(1).node },
      { kind: 'setting', number: 2, key: 'colours', language: 'de', value: { a: 1 } },
      { kind: 'redirect', number: 3, from: '/old', redirect: { from: '/old', to: '/new', status: 301 } },
      { kind: 'node', number: 4, nid: 1, language: 'en', node: null },
      expect.objectContaining({ kind: 'node', number: 5, nid: 2 }),
      { kind: 'redirect', number: 6, from: '/old', redirect: null },
    ]);
  });

  it('A-4 brings the wish for new indexes after the corrections of its transaction, and changes nothing else', async () => {
    const { follower, deliveries, replica } = await startFollowing();
    await inTransaction(pool, async (executor) => {
      await publish(executor, page(1));
      await requestReindex(executor);
    });
    await eventually('both', () => follower.lastNumber === 2);
    expect(deliveries.flat()).toMatchObject([
      { kind: 'node', number: 1 },
      { kind: 'reindex', number: 2 },
    ]);
    expect([replica.size, replica.lastNumber]).toEqual([1, 2]);
  });

  it('delivers a transaction whole, however long it is', async () => {
    const { follower, deliveries } = await startFollowing();
    await inTransaction(pool, async (executor) => {
      for (let nid = 1; nid <= 620; nid += 1) await publish(executor, page(nid));
    });
    await publish(pool, page(1, 'Again'));
    await eventually('all changes', () => follower.lastNumber === 621);
    expect(deliveries[0]?.length).toBeGreaterThanOrEqual(620);
  });

  it('R-5 a published change reaches a follower well within a second', async () => {
    const { follower } = await startFollowing(60_000);
    const latencies: number[] = [];
    for (let nid = 1; nid <= 40; nid += 1) {
      await publish(pool, page(nid));
      const begin = performance.now();
      await eventually(`change ${nid}`, () => follower.lastNumber === nid);
      latencies.push(performance.now() - begin);
    }
    latencies.sort((a, b) => a - b);
    const figures = [latencies[19], latencies[37], latencies[39]].map((ms) => ms?.toFixed(1));
    console.info(`commit to follower, ms: median ${figures[0]}, p95 ${figures[1]}, most ${figures[2]}`);
    expect(latencies[19]).toBeLessThan(1_000);
  });

  it('R-5 looks at the change log by itself when notifications do not arrive', async () => {
    const { follower } = await startFollowing(100);
    await pool.query(`create or replace function published.number_change() returns trigger language plpgsql as
      'begin update published.change_log set number = 1 where id = new.id; return null; end'`);
    await publish(pool, page(1));
    await eventually('the change', () => follower.lastNumber === 1, 5_000);
  });
});

describe('a follower that was away', () => {
  it('R-5 reconnects when its connection is ended, and misses nothing', async () => {
    const { follower, replica, snapshots, errors } = await startFollowing();
    await publish(pool, page(1));
    await eventually('the first change', () => follower.lastNumber === 1);
    await endConnections();
    await eventually('the loss to be noticed', () => follower.state === 'disconnected');
    await publish(pool, page(2));
    await unpublish(pool, { nid: 1 });
    await eventually('the follower to catch up', () => follower.lastNumber === 3);
    await eventually('the follower to say so', () => follower.state === 'following');
    expect([...replica.nodes('en')].map((node) => node.nid)).toEqual([2]);
    expect(snapshots).toHaveLength(1);
    expect(errors[0]).toContain('cannot be followed');
  });

  it('gets a snapshot when the change log no longer reaches back to it', async () => {
    const { follower, replica, snapshots } = await startFollowing();
    await publish(pool, page(1));
    await eventually('the first change', () => follower.lastNumber === 1);
    for (const nid of [2, 3, 4]) await publish(pool, page(nid));
    await eventually('more changes', () => follower.lastNumber === 4);
    await inTransaction(pool, async (executor) => {
      await unpublish(executor, { nid: 2 });
      await publish(executor, page(5));
      // Assigns the numbers now, so that the log can be pruned before the follower sees any of it.
      await executor.query('set constraints all immediate');
      await pruneChangeLog(executor, { keep: 1 });
    });
    await eventually('the snapshot', () => follower.lastNumber === 6);
    expect(snapshots).toHaveLength(2);
    expect([...replica.nodes('en')].map((node) => node.nid).sort()).toEqual([1, 3, 4, 5]);
  });

  it('gets a snapshot when the database was replaced by one whose log is shorter', async () => {
    const { follower, replica } = await startFollowing();
    for (const nid of [1, 2, 3]) await publish(pool, page(nid));
    await eventually('the changes', () => follower.lastNumber === 3);
    await pool.query(
      'delete from published.nodes where nid > 1; delete from published.change_log where number > 1',
    );
    await eventually('the snapshot', () => follower.lastNumber === 1);
    expect([...replica.nodes('en')].map((node) => node.nid)).toEqual([1]);
  });
});

describe('a callback that throws', () => {
  it('is reported, and is given the same changes again', async () => {
    const tries: number[][] = [];
    const reported: unknown[] = [];
    const follower = await follow({
      connectionString: urls.siteUrl,
      onSnapshot: () => {},
      onChanges: async (changes: ContentChange[]) => {
        tries.push(changes.map((change) => change.number));
        if (tries.length < 3) throw new Error('index full');
      },
      logger: {
        info() {},
        warn() {},
        error: (details) => reported.push((details as { err: Error }).err.message),
      },
    });
    followers.push(follower);
    await publish(pool, page(1));
    await eventually('the changes to be taken', () => follower.lastNumber === 1);
    expect(tries).toEqual([[1], [1], [1]]);
    expect(reported).toEqual(['index full', 'index full']);
    expect(follower.state).toBe('following');
  });

  it('is given the snapshot again, and following begins when it is taken', async () => {
    let tries = 0;
    const follower = await follow({
      connectionString: urls.siteUrl,
      onSnapshot: () => {
        tries += 1;
        if (tries === 1) throw new Error('not yet');
      },
      onChanges: () => {},
    });
    followers.push(follower);
    expect(tries).toBe(2);
  });
});
