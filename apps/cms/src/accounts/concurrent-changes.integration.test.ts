import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../database/in-transaction.ts';
import { Staff, send } from '../http/staff.fixture.ts';
import { type CmsUnderTest, startCms } from '../test-cms.ts';
import { lockAccountsOf } from './lock-accounts.ts';

const OLD = 'only-for-tests-12';
const OWN = 'chosen-by-oneself-34';
const NEW = 'set-by-administrator-56';

type Answer = Awaited<ReturnType<typeof send>>;

let cms: CmsUnderTest;
let payload: Payload;
let ada: Staff;
let ben: Staff;
let at: string;
let token: string;
let hired = 0;

beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
  ada = await Staff.hire(payload, 'administrator', 'ada');
});
beforeEach(async () => {
  hired += 1;
  ben = await Staff.hire(payload, 'editor', `ben-${hired}`);
  at = `/api/users/${ben.user.id}`;
  const data = { email: ben.user.email };
  token = (await payload.forgotPassword({ collection: 'users', data, disableEmail: true })) ?? '';
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => cms?.stop());

/** Holds the first call that applies; `reached` when it is made. */
function hold<Method extends 'updateOne' | 'commitTransaction'>(
  method: Method,
  applies: (given: never) => boolean,
) {
  const original = payload.db[method].bind(payload.db) as (given: unknown) => Promise<unknown>;
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isHeld = false;
  vi.spyOn(payload.db, method).mockImplementation((async (given: never) => {
    if (!isHeld && applies(given)) {
      isHeld = true;
      reached.resolve();
      await released.promise;
    }
    return original(given);
  }) as never);
  return { reached: reached.promise, release: released.resolve };
}

type Write = { collection: string; data: object };
const holdWrite = () =>
  hold('updateOne', ({ collection, data }: Write) => collection === 'users' && 'email' in data);
const holdCommit = () => hold('commitTransaction', () => true);

/** Until a request is answered, or waits for what another one has locked. */
async function answeredOrWaiting(request: Promise<unknown>): Promise<void> {
  let isAnswered = false;
  void request.then(() => {
    isAnswered = true;
  });
  await vi.waitFor(
    async () => {
      const waiting = await cms.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(isAnswered || waiting.length > 0).toBe(true);
    },
    { timeout: 4000, interval: 5 },
  );
}

/** A request of the account reads it, the administrator's is made, and only then the account is written. */
async function overtaken(request: () => Promise<Answer>, change: () => Promise<Answer>) {
  const { reached, release } = holdWrite();
  const requested = request();
  await reached;
  const changed = change();
  await answeredOrWaiting(changed);
  release();
  return [await requested, await changed] as const;
}

/** A request of the account comes in when the administrator's is all but committed. */
async function late(request: () => Promise<Answer>, change: () => Promise<Answer>) {
  const { reached, release } = holdCommit();
  const changed = change();
  await reached;
  const requested = request();
  await answeredOrWaiting(requested);
  release();
  return [await requested, await changed] as const;
}

const logIn = (password: string) => send('POST', '/api/users/login', { email: ben.user.email, password });
const account = async () =>
  (
    await cms.query<{ role: string; name: string }>('select role, name from users where id = $1', [
      ben.user.id,
    ])
  )[0];
const sessions = async () =>
  (await cms.query('select 1 from users_sessions where _parent_id = $1', [ben.user.id])).length;
const isLoggedIn = async () => (await ben.get('/api/users/me')).body.user !== null;

const requests: [string, () => Promise<Answer>, { logsIn?: true }][] = [
  ['a log-in', () => logIn(OLD), { logsIn: true }],
  ['an extended session', () => ben.post('/api/users/refresh-token'), {}],
  ['a log-out', () => ben.post('/api/users/logout'), {}],
  ['a new name of one’s own', () => ben.patch(at, { name: 'Benjamin' }), {}],
  ['a new password of one’s own', () => ben.patch(at, { password: OWN, currentPassword: OLD }), {}],
  [
    'a new password by a link',
    () => send('POST', '/api/users/reset-password', { token, password: OWN }),
    { logsIn: true },
  ],
];
const orders = [
  ['overtaken', overtaken],
  ['late', late],
] as const;

describe.each(requests)('%s', (_request, request, { logsIn }) => {
  describe.each(orders)('%s', (_order, inOrder) => {
    it.each([
      ['a new role', () => ada.patch(at, { role: 'author' })],
      [
        'a new role of several',
        () => ada.patch(`/api/users?where[id][equals]=${ben.user.id}`, { role: 'author' }),
      ],
    ])('C-11 does not undo %s', async (_change, change) => {
      const [, changed] = await inOrder(request, change);
      expect(changed.status).toBe(200);
      expect(await account()).toMatchObject({ role: 'author' });
      expect(await isLoggedIn()).toBe(false);
      if (!logsIn) expect(await sessions()).toBe(0);
    });

    it('C-11 does not undo a new password', async () => {
      const [, changed] = await inOrder(request, () => ada.patch(at, { password: NEW }));
      expect(changed.status).toBe(200);
      expect(await sessions()).toBe(0);
      expect([(await logIn(OLD)).status, (await logIn(OWN)).status, (await logIn(NEW)).status]).toEqual([
        401, 401, 200,
      ]);
    });

    it('C-11 does not undo the deletion', async () => {
      const [requested, changed] = await inOrder(request, () => ada.delete(at));
      expect(changed.status).toBe(200);
      expect(await account()).toBeUndefined();
      expect(await isLoggedIn()).toBe(false);
      expect(requested.status).toBeLessThan(500);
      expect((await logIn(OLD)).status).toBe(401);
    });
  });
});

describe('a log-in during which the account was changed', () => {
  it('C-11 gives the rights that the account has now', async () => {
    const [{ status, body }] = await overtaken(
      () => logIn(OLD),
      () => ada.patch(at, { role: 'author' }),
    );
    expect([status, body.user.role]).toEqual([200, 'author']);
    const claims = JSON.parse(Buffer.from(body.token.split('.')[1], 'base64url').toString());
    expect(claims.role).toBe('author');
  });

  it('C-11 has no lock while it checks the password', async () => {
    const { reached, release } = holdWrite();
    const requested = logIn(OLD);
    await reached;
    expect((await ada.patch(at, { name: 'Benjamin' })).status).toBe(200);
    release();
    expect((await requested).status).toBe(200);
    expect(await account()).toMatchObject({ name: 'Benjamin' });
  });

  it('C-11 keeps the session of another one at the same moment', async () => {
    const before = await sessions();
    const { reached, release } = holdWrite();
    const first = logIn(OLD);
    await reached;
    expect((await logIn(OLD)).status).toBe(200);
    release();
    expect((await first).status).toBe(200);
    expect(await sessions()).toBe(before + 2);
  });

  it('C-11 with a wrong password does not undo it either', async () => {
    const update = payload.db.updateOne.bind(payload.db);
    vi.spyOn(payload.db, 'updateOne').mockImplementation(async (args) => {
      const data = args.data as { loginAttempts?: unknown };
      // As if others had tried at the same moment: Payload then ends the sessions of the last seconds.
      if (typeof data.loginAttempts === 'object')
        await cms.query('update users set login_attempts = 4 where id = $1', [ben.user.id]);
      if (args.collection === 'users' && 'email' in data && args.req === undefined)
        await cms.query("update users set role = 'author' where id = $1", [ben.user.id]);
      return update(args);
    });
    expect((await logIn('a-wrong-password')).status).toBe(401);
    expect(await account()).toMatchObject({ role: 'author' });
    expect(await sessions()).toBe(0);
  });
});

it('C-11 of two uses of a link at the same moment, one sets the password', async () => {
  const use = (password: string) => send('POST', '/api/users/reset-password', { token, password });
  const [first, second] = await overtaken(
    () => use(OWN),
    () => use(NEW),
  );
  expect([first.status, second.status]).toEqual([200, 403]);
  expect([(await logIn(OWN)).status, (await logIn(NEW)).status]).toEqual([200, 401]);
});

it('C-11 an administrator who is no longer one changes nobody, however early the request came', async () => {
  const cleo = await Staff.hire(payload, 'administrator', 'cleo');
  const own = `/api/users/${cleo.user.id}`;
  const accomplice = { email: 'dora@keelstone.example', name: 'Dora', password: OLD, role: 'administrator' };
  for (const request of [
    () => cleo.patch(own, { role: 'administrator' }),
    () => cleo.patch(at, { role: 'administrator' }),
    () => cleo.post('/api/users', accomplice),
    () => cleo.delete(at),
  ]) {
    await payload.update({ collection: 'users', id: cleo.user.id, data: { role: 'administrator' } });
    await cleo.logIn();
    const [requested] = await late(request, () => ada.patch(own, { role: 'author' }));
    vi.restoreAllMocks();
    expect(requested.status).toBe(401);
  }
  expect(await account()).toMatchObject({ role: 'editor' });
  expect(await cms.query("select 1 from users where role = 'administrator'")).toHaveLength(1);
});

it('C-11 more requests for one account than the CMS has connections are all answered', {
  timeout: 15_000,
}, async () => {
  const saves = Array.from({ length: 20 }, (_, number) => ben.patch(at, { name: `Ben ${number}` }));
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect(statuses).toEqual(saves.map(() => 200));
});

it('C-11 who waits too long for an account is told so', { timeout: 15_000 }, async () => {
  const { status, body } = await inTransaction(payload, async (req) => {
    await lockAccountsOf(req, [ben.user.id]);
    return ada.patch(at, { role: 'author' });
  });
  expect([status, body.errors[0].message]).toEqual([423, expect.stringContaining('being changed by others')]);
});
