import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { violationsInAdmin, violationsInBothSchemes } from './support/axe.ts';
import { awaitHydration, CMS, Editor, logIn } from './support/editor.ts';

const uniqueWord = () => `quill${randomBytes(6).toString('hex')}`;
const PASSWORD = 'three words and more';

let administrator: Editor;
test.beforeEach(async () => {
  administrator = await Editor.logIn();
});
test.afterEach(() => administrator.leave());

/** The newest mail to somebody, which no mail server took. */
async function newestMailTo(email: string): Promise<{ id: number; text: string }> {
  const query = new URLSearchParams({ 'where[recipient][equals]': email, sort: '-id', depth: '0' });
  const newest = async () =>
    (await administrator.ask<{ docs: { id: number; state: string; text: string }[] }>(`/api/mails?${query}`))
      .docs[0];
  await expect.poll(async () => (await newest())?.state).toBe('written');
  return (await newest()) as { id: number; text: string };
}

const linkIn = (text: string) => /http\S+\/admin\/reset\/\w+/.exec(text)?.[0] ?? '';

async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const field = page.getByLabel(/^new password/i);
  await awaitHydration(field);
  await field.fill(PASSWORD);
  await page.getByLabel(/^confirm password/i).fill(PASSWORD);
  // Payload validates shortly after input, and does not submit before.
  await expect(async () => {
    // A second click while the first is answered finds the link used up.
    if (page.url() === link) await page.getByRole('button', { name: /reset password/i }).click();
    await expect(page).toHaveURL(`${CMS}/admin`, { timeout: 10_000 });
  }).toPass({ timeout: 45_000 });
}

test('C-11 U-9 an administrator invites a colleague, who chooses a password and asks for another', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = `${uniqueWord()}@keelstone.example`;
  await logIn(page);
  await page.goto(`${CMS}/admin/collections/users/create`);
  const invite = page.getByLabel('Send an invitation by mail');
  await expect(invite).toBeChecked();
  await expect(page.getByLabel(/^new password/i)).toBeHidden();
  await invite.uncheck();
  await expect(page.getByLabel(/^new password/i)).toBeVisible();
  await expect(page.getByLabel(/^new password/i)).toHaveValue('');
  await invite.check();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Name' }).fill('Jo Writer');
  // Not the whole form: Payload's lists to choose from have violations of their own.
  expect(await violationsInBothSchemes(page, '.field-type.checkbox')).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/users\/\d+/);
  await expect(page.getByLabel('Send an invitation by mail')).toBeHidden();

  // Administrators read it in the CMS.
  await page.goto(`${CMS}/admin/collections/mails/${(await newestMailTo(email)).id}`);
  const link = linkIn(await page.getByRole('textbox', { name: 'Text' }).inputValue());
  expect(link).not.toBe('');
  expect(await violationsInAdmin(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);

  const colleague = await browser.newPage();
  await choosePassword(colleague, link);
  await colleague.context().clearCookies();

  // Forgotten the next day.
  await colleague.goto(`${CMS}/admin/login`);
  await colleague.getByRole('link', { name: /forgot password/i }).click();
  // The log-in page has such a field, too.
  await expect(colleague.getByRole('heading', { name: /forgot password/i })).toBeVisible();
  const address = colleague.getByLabel(/^email/i);
  await awaitHydration(address);
  await address.fill(email);
  await colleague.getByRole('button', { name: /submit/i }).click();
  await expect(colleague.getByRole('heading', { name: /email sent/i })).toBeVisible();
  const second = linkIn((await newestMailTo(email)).text);
  expect(second).not.toBe(link);
  await choosePassword(colleague, second);
  await colleague.close();
});
