import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { InvalidNodeError } from '@keelstone/content/types/types.model.ts';
import { openPool, startTestDatabase } from '@keelstone/postgres/test-database';
import type pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  findDependents,
  PathTakenError,
  publish,
  publishRedirect,
  publishSetting,
  unpublish,
} from '../index.ts';
import { migrate } from '../migrate/migrate.ts';
import { inTransaction } from '../testing/open-read-model.ts';
import { sampleSiteSettings } from '../testing/site-settings.ts';

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

const article = (nid: number, path = `/articles/${nid}`) => sampleNode('article', { nid, path });
const german = (nid: number, path: string) => sampleNode('article', { nid, path, language: 'de' });
const rows = async (sql: string) => (await pool.query(sql)).rows;
const log = () =>
  rows('select kind, nid, language, key, from_path from published.change_log order by number');
const paths = async () =>
  (await rows('select path from published.nodes order by path')).map((row) => row.path);

describe('publishing a node', () => {
  it('C-9 shows nothing and tells nobody when the save that it belongs to rolls back', async () => {
    const listener = await pool.connect();
    const words: unknown[] = [];
    listener.on('notification', (word) => words.push(word));
    await listener.query('listen published_changes');
    const save = inTransaction(pool, async (executor) => {
      await publish(executor, { node: article(1), dependencies: [] });
      throw new Error('the save failed');
    });
    await expect(save).rejects.toThrow('the save failed');
    expect(await paths()).toEqual([]);
    expect(await log()).toEqual([]);
    // The notification of the next commit proves that the listener would have received one.
    await publish(pool, { node: article(2), dependencies: [] });
    await expect.poll(() => words.length).toBe(1);
    listener.release(true);
  });

  it('writes the node and one line of the change log', async () => {
    await publish(pool, { node: article(1), dependencies: ['term:3', 'node:901', 'term:3'] });
    expect(await rows('select nid, language, type, path, node, shows from published.nodes')).toEqual([
      {
        nid: 1,
        language: 'en',
        type: 'article',
        path: '/articles/1',
        node: article(1),
        shows: ['node:901', 'term:3'],
      },
    ]);
    expect(await log()).toEqual([{ kind: 'node', nid: 1, language: 'en', key: null, from_path: null }]);
  });

  it('replaces what was published before, type and path included', async () => {
    await publish(pool, { node: article(1), dependencies: [] });
    await publish(pool, { node: sampleNode('event', { nid: 1, path: '/events/1' }), dependencies: [] });
    expect(await rows('select type, path from published.nodes')).toEqual([
      { type: 'event', path: '/events/1' },
    ]);
  });

  it('refuses a node that does not fit the model, before anything is written', async () => {
    const invalid = { ...article(1), title: '' };
    await expect(publish(pool, { node: invalid, dependencies: [] })).rejects.toThrow(InvalidNodeError);
    expect(await log()).toEqual([]);
  });

  it('C-6 refuses a path that another node has, and names both', async () => {
    await publish(pool, { node: article(1, '/same'), dependencies: [] });
    const second = publish(pool, { node: article(2, '/same'), dependencies: [] });
    await expect(second).rejects.toThrow(PathTakenError);
    await expect(second).rejects.toThrow(/Node 2 \(en\).*\/same.*node 1 \(en\)/);
    expect(await paths()).toEqual(['/same']);
  });

  it('C-6 refuses a path that a concurrent transaction takes first', async () => {
    const results = await Promise.allSettled(
      [1, 2].map((nid) =>
        inTransaction(pool, async (executor) => {
          await publish(executor, { node: article(nid, '/same'), dependencies: [] });
          await executor.query('select pg_sleep(0.2)');
        }),
      ),
    );
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toBeInstanceOf(PathTakenError);
  });

  it('gives changes the numbers 1, 2, 3 in the order of their commits, not of their writing', async () => {
    const late = await pool.connect();
    await late.query('begin');
    await publish(late, { node: article(1), dependencies: [] });
    await publish(pool, { node: article(2), dependencies: [] });
    await late.query('commit');
    late.release();
    const numbered = await rows('select number::integer, nid from published.change_log order by number');
    expect(numbered).toEqual([
      { number: 1, nid: 2 },
      { number: 2, nid: 1 },
    ]);
  });
});

describe('unpublishing a node', () => {
  beforeEach(async () => {
    await publish(pool, { node: article(1), dependencies: [] });
    await publish(pool, { node: german(1, '/de/artikel/1'), dependencies: [] });
  });

  it('C-9 takes away one language and leaves the other', async () => {
    await unpublish(pool, { nid: 1, language: 'de' });
    expect(await paths()).toEqual(['/articles/1']);
  });

  it('C-9 takes away all languages, each with its line in the change log', async () => {
    await unpublish(pool, { nid: 1 });
    expect(await paths()).toEqual([]);
    expect(
      (await log())
        .slice(2)
        .map((entry) => entry.language)
        .sort(),
    ).toEqual(['de', 'en']);
  });

  it('says nothing when nothing was published', async () => {
    await unpublish(pool, { nid: 99 });
    expect(await log()).toHaveLength(2);
  });
});

describe('what shows a subject', () => {
  it('is found once per node and per setting, whatever the languages', async () => {
    await publish(pool, { node: article(2), dependencies: ['term:3', 'media:image:8'] });
    await publish(pool, { node: german(2, '/de/artikel/2'), dependencies: ['term:3'] });
    await publish(pool, { node: sampleNode('event', { nid: 1 }), dependencies: ['node:2'] });
    await publish(pool, { node: article(4), dependencies: ['term:33'] });
    const value = sampleSiteSettings();
    await publishSetting(pool, { key: 'site', language: 'en', value, dependencies: ['media:image:8'] });
    expect(await findDependents(pool, ['term:3', 'node:2'])).toEqual({
      nodes: [
        { nid: 1, type: 'event' },
        { nid: 2, type: 'article' },
      ],
      settings: [],
    });
    expect(await findDependents(pool, ['media:image:8'])).toEqual({
      nodes: [{ nid: 2, type: 'article' }],
      settings: ['site'],
    });
    expect(await findDependents(pool, [])).toEqual({ nodes: [], settings: [] });
  });
});

describe('publishing a setting', () => {
  it('S-26 refuses search rules that do not fit the model', async () => {
    const rules = {
      synonyms: [{ phrases: ['BCM', 'business continuity'] }],
      pinned: [{ keyword: 'price', nids: [7] }],
    };
    const publishRules = (value: unknown) =>
      publishSetting(pool, { key: 'search_rules', language: 'de', value, dependencies: [] });
    expect(await publishRules(rules)).toBe(true);
    await expect(publishRules({ ...rules, pinned: [{ keyword: 'price' }] })).rejects.toThrow(
      /"search_rules" \(de\)/,
    );
    expect(await rows("select value from published.settings where key = 'search_rules'")).toEqual([
      { value: rules },
    ]);
  });

  it('C-7 refuses site settings that do not fit the model and keeps the former ones', async () => {
    const good = { key: 'site', language: 'en' as const, value: sampleSiteSettings(), dependencies: [] };
    await publishSetting(pool, good);
    await expect(publishSetting(pool, { ...good, value: { phone: 5 } })).rejects.toThrow(/"site" \(en\)/);
    expect(await rows('select value from published.settings')).toEqual([{ value: sampleSiteSettings() }]);
  });
});

describe('redirects', () => {
  const redirects = async () =>
    (await rows('select from_path, to_path, status from published.redirects order by from_path')).map((row) =>
      Object.values(row).join(' '),
    );

  it('C-6 stores one per path, the newest', async () => {
    expect(await publishRedirect(pool, { from: '/a', to: '/b', status: 301 })).toBe(true);
    await publishRedirect(pool, { from: '/a', to: '/c', status: 302 });
    expect(await redirects()).toEqual(['/a /c 302']);
  });

  it.each([
    [[], ['/a', '/a']],
    [[['/a', '/b']], ['/b', '/a']],
    [
      [
        ['/a', '/b'],
        ['/b', '/c'],
        ['/c', '/d'],
      ],
      ['/d', '/a'],
    ],
  ])('C-6 refuses a loop: after %j, %j', async (existing, [from = '', to = '']) => {
    for (const [source = '', target = ''] of existing) {
      await publishRedirect(pool, { from: source, to: target, status: 301 });
    }
    await expect(publishRedirect(pool, { from, to, status: 301 })).rejects.toThrow(`${from} → ${to}`);
    expect(await redirects()).toHaveLength(existing.length);
  });

  it('C-6 lets no two concurrent transactions close a loop between them', async () => {
    const both = await Promise.allSettled(
      [
        ['/a', '/b'],
        ['/b', '/a'],
      ].map(([from = '', to = '']) =>
        inTransaction(pool, async (executor) => {
          await publishRedirect(executor, { from, to, status: 301 });
          await executor.query('select pg_sleep(0.1)');
        }),
      ),
    );
    expect(both.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('C-6 does not store one from a path at which a node is published', async () => {
    await publish(pool, { node: article(1, '/a'), dependencies: [] });
    expect(await publishRedirect(pool, { from: '/a', to: '/b', status: 301 })).toBe(false);
    expect(await redirects()).toEqual([]);
  });

  it('C-6 lets a save pass whose redirect starts at a published path, though it would close a loop', async () => {
    await publishRedirect(pool, { from: '/b', to: '/a', status: 301 });
    await publish(pool, { node: article(1, '/a'), dependencies: [] });
    expect(await publishRedirect(pool, { from: '/a', to: '/b', status: 301 })).toBe(false);
    expect(await redirects()).toEqual(['/b /a 301']);
  });

  it('C-6 a node published at a path removes the redirect from there, so a node can move back and forth', async () => {
    await publish(pool, { node: article(1, '/a'), dependencies: [] });
    for (const [from, to] of [
      ['/a', '/b'],
      ['/b', '/a'],
      ['/a', '/b'],
    ] as const) {
      await publish(pool, { node: article(1, to), dependencies: [] });
      expect(await publishRedirect(pool, { from, to, status: 301 })).toBe(true);
    }
    expect(await redirects()).toEqual(['/a /b 301']);
  });
});
