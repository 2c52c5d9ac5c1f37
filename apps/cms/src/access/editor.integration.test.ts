import { afterAll, describe, expect, it } from 'vitest';
import { Staff, send } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const administrator = await Staff.hire(payload, 'administrator');
const editor = await Staff.hire(payload, 'editor');
const author = await Staff.hire(payload, 'author');

const account = (name: string) => ({ email: `${name}@keelstone.example`, password: 'x'.repeat(12), name });

describe('an editor', () => {
  it('C-11 manages no users: none added, changed, deleted, unlocked or seen', async () => {
    const at = `/api/users/${author.user.id}`;
    const attempts = [
      editor.post('/api/users', { ...account('new'), role: 'editor' }),
      editor.patch(at, { name: 'Renamed' }),
      editor.patch(at, { role: 'editor' }),
      editor.patch(at, { password: 'y'.repeat(12) }),
      editor.delete(at),
      editor.post('/api/users/unlock', { email: author.user.email }),
      editor.post('/api/users/first-register', account('first')),
    ];
    for (const { status } of await Promise.all(attempts)) expect(status).toBe(403);
    expect((await editor.get(at)).status).toBe(404);
    const { body } = await editor.get('/api/users?limit=100');
    expect(body.docs.map(({ id }: { id: number }) => id)).toEqual([editor.user.id]);
    expect(await payload.findByID({ collection: 'users', id: author.user.id })).toMatchObject({
      name: 'author',
      role: 'author',
    });
  });

  it('C-11 changes no users by the many either', async () => {
    await editor.patch('/api/users?where[id][exists]=true', { name: 'Everybody' });
    await editor.delete(`/api/users?where[id][equals]=${author.user.id}`);
    const { docs } = await payload.find({ collection: 'users', sort: 'id' });
    expect(docs.map(({ name }) => name)).toEqual(['administrator', 'Everybody', 'author']);
  });

  it.each(['author', 'editor'] as const)('C-11 nobody raises themselves: %s', async (role) => {
    const staff = { author, editor }[role];
    await staff.patch(`/api/users/${staff.user.id}`, { role: 'administrator' });
    expect(await payload.findByID({ collection: 'users', id: staff.user.id })).toMatchObject({ role });
  });

  it('C-11 publishes, archives, unpublishes and deletes', async () => {
    const data = { title: 'By an editor', created: '2026-01-05T09:00:00Z', moderation: 'draft' };
    const { body } = await editor.post('/api/page', { ...data, _status: 'published' });
    const { id, nid } = body.doc;
    expect(await cms.publishedNodes(nid)).toHaveLength(1);
    await editor.patch(`/api/page/${id}`, { moderation: 'archived', _status: 'published' });
    expect(await cms.publishedNodes(nid)).toMatchObject([{ node: { archived: true } }]);
    await editor.patch(`/api/page/${id}`, { _status: 'draft' });
    expect(await cms.publishedNodes(nid)).toEqual([]);
    expect((await editor.patch(`/api/page/${id}`, { deletedAt: new Date().toISOString() })).status).toBe(200);
  });
});

describe('an administrator', () => {
  it('C-11 manages users', async () => {
    const { status, body } = await administrator.post('/api/users', { ...account('new'), role: 'editor' });
    expect([status, body.doc.role]).toEqual([201, 'editor']);
    const at = `/api/users/${body.doc.id}`;
    expect((await administrator.patch(at, { role: 'author' })).body.doc.role).toBe('author');
    expect((await administrator.delete(at)).status).toBe(200);
  });
});

describe('nobody who is not logged in', () => {
  it.each([
    ['GET', '/api/page'],
    ['GET', '/api/page/versions'],
    ['GET', '/api/page?draft=true'],
    ['GET', '/api/users'],
    ['GET', '/api/redirects'],
    ['GET', '/api/scheduled_changes'],
    ['GET', '/api/shortcuts'],
    ['GET', '/api/globals/site_settings'],
    ['GET', '/api/globals/site_settings?draft=true'],
    ['POST', '/api/page'],
    ['POST', '/api/users'],
    ['POST', '/api/users/first-register'],
    ['POST', '/api/page/versions/1'],
  ])('C-11 gets a response to %s %s', async (method, path) => {
    const { status } = await send(method, path, method === 'POST' ? account('x') : undefined);
    expect([401, 403]).toContain(status);
  });
});
