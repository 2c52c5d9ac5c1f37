import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { send } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';

const cms = await startCms();
beforeEach(async () => {
  const columns = '(at, action, channel, collection)';
  await cms.asSuperuser(
    `alter table audit.entries disable trigger user;
     truncate audit.entries;
     insert into audit.entries ${columns} values
       (now() - interval '400 days', 'publish', 'admin', 'page'),
       (now() - interval '200 days', 'publish', 'admin', 'page'),
       (now() - interval '89 days', 'publish', 'admin', 'page');
     alter table audit.entries enable trigger user`,
  );
});
afterAll(() => cms.stop());

const count = async () => (await cms.query('select 1 from audit.entries')).length;
const REFUSED = { code: '42501', message: expect.stringContaining('only added to') };

describe('the audit trail, to the database role of the CMS', () => {
  it.each([
    'update audit.entries set actor_name = null',
    "update audit.entries set at = now() where at < now() - interval '300 days'",
    "delete from audit.entries where at > now() - interval '90 days'",
    'delete from audit.entries',
    'truncate audit.entries',
  ])('C-11 is only added to: %s', async (statement) => {
    await expect(cms.query(statement)).rejects.toMatchObject(REFUSED);
    expect(await count()).toBe(3);
  });

  it('C-11 has the time of the database, whatever is said', async () => {
    await cms.query(
      `insert into audit.entries (at, action, channel, collection)
       values (now() - interval '300 days', 'log_in', 'admin', 'users')`,
    );
    const [entry] = await cms.query(
      "select at > now() - interval '1 minute' as is_now from audit.entries where action = 'log_in'",
    );
    expect(entry).toEqual({ is_now: true });
  });

  it('C-11 is not there for the role of the site', async () => {
    const { default: pg } = await import('pg');
    const site = new pg.Client({ connectionString: String(process.env.SITE_DATABASE_URL) });
    await site.connect();
    await expect(site.query('select * from audit.entries')).rejects.toMatchObject({ code: '42501' });
    await site.end();
  });

  it('C-11 has no door in the API, for anybody', async () => {
    for (const path of ['/api/audit', '/api/audit_entries', '/api/entries']) {
      expect((await send('GET', path)).status).toBe(404);
    }
  });
});

describe('keeping the audit trail', () => {
  it('C-11 deletes what is older than its retention period, and nothing else', async () => {
    const { deleteOldEntries } = await import('./delete-old-entries.ts');
    expect(await deleteOldEntries(cms.payload)).toBe(1);
    expect(await count()).toBe(2);
    expect(await deleteOldEntries(cms.payload)).toBe(0);
  });
});

describe('the audit trail of another owner', () => {
  /** The instructions that operators are given. */
  async function readAdvice(): Promise<string> {
    const page = await readFile(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
    const [, sql = ''] = /## Audit trail[\s\S]*?```sql\n([\s\S]*?)```/.exec(page) ?? [];
    return sql.replaceAll('keelstone_cms', 'cms');
  }

  it('C-11 is written and kept as before, and its trigger is out of the CMS’s reach', async () => {
    await cms.asSuperuser(await readAdvice());
    await cms.payload.create({ collection: 'tags', locale: 'en', data: { label: 'Recorded' } });
    const { deleteOldEntries } = await import('./delete-old-entries.ts');
    await deleteOldEntries(cms.payload);
    const [newest] = await cms.query('select title from audit.entries order by id desc limit 1');
    expect(newest).toEqual({ title: 'Recorded' });
    for (const statement of [
      'alter table audit.entries disable trigger user',
      'drop trigger keep_entries on audit.entries',
      'drop schema audit cascade',
      'truncate audit.entries',
      'update audit.entries set title = null',
      'delete from audit.entries',
    ]) {
      await expect(cms.query(statement)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('C-11 is in the dumps that the CMS’s role makes: pg_dump reads every table and sequence', async () => {
    const unreadable = await cms.query(
      `select oid::regclass::text as name from pg_class
       where relkind in ('r', 'S') and relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
       and not (has_schema_privilege(relnamespace, 'usage') and has_table_privilege(oid, 'select'))`,
    );
    expect(unreadable).toEqual([]);
  });
});
