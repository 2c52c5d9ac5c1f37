import { sampleNode } from '@keelstone/model/sample-node';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../embedded/test-database.ts';
import {
  PathTakenError,
  type Projection,
  pruneChangeLog,
  publish,
  publishRedirect,
  rebuild,
} from '../index.ts';
import { inTransaction, openPool } from '../testing/open-read-model.ts';

let server: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  server = await startTestDatabase();
});
beforeEach(async () => {
  await pool?.end();
  pool = openPool((await server.createDatabase()).cmsUrl);
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

const projection = (nid: number, path = `/p/${nid}`, title = 'T'): Projection => ({
  node: sampleNode('page', { nid, path, title }),
  shows: ['term:1'],
});
async function* yielding(...projections: Projection[]) {
  yield* projections;
}
const rebuildWith = (...projections: Projection[]) =>
  inTransaction(pool, (executor) => rebuild(executor, yielding(...projections)));
const published = async () =>
  (await pool.query('select nid, path from published.nodes order by nid')).rows.map(
    (row) => `${row.nid} ${row.path}`,
  );
const logLength = async () =>
  Number((await pool.query('select count(*) from published.change_log')).rows[0].count);

describe('rebuilding the read model', () => {
  it('writes what differs, removes what was not yielded, and leaves the rest alone', async () => {
    for (const nid of [1, 2, 3]) await publish(pool, projection(nid));
    const result = await rebuildWith(projection(1), projection(2, '/p/2', 'New'), projection(4));
    expect(result).toEqual({ published: 2, removed: 1 });
    expect(await published()).toEqual(['1 /p/1', '2 /p/2', '4 /p/4']);
    expect(await logLength()).toBe(3 + 3);
  });

  it('changes nothing and logs nothing the second time', async () => {
    await rebuildWith(projection(1), projection(2));
    expect(await rebuildWith(projection(1), projection(2))).toEqual({ published: 0, removed: 0 });
    expect(await logLength()).toBe(2);
  });

  it('C-6 bears paths that were swapped, or left by a node that is gone', async () => {
    for (const nid of [1, 2, 3]) await publish(pool, projection(nid));
    const result = await rebuildWith(projection(1, '/p/2'), projection(2, '/p/1'), projection(4, '/p/3'));
    expect(result).toEqual({ published: 3, removed: 1 });
    expect(await published()).toEqual(['1 /p/2', '2 /p/1', '4 /p/3']);
  });

  it('C-6 refuses two nodes with one path and leaves everything as it was', async () => {
    await publish(pool, projection(1));
    await expect(rebuildWith(projection(2, '/same'), projection(3, '/same'))).rejects.toThrow(PathTakenError);
    expect(await published()).toEqual(['1 /p/1']);
  });

  it('C-6 removes a redirect that starts where a node is', async () => {
    await publishRedirect(pool, { from: '/p/1', to: '/elsewhere', status: 301 });
    await rebuildWith(projection(1));
    expect((await pool.query('select * from published.redirects')).rows).toEqual([]);
  });

  it('C-9 shows visitors the former state until it is done, and never an empty model', async () => {
    await publish(pool, projection(1));
    const seen: string[][] = [];
    async function* whileLooking() {
      yield projection(2);
      seen.push(await published());
      yield projection(3);
      seen.push(await published());
    }
    await inTransaction(pool, (executor) => rebuild(executor, whileLooking()));
    expect(seen).toEqual([['1 /p/1'], ['1 /p/1']]);
    expect(await published()).toEqual(['2 /p/2', '3 /p/3']);
  });

  it('lets what an editor publishes meanwhile wait, so that it is not undone', async () => {
    await publish(pool, projection(1));
    let publishing: Promise<void> | undefined;
    async function* whileAnEditorPublishes() {
      yield projection(1, '/p/1', 'Older');
      publishing = publish(pool, projection(1, '/p/1', 'Newest'));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await inTransaction(pool, (executor) => rebuild(executor, whileAnEditorPublishes()));
    await publishing;
    const { rows } = await pool.query(`select node->>'title' as title from published.nodes`);
    expect(rows).toEqual([{ title: 'Newest' }]);
  });

  it('refuses to run outside a transaction, where visitors would see it half done', async () => {
    await expect(rebuild(pool, yielding(projection(1)))).rejects.toThrow(/transaction block/);
  });
});

describe('pruning the change log', () => {
  it.each([
    [2, [4, 5]],
    [99, [1, 2, 3, 4, 5]],
    [0, [5]],
  ])('keeps the newest %d changes, and at least one', async (keep, left) => {
    for (const nid of [1, 2, 3, 4, 5]) await publish(pool, projection(nid));
    await pruneChangeLog(pool, { keep });
    const { rows } = await pool.query('select number::integer from published.change_log order by number');
    expect(rows.map((row) => row.number)).toEqual(left);
  });
});
