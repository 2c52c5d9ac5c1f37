import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Staff } from '../http/staff.fixture.ts';
import { planChange } from '../schedule/plan-change.fixture.ts';
import { startCms } from '../test-cms.ts';
import { AuditTrail } from './audit-trail.fixture.ts';

const created = '2026-01-05T09:00:00Z';

const cms = await startCms();
const { payload } = cms;
const trail = new AuditTrail(cms);
const editor = await Staff.hire(payload, 'editor', 'Edda');
const author = await Staff.hire(payload, 'author', 'Arno');
beforeEach(() => trail.skip());
afterAll(() => cms.stop());

const publish = async (title: string) =>
  (await editor.post('/api/page', { title, created, moderation: 'draft', _status: 'published' })).body.doc;
const byEdda = () => ({ actor_id: editor.user.id, actor_name: 'Edda', channel: 'api' });
const actions = async () => (await trail.added()).map(({ action }) => action);

describe('the audit trail of a page', () => {
  it('C-9 C-11 C-12 says who published it, in which languages', async () => {
    const page = await publish('Of Edda');
    await editor.patch(`/api/page/${page.id}?locale=de`, { title: 'Von Edda', _status: 'published' });
    const of = { ...byEdda(), action: 'publish', collection: 'page', document_id: page.id, title: 'Of Edda' };
    expect(await trail.added()).toMatchObject([
      { ...of, languages: ['en'] },
      { ...of, languages: ['de'] },
    ]);
  });

  it('C-9 tells publishing, archiving, unpublishing and deleting apart', async () => {
    const page = await publish('Comes and goes');
    await editor.patch(`/api/page/${page.id}`, { _status: 'published', moderation: 'archived' });
    await editor.patch(`/api/page/${page.id}`, { _status: 'draft' });
    await editor.patch(`/api/page/${page.id}`, { _status: 'published' });
    await editor.patch(`/api/page/${page.id}`, { deletedAt: new Date().toISOString() });
    const of = { ...byEdda(), collection: 'page', document_id: page.id, title: 'Comes and goes' };
    const inOrder = ['publish', 'archive', 'unpublish', 'publish', 'trash'];
    expect(await trail.added()).toMatchObject(
      inOrder.map((action) => ({ ...of, action, languages: ['en'] })),
    );
  });

  it('C-9 says nothing of drafts, which visitors do not see', async () => {
    const page = await publish('With a draft');
    await trail.skip();
    await editor.patch(`/api/page/${page.id}?draft=true`, { title: 'Not yet' });
    await author.post('/api/page?draft=true', { title: 'Mine', created, moderation: 'in_review' });
    expect(await actions()).toEqual([]);
  });

  it('C-9 C-12 names the revision that was restored, as a draft', async () => {
    const page = await publish('First');
    await editor.patch(`/api/page/${page.id}`, { title: 'Second', _status: 'published' });
    const { docs } = (await editor.get(`/api/page/versions?where[parent][equals]=${page.id}&sort=createdAt`))
      .body;
    const revision = docs[0].id;
    await trail.skip();
    await editor.post(`/api/page/versions/${revision}`);
    expect(await trail.added()).toMatchObject([
      { action: 'restore', languages: null, detail: { revision, asDraft: true } },
    ]);
  });

  it('C-9 says who planned a change, and that it happened by the plan', async () => {
    const page = await publish('Planned');
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const plan = { document: { relationTo: 'page', value: page.id }, action: 'unpublish', at };
    const { body } = await editor.post('/api/scheduled_changes', plan);
    await trail.skip();
    await cms.query("update scheduled_changes set at = now() - interval '1 minute' where id = $1", [
      body.doc.id,
    ]);
    const { runDueChange } = await import('../schedule/run-due-change.ts');
    await runDueChange(payload);
    expect(await trail.added()).toMatchObject([
      { action: 'unpublish', actor_name: 'Edda', channel: 'plan', document_id: page.id, title: 'Planned' },
    ]);
  });

  it('C-12 names who wrote what a plan publishes, beside who planned it', async () => {
    const page = await publish('Old words');
    await author.patch(`/api/page/${page.id}?draft=true`, { title: 'Of Arno', moderation: 'in_review' });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const plan = { document: { relationTo: 'page', value: page.id }, action: 'publish', at };
    const { body } = await editor.post('/api/scheduled_changes', plan);
    await author.patch(`/api/page/${page.id}?draft=true`, { title: 'Later' });
    await cms.query("update scheduled_changes set at = now() - interval '1 minute' where id = $1", [
      body.doc.id,
    ]);
    await trail.skip();
    const { runDueChange } = await import('../schedule/run-due-change.ts');
    await runDueChange(payload);
    const detail = { writer: 'Arno', plannedRevision: body.doc.revision };
    expect(await trail.added()).toMatchObject([
      { action: 'publish', actor_name: 'Edda', channel: 'plan', title: 'Of Arno', languages: ['en'], detail },
    ]);
  });

  it('C-12 says which plan was voided, by what and by whom', async () => {
    const page = await publish('Voided');
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const plan = { document: { relationTo: 'page', value: page.id }, action: 'publish', at };
    await editor.post('/api/scheduled_changes', plan);
    await trail.skip();
    await editor.patch(`/api/page/${page.id}`, { _status: 'published', moderation: 'archived' });
    const of = { ...byEdda(), collection: 'page', document_id: page.id, title: 'Voided', languages: ['en'] };
    expect(await trail.added()).toMatchObject([
      { ...of, action: 'void_plan', detail: { planned: 'publish', at, because: 'archive' } },
      { ...of, action: 'archive' },
    ]);
  });

  it('C-9 says that a plan was made and cancelled, and nothing when its note is removed', async () => {
    const page = await publish('Planned twice');
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await trail.skip();
    const plan = { document: { relationTo: 'page', value: page.id }, action: 'archive', at };
    const { body } = await editor.post('/api/scheduled_changes', plan);
    await editor.delete(`/api/scheduled_changes/${body.doc.id}`);
    const of = { ...byEdda(), collection: 'page', document_id: page.id, title: 'Planned twice' };
    expect(await trail.added()).toMatchObject([
      { ...of, action: 'schedule', detail: { planned: 'archive', at } },
      { ...of, action: 'unschedule', detail: { planned: 'archive', at } },
    ]);
    const done = await planChange(cms, { action: 'archive', id: page.id, inMs: 60_000 });
    await cms.query("update scheduled_changes set state = 'done' where id = $1", [done]);
    await trail.skip();
    await editor.delete(`/api/scheduled_changes/${done}`);
    expect(await actions()).toEqual([]);
  });

  it('C-6 names who moved a page as whoever left its redirect', async () => {
    const page = await publish('Moves');
    await trail.skip();
    await editor.patch(`/api/page/${page.id}`, { alias: '/moved-away', _status: 'published' });
    expect(await trail.added()).toMatchObject([
      { ...byEdda(), action: 'create', collection: 'redirects', title: '/moves' },
      { ...byEdda(), action: 'publish', document_id: page.id },
    ]);
  });
});

describe('an entry of the audit trail', () => {
  it('C-9 goes with the save when that is rolled back', async () => {
    const page = await publish('Stays');
    await trail.skip();
    await cms.query(
      `create function break_it() returns trigger language plpgsql as
       $$ begin raise exception 'after everything'; end $$`,
    );
    await cms.query(
      `create constraint trigger break_it after update on page deferrable initially deferred
       for each row execute function break_it()`,
    );
    const refused = await editor.patch(`/api/page/${page.id}`, { title: 'Never', _status: 'published' });
    await cms.query('drop function break_it cascade');
    expect(refused.status).toBe(503);
    expect(await actions()).toEqual([]);
    expect(await cms.publishedNodes(page.nid)).toMatchObject([{ node: { title: 'Stays' } }]);
  });

  it('C-9 that cannot be written stops the publishing that it would tell of', async () => {
    await cms.query('alter table audit.entries rename to away');
    const refused = await editor.post('/api/page', {
      title: 'Unrecorded',
      created,
      moderation: 'draft',
      _status: 'published',
    });
    await cms.query('alter table audit.away rename to entries');
    expect(refused.status).toBe(500);
    expect(await cms.query("select 1 from published.nodes where node->>'title' = 'Unrecorded'")).toEqual([]);
  });
});

describe('what takes effect when it is saved', () => {
  it('C-7 is recorded with the names of the fields that changed, and no content', async () => {
    const { body } = await editor.post('/api/tags', { label: 'Harbour' });
    await editor.patch(`/api/tags/${body.doc.id}`, { label: 'Quay' });
    await editor.patch(`/api/tags/${body.doc.id}`, { deletedAt: new Date().toISOString() });
    const of = { ...byEdda(), collection: 'tags', document_id: body.doc.id };
    expect(await trail.added()).toMatchObject([
      { ...of, action: 'create', title: 'Harbour' },
      { ...of, action: 'change', title: 'Quay', detail: { fields: ['label'] } },
      { ...of, action: 'trash', title: 'Quay' },
    ]);
    const settings = {
      siteName: 'Keelstone',
      tagline: 'Calm',
      phone: '+49 40 1',
      address: { organisation: 'K', street: 'S 1', postalCode: '1', city: 'H', country: 'Germany' },
    };
    await editor.post('/api/globals/site_settings', settings);
    await trail.skip();
    await editor.post('/api/globals/site_settings', { ...settings, phone: '+49 40 2' });
    expect(await trail.added()).toMatchObject([
      { ...byEdda(), action: 'change', collection: 'site_settings', detail: { fields: ['phone'] } },
    ]);
  });

  it('C-6 is recorded when redirects are imported, which pass the hooks by', async () => {
    await editor.post('/api/redirects/import', 'from,to,status\n/a,/b,301\n/c,/d,301\n');
    expect(await trail.added()).toMatchObject([
      { ...byEdda(), action: 'import', collection: 'redirects', detail: { count: 2 } },
    ]);
  });

  it('C-9 is recorded whatever collection it is: none is left out', async () => {
    const untold = ['shortcuts', 'search_tasks', 'payload-preferences', 'payload-migrations'];
    const silent = payload.config.collections
      .filter(({ slug }) => !untold.includes(slug) && !slug.startsWith('payload-'))
      .filter(({ hooks }) => hooks.afterChange.length === 0 || hooks.afterDelete.length === 0);
    expect(silent.map(({ slug }) => slug)).toEqual([]);
  });
});
