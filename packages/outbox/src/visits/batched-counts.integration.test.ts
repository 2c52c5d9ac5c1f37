import { openPool, startTestDatabase } from '@keelstone/postgres/test-database';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { migrate } from '../migrate/migrate.ts';
import { BatchedCounts } from './batched-counts.ts';

const warn = vi.fn();

const server = await startTestDatabase(migrate);
const urls = await server.createDatabase();
const cms = openPool(urls.cmsUrl);
beforeEach(() => warn.mockClear());
afterAll(async () => {
  await cms.end();
  await server.stop();
});

const day = new Date().toISOString().slice(0, 10);
const common = {
  name: 'Common searches',
  storedBy: 'record_common_searches',
  columns: ['day', 'language', 'keyword', 'networks'] as const,
  addsUp: false,
};
type Common = { day: string; language: string; keyword: string; networks: number };
const counts = (connectionString = urls.siteUrl) =>
  new BatchedCounts<Common>(common, { connectionString, logger: { warn }, writeAfterMs: 20 });
const item = (keyword: string, networks = 5): Common => ({ day, language: 'en', keyword, networks });

it('S-5 S-30 what the database refuses is left out, once, and hinders nothing else', async () => {
  const counted = counts();
  const kept = ['audit', 'risk', 'quay', 'supplier', 'recovery'];
  for (const keyword of ['😀', ...kept.slice(0, 2), 'a\u0000b', ...kept.slice(2)]) counted.add(item(keyword));
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 10_000 });
  await counted.stop();
  const { rows } = await cms.query('select keyword from visits.common_searches order by 1');
  expect(rows.map(({ keyword }) => keyword)).toEqual([...kept].sort());
  expect(warn.mock.calls).toEqual([
    [{ reason: '23514', entries: 2 }, expect.stringContaining('the database refuses them')],
  ]);
});

it('S-26 keeps a bounded number while the database is away, and logs nothing of what was typed', async () => {
  const counted = counts('postgres://nobody@127.0.0.1:1/nothing');
  for (let number = 0; number < 20_100; number += 1) counted.add(item(`word ${number}`));
  counted.add(item('word 0'));
  await counted.stop();
  expect(warn.mock.calls).toEqual([
    [{ reason: 'ECONNREFUSED', entries: 20_000 }, expect.stringContaining('they are lost')],
  ]);
});
