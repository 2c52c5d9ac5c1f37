import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { openPool, startTestDatabase } from '@keelstone/postgres/test-database';
import type pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Redirect } from '../contract.ts';
import { publish, publishRedirects, RedirectLoopError } from '../index.ts';
import { migrate } from '../migrate/migrate.ts';
import { inTransaction } from '../testing/open-read-model.ts';

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

const redirect = (from: string, to: string, status: 301 | 302 = 301): Redirect => ({ from, to, status });
const publishAll = (...all: Redirect[]) => inTransaction(pool, (executor) => publishRedirects(executor, all));
const stored = async () => {
  const { rows } = await pool.query('select * from published.redirects order by from_path');
  return rows.map((row) => Object.values(row).join(' '));
};

describe('publishing many redirects', () => {
  it('C-6 stores all of them, over former ones, and tells the site of each', async () => {
    await publishAll(redirect('/a', '/x'));
    expect(await publishAll(redirect('/a', '/y', 302), redirect('/b', '/y'))).toBe(2);
    expect(await stored()).toEqual(['/a /y 302', '/b /y 301']);
    const log = await pool.query('select from_path from published.change_log order by number');
    expect(log.rows.map((row) => row.from_path).sort()).toEqual(['/a', '/a', '/b']);
  });

  it('C-6 leaves out those that start where a node is published', async () => {
    await publish(pool, { node: sampleNode('page', { path: '/a' }), dependencies: [] });
    expect(await publishAll(redirect('/a', '/y'), redirect('/b', '/y'))).toBe(1);
    expect(await stored()).toEqual(['/b /y 301']);
  });

  it.each([
    [[redirect('/a', '/b'), redirect('/b', '/a')]],
    [[redirect('/a', '/b'), redirect('/b', '/c'), redirect('/c', '/d'), redirect('/d', '/b')]],
    [[redirect('/z', '/a')], [redirect('/a', '/z')]],
  ])('C-6 stores none when any of them would lead in a circle', async (first, second?: Redirect[]) => {
    if (second) await publishAll(...first);
    const before = await stored();
    await expect(publishAll(...(second ?? first))).rejects.toThrow(RedirectLoopError);
    expect(await stored()).toEqual(before);
  });

  it('C-6 bears ten thousand', async () => {
    const many = Array.from({ length: 10_000 }, (_, number) => redirect(`/old/${number}`, `/new/${number}`));
    expect(await publishAll(...many)).toBe(10_000);
    expect(await stored()).toHaveLength(10_000);
  });
});
