import { afterAll, describe, expect, it } from 'vitest';
import { Staff, send } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';

const OLD = 'only-for-tests-12';
const NEW = 'another-for-tests-34';
const SHORT = 'eleven-chars'.slice(0, 11);

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const administrator = await Staff.hire(payload, 'administrator', 'ada');
const author = await Staff.hire(payload, 'author', 'otto');
const own = `/api/users/${author.user.id}`;

type StaffResponse = Awaited<ReturnType<Staff['get']>>;
const errorOf = ({ status, body }: StaffResponse) => [status, body.errors?.[0].data?.errors?.[0]];
const tooShort = [400, expect.objectContaining({ path: 'password', message: expect.stringContaining('12') })];
const refusal = (message: string) => [400, expect.objectContaining({ path: 'currentPassword', message })];
const logIn = async (email: string, password: string) =>
  (await send('POST', '/api/users/login', { email, password })).status;

describe('a password of less than twelve characters', () => {
  it('C-11 is refused of a new account and of a changed one, whoever sets it', async () => {
    const account = { email: 'new@keelstone.example', name: 'New', role: 'author', password: SHORT };
    expect(errorOf(await administrator.post('/api/users', account))).toEqual(tooShort);
    expect(errorOf(await administrator.patch(own, { password: SHORT }))).toEqual(tooShort);
    expect(errorOf(await author.patch(own, { password: SHORT, currentPassword: OLD }))).toEqual(tooShort);
    const many = `/api/users?where[id][equals]=${author.user.id}`;
    expect(errorOf(await administrator.patch(many, { password: SHORT }))).toEqual(tooShort);
    await expect(payload.create({ collection: 'users', data: account as never })).rejects.toThrow(
      '12 characters',
    );
    expect(await logIn('otto@keelstone.example', OLD)).toBe(200);
  });

  it('C-11 is refused when one is set by a link', async () => {
    const { email } = (await Staff.hire(payload, 'author', 'lena')).user;
    const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
    const reset = (password: unknown) => send('POST', '/api/users/reset-password', { token, password });
    expect(errorOf(await reset(SHORT))).toEqual(tooShort);
    expect((await reset(OLD)).status).toBe(200);
  });

  it('C-11 is not set by a link that went to a former address', async () => {
    const { id, email } = (await Staff.hire(payload, 'author', 'mira')).user;
    const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
    const corrected = 'mira.right@keelstone.example';
    expect((await administrator.patch(`/api/users/${id}`, { name: 'Mira', email })).status).toBe(200);
    expect((await administrator.patch(`/api/users/${id}`, { email: corrected })).status).toBe(200);
    const reset = await send('POST', '/api/users/reset-password', { token, password: NEW });
    expect(reset.status).toBe(403);
    expect(await logIn(corrected, OLD)).toBe(200);
    const fresh = await payload.forgotPassword({
      collection: 'users',
      data: { email: corrected },
      disableEmail: true,
    });
    expect((await administrator.patch(`/api/users/${id}`, { name: 'Mira R.' })).status).toBe(200);
    expect((await send('POST', '/api/users/reset-password', { token: fresh, password: NEW })).status).toBe(
      200,
    );
  });

  it('C-11 counts characters rather than units of their encoding, and takes text alone', async () => {
    expect(errorOf(await administrator.patch(own, { password: '🔑'.repeat(6) }))).toEqual(tooShort);
    for (const password of [123_456_789_012, ['x'.repeat(12)], { length: 12 }]) {
      expect(errorOf(await administrator.patch(own, { password }))).toEqual(tooShort);
    }
  });
});

describe('who changes the own e-mail address or password', () => {
  const missing = 'Give your current password to change your e-mail address or password.';
  const wrong = 'This is not your current password.';
  const changes = { password: NEW, email: 'moved@keelstone.example' };

  it.each(['password', 'email'] as const)('C-11 gives the current password for it: %s', async (field) => {
    const change = { [field]: changes[field] };
    expect(errorOf(await author.patch(own, change))).toEqual(refusal(missing));
    const list = { ...change, currentPassword: ['x'] };
    expect(errorOf(await author.patch(own, list))).toEqual(refusal('This is no text.'));
    expect(errorOf(await author.patch(own, { ...change, currentPassword: NEW }))).toEqual(refusal(wrong));
    const many = await author.patch(`/api/users?where[id][equals]=${author.user.id}`, change);
    expect([many.status, many.body.errors]).toEqual([400, [expect.objectContaining({ id: author.user.id })]]);
    expect(await logIn('otto@keelstone.example', OLD)).toBe(200);
  });

  it('C-11 does so as an administrator, too', async () => {
    const at = `/api/users/${administrator.user.id}`;
    expect(errorOf(await administrator.patch(at, { password: NEW }))).toEqual(refusal(missing));
    const { status } = await administrator.patch(own, { email: 'otto@keelstone.example', name: 'Otto' });
    expect(status).toBe(200);
  });

  it('C-11 changes everything else without it', async () => {
    expect((await author.patch(own, { name: 'O.', email: 'OTTO@keelstone.example ' })).status).toBe(200);
    expect((await author.patch(own, { name: 'Otto', password: '' })).status).toBe(200);
  });

  it('C-11 has what was typed stored, recorded and returned nowhere', async () => {
    const response = await author.patch(own, { ...changes, currentPassword: OLD });
    expect(response.status).toBe(200);
    expect(JSON.stringify(response.body)).not.toContain(OLD);
    expect(await logIn(changes.email, NEW)).toBe(200);
    expect(await logIn(changes.email, OLD)).toBe(401);
    const entries = await cms.query(
      'select action, detail from audit.entries where document_id = $1 order by id',
      [author.user.id],
    );
    expect(entries).toContainEqual(expect.objectContaining({ detail: { fields: ['email'] } }));
    expect(JSON.stringify(entries)).not.toMatch(/currentPassword|only-for-tests/);
  });

  it('C-11 does not guess on', async () => {
    const guess = async () =>
      (await author.patch(own, { password: NEW, currentPassword: 'a-wrong-password' })).status;
    const statuses = [];
    for (let time = 0; time < 12; time += 1) statuses.push(await guess());
    expect(statuses.at(-1)).toBe(429);
    expect((await author.patch(own, { password: OLD, currentPassword: NEW })).status).toBe(429);
  });
});

it('C-11 the first account of all has no short password either', async () => {
  await cms.query('delete from users');
  const first = { email: 'first@keelstone.example', name: 'First' };
  const register = (password: string) => send('POST', '/api/users/first-register', { ...first, password });
  expect(errorOf(await register(SHORT))).toEqual(tooShort);
  expect((await register(NEW)).status).toBe(200);
});
