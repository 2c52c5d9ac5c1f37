import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { openPool, startTestDatabase } from '@keelstone/postgres/test-database';
import { publish } from '@keelstone/read-model';
import { FormerReadModelError, SiteRoleMissingError } from '@keelstone/read-model/migrate';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';

const server = await startTestDatabase(migrate);
const urls = await server.createDatabase();
const cms = openPool(urls.cmsUrl);
const site = openPool(urls.siteUrl);
await cms.query('create table public.drafts (secret text)');
await cms.query('create schema payload create table users (hash text)');
await publish(cms, { node: sampleNode('page', { nid: 1 }), dependencies: [] });
afterAll(async () => {
  await cms.end();
  await site.end();
  await server.stop();
});

describe('the site role', () => {
  it.each(['nodes', 'settings', 'redirects', 'change_log'])('C-9 reads published.%s', async (table) => {
    await expect(site.query(`select * from published.${table}`)).resolves.toBeDefined();
  });

  it.each([
    'select * from public.drafts',
    'select * from payload.users',
    'select * from published.migrations',
    'select rolpassword from pg_authid',
    `insert into published.nodes values (2, 'en', 'page', '/x', '{}', '{}')`,
    `update published.nodes set path = '/x'`,
    'delete from published.nodes',
    'truncate published.nodes',
    `insert into published.settings values ('site', 'en', '{}', '{}')`,
    `insert into published.redirects values ('/a', '/b', 301)`,
    'delete from published.change_log',
    `select nextval('published.change_number')`,
    'select * from visits.redirect_hits',
    `insert into visits.redirect_hits values ('/a', 1, now())`,
    'update visits.redirect_hits set hits = 0',
    'delete from visits.redirect_hits',
    'select * from visits.search_queries',
    `insert into visits.search_queries values (current_date, 'en', 'a', true, 1)`,
    'update visits.search_queries set queries = 0',
    'delete from visits.search_queries',
    'select * from visits.form_counts',
    `insert into visits.form_counts values (current_date, 1, '/', 'seen', 1)`,
    'update visits.form_counts set count = 0',
    'delete from visits.form_counts',
    'select * from visits.search_clicks',
    `insert into visits.search_clicks values (current_date, 'en', 1, 1)`,
    'select * from visits.common_searches',
    `insert into visits.common_searches values (current_date, 'en', 'audit', 9)`,
    'select * from visits.search_choices',
    `insert into visits.search_choices values (current_date, 'en', 'audit', 1, 9, 9)`,
    'select * from visits.search_outcomes',
    `insert into visits.search_outcomes values (current_date, 'en', 'audit', 'refined', 0, 1, 1)`,
    'create table visits.x (y int)',
    'select * from submissions.form_submissions',
    'select count(*) from submissions.form_submissions',
    `insert into submissions.form_submissions values (gen_random_uuid(), 1, 'F', 'en', '/', '{}', now())`,
    `insert into submissions.form_submissions (id) values (gen_random_uuid()) returning *`,
    `update submissions.form_submissions set state = 'sent'`,
    'delete from submissions.form_submissions',
    'truncate submissions.form_submissions',
    'select * from submissions.form_files',
    'select count(*) from submissions.form_files',
    `insert into submissions.form_files values (gen_random_uuid(), 0, 'f', 'n', 'm', 'clean', 1, 'a')`,
    'delete from submissions.form_files',
    'create table submissions.x (y int)',
    'drop function submissions.store',
    'create table public.x (y int)',
    'create table published.x (y int)',
    'create temporary table x (y int)',
    'create schema x',
    'alter table published.nodes disable trigger all',
    `copy published.nodes to program 'id'`,
    'do $$ begin lock table published.nodes in share mode; end $$',
    'set role cms',
    'drop table published.nodes',
  ])('C-9 may not: %s', async (statement) => {
    await expect(site.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('C-9 may not connect to another database of the server', async () => {
    const url = new URL(urls.siteUrl);
    url.pathname = '/postgres';
    const client = new pg.Client({ connectionString: url.href });
    await expect(client.connect()).rejects.toMatchObject({ code: '42501' });
  });
});

describe('migrating', () => {
  it('does nothing the second time, also when several processes do it at once', async () => {
    const options = { connectionString: urls.cmsUrl, siteRole: 'site' };
    expect(await Promise.all([migrate(options), migrate(options), migrate(options)])).toEqual([[], [], []]);
    expect((await site.query('select nid from published.nodes')).rows).toEqual([{ nid: 1 }]);
  });

  it('takes back what the site role was given by mistake', async () => {
    await cms.query(
      'grant all on public.drafts, published.nodes, visits.redirect_hits, submissions.form_submissions to site',
    );
    await migrate({ connectionString: urls.cmsUrl, siteRole: 'site' });
    await expect(site.query('select * from public.drafts')).rejects.toMatchObject({ code: '42501' });
    await expect(site.query('delete from published.nodes')).rejects.toMatchObject({ code: '42501' });
    await expect(site.query('delete from visits.redirect_hits')).rejects.toMatchObject({ code: '42501' });
    await expect(site.query('select * from submissions.form_submissions')).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('says what to do when the site role does not exist', async () => {
    const missing = migrate({ connectionString: urls.cmsUrl, siteRole: 'nobody_yet' });
    await expect(missing).rejects.toThrow(SiteRoleMissingError);
    await expect(missing).rejects.toThrow(/CREATE ROLE "nobody_yet"/);
  });

  it('O-1 takes over a database that the former five steps have made, and refuses one that some have', async () => {
    const options = { connectionString: urls.cmsUrl, siteRole: 'site' };
    await cms.query(`insert into published.migrations (version, name) values (1, 'a'), (2, 'b'), (3, 'c')`);
    expect(await migrate(options)).toEqual([]);
    await cms.query('delete from published.migrations where version > 3');
    await expect(migrate(options)).rejects.toThrow(FormerReadModelError);
    await cms.query(`insert into published.migrations (version, name) values (4, 'd'), (5, 'e')`);
  });
});
