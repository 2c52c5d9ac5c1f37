import { randomBytes } from 'node:crypto';
import { expect, type Page, request, test } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { awaitHydration, CMS, Editor, logIn } from './editor.ts';
import type { Account } from './own-account.ts';

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

/** Types, and waits for Payload's validation of it: its answer would replace what a save was refused for meanwhile. */
async function validated(page: Page, type: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/admin/account'),
    { timeout: 8000 },
  );
  await type();
  await answer;
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

  await validated(page, async () => {
    await set('eleven-char');
    await current.fill(account.password);
  });
  await save.click();
  await expect(current).toHaveAccessibleDescription(/^The new password has 12 characters at least/);

  const password = uniqueWord();
  await validated(page, async () => {
    await set(password);
    await current.fill('not-the-current-one');
  });
  // Payload does not submit while a field is invalid.
  await expect(current).toHaveAttribute('aria-invalid', 'false');
  await expect(page.locator('.tooltip--show')).toHaveCount(0);
  await save.click();
  await expect(current).toHaveAccessibleDescription('This is not your current password.');
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  expect(await violationsOf(page, '.field-type.password')).toEqual([]);

  // Payload closes the fields of the new password with every response.
  await change.click();
  await validated(page, async () => {
    await set(password);
    await current.fill(account.password);
  });
  await save.click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(current).toHaveValue('');
  expect(await statusOfLogIn({ ...account, password })).toBe(200);
  expect(await statusOfLogIn(account)).toBe(401);
});

test('C-11 somebody changes the own e-mail address with the current password', async ({ page }) => {
  const account = await openOwnAccount(page);
  let email = '';
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const current = page.getByLabel('Current password', { exact: true });
  // On a busy machine, the form's initial state from the server may arrive after the input and overwrite it.
  await expect(async () => {
    email = `${uniqueWord()}@keelstone.example`;
    await validated(page, () => page.getByLabel('Email').fill(email));
    await save.click();
    await expect(current).toHaveAccessibleDescription(/^Give your current password/, { timeout: 4000 });
  }).toPass({ timeout: 40_000 });
  await validated(page, () => current.fill(account.password));
  await save.click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  expect(await statusOfLogIn({ ...account, email })).toBe(200);
});

test('C-11 no page of another site logs anybody in, and nobody gets pictures drawn', async () => {
  const anonymous = await request.newContext({ baseURL: CMS });
  const account = { email: 'somebody@keelstone.example', password: 'a password for tests only' };
  const answer = await anonymous.post('/api/users/login', {
    multipart: { _payload: JSON.stringify(account) },
    headers: { origin: 'https://elsewhere.example' },
  });
  expect([answer.status(), answer.headers()['set-cookie']]).toEqual([403, undefined]);
  expect((await anonymous.get('/api/og?title=Drawn')).status()).toBe(404);
  const long = await anonymous.post('/admin/login', {
    data: 'x'.repeat(100_000),
    headers: { 'next-action': 'x' },
  });
  expect(long.status()).toBe(413);
  await anonymous.dispose();
});
