import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startCms } from '../test-cms.ts';
import { migrateDocuments, UnknownMigrationsError } from './migrate-documents.ts';

const cms = await startCms();
afterAll(() => cms.stop());

const FORMER = [
  '20261122_210731_initial',
  '20261123_200142_add_translation_marks',
  '20261123_234711_translate_notices',
];

async function pretendToHaveRun(names: readonly string[]): Promise<void> {
  await cms.query('delete from payload_migrations');
  await cms.query('insert into payload_migrations (name, batch) select unnest($1::text[]), 1', [names]);
}

describe('the migrations of the CMS', () => {
  it('O-1 run in one process at a time: the others wait, and find nothing to do', async () => {
    let [running, most] = [0, 0];
    const migrate = vi.spyOn(cms.payload.db, 'migrate').mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      await pause(50);
      running -= 1;
    });
    await Promise.all([1, 2, 3].map(() => migrateDocuments(cms.payload)));
    expect([migrate.mock.calls.length, most]).toEqual([3, 1]);
    migrate.mockRestore();
  });

  it.each([
    ['all', [...FORMER, '20261126_162542_compute_failures_of_rebuilds']],
    ['all but the last', FORMER],
  ])('O-1 take over a database that %s of the former steps have made, and again', async (_, former) => {
    // The tables are up to date: the migrations after the initial one have run, too.
    const [initial, ...later] = (await import('../migrations/index.ts')).migrations.map(({ name }) => name);
    await pretendToHaveRun([...former, ...later]);
    await migrateDocuments(cms.payload);
    await migrateDocuments(cms.payload);
    const rows = await cms.query('select name from payload_migrations order by name');
    expect(rows.map(({ name }) => name)).toEqual([...former.slice(0, -1), initial, ...later]);
  });

  it('O-1 refuse a database that only some of them have made, by a sentence that says what to do', async () => {
    await pretendToHaveRun(FORMER.slice(0, 2));
    const refusal = migrateDocuments(cms.payload);
    await expect(refusal).rejects.toThrow(UnknownMigrationsError);
    await expect(refusal).rejects.toThrow(
      /20261122_210731_initial, 20261123_200142_add_translation_marks.*empty database/,
    );
  });

  it('O-1 change nothing in a database of a newer version that the former steps have made', async () => {
    const names = [...FORMER, '20991231_000000_newer'];
    await pretendToHaveRun(names);
    await expect(migrateDocuments(cms.payload)).rejects.toThrow(/through 20991231_000000_newer, which this/);
    const rows = await cms.query('select name from payload_migrations order by name');
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  it('O-1 refuse it before the read model is changed, which the version that made it needs', async () => {
    vi.stubEnv('SITE_DATABASE_ROLE', 'site');
    const { migrateDatabase } = await import('../app/migrate-database.ts');
    await pretendToHaveRun(['20991231_000000_newer']);
    // A migration of the read model gives it back.
    await cms.query('revoke select on published.nodes from site');
    await expect(migrateDatabase()).rejects.toThrow(UnknownMigrationsError);
    const [{ may } = {}] = await cms.query(
      "select has_table_privilege('site', 'published.nodes', 'select') as may",
    );
    expect(may).toBe(false);
    vi.unstubAllEnvs();
  });

  it('O-1 refuse a database of a newer version', async () => {
    const [initial] = (await import('../migrations/index.ts')).migrations;
    await pretendToHaveRun([String(initial?.name), '20991231_000000_newer']);
    await expect(migrateDocuments(cms.payload)).rejects.toThrow(/20991231_000000_newer, which this version/);
  });
});
