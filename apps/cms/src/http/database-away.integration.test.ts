import { afterAll, expect, it, vi } from 'vitest';
import { databaseOf, executorOn } from '../database/transaction.ts';
import { startCms } from '../test-cms.ts';
import { sayThatDatabaseIsAway } from './database-away.ts';
import { Staff, send } from './staff.fixture.ts';

const cms = await startCms();
afterAll(() => cms.stop());
const editor = await Staff.hire(cms.payload, 'editor');

const AWAY = expect.stringContaining('The database of the CMS does not answer');

const SLEEPING = `select pid from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'`;

/** Runs while nobody can connect as the CMS's role, as during a restart of PostgreSQL. */
async function whileAway<T>(act: () => Promise<T>): Promise<T> {
  const [{ role } = { role: '' }] = await cms.query<{ role: string }>('select current_user as role');
  await cms.asSuperuser(`alter role "${role}" nologin`);
  await cms.asSuperuser(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`);
  try {
    return await act();
  } finally {
    await cms.asSuperuser(`alter role "${role}" login`);
  }
}

it('C-14 R-5 an editor is told that the database is away, not that the session has ended', async () => {
  const { body } = await editor.post('/api/article?draft=true', { title: 'Before' });
  const { id } = body.doc;
  const [me, save, read, log, stranger] = await whileAway(async () => [
    await editor.get('/api/users/me'),
    await editor.patch(`/api/article/${id}?draft=true`, { title: 'Meanwhile' }),
    await editor.get(`/api/article/${id}`),
    await send('POST', '/api/users/login', { email: editor.user.email, password: 'whatever-it-is' }),
    await send('GET', '/api/article'),
  ]);
  for (const { status, body, headers } of [me, read])
    expect([status, body.errors?.[0].message, headers.get('retry-after')]).toEqual([503, AWAY, '2']);
  expect([save.status, save.body.errors?.[0].message]).toEqual([503, AWAY]);
  expect([log.status, log.body.errors?.[0].message, log.headers.has('retry-after')]).toEqual([
    503,
    AWAY,
    false,
  ]);
  expect(stranger.status).toBe(403);
  expect((await editor.get('/api/users/me')).body.user.id).toBe(editor.user.id);
  const after = await editor.get(`/api/article/${id}?draft=true`);
  expect([after.status, after.body.title]).toEqual([200, 'Before']);
});

it('C-14 R-5 an editor whose session could not be looked up is told so, also when the database is back by then', async () => {
  const answer = async (act: () => Promise<unknown>) => {
    const guarded = sayThatDatabaseIsAway(cms.payload.config)(async () => {
      await act();
      return Response.json({ errors: [{ message: 'You are not allowed to.' }] }, { status: 403 });
    });
    const request = new Request('http://cms/api/article/1', {
      method: 'PATCH',
      headers: { cookie: 'payload-token=of-an-editor' },
    });
    const { status, headers } = await guarded(request, { params: Promise.resolve({}) });
    return [status, headers.get('retry-after')];
  };
  const lookUp = (text = 'select 1') => executorOn(databaseOf(cms.payload).drizzle).query(text);
  expect(await answer(lookUp)).toEqual([403, null]);
  expect(await answer(() => whileAway(() => expect(lookUp()).rejects.toThrow()))).toEqual([503, '2']);
  // Its connection was ended while PostgreSQL was at it.
  const inProgress = async () => {
    const failed = expect(lookUp('select pg_sleep(30)')).rejects.toThrow();
    await vi.waitFor(async () => expect(await cms.query(SLEEPING)).toHaveLength(1));
    await whileAway(() => failed);
  };
  expect(await answer(inProgress)).toEqual([503, '2']);
  expect(await answer(() => expect(lookUp('select 1/0')).rejects.toThrow())).toEqual([403, null]);
  expect(await answer(lookUp)).toEqual([403, null]);
});

it('R-5 a transaction whose connection is ended fails with its next statement, and nothing else does', async () => {
  const { payload } = cms;
  const warn = vi.spyOn(payload.logger, 'warn').mockReturnValue(undefined);
  const id = await payload.db.beginTransaction();
  const session = databaseOf(payload).sessions?.[String(id)];
  const on = executorOn((session as NonNullable<typeof session>).db);
  const { rows } = await on.query('select pg_backend_pid() as pid');
  await cms.asSuperuser(`select pg_terminate_backend(${Number(rows[0]?.pid)})`);
  // On a busy machine, the end of those of the tests before may be noticed only now, in the same words.
  const warnings = () => [...new Set(warn.mock.calls.flat())];
  await vi.waitFor(() =>
    expect(warnings()).toEqual([expect.stringContaining('A database connection was lost')]),
  );
  warn.mockRestore();
  await expect(on.query('select 1')).rejects.toThrow();
  await payload.db.rollbackTransaction(id as string);
  expect((await editor.get('/api/users/me')).status).toBe(200);
});
