import { afterAll, describe, expect, it } from 'vitest';
import { Staff, send } from '../../http/staff.fixture.ts';
import { startCms } from '../../test-cms.ts';
import type { CalendarItem } from './calendar-item.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const inFuture = (ms: number) => new Date(Date.now() + ms).toISOString();
const created = '2026-01-05T09:00:00Z';

const cms = await startCms();
const { runDueChange } = await import('../../schedule/run-due-change.ts');
afterAll(() => cms.stop());
const { payload } = cms;
const editor = await Staff.hire(payload, 'editor');
const author = await Staff.hire(payload, 'author');

async function create(title: string, more: object = {}, staff = editor, query = ''): Promise<{ id: number }> {
  const { body } = await staff.post(`/api/page${query}`, { title, created, moderation: 'draft', ...more });
  return body.doc;
}
async function plan(page: { id: number }, action: string, at: string): Promise<number> {
  const document = { relationTo: 'page', value: page.id };
  return (await editor.post('/api/scheduled_changes', { document, action, at })).body.doc.id;
}
async function read(staff = editor): Promise<CalendarItem[]> {
  const query = new URLSearchParams({ from: inFuture(-DAY_MS), to: inFuture(20 * DAY_MS) });
  const { status, body } = await staff.get(`/api/content/calendar?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.items;
}
const move = (id: number, times: { from?: unknown; at: unknown }, staff = editor) =>
  staff.post(`/api/scheduled_changes/${id}/move`, times);

describe('the calendar', () => {
  it('C-9 has what was published, what waits and what is planned, for authors as well', async () => {
    await create('Out today', { _status: 'published' });
    await create('Waiting', { moderation: 'in_review' }, author, '?draft=true');
    const later = await create('Later');
    await plan(later, 'publish', inFuture(2 * DAY_MS));
    const far = await create('Far away');
    await plan(far, 'publish', inFuture(90 * DAY_MS));
    const items = await read(author);
    expect(items.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
      'published Out today',
      'in_review Waiting',
      'planned Later',
    ]);
    expect(items[2]?.plan).toMatchObject({ action: 'publish', languages: ['en'], conflicts: [] });
  });

  it('C-9 has what is published often once on each day of the site', async () => {
    const page = await create('Often');
    const publishAt = (...times: string[]) =>
      cms.asSuperuser(`alter table audit.entries disable trigger user;
        insert into audit.entries (at, action, channel, collection, document_id)
        values ${times.map((at) => `('${at}', 'publish', 'admin', 'page', ${page.id})`).join()};
        alter table audit.entries enable trigger user`);
    await publishAt('2026-01-12T21:30:00Z', '2026-01-12T22:30:00Z', '2026-01-12T23:30:00Z');
    const published = async () => {
      const query = new URLSearchParams({ from: '2026-01-12T00:00:00Z', to: '2026-01-14T00:00:00Z' });
      return (await editor.get(`/api/content/calendar?${query}`)).body.items.length;
    };
    expect(await published()).toBe(1);
    const address = { organisation: 'K', street: 'S', postalCode: '1', city: 'C', country: 'DE' };
    const data = { siteName: 'K', tagline: 'T', address, phone: '1', timeZone: 'Europe/Berlin' };
    await payload.updateGlobal({ slug: 'site_settings', data });
    expect(await published()).toBe(2);
  });

  it('C-9 has the day on which something begins', async () => {
    const { status, body } = await editor.post('/api/event?draft=true', {
      title: 'A meeting',
      created,
      moderation: 'draft',
      startsAt: inFuture(DAY_MS),
    });
    expect(status, JSON.stringify(body)).toBe(201);
    expect((await read()).find(({ kind }) => kind === 'starts')).toMatchObject({ title: 'A meeting' });
  });

  it('C-9 says which page has to be named for its conflicts', async () => {
    for (const query of ['', 'type=page', 'type=users&id=1', 'type=page&id=1.5']) {
      const { status, body } = await editor.get(`/api/content/conflicts?${query}`);
      expect([status, body.errors[0].message]).toEqual([400, 'Name a page by “type” and “id”.']);
    }
  });

  it('C-9 says which plans conflict, also with one outside of what is shown', async () => {
    const page = await create('Contradictory', { _status: 'published' });
    const first = await plan(page, 'publish', inFuture(5 * DAY_MS));
    await plan(page, 'archive', inFuture(4 * DAY_MS));
    const found = (await read()).find((item) => item.plan?.id === first);
    expect(found?.plan?.conflicts).toEqual(['voided']);
  });

  it('C-9 says that a page stays published that is to expire before it is published, and it does', async () => {
    const { status, body } = await editor.post('/api/page?draft=true', { title: 'To expire', created });
    expect(status, JSON.stringify(body)).toBe(201);
    const { id, nid } = body.doc;
    const publication = await plan({ id }, 'publish', inFuture(5 * DAY_MS));
    const expiry = await plan({ id }, 'unpublish', inFuture(2 * DAY_MS));
    const conflictsOf = async (one: number) =>
      (await read()).find((item) => item.plan?.id === one)?.plan?.conflicts;
    expect(await conflictsOf(expiry)).toEqual(['expires_early']);
    expect(await conflictsOf(publication)).toEqual(['stays_published']);
    const inForm = await author.get(`/api/content/conflicts?type=page&id=${id}`);
    expect(inForm.body.conflicts).toEqual({
      [expiry]: [expect.stringContaining('It is published by a plan after this, and stays published.')],
      [publication]: [expect.stringContaining('Nothing takes it offline after this.')],
    });
    const becomes = async (one: number) => {
      await cms.query("update scheduled_changes set at = now() - interval '1 second' where id = $1", [one]);
      while (await runDueChange(payload));
      const { state, failure } = (await editor.get(`/api/scheduled_changes/${one}?depth=0`)).body;
      return [state, failure];
    };
    // Whoever planned it gets to know by mail, as of everything that was not done.
    expect(await becomes(expiry)).toEqual([
      'failed',
      'The page is not published, so that there is nothing to unpublish.',
    ]);
    expect(await conflictsOf(publication)).toEqual([]);
    expect(await becomes(publication)).toEqual(['done', null]);
    expect(await cms.publishedNodes(nid)).toMatchObject([{ node: { title: 'To expire' } }]);
  });

  it('C-9 is refused to strangers, and for years at once', async () => {
    expect((await send('GET', '/api/content/calendar')).status).toBe(403);
    const query = new URLSearchParams({ from: inFuture(0), to: inFuture(400 * DAY_MS) });
    expect((await editor.get(`/api/content/calendar?${query}`)).status).toBe(400);
    expect((await editor.get('/api/content/calendar?from=x&to=y')).status).toBe(400);
  });
});

describe('a plan that is moved', () => {
  it('C-9 happens at the new time, with what was planned, and both times are in the audit trail', async () => {
    const page = await create('Moved');
    const at = inFuture(3 * DAY_MS);
    const id = await plan(page, 'publish', at);
    const next = inFuture(6 * DAY_MS);
    const { status, body } = await move(id, { from: at, at: next });
    expect([status, body]).toEqual([200, { from: at, at: next }]);
    const { body: moved } = await editor.get(`/api/scheduled_changes/${id}?depth=0`);
    expect(moved).toMatchObject({ at: next, state: 'planned', action: 'publish', languages: ['en'] });
    const entries = await cms.query(
      `select action, actor_name, detail->>'at' as at from audit.entries where document_id = $1 and collection = 'page'
       and action in ('schedule', 'unschedule') order by id`,
      [page.id],
    );
    expect(entries).toEqual([
      { action: 'schedule', actor_name: 'editor', at },
      { action: 'unschedule', actor_name: 'editor', at },
      { action: 'schedule', actor_name: 'editor', at: next },
    ]);
  });

  it('C-9 C-14 stays where somebody else has moved it, who is named, and is moved from no time unseen', async () => {
    const other = await Staff.hire(payload, 'editor', 'other-editor');
    const page = await create('Moved by two');
    const [first, second] = [inFuture(3 * DAY_MS), inFuture(4 * DAY_MS)];
    const id = await plan(page, 'archive', first);
    expect((await move(id, { from: first, at: second })).status).toBe(200);
    const theirs = '2126-12-20T15:00:00Z';
    expect((await move(id, { from: second, at: theirs }, other)).status).toBe(200);
    // Undo, and a drag in a calendar that was opened before.
    for (const from of [second, first]) {
      const { status, body } = await move(id, { from, at: inFuture(DAY_MS) });
      expect([status, body.errors[0].message]).toEqual([
        409,
        expect.stringMatching(
          /^Nothing was moved, because other-editor has moved this to .*20 Dec 2126.* since you looked\.$/,
        ),
      ]);
    }
    for (const from of [undefined, 'yesterday']) {
      const { status, body } = await move(id, { from, at: inFuture(DAY_MS) });
      expect([status, body.errors[0].message]).toEqual([400, expect.stringMatching(/^Say in “from” which/)]);
    }
    const { at } = (await editor.get(`/api/scheduled_changes/${id}?depth=0`)).body;
    expect(at).toBe(new Date(theirs).toISOString());
  });

  it('C-11 stays where it is for authors, for a time that has passed, and once it is over', async () => {
    const page = await create('Stays');
    const at = inFuture(3 * DAY_MS);
    const id = await plan(page, 'publish', at);
    const statuses = [
      (await move(id, { from: at, at: inFuture(DAY_MS) }, author)).status,
      (await send('POST', `/api/scheduled_changes/${id}/move`, { at: inFuture(DAY_MS) })).status,
      (await move(id, { from: at, at: inFuture(-HOUR_MS) })).status,
      (await move(id, { from: at, at: 'tomorrow' })).status,
      (await move(999_999, { from: at, at: inFuture(DAY_MS) })).status,
    ];
    expect(statuses).toEqual([403, 403, 400, 400, 409]);
    await editor.patch(`/api/page/${page.id}`, { _status: 'published' });
    expect((await move(id, { from: at, at: inFuture(DAY_MS) })).status).toBe(409);
    expect((await editor.get(`/api/scheduled_changes/${id}?depth=0`)).body.at).toBe(at);
  });
});
