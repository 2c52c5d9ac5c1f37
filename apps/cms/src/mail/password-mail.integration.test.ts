import type { Mail } from '@keelstone/editing/payload-types.ts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { configurationOf } from '../configuration-of.ts';
import { Staff, send } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';

const NEW_PASSWORD = 'another-for-tests-34';

const cms = await startCms();
const administrator = await Staff.hire(cms.payload, 'administrator', 'ada');
beforeEach(() => cms.query('delete from mails'));
afterAll(() => cms.stop());

const mails = async (): Promise<Mail[]> =>
  (await cms.payload.find({ collection: 'mails', showHiddenFields: true })).docs;

/** How long the link of an account lasts. */
async function hoursOf(email: string): Promise<number> {
  const [row] = await cms.query<{ hours: string }>(
    'select extract(epoch from reset_password_expiration - now()) / 3600 as hours from users where email = $1',
    [email],
  );
  return Number(row?.hours);
}

/** Follows the link of a mail, as the admin does when a password has been chosen. */
function choosePassword({ html }: Mail) {
  const { cmsUrl } = configurationOf(cms.payload);
  const [, token] = new RegExp(`href="${cmsUrl}/admin/reset/(\\w+)"`).exec(html ?? '') ?? [];
  return send('POST', '/api/users/reset-password', { token, password: NEW_PASSWORD });
}

it('C-11 U-9 the mail for a forgotten password is in the brand, and its link sets a new one', async () => {
  const { email } = (await Staff.hire(cms.payload, 'author', 'lena')).user;
  await send('POST', '/api/users/forgot-password', { email });
  const [mail, ...others] = await mails();
  if (!mail) throw new Error('No mail was queued.');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient: email,
    subject: 'Choose a new password for Keelstone',
    about: 'password',
    state: 'waiting',
  });
  expect(mail.html).not.toMatch(/payload/i);
  expect((await choosePassword(mail)).status).toBe(200);
  expect((await choosePassword(mail)).status, 'a second time').toBe(403);
});

it('C-11 a forgotten password of nobody sends nothing, and says the same', async () => {
  const [nobody, somebody] = [
    await send('POST', '/api/users/forgot-password', { email: 'nobody@keelstone.example' }),
    await send('POST', '/api/users/forgot-password', { email: administrator.user.email }),
  ];
  expect([nobody.status, nobody.body]).toEqual([somebody.status, somebody.body]);
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([administrator.user.email]);
  expect(await hoursOf(administrator.user.email)).toBeCloseTo(1, 1);
});

it('C-11 a new colleague is invited in their language, and chooses the password', async () => {
  const account = { name: 'Jürgen', email: 'juergen@keelstone.example', role: 'editor', language: 'de' };
  const typed = 'typed-by-an-administrator';
  const { status } = await administrator.post('/api/users', { ...account, invite: true, password: typed });
  expect(status).toBe(201);
  const [mail] = await mails();
  if (!mail) throw new Error('No mail was queued.');
  expect(mail).toMatchObject({
    recipient: account.email,
    subject: 'Ihr Konto bei Keelstone',
    about: 'invitation',
  });
  expect(mail.text).toContain('Guten Tag, Jürgen. ada hat Ihnen');
  const logIn = (password: string) => send('POST', '/api/users/login', { email: account.email, password });
  expect((await logIn(typed)).status, 'with what the form sent').toBe(401);
  expect((await choosePassword(mail)).status).toBe(200);
  expect((await logIn(NEW_PASSWORD)).status).toBe(200);
});

it('C-11 a link of an invitation lasts a week, and an account that is not created invites nobody', async () => {
  const account = { name: 'Max', email: 'max@keelstone.example', role: 'author', invite: true };
  await administrator.post('/api/users', account);
  expect(await hoursOf(account.email)).toBeCloseTo(7 * 24, 0);
  expect((await administrator.post('/api/users', account)).status, 'the same again').toBe(400);
  expect(await mails()).toHaveLength(1);
});

it('C-11 an account without an invitation is made as before', async () => {
  const account = { name: 'Ida', email: 'ida@keelstone.example', role: 'author', password: NEW_PASSWORD };
  await administrator.post('/api/users', account);
  expect(await mails()).toEqual([]);
  expect((await send('POST', '/api/users/login', account)).status).toBe(200);
});
