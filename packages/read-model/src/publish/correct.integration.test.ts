import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { InvalidNodeError } from '@keelstone/content/types/types.model.ts';
import { openPool, startTestDatabase } from '@keelstone/postgres/test-database';
import type pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  correct,
  correctRedirects,
  PathTakenError,
  type Projection,
  publish,
  publishRedirect,
  publishSetting,
  type Redirect,
  RedirectLoopError,
} from '../index.ts';
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

const projection = (nid: number, path = `/p/${nid}`, title = 'T'): Projection => ({
  node: sampleNode('page', { nid, path, title }),
  dependencies: ['term:1'],
});
const rowOf = async (nid: number) =>
  (await pool.query('select type, path, node, shows from published.nodes where nid = $1', [nid])).rows[0];
const logLength = async () =>
  Number((await pool.query('select count(*) from published.change_log')).rows[0].count);

describe('correcting a node', () => {
  it('A-4 leaves alone what is right, and followers hear nothing of it', async () => {
    await publish(pool, projection(1));
    expect(await correct(pool, projection(1))).toBe(false);
    expect(await logLength()).toBe(1);
  });

  it.each([
    ['is missing', 'delete from published.nodes'],
    ['has another text', `update published.nodes set node = jsonb_set(node, '{title}', '"Forged"')`],
    ['is at another path', `update published.nodes set path = '/elsewhere'`],
    ['is of another type', `update published.nodes set type = 'article'`],
    ['shows other things', `update published.nodes set shows = '{}'`],
  ])('A-4 writes a row that %s, and says so to followers', async (_, damage) => {
    await publish(pool, projection(1));
    const before = await rowOf(1);
    await pool.query(damage);
    expect(await correct(pool, projection(1))).toBe(true);
    expect(await rowOf(1)).toEqual(before);
    expect(await logLength()).toBe(2);
  });

  it('C-6 removes a redirect that starts where the node is', async () => {
    await publish(pool, projection(1));
    await pool.query("insert into published.redirects values ('/p/1', '/elsewhere', 301)");
    expect(await correct(pool, projection(1))).toBe(false);
    expect((await pool.query('select * from published.redirects')).rows).toEqual([]);
    expect(await logLength()).toBe(2);
  });

  it('C-6 says who has its path, and writes nothing', async () => {
    await publish(pool, projection(1, '/same'));
    const attempt = correct(pool, projection(2, '/same'));
    await expect(attempt).rejects.toThrow(PathTakenError);
    await expect(attempt).rejects.toMatchObject({ holder: { nid: 1, language: 'en' } });
    expect(await rowOf(2)).toBeUndefined();
  });

  it('refuses what does not fit the model, and writes nothing', async () => {
    const unfit = { node: { ...projection(1).node, title: 7 }, dependencies: [] } as unknown as Projection;
    await expect(correct(pool, unfit)).rejects.toThrow(InvalidNodeError);
    expect(await rowOf(1)).toBeUndefined();
  });
});

describe('publishing a setting again', () => {
  it('A-4 tells followers only of what is different', async () => {
    const setting = { key: 'colours', language: 'en' as const, value: ['rust'], dependencies: [] };
    expect(await publishSetting(pool, setting)).toBe(true);
    expect(await publishSetting(pool, setting)).toBe(false);
    expect(await publishSetting(pool, { ...setting, dependencies: ['term:1'] })).toBe(true);
    expect(await logLength()).toBe(2);
  });
});

describe('correcting redirects', () => {
  const given: Redirect[] = [
    { from: '/a', to: '/b', status: 301 },
    { from: '/c', to: '/d', status: 302 },
  ];
  const correctAll = (redirects: Redirect[]) =>
    inTransaction(pool, (executor) => correctRedirects(executor, redirects));
  const stored = async () =>
    (
      await pool.query('select from_path, to_path, status from published.redirects order by from_path')
    ).rows.map((row) => `${row.from_path} ${row.to_path} ${row.status}`);

  it('A-4 writes the missing and the wrong, removes the others, and says so once of each', async () => {
    await publishRedirect(pool, { from: '/a', to: '/wrong', status: 301 });
    await publishRedirect(pool, { from: '/old', to: '/b', status: 301 });
    expect(await correctAll(given)).toEqual({ written: 2, removed: 1 });
    expect(await stored()).toEqual(['/a /b 301', '/c /d 302']);
    expect(await logLength()).toBe(2 + 3);
  });

  it('A-4 leaves alone what is right', async () => {
    await correctAll(given);
    expect(await correctAll(given)).toEqual({ written: 0, removed: 0 });
    expect(await logLength()).toBe(2);
  });

  it('C-6 none starts where a node is published', async () => {
    await publish(pool, projection(1, '/c'));
    await pool.query("insert into published.redirects values ('/c', '/d', 302)");
    expect(await correctAll(given)).toEqual({ written: 1, removed: 1 });
    expect(await stored()).toEqual(['/a /b 301']);
  });

  it('C-6 refuses a loop, and leaves everything as it was', async () => {
    await correctAll(given);
    const looped = [...given, { from: '/b', to: '/a', status: 301 as const }];
    await expect(correctAll(looped)).rejects.toThrow(RedirectLoopError);
    expect(await stored()).toEqual(['/a /b 301', '/c /d 302']);
  });
});
