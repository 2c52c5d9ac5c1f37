import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Staff, send } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';
import { LOCK_SECONDS, LOCKS } from './edit-locks.ts';

const created = '2026-01-05T09:00:00Z';
const BY_REST = `/api/${LOCKS}`;

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const anna = await Staff.hire(payload, 'editor', 'Anna');
const ben = await Staff.hire(payload, 'author', 'Ben');
const cleo = await Staff.hire(payload, 'administrator', 'Cleo');

let page: { id: number };
beforeEach(async () => {
  page = (await anna.post('/api/page?draft=true', { title: 'Held', created, moderation: 'draft' })).body.doc;
});
afterEach(() => payload.delete({ collection: LOCKS, where: { id: { exists: true } } }));

const target = () => ({ collection: 'page', id: page.id });
const hold = (staff: Staff, more: object = {}) =>
  staff.post('/api/edit-locks/hold', { ...target(), ...more });
const locks = async (staff: Staff) => (await staff.get(BY_REST)).body.docs;
const save = (staff: Staff) => staff.patch(`/api/page/${page.id}?draft=true`, { title: 'Saved' });

describe('edit locks', () => {
  it('C-14 keep others from saving, and name who holds them', async () => {
    expect((await hold(anna)).body).toMatchObject({ holder: { name: 'Anna', isOwn: true } });
    expect((await hold(ben)).body.holder).toEqual({ name: 'Anna', isOwn: false });
    const { status, body } = await save(ben);
    expect([status, body.errors[0].message]).toEqual([
      423,
      'Nothing was changed, because Anna is editing this.',
    ]);
    expect((await ben.delete(`/api/page/${page.id}`)).body.errors[0].message).toContain('Anna');
    expect((await save(anna)).status).toBe(200);
    expect((await save(ben)).status).toBe(200);
  });

  it('C-14 show names to authors, wherever Payload looks, and e-mail addresses to nobody', async () => {
    await hold(anna);
    const [lock] = await locks(ben);
    expect(lock.user).toEqual({ relationTo: 'users', value: { id: anna.user.id, name: 'Anna' } });
    // The way the admin's list and form read them.
    const user = { ...ben.user, collection: 'users' as const };
    const { docs } = await payload.find({
      collection: 'page',
      where: { id: { equals: page.id } },
      includeLockStatus: true,
      overrideAccess: false,
      draft: true,
      user,
    });
    expect(docs[0]).toMatchObject({ _isLocked: true, _userEditing: { id: anna.user.id, email: 'Anna' } });
    expect(JSON.stringify(docs[0])).not.toContain(anna.user.email);
  });

  it('C-14 end with their tab, and soon after it when it crashed', async () => {
    await hold(anna);
    expect((await anna.post('/api/edit-locks/release', target())).status).toBe(204);
    expect((await save(ben)).status).toBe(200);
    await hold(anna);
    await cms.query('update payload_locked_documents set updated_at = now() - make_interval(secs => $1)', [
      LOCK_SECONDS + 1,
    ]);
    expect((await hold(ben)).body.holder).toEqual({ name: 'Ben', isOwn: true });
    expect(await locks(ben)).toHaveLength(1);
  });

  it('C-14 are taken over only when that is asked for, and then the first one is told', async () => {
    await hold(anna);
    expect((await hold(ben, { takeOver: true })).body.holder.isOwn).toBe(true);
    expect((await hold(anna)).body.holder).toEqual({ name: 'Ben', isOwn: false });
    expect((await save(anna)).body.errors[0].message).toContain('Ben is editing');
    await save(ben);
    expect((await hold(anna)).body.lastSave).toEqual({ name: 'Ben', isOwn: false });
  });

  it('C-14 end with the account of whoever holds them', async () => {
    const dora = await Staff.hire(payload, 'editor', 'Dora');
    await hold(dora);
    expect((await cleo.delete(`/api/users/${dora.user.id}`)).status).toBe(200);
    expect((await save(ben)).status).toBe(200);
    expect((await hold(anna)).body.holder.isOwn).toBe(true);
  });

  it('C-14 are one for two who begin at the same moment', async () => {
    const responses = await Promise.all([hold(anna), hold(ben), hold(cleo)]);
    expect(responses.filter(({ body }) => body.holder.isOwn)).toHaveLength(1);
    expect(await locks(anna)).toHaveLength(1);
  });

  it('C-14 C-11 are held only by those who may edit the document', async () => {
    const { doc: term } = (await anna.post('/api/tags', { label: 'Rust' })).body;
    for (const body of [{ collection: 'tags', id: term.id }, { global: 'site_settings' }]) {
      expect((await ben.post('/api/edit-locks/hold', body)).status).toBe(403);
      expect((await anna.post('/api/edit-locks/hold', body)).body.holder.isOwn).toBe(true);
    }
    expect((await ben.post('/api/edit-locks/hold', { collection: 'users', id: anna.user.id })).status).toBe(
      403,
    );
    expect((await send('POST', '/api/edit-locks/hold', target())).status).toBe(403);
    expect((await anna.post('/api/edit-locks/hold', { collection: 'page', id: 'x' })).status).toBe(400);
    expect((await anna.post('/api/edit-locks/hold', { collection: LOCKS, id: 1 })).status).toBe(404);
  });

  describe('by REST', () => {
    const held = (staff: Staff) => ({ relationTo: 'users', value: staff.user.id });

    it('C-14 C-11 are made by nobody', async () => {
      const data = { document: { relationTo: 'page', value: page.id }, user: held(ben) };
      for (const staff of [ben, anna, cleo]) expect((await staff.post(BY_REST, data)).status).toBe(403);
      expect(await locks(cleo)).toEqual([]);
    });

    it('C-14 C-11 are let go of by their holder, and by administrators', async () => {
      await hold(anna);
      const [lock] = await locks(ben);
      expect((await ben.delete(`${BY_REST}/${lock.id}`)).status).toBe(403);
      await ben.delete(`${BY_REST}?where[id][exists]=true`);
      expect(await locks(ben)).toHaveLength(1);
      expect((await anna.delete(`${BY_REST}/${lock.id}`)).status).toBe(200);
      await hold(anna);
      const [again] = await locks(cleo);
      expect((await cleo.delete(`${BY_REST}/${again.id}`)).status).toBe(200);
    });

    it('C-14 C-11 are taken over by who may edit the document, for nobody else', async () => {
      await hold(anna);
      const [{ id }] = await locks(ben);
      const change = (data: object) => ben.patch(`${BY_REST}/${id}`, data);
      expect((await change({ user: held(cleo) })).status).toBe(403);
      expect((await change({ user: held(ben), globalSlug: 'site_settings' })).status).toBe(403);
      expect((await ben.patch(`${BY_REST}?where[id][exists]=true`, { user: held(ben) })).status).toBe(403);
      expect((await change({ user: held(ben) })).status).toBe(200);
      expect((await hold(ben)).body.holder.isOwn).toBe(true);
      await anna.post('/api/edit-locks/hold', { global: 'site_settings' });
      const settings = (await locks(ben)).find((lock: { globalSlug?: string }) => lock.globalSlug);
      expect((await ben.patch(`${BY_REST}/${settings.id}`, { user: held(ben) })).status).toBe(403);
    });
  });
});

describe('what is typed and not saved', () => {
  const form = (id: string, more: object = {}) => ({
    id,
    view: 'keelstone-view-1',
    target: 'page/7',
    language: 'en',
    base: null,
    data: { title: `Typed into ${id}` },
    ...more,
  });
  const keep = (staff: Staff, id: string, more: object = {}) =>
    staff.post('/api/kept-changes', form(id, more));
  const read = async (staff: Staff, target = 'page/7', language = 'en') =>
    (await staff.get(`/api/kept-changes?target=${target}&language=${language}`)).body.changes;
  const discard = (staff: Staff, ...ids: string[]) => staff.post('/api/kept-changes/forget', { ids });
  afterEach(() => cms.query('delete from editing.kept_changes'));

  it('C-14 is kept for its author, on any computer, and for nobody else', async () => {
    expect((await keep(anna, 'a')).status).toBe(204);
    const again = { base: '2026-01-05T09:00:00.000Z', data: { title: 'Typed on' } };
    await keep(anna, 'a', again);
    await keep(anna, 'b');
    await keep(ben, 'a');
    expect(await read(anna)).toEqual([
      { ...form('b'), at: expect.any(Number) },
      { ...form('a', again), at: expect.any(Number) },
    ]);
    for (const where of [['page/8'], ['page/7', 'de']]) expect(await read(anna, ...where)).toEqual([]);
    await keep(anna, 'c', { target: 'page/8', language: 'de' });
    const { body: all } = await anna.get('/api/kept-changes');
    expect(all.changes.map(({ id }: { id: string }) => id)).toEqual(['c', 'b', 'a']);
    expect(await read(cleo)).toEqual([]);
    expect((await send('GET', '/api/kept-changes?target=page/7&language=en')).status).toBe(403);
    expect((await send('POST', '/api/kept-changes', form('a'))).status).toBe(403);
  });

  it('C-14 is deleted when its author has saved or discarded it, by nobody else, and with the account', async () => {
    const dora = await Staff.hire(payload, 'editor', 'Esther');
    await keep(anna, 'a');
    await keep(anna, 'b');
    await keep(dora, 'a');
    await discard(ben, 'a', 'b');
    expect(await read(anna)).toHaveLength(2);
    expect((await discard(anna, 'a')).status).toBe(204);
    expect((await read(anna)).map(({ id }: { id: string }) => id)).toEqual(['b']);
    expect(await read(dora)).toHaveLength(1);
    expect((await cleo.delete(`/api/users/${dora.user.id}`)).status).toBe(200);
    expect(await cms.query('select owner from editing.kept_changes')).toEqual([{ owner: anna.user.id }]);
  });

  it('C-14 saves and publishes nothing, and outlives what others save', async () => {
    const target = `page/${page.id}`;
    const before = await anna.get(`/api/page/${page.id}?draft=true`);
    await keep(anna, 'a', { target, base: before.body.updatedAt, data: { title: 'Only typed' } });
    const after = await anna.get(`/api/page/${page.id}?draft=true`);
    expect(after.body).toEqual(before.body);
    expect((await anna.get(`/api/page/versions?where[parent][equals]=${page.id}`)).body.totalDocs).toBe(1);
    await save(ben);
    const [{ base, data }] = await read(anna, target);
    // Put back into the form, it meets the same question as anything that was typed before.
    const { status, body } = await anna.patch(`/api/page/${page.id}?draft=true`, {
      ...data,
      updatedAt: base,
    });
    expect([status, body.errors[0].data.savedBy]).toEqual([409, 'Ben']);
  });

  it('C-14 is kept within bounds of size, number and age', async () => {
    expect((await keep(anna, 'a', { data: { title: 'x'.repeat(2_000_001) } })).status).toBe(413);
    for (const wrong of [{ id: '' }, { target: 7 }, { data: 'text' }, { language: 'x'.repeat(201) }])
      expect((await keep(anna, 'a', wrong)).status).toBe(400);
    expect((await discard(anna, ...Array.from({ length: 101 }, String))).status).toBe(400);
    expect(await read(anna)).toEqual([]);
    await keep(ben, 'old');
    await cms.query("update editing.kept_changes set kept_at = now() - interval '8 days'");
    expect(await read(ben)).toEqual([]);
    for (let index = 0; index < 22; index += 1) await keep(anna, `form ${index}`);
    const kept = await read(anna);
    expect([kept.length, kept[0].id, kept.at(-1).id]).toEqual([20, 'form 21', 'form 2']);
    expect(await cms.query('select 1 from editing.kept_changes where owner = $1', [ben.user.id])).toEqual([]);
  });
});
