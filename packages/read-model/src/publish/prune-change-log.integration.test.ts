import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { openPool, startTestDatabase } from '@keelstone/postgres/test-database';
import type pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pruneChangeLog, publish } from '../index.ts';
import { migrate } from '../migrate/migrate.ts';

let pool: pg.Pool;
const server = await startTestDatabase(migrate);
beforeEach(async () => {
  await pool?.end();
  pool = openPool((await server.createDatabase()).cmsUrl);
});
afterAll(async () => {
  await pool.end();
  await server.stop();
});

describe('pruning the change log', () => {
  it.each([
    [2, [4, 5]],
    [99, [1, 2, 3, 4, 5]],
    [0, [5]],
  ])('keeps the newest %d changes, and at least one', async (keep, left) => {
    for (const nid of [1, 2, 3, 4, 5])
      await publish(pool, { node: sampleNode('page', { nid, path: `/p/${nid}` }), dependencies: [] });
    await pruneChangeLog(pool, { keep });
    const { rows } = await pool.query('select number::integer from published.change_log order by number');
    expect(rows.map((row) => row.number)).toEqual(left);
  });
});
