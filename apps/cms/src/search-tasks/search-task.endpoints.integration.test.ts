import { progressSchema } from '@keelstone/async/progress';
import * as v from 'valibot';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { Staff, send } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';
import { createPages, readTask } from './search-task.fixture.ts';

const cms = await startCms();
const { payload } = cms;
const editor = await Staff.hire(payload, 'editor');
const author = await Staff.hire(payload, 'author');
const { runTaskStep } = await import('./run-task-step.ts');
await createPages(cms, 12);
afterEach(async () => {
  await cms.query("update search_tasks set state = 'cancelled' where state in ('waiting', 'running')");
});
afterAll(() => cms.stop());

async function start(): Promise<{ id: number; progressPath: string }> {
  const { status, body } = await editor.post('/api/search_tasks/start');
  expect(status).toBe(201);
  return body;
}

/** The response at the URL that the server returned, which must fit the protocol in every state. */
async function progressOf(path: string, who: Staff = editor) {
  const { status, body } = await who.get(`${path}?_format=json`);
  expect(status).toBe(200);
  expect(v.parse(progressSchema, body)).toEqual(body);
  return body;
}

describe('a search task', () => {
  it('A-4 A-2 C-6 is started, reports its progress, and is done', async () => {
    const { id, progressPath } = await start();
    expect(await readTask(cms, id)).toMatchObject({ state: 'waiting', startedBy: editor.user.id });
    expect(await progressOf(progressPath)).toMatchObject({ status: 1, percentage: 0 });
    await runTaskStep(payload);
    expect(await progressOf(progressPath, author)).toMatchObject({
      status: 1,
      percentage: 83,
      message: expect.stringContaining('10 of 12 pages'),
    });
    while ((await runTaskStep(payload)) === 'worked');
    expect(await progressOf(progressPath)).toMatchObject({
      status: 1,
      percentage: 100,
      message: expect.stringContaining('nothing was wrong'),
    });
  });

  it('A-4 is the only one: a second start says which is open', async () => {
    const { id } = await start();
    const { status, body } = await editor.post('/api/search_tasks/start');
    expect([status, body.errors[0].message]).toEqual([409, expect.stringContaining(`task ${id}`)]);
    expect(
      (await payload.count({ collection: 'search_tasks', where: { id: { greater_than: id } } })).totalDocs,
    ).toBe(0);
  });

  it('A-4 is the only one when two start at the same moment', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => editor.post('/api/search_tasks/start')));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('A-4 A-2 is cancelled between its shares: what was done stays, the rest is not begun, and the watching ends', async () => {
    const { id, progressPath } = await start();
    await runTaskStep(payload);
    expect((await editor.post(`/api/search_tasks/${id}/cancel`)).status).toBe(200);
    expect(await runTaskStep(payload)).toBe('nothing');
    expect(await readTask(cms, id)).toMatchObject({ state: 'cancelled', done: 10 });
    expect(await progressOf(progressPath)).toMatchObject({
      status: 0,
      data: expect.stringMatching(/^Cancelled\. 10 of 12 pages/),
    });
    const again = await editor.post(`/api/search_tasks/${id}/cancel`);
    expect([again.status, again.body.errors[0].message]).toEqual([
      409,
      expect.stringContaining('ended already'),
    ]);
    expect((await start()).id).toBeGreaterThan(id);
  });

  it('A-4 C-11 is started and cancelled by those who publish, and watched by all of the staff', async () => {
    expect((await author.post('/api/search_tasks/start')).status).toBe(403);
    const { id, progressPath } = await start();
    expect((await author.post(`/api/search_tasks/${id}/cancel`)).status).toBe(403);
    expect((await author.get(`/api/search_tasks/${id}`)).status).toBe(200);
    await progressOf(progressPath, author);
    for (const [method, path] of [
      ['GET', progressPath],
      ['GET', `/api/search_tasks/${id}`],
      ['POST', '/api/search_tasks/start'],
      ['POST', `/api/search_tasks/${id}/cancel`],
    ] as const) {
      expect([401, 403], `${method} ${path}`).toContain((await send(method, path)).status);
    }
    expect(await readTask(cms, id)).toMatchObject({ state: 'waiting' });
  });

  it('C-6 is made, changed and taken away by nobody’s hand while it is open', async () => {
    const { id } = await start();
    const forged = { kind: 'rebuild', state: 'done' };
    expect((await editor.post('/api/search_tasks', forged)).status).toBe(403);
    expect((await editor.patch(`/api/search_tasks/${id}`, forged)).status).toBe(403);
    expect((await editor.delete(`/api/search_tasks/${id}`)).status).toBe(403);
    await editor.post(`/api/search_tasks/${id}/cancel`);
    expect((await author.delete(`/api/search_tasks/${id}`)).status).toBe(403);
    expect((await editor.delete(`/api/search_tasks/${id}`)).status).toBe(200);
  });

  it.each(['/api/search_tasks/999999/progress', '/api/search_tasks/x/progress'])(
    'A-2 that does not exist is not found: %s',
    async (path) => {
      expect((await editor.get(path)).status).toBe(404);
    },
  );
});
