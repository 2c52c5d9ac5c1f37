import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { createDatabaseAndRoles, findFreePort, startEmbeddedPostgres } from '@keelstone/postgres';
import { openPool } from '@keelstone/postgres/test-database';
import { afterAll, describe, expect, it } from 'vitest';
import { follow, publish } from '../index.ts';
import { migrate } from '../migrate/migrate.ts';
import { eventually, followIntoReplica } from '../testing/open-read-model.ts';

const directory = await mkdtemp(path.join(tmpdir(), 'keelstone-outage-'));
await chmod(directory, 0o711);
const port = await findFreePort();
afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
});

const start = () =>
  startEmbeddedPostgres({
    dataDirectory: path.join(directory, 'data'),
    port,
    password: 'admin',
    durable: false,
  });
const prepare = (adminConnectionString: string) =>
  createDatabaseAndRoles({
    adminConnectionString,
    database: 'content',
    cms: { role: 'cms', password: 'a b/c' },
    site: { role: 'site', password: 'p@ss:word' },
  });

describe('a database that is down', () => {
  it('R-5 is waited for at the first start, and picked up again after it was stopped', async () => {
    const siteUrl = `postgres://site:p%40ss%3Aword@127.0.0.1:${port}/content`;
    const following = followIntoReplica(siteUrl);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const first = await start();
    const urls = await prepare(first.connectionString);
    expect(urls.siteUrl).toBe(siteUrl);
    await migrate({ connectionString: urls.cmsUrl, siteRole: 'site' });
    const { follower, replica, snapshots, errors } = await following;
    expect(errors.length).toBeGreaterThan(0);

    await first.stop();
    await eventually('the loss to be noticed', () => follower.state === 'disconnected');
    const second = await start();
    const pool = openPool(urls.cmsUrl);
    await publish(pool, { node: sampleNode('page', { nid: 1 }), dependencies: [] });
    await eventually('the change', () => replica.size === 1);
    expect(snapshots).toHaveLength(1);
    await follower.stop();
    await pool.end();
    await second.stop();
  });

  it('is no longer waited for when the signal aborts', async () => {
    const waiting = follow({
      connectionString: `postgres://site:x@127.0.0.1:${port}/content`,
      onSnapshot: () => {},
      onChanges: () => {},
      signal: AbortSignal.timeout(200),
    });
    await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
