import { afterAll, describe, expect, it, vi } from 'vitest';
import { migrations } from '../migrations/index.ts';
import { startCms } from '../test-cms.ts';
import { migrateDocuments, UnknownMigrationsError } from './migrate-documents.ts';
import type { Migration } from './run-migrations.ts';
import { executorOn } from './transaction.ts';

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
  /** One that comes after those of this version. */
  const laterStep = (name: string, ...statements: string[]): Migration => ({
    name,
    up: async ({ db }) => {
      for (const statement of statements) await executorOn(db).query(statement);
    },
  });
  const withLater = (...later: Migration[]) => [...(migrations as unknown as Migration[]), ...later];
  const ranLater = async () =>
    (await cms.query("select name from payload_migrations where name like 'later%' order by name")).map(
      ({ name }) => name,
    );
  const exists = async (table: string) =>
    (await cms.query('select to_regclass($1) is not null as exists', [table]))[0]?.exists;
  const deleteLater = () => cms.query("delete from payload_migrations where name like 'later%'");

  it('O-1 run in one process at a time: the others wait, and find nothing to do', async () => {
    const all = withLater(laterStep('later_1', 'create table later_1 (id integer)', 'select pg_sleep(0.2)'));
    await Promise.all([1, 2, 3].map(() => migrateDocuments(cms.payload, all)));
    expect([await ranLater(), await exists('later_1')]).toEqual([['later_1'], true]);
    await deleteLater();
  });

  it('O-1 R-5 change nothing when one of them fails, so that the release before can go on, and say so', async () => {
    const steps = [
      laterStep('later_2', 'alter table person rename column portrait_id to picture_of_person_id'),
      laterStep('later_3', 'create table later_3 (id integer)', 'alter table later_3 drop column not_there'),
    ];
    const failed = migrateDocuments(cms.payload, withLater(...steps));
    await expect(failed).rejects.toThrow(
      /^The migration later_3 failed, .* the release that ran before can be started again/,
    );
    await expect(failed).rejects.toThrow('column "not_there" of relation "later_3" does not exist');
    expect([await ranLater(), await exists('later_3')]).toEqual([[], false]);
    await cms.query('select portrait_id from person');
    await migrateDocuments(cms.payload);
  });

  it('O-1 are committed one by one where one uses what another has added to an enum, and say what was kept', async () => {
    await cms.query("create type later_enum as enum ('a')");
    await cms.query('create table later_4 (word later_enum)');
    const steps = [
      laterStep('later_4', "alter type later_enum add value 'b'"),
      laterStep('later_5', "insert into later_4 values ('b')"),
    ];
    await migrateDocuments(cms.payload, withLater(...steps));
    expect(await cms.query('select word from later_4')).toEqual([{ word: 'b' }]);
    expect(await ranLater()).toEqual(['later_4', 'later_5']);
    const more = [
      ...steps,
      laterStep('later_6', "alter type later_enum add value 'c'"),
      laterStep('later_7', "insert into later_4 values ('c')", 'drop table not_there'),
    ];
    await expect(migrateDocuments(cms.payload, withLater(...more))).rejects.toThrow(
      /^The migration later_7 failed, .*were kept \(later_6\).*restore the backup/,
    );
    expect(await ranLater()).toEqual(['later_4', 'later_5', 'later_6']);
    await deleteLater();
  });

  it('O-1 R-5 say so when the database refuses to commit them', async () => {
    const broken = laterStep(
      'later_8',
      'create table later_8 (id integer primary key, other integer references later_8 deferrable initially deferred)',
      'insert into later_8 values (1, 2)',
    );
    const failed = migrateDocuments(cms.payload, withLater(broken));
    await expect(failed).rejects.toThrow(/^The migration later_8 failed, .* can be started again/);
    expect([await ranLater(), await exists('later_8')]).toEqual([[], false]);
  });

  it.each([
    ['all', [...FORMER, '20261126_162542_compute_failures_of_rebuilds']],
    ['all but the last', FORMER],
  ])('O-1 take over a database that %s of the former steps have made, and again', async (_, former) => {
    // The tables are up to date: the migrations after the initial one have run, too.
    const [initial, ...later] = migrations.map(({ name }) => name);
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
