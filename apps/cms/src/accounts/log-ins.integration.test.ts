import crypto from 'node:crypto';
import { handleEndpoints } from 'payload';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuditTrail } from '../audit/audit-trail.fixture.ts';
import { Staff, send } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';

const RIGHT = 'only-for-tests-12';
const OWN = 'http://localhost:3001';

const DAY_MS = 24 * 60 * 60 * 1000;

// Test files share a process, and with it the limits of failed log-ins: those of other files are long past.
const monotonic = performance.now.bind(performance);
const clock = vi.spyOn(performance, 'now').mockImplementation(() => monotonic() + DAY_MS);

const cms = await startCms();
const trail = new AuditTrail(cms);
const administrator = await Staff.hire(cms.payload, 'administrator', 'Ada');
const ben = await Staff.hire(cms.payload, 'author', 'ben');
beforeEach(() => trail.skip());
afterAll(() => {
  clock.mockRestore();
  return cms.stop();
});

const logIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  send('POST', '/api/users/login', { email, password }, headers);
const ofBen = () => ({ collection: 'users', document_id: ben.user.id, title: 'ben' });

describe('the audit trail of log-ins', () => {
  it('C-11 names who logged in and out, and whether by a browser or a program', async () => {
    await logIn('ben@keelstone.example', RIGHT);
    await logIn('ben@keelstone.example', RIGHT, { origin: OWN });
    await ben.post('/api/users/logout');
    const byBen = { ...ofBen(), actor_id: ben.user.id, actor_name: 'ben' };
    expect(await trail.added()).toMatchObject([
      { ...byBen, action: 'log_in', channel: 'api' },
      { ...byBen, action: 'log_in', channel: 'admin' },
      { ...byBen, action: 'log_out', channel: 'api' },
    ]);
  });

  it('C-11 has nothing of what was typed, of an address that is nobody’s', async () => {
    await logIn('my-secret-password@nobody.example', 'a-wrong-password');
    const [entry, ...more] = await trail.added();
    expect(entry).toMatchObject({ action: 'log_in_failed', document_id: null, title: null, actor_id: null });
    expect(more).toEqual([]);
    const all = await cms.query('select to_jsonb(entries)::text as entry from audit.entries');
    const text = JSON.stringify(all);
    for (const secret of ['my-secret-password', 'nobody.example', '@keelstone', RIGHT, '127.0.0.1']) {
      expect(text).not.toContain(secret);
    }
  });

  it('C-11 tells a failed log-in, the lock after the fifth, and the unlocking', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) await logIn('ben@keelstone.example', 'a-wrong-password');
    const failed = { ...ofBen(), action: 'log_in_failed', actor_id: null };
    expect(await trail.added()).toMatchObject([
      failed,
      failed,
      failed,
      failed,
      failed,
      { ...failed, action: 'lock_out' },
      failed,
    ]);
    await administrator.post('/api/users/unlock', { email: 'ben@keelstone.example' });
    expect(await trail.added()).toMatchObject([{ ...ofBen(), action: 'unlock', actor_name: 'Ada' }]);
  });

  it('C-11 tells the lock when the clock of the database is ahead', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 20 * 60_000 });
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn('ben@keelstone.example', 'a-wrong-password');
    await administrator.post('/api/users/unlock', { email: 'ben@keelstone.example' });
    vi.useRealTimers();
    expect((await trail.added()).map(({ action }) => action)).toEqual([
      ...Array(5).fill('log_in_failed'),
      'lock_out',
      'unlock',
    ]);
  });

  it('C-11 tells them however the address of the request is spelled', async () => {
    const wrong = { email: 'ada@keelstone.example', password: 'a-wrong-password' };
    for (const endpoint of ['LOGIN', 'login/']) await send('POST', `/api/users/${endpoint}`, wrong);
    const failed = { action: 'log_in_failed', title: 'Ada' };
    expect(await trail.added()).toMatchObject([failed, failed]);
  });

  it('C-11 cannot be filled by addresses that are made up', async () => {
    // The guard's limit is per address, and these all differ. Its deliberate slowness is tested elsewhere.
    const work = vi.spyOn(crypto, 'pbkdf2').mockImplementation((...given: unknown[]) => {
      (given.at(-1) as (error: null, key: Buffer) => void)(null, Buffer.alloc(32));
    });
    for (let number = 0; number < 70; number += 1) await logIn(`x${number}@nobody.example`, 'x');
    work.mockRestore();
    expect((await trail.added()).length).toBeLessThanOrEqual(60);
  });

  it('C-11 does not change what a refused log-in is told', async () => {
    const unknown = await logIn('who@nobody.example', 'a-wrong-password');
    const known = await logIn('ada@keelstone.example', 'a-wrong-password');
    expect(unknown).toEqual(known);
  });

  it('C-11 has no log-in that failed to be recorded', async () => {
    await cms.query('alter table audit.entries rename to away');
    const { status } = await logIn('ada@keelstone.example', RIGHT);
    await cms.query('alter table audit.away rename to entries');
    const idle = await cms.query("select 1 from pg_stat_activity where state like 'idle in transaction%'");
    expect([status, idle]).toEqual([500, []]);
  });
});

describe('the audit trail of accounts', () => {
  it('C-11 tells who made, changed and deleted one, with the role that was given', async () => {
    const data = { name: 'Cleo', email: 'cleo@keelstone.example', password: RIGHT, role: 'author' };
    const { id } = (await administrator.post('/api/users', data)).body.doc;
    await administrator.patch(`/api/users/${id}`, { role: 'editor' });
    await administrator.patch(`/api/users/${id}`, { password: 'another-for-tests-34' });
    await administrator.delete(`/api/users/${id}`);
    const of = { actor_name: 'Ada', collection: 'users', document_id: id, title: 'Cleo' };
    expect(await trail.added()).toMatchObject([
      { ...of, action: 'create', detail: { role: 'author' } },
      { ...of, action: 'change', detail: { fields: ['role'], role: 'editor' } },
      { ...of, action: 'password_change' },
      { ...of, action: 'delete' },
    ]);
  });

  it('C-11 tells of a password that was set by a link', async () => {
    const token = await cms.payload.forgotPassword({
      collection: 'users',
      data: { email: 'ada@keelstone.example' },
      disableEmail: true,
    });
    const { default: config } = await import('../app/payload.config.ts');
    const body = JSON.stringify({ token, password: 'a-new-one-for-tests' });
    const headers = { 'content-type': 'application/json', origin: OWN };
    const request = new Request(`${OWN}/api/users/reset-password`, { method: 'POST', headers, body });
    expect((await handleEndpoints({ config, request })).status).toBe(200);
    expect(await trail.added()).toMatchObject([
      { action: 'password_change', title: 'Ada' },
      { action: 'log_in', title: 'Ada' },
    ]);
  });
});
