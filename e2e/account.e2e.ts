import { randomBytes } from 'node:crypto';
import { expect, type Page, type Route, request, test } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { awaitHydration, CMS, Editor, logIn } from './support/editor.ts';
import type { Account } from './support/own-account.ts';

const uniqueWord = () => `quill${randomBytes(6).toString('hex')}`;

let administrator: Editor;
test.beforeEach(async () => {
  administrator = await Editor.logIn();
});
test.afterEach(() => administrator.leave());

/** A user at the form of their own account. */
async function openOwnAccount(page: Page): Promise<Account> {
  const account = { email: `${uniqueWord()}@keelstone.example`, password: uniqueWord() };
  await administrator.create('users', { ...account, name: 'A writer', role: 'author' });
  await logIn(page, account);
  await page.goto(`${CMS}/admin/account`);
  await awaitHydration(page.getByLabel('Current password', { exact: true }));
  return account;
}

/** Answers the form's next validation late, as a slow connection does. @returns waits until it has been answered */
async function delayValidation(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const delay = async (route: Route) => {
    const response = await route.fetch();
    await page.waitForTimeout(2000);
    await route.fulfill({ response });
    resolve();
  };
  await page.route(/\/admin\/account$/, delay, { times: 1 });
  return () => promise;
}

const statusOfLogIn = async (data: Account): Promise<number> => {
  const anonymous = await request.newContext({ baseURL: CMS });
  const answer = await anonymous.post('/api/users/login', { data });
  await anonymous.dispose();
  return answer.status();
};

test('C-11 somebody changes the own password, and is told what is missing', async ({ page }) => {
  const account = await openOwnAccount(page);
  const current = page.getByLabel('Current password', { exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const set = async (password: string) => {
    await page.getByLabel(/^new password/i).fill(password);
    await page.getByLabel(/^confirm password/i).fill(password);
  };
  const change = page.getByRole('button', { name: 'Change password' });
  await change.click();

  const answered = await delayValidation(page);
  await set('eleven-char');
  await current.fill(account.password);
  await save.click();
  const tooShort = /^The new password has 12 characters at least/;
  await expect(current).toHaveAccessibleDescription(tooShort);
  // The answer knows nothing of the refusal.
  await answered();
  await page.waitForTimeout(500);
  await expect(current).toHaveAccessibleDescription(tooShort);

  const password = uniqueWord();
  await set(password);
  await current.fill('not-the-current-one');
  await save.click();
  await expect(current).toHaveAccessibleDescription('This is not your current password.');
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  expect(await violationsOf(page, '.field-type.password')).toEqual([]);

  // Payload closes the fields of the new password with every response.
  await change.click();
  await set(password);
  await current.fill(account.password);
  await save.click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(current).toHaveValue('');
  expect(await statusOfLogIn({ ...account, password })).toBe(200);
  expect(await statusOfLogIn(account)).toBe(401);
});

test('C-11 somebody changes the own e-mail address with the current password', async ({ page }) => {
  const account = await openOwnAccount(page);
  const email = `${uniqueWord()}@keelstone.example`;
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const current = page.getByLabel('Current password', { exact: true });
  // On a busy machine, the form's initial state from the server may arrive after the input and overwrite it.
  await expect(async () => {
    await page.getByLabel('Email').fill(email);
    await save.click();
    await expect(current).toHaveAccessibleDescription(/^Give your current password/, { timeout: 4000 });
  }).toPass({ timeout: 40_000 });
  await current.fill(account.password);
  await save.click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  expect(await statusOfLogIn({ ...account, email })).toBe(200);
});

test('C-11 C-14 no page of another site logs anybody in, nobody gets pictures drawn, and no idle connection is closed before a proxy does', async () => {
  const anonymous = await request.newContext({ baseURL: CMS });
  const account = { email: 'somebody@keelstone.example', password: 'a password for tests only' };
  const answer = await anonymous.post('/api/users/login', {
    multipart: { _payload: JSON.stringify(account) },
    headers: { origin: 'https://elsewhere.example' },
  });
  expect([answer.status(), answer.headers()['set-cookie']]).toEqual([403, undefined]);
  const drawn = await anonymous.get('/api/og?title=Drawn', { headers: { connection: 'keep-alive' } });
  expect(drawn.status()).toBe(404);
  // nginx keeps idle connections for a minute: a save on one that has just been closed would get lost.
  expect(drawn.headers()['keep-alive']).toBe('timeout=72');
  const long = await anonymous.post('/admin/login', {
    data: 'x'.repeat(100_000),
    headers: { 'next-action': 'x' },
  });
  expect(long.status()).toBe(413);
  await anonymous.dispose();
});
