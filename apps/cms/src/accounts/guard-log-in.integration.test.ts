import crypto from 'node:crypto';
import { handleEndpoints } from 'payload';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { Staff, send } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';
import { users } from './users.collection.ts';

const OWN = 'http://localhost:3001';
const RIGHT = 'only-for-tests-12';

const cms = await startCms();
for (const name of ['ada', 'ben', 'cleo', 'dora', 'emil', 'fay', 'gus', 'hal', 'ivy', 'forgetful'])
  await Staff.hire(cms.payload, 'author', name);
afterEach(() => vi.restoreAllMocks());
afterAll(() => cms.stop());

const logIn = (name: string, password = 'a-wrong-password') =>
  send('POST', '/api/users/login', { email: `${name}@keelstone.example`, password });

async function lock(name: string) {
  for (let attempt = 0; attempt < 5; attempt += 1) await logIn(name);
}

describe('a refused log-in', () => {
  it('C-11 says the same of an account that is unknown, known or locked', async () => {
    await lock('ada');
    const responses = [
      await logIn('ben'),
      await logIn('nobody'),
      await logIn('ada'),
      await logIn('ada', RIGHT),
    ];
    const [first] = responses;
    expect(first?.status).toBe(401);
    for (const response of responses) expect(response).toEqual(first);
  });

  it('C-11 says the same however its address is spelled', async () => {
    const spelled = (endpoint: string, name: string) =>
      send('POST', `/api/users/${endpoint}`, { email: `${name}@keelstone.example`, password: 'wrong' });
    await lock('hal');
    const { status, body } = await logIn('nobody-at-all');
    for (const endpoint of ['LOGIN', 'login/', '%6cogin', 'log%49n']) {
      for (const name of ['hal', 'nobody-at-all']) {
        expect(await spelled(endpoint, name)).toMatchObject({ status, body });
      }
    }
  });

  it('C-11 costs the same work for each of them', async () => {
    await lock('cleo');
    const work = vi.spyOn(crypto, 'pbkdf2');
    const spent: unknown[] = [];
    for (const name of ['ben', 'nobody', 'cleo']) {
      work.mockClear();
      await logIn(name);
      spent.push(work.mock.calls.map(([, , iterations, bytes, digest]) => [iterations, bytes, digest]));
    }
    expect(spent[0]).toHaveLength(1);
    expect(spent).toEqual([spent[0], spent[0], spent[0]]);
  });

  it('C-11 is none of an account while the database does not answer', async () => {
    const asked = vi.spyOn(cms.payload.db, 'findOne').mockRejectedValue(new Error('away'));
    for (let attempt = 0; attempt < 12; attempt += 1) expect((await logIn('ivy')).status).toBe(500);
    asked.mockRestore();
    expect((await logIn('ivy', RIGHT)).status).toBe(200);
  });

  it('C-11 is followed by no further one, after ten of an account, known or not', async () => {
    for (const name of ['dora', 'stranger']) {
      const statuses = [];
      for (let attempt = 0; attempt < 12; attempt += 1) statuses.push((await logIn(name)).status);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
      expect((await logIn(name, RIGHT)).body.errors[0].message).toContain('too many log-ins');
    }
  });
});

describe('many log-ins at once', () => {
  it('R-5 C-11 wait for each other, and nobody else for them; too many are refused at once', async () => {
    // One that ends when it is told to, as a pool of threads that is busy.
    const begun: (() => void)[] = [];
    vi.spyOn(crypto, 'pbkdf2').mockImplementation(((...args: unknown[]) => {
      begun.push(() => (args.at(-1) as (error: null) => void)(null));
    }) as never);
    const attempts = Array.from({ length: 212 }, (_, at) => logIn(`made-up-${at}`));
    let refused = 0;
    for (const attempt of attempts) void attempt.then(({ status }) => (refused += status === 429 ? 1 : 0));
    await vi.waitFor(() => expect(refused).toBeGreaterThan(0), { timeout: 20_000 });
    await vi.waitFor(() => expect(begun).toHaveLength(4), { timeout: 20_000 });
    // As many wait as may, whether or not there is such an account.
    expect((await logIn('gus', RIGHT)).status).toBe(429);
    const timer = setInterval(() => begun.shift()?.(), 1);
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    clearInterval(timer);
    expect(statuses.filter((status) => status === 401)).toHaveLength(204);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
    vi.restoreAllMocks();
    expect((await logIn('gus', RIGHT)).status).toBe(200);
  });
});

describe('somebody who was kept out by what others have tried', () => {
  const keepOut = async (name: string) => {
    for (let attempt = 0; attempt < 12; attempt += 1) await logIn(name);
    expect((await logIn(name, RIGHT)).status).toBe(429);
  };

  it('C-11 is let in when an administrator unlocks the account', async () => {
    const administrator = await Staff.hire(cms.payload, 'administrator');
    await keepOut('emil');
    await administrator.post('/api/users/unlock', { email: ' Emil@keelstone.example' });
    expect((await logIn('emil', RIGHT)).status).toBe(200);
  });

  it('C-11 is let in by another password, from an administrator or by a link', async () => {
    const administrator = await Staff.hire(cms.payload, 'administrator', 'another-administrator');
    const password = 'another-one-for-tests';
    const email = 'fay@keelstone.example';
    await keepOut('fay');
    const { body } = await administrator.get(`/api/users?where[email][equals]=${email}`);
    expect((await administrator.patch(`/api/users/${body.docs[0].id}`, { password })).status).toBe(200);
    expect((await logIn('fay', password)).status).toBe(200);

    await keepOut('gus');
    const data = { email: 'gus@keelstone.example' };
    const token = await cms.payload.forgotPassword({ collection: 'users', data, disableEmail: true });
    expect((await send('POST', '/api/users/reset-password', { token, password })).status).toBe(200);
    expect((await logIn('gus', password)).status).toBe(200);
  });
});

it('C-11 whoever knows the password logs in as often as he likes', async () => {
  for (let time = 0; time < 12; time += 1) expect((await logIn('ben', RIGHT)).status).toBe(200);
});

it('C-11 links for a new password are few, and the same is said of accounts that there are and are not', async () => {
  const remove = (name: string) =>
    send('POST', '/api/users/forgot-password', { email: `${name}@keelstone.example` });
  for (const name of ['forgetful', 'nobody-at-all']) {
    const responses = [];
    for (let time = 0; time < 6; time += 1) responses.push(await remove(name));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(responses[0]?.body).toEqual({ message: 'Success' });
  }
});

describe('a session', () => {
  async function request(path: string, init: RequestInit) {
    const { default: config } = await import('../app/payload.config.ts');
    return handleEndpoints({ config, request: new Request(OWN + path, init) });
  }

  it('C-11 is in a cookie that no script and no other site gets, and ends after four hours', async () => {
    const body = JSON.stringify({ email: 'ben@keelstone.example', password: RIGHT });
    const headers = { 'content-type': 'application/json' };
    const response = await request('/api/users/login', { method: 'POST', headers, body });
    const cookie = String(response.headers.get('set-cookie'));
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(users(true).auth).toMatchObject({ cookies: { secure: true }, tokenExpiration: 4 * 3600 });
    const seenFrom = async (origin: string) => {
      const asked = await request('/api/users/me', {
        headers: { cookie: cookie.split(';', 1)[0] ?? '', origin },
      });
      return [(await asked.json()).user?.name ?? null, asked.headers.get('access-control-allow-origin')];
    };
    expect(await seenFrom(OWN)).toEqual(['ben', OWN]);
    const [user, allowed] = await seenFrom('https://evil.example');
    expect([user, allowed === 'https://evil.example' || allowed === '*']).toEqual([null, false]);
  });
});
