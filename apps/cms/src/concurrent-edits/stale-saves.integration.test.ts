import { afterAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import { lockPublishing } from '../database/publishing-lock.ts';
import { Staff } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';

const created = '2026-01-05T09:00:00Z';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const anna = await Staff.hire(payload, 'editor', 'Anna');
const ben = await Staff.hire(payload, 'author', 'Ben');

const createPage = async (more: object = {}) =>
  (await anna.post('/api/page', { title: 'First', created, moderation: 'draft', ...more })).body.doc;
const draftOf = (id: number) => `/api/page/${id}?draft=true&depth=0`;
const read = async (staff: Staff, path: string) => (await staff.get(path)).body;

describe('a save that says which version it was made from', () => {
  it('C-14 is refused when somebody has saved since, says who and what, and changes nothing', async () => {
    const { id } = await createPage();
    const opened = await read(ben, draftOf(id));
    await anna.patch(draftOf(id), { title: 'By Anna', updatedAt: opened.updatedAt });
    const { status, body } = await ben.patch(draftOf(id), { ...opened, title: 'By Ben' });
    expect(status).toBe(409);
    const [{ message, data }] = body.errors;
    expect(message).toBe(
      'Nothing was saved, because since this version was opened Anna has saved it and changed Path, Title.',
    );
    expect(data).toMatchObject({ savedBy: 'Anna', changed: ['alias', 'title'] });
    expect(data.errors).toEqual([{ path: 'updatedAt', message }]);
    const newest = await read(ben, draftOf(id));
    expect(newest.title).toBe('By Anna');
    expect(data.updatedAt).toBe(newest.updatedAt);
    expect(Date.parse(data.savedAt)).not.toBeNaN();
  });

  it('C-14 C-9 is refused for a state that somebody else has set, by its name as lists have it', async () => {
    const { id, updatedAt } = await createPage();
    await anna.patch(draftOf(id), { moderation: 'in_review' });
    const { body } = await ben.patch(draftOf(id), { title: 'By Ben', updatedAt });
    expect(body.errors[0].message).toMatch(/Anna has saved it and changed State\.$/);
  });

  it('C-14 is refused for what is in the trash, or gone for good, and says how its words are saved', async () => {
    const { id, updatedAt } = await createPage();
    const save = () => ben.patch(draftOf(id), { title: 'By Ben', updatedAt });
    expect((await anna.patch(`/api/page/${id}`, { deletedAt: new Date().toISOString() })).status).toBe(200);
    const trashed = await save();
    expect([trashed.status, trashed.body.errors[0].message]).toEqual([
      409,
      expect.stringContaining(
        'Restore it there, in a new tab. Then save again, and choose to save yours over it.',
      ),
    ]);
    await payload.delete({ collection: 'page', id, trash: true });
    const gone = await save();
    expect([gone.status, gone.body.errors[0].message]).toEqual([
      404,
      expect.stringContaining(
        'What you typed is still here. Copy it, here or on the dashboard, where it stays for a week.',
      ),
    ]);
  });

  it('C-14 C-12 unpublishes nothing that was saved since, so that the next save overwrites nothing', async () => {
    const { id, updatedAt } = await createPage({ _status: 'published' });
    await ben.patch(draftOf(id), { title: 'A draft by Ben' });
    const unpublish = { _status: 'draft', updatedAt };
    const { status, body } = await anna.patch(`/api/page/${id}?depth=0&unpublishAllLocales=true`, unpublish);
    expect([status, body.errors[0].data.savedBy]).toEqual([409, 'Ben']);
    expect((await read(anna, `/api/page/${id}?depth=0`))._status).toBe('published');
  });

  it('C-14 is done when nobody has, and may go on from its own response', async () => {
    const { id, updatedAt } = await createPage();
    const first = await ben.patch(draftOf(id), { title: 'One', updatedAt });
    const second = await ben.patch(draftOf(id), { title: 'Two', updatedAt: first.body.doc.updatedAt });
    expect([first.status, second.status]).toEqual([200, 200]);
    const published = await anna.patch(`/api/page/${id}`, {
      _status: 'published',
      updatedAt: second.body.doc.updatedAt,
    });
    const after = await anna.patch(draftOf(id), {
      title: 'Three',
      updatedAt: published.body.doc.updatedAt,
    });
    expect([published.status, after.status]).toEqual([200, 200]);
  });

  it('C-14 is refused over a newer draft when it was made from what is published', async () => {
    const { id } = await createPage({ _status: 'published' });
    const published = await read(anna, `/api/page/${id}?depth=0`);
    await ben.patch(draftOf(id), { title: 'A draft by Ben' });
    const { status, body } = await anna.patch(`/api/page/${id}`, { ...published, title: 'At once' });
    expect([status, body.errors[0].data.savedBy]).toEqual([409, 'Ben']);
    expect(await read(anna, draftOf(id))).toMatchObject({ title: 'A draft by Ben' });
  });

  it('C-14 reverts to what is published when it is that, to the letter, as the admin sends it', async () => {
    const { id } = await createPage({ _status: 'published' });
    await ben.patch(draftOf(id), { title: 'A draft by Ben' });
    const path = `/api/page/${id}?locale=en&fallback-locale=null&depth=0`;
    const { status } = await anna.patch(path, await read(anna, path));
    expect(status).toBe(200);
    expect(await read(anna, draftOf(id))).toMatchObject({ title: 'First', _status: 'published' });
  });

  it('C-14 knows the version that publishing one language leaves', async () => {
    const { id, updatedAt } = await createPage();
    const inGerman = await anna.patch(`/api/page/${id}?draft=true&locale=de`, { title: 'Erste', updatedAt });
    const opened = inGerman.body.doc.updatedAt;
    const publishing = await anna.patch(`/api/page/${id}?publishSpecificLocale=en`, {
      _status: 'published',
      updatedAt: opened,
    });
    expect(publishing.status).toBe(200);
    expect((await ben.patch(draftOf(id), { title: 'Stale', updatedAt: opened })).status).toBe(409);
    const { updatedAt: loaded } = await read(anna, draftOf(id));
    const first = await anna.patch(draftOf(id), {
      title: 'Of the form',
      updatedAt: publishing.body.doc.updatedAt,
    });
    expect(first.status).toBe(200);
    expect((await anna.patch(draftOf(id), { title: 'Loaded before', updatedAt: loaded })).status).toBe(409);
  });

  it('C-14 is refused in another language too', async () => {
    const { id, updatedAt } = await createPage();
    await anna.patch(draftOf(id), { title: 'By Anna', updatedAt });
    const { status } = await ben.patch(`${draftOf(id)}&locale=de`, { title: 'Von Ben', updatedAt });
    expect(status).toBe(409);
  });

  it('C-14 lets one of two through that are made from the same version at the same moment', async () => {
    const { id, updatedAt } = await createPage();
    const saves = ['One', 'Two', 'Three'].map((title) => ben.patch(draftOf(id), { title, updatedAt }));
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
  });

  it('C-14 is refused for whoever saved in another window, in words of their own', async () => {
    const { id, updatedAt } = await createPage();
    await ben.patch(draftOf(id), { title: 'Here' });
    const { body } = await ben.patch(draftOf(id), { title: 'There', updatedAt });
    expect(body.errors[0].message).toContain('you have saved it in another window');
  });

  it('C-14 is refused for terms and settings, which have no versions', async () => {
    const { doc } = (await anna.post('/api/tags', { label: 'Rust' })).body;
    await anna.patch(`/api/tags/${doc.id}`, { label: 'Steel' });
    const { status, body } = await anna.patch(`/api/tags/${doc.id}`, { ...doc, label: 'Iron' });
    expect([status, body.errors[0].data.changed]).toEqual([409, []]);
    const settings = (data: object) => anna.post('/api/globals/site_settings', data);
    const address = { organisation: 'K', street: 'S', postalCode: '1', city: 'C', country: 'D' };
    const whole = { siteName: 'One', tagline: 'T', address, phone: '1' };
    const first = await settings(whole);
    expect(first.status).toBe(200);
    const { updatedAt } = first.body.result;
    expect((await settings({ ...whole, siteName: 'Two', updatedAt })).status).toBe(200);
    expect((await settings({ ...whole, siteName: 'Three', updatedAt })).status).toBe(409);
    const tag = (await anna.get('/api/globals/site_settings')).headers.get('etag');
    expect(
      (await anna.send('POST', '/api/globals/site_settings', whole, { 'if-match': tag ?? '' })).status,
    ).toBe(200);
    expect(
      (await anna.send('POST', '/api/globals/site_settings', whole, { 'if-match': tag ?? '' })).status,
    ).toBe(412);
  });

  it('C-14 may say it by If-Match, with the entity tag of what was read or saved', async () => {
    const { id } = await createPage();
    const tag = (await ben.get(draftOf(id))).headers.get('etag') ?? '';
    expect(tag).toBe(`"${(await read(ben, draftOf(id))).updatedAt}"`);
    const save = (title: string, condition: string) =>
      ben.send('PATCH', draftOf(id), { title }, { 'if-match': condition });
    const saved = await save('One', tag);
    expect(saved.status).toBe(200);
    expect((await save('Two', tag)).status).toBe(412);
    expect((await save('Two', 'nonsense')).status).toBe(412);
    expect((await save('Two', `W/${saved.headers.get('etag')}`)).status).toBe(200);
    expect((await save('Three', '*')).status).toBe(200);
    expect((await read(ben, draftOf(id))).title).toBe('Three');
  });

  it('C-14 is done without a version, as programs send it that set a field', async () => {
    const { id } = await createPage();
    await anna.patch(draftOf(id), { title: 'By Anna' });
    expect((await ben.patch(draftOf(id), { title: 'By Ben' })).status).toBe(200);
  });

  it('C-14 tells a stranger nothing', async () => {
    const { id, updatedAt } = await createPage();
    await anna.patch(draftOf(id), { title: 'By Anna' });
    const { send } = await import('../http/staff.fixture.ts');
    const { status, body } = await send('PATCH', draftOf(id), { updatedAt });
    expect(status).toBe(403);
    expect(JSON.stringify(body)).not.toContain('Anna');
  });
});

/** Resolves once as many requests wait for a lock of ours. */
const waiting = (count: number) =>
  vi.waitFor(
    async () => {
      const waits = "select from pg_locks where locktype = 'advisory' and not granted";
      expect(await cms.query(waits)).toHaveLength(count);
    },
    { timeout: 20_000 },
  );

describe('two programs that set different fields at once', () => {
  /** Both have read what they change, or wait for each other, before one of them writes. */
  async function atOnce(...saves: (() => Promise<{ status: number }>)[]) {
    const requests: Promise<{ status: number }>[] = [];
    await inTransaction(payload, async (_, executor) => {
      await lockPublishing(executor);
      for (const save of saves) {
        requests.push(save());
        await waiting(requests.length);
      }
    });
    return (await Promise.all(requests)).map(({ status }) => status);
  }

  it('C-14 keep both, of a page', async () => {
    const { id } = await createPage({ _status: 'published' });
    const path = `/api/page/${id}?depth=0`;
    const created = '2026-02-05T09:00:00.000Z';
    const statuses = await atOnce(
      () => anna.patch(path, { title: 'By one', _status: 'published' }),
      () => ben.patch(draftOf(id), { created }),
    );
    expect(statuses).toEqual([200, 200]);
    expect(await read(anna, draftOf(id))).toMatchObject({ title: 'By one', created });
  });

  it('C-14 keep both, of settings', async () => {
    const path = '/api/globals/site_settings?depth=0';
    const address = { organisation: 'K', street: 'S', postalCode: '1', city: 'C', country: 'D' };
    await anna.post(path, { siteName: 'One', tagline: 'T', address, phone: '1' });
    const statuses = await atOnce(
      () => anna.post(path, { siteName: 'By one' }),
      () => anna.post(path, { tagline: 'By another' }),
    );
    expect(statuses).toEqual([200, 200]);
    expect(await read(anna, path)).toMatchObject({ siteName: 'By one', tagline: 'By another' });
  });
});

describe('a change of a selection beside saves of forms', () => {
  it('C-14 loses nothing that was acknowledged, of either', async () => {
    const tag = (await anna.post('/api/tags', { label: 'Of all of them' })).body.doc.id;
    const pages: { id: number; updatedAt: string }[] = [];
    for (let count = 0; count < 3; count += 1) pages.push(await createPage({ _status: 'published' }));
    const ids = pages.map(({ id }) => id);
    let bulk: ReturnType<typeof anna.patch> | undefined;
    let forms: ReturnType<typeof anna.patch>[] = [];
    await inTransaction(payload, async (_, executor) => {
      await lockPublishing(executor);
      bulk = anna.patch(`/api/page?where[id][in]=${ids.join(',')}&depth=0`, { tags: [tag] });
      // When it has read them.
      await waiting(1);
      forms = pages.map(({ id, updatedAt }) =>
        anna.patch(`/api/page/${id}?depth=0`, { title: `By a form ${id}`, updatedAt, _status: 'published' }),
      );
      await waiting(1 + pages.length);
    });
    const changed = new Set((await bulk)?.body.docs.map(({ id }: { id: number }) => id));
    const saved = await Promise.all(forms);
    expect(changed.size).toBe(pages.length);
    for (const [index, id] of ids.entries()) {
      const status = saved[index]?.status;
      expect([200, 409]).toContain(status);
      const shown = await read(anna, `/api/page/${id}?depth=0`);
      if (status === 200) expect(shown.title).toBe(`By a form ${id}`);
      expect(shown.tags).toEqual([tag]);
    }
  });

  it('C-12 C-14 leaves out a page with a draft, which would take the change back when it is published', async () => {
    const tag = (await anna.post('/api/tags', { label: 'Of a program' })).body.doc.id;
    const { id } = await createPage({ _status: 'published' });
    await ben.patch(draftOf(id), { title: 'A draft by Ben' });
    const { body } = await anna.patch(`/api/page?where[id][in]=${id}&depth=0`, { tags: [tag] });
    expect(body.docs).toEqual([]);
    expect(body.errors).toMatchObject([{ id, message: expect.stringContaining('not published yet') }]);
    expect((await read(anna, `/api/page/${id}?depth=0`)).tags ?? []).toEqual([]);
    expect(await read(anna, draftOf(id))).toMatchObject({ title: 'A draft by Ben' });
  });

  it('C-12 puts a page with a draft into the trash, and back with both', async () => {
    const { id } = await createPage({ _status: 'published' });
    await ben.patch(draftOf(id), { title: 'A draft by Ben' });
    const change = (deletedAt: string | null) =>
      anna.patch(`/api/page?where[id][in]=${id}&depth=0&trash=true`, { deletedAt });
    expect((await change('2026-01-06T09:00:00.000Z')).body.docs).toHaveLength(1);
    expect((await change(null)).body.docs).toHaveLength(1);
    expect((await read(anna, `/api/page/${id}?depth=0`)).title).toBe('First');
    expect((await read(anna, draftOf(id))).title).toBe('A draft by Ben');
  });
});
