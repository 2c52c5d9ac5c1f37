import { expect, type Page, test } from '@playwright/test';
import { CMS, Editor, logIn, SITE } from './support/editor.ts';

const TRAIL = `${CMS}/admin/audit-trail`;

let editor: Editor;
test.beforeEach(async () => {
  editor = await Editor.logIn();
});
test.afterEach(() => editor.leave());

const rows = (page: Page) => page.locator('.audit-trail tbody tr');

test('C-9 C-11 C-5 the dashboard leads to the audit trail, with who published a page, and to the sections as visitors see them', async ({
  page,
}) => {
  const title = `Recorded ${Date.now()}`;
  const { id } = await editor.create('page', { title, moderation: 'draft', _status: 'published' });
  await logIn(page);
  await page.goto(`${CMS}/admin`);
  await expect(page.getByRole('link', { name: 'Audit trail' })).toHaveAttribute('href', '/admin/audit-trail');
  const sections = page.getByRole('link', { name: 'Sections, as visitors see them' });
  const answer = await page.request.get((await sections.getAttribute('href')) ?? '');
  expect([answer.status(), answer.url()]).toEqual([200, expect.stringContaining(`${SITE}/preview/sections`)]);

  await page.goto(TRAIL);
  const row = rows(page).filter({ hasText: title });
  await expect(row).toContainText('Published');
  await expect(row).toContainText('API');
  await expect(row.getByRole('link')).toHaveAttribute('href', `/admin/collections/page/${id}`);

  const today = new Date().toISOString().slice(0, 10);
  await page.getByLabel('Action').selectOption('log_in');
  await page.getByLabel('Day').fill(today);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(new RegExp(`action=log_in&day=${today}`));
  await expect(rows(page).first()).toContainText('Logged in');
  await expect(rows(page).filter({ hasText: 'Published' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Protokoll');
  await expect(rows(page).first()).toContainText('Angemeldet');
});

test('C-11 nobody but administrators reads it', async ({ page }) => {
  const account = { email: `reader-${Date.now()}@keelstone.example`, password: 'a password for tests only' };
  await editor.create('users', { ...account, name: 'A reader', role: 'editor' });
  await page.goto(TRAIL);
  await expect(page).toHaveURL(/\/admin\/login/);
  await logIn(page, account);
  await page.goto(`${CMS}/admin`);
  await expect(page.getByRole('link', { name: 'Submissions' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit trail' })).toHaveCount(0);
  await page.goto(TRAIL);
  await expect(page.getByText('read by administrators only')).toBeVisible();
  await expect(page.locator('.audit-trail table')).toHaveCount(0);
});
