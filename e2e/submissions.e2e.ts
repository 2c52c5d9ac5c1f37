import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { CMS, Editor, logIn, paragraph, SITE } from './editor.ts';

type Listed = { submissions: { state: string; personal: { fields: Record<string, unknown> } | null }[] };

let editor: Editor;
test.beforeEach(async () => {
  editor = await Editor.logIn();
});
test.afterEach(() => editor.leave());

/** Publishes a page with its own form, like an editor. */
async function publishForm() {
  const word = randomBytes(4).toString('hex');
  const form = await editor.create('forms', {
    title: `Ask about ${word}`,
    submitLabel: 'Ask',
    fields: [
      { blockType: 'text', label: 'Name', name: 'name', isRequired: true },
      { blockType: 'email', label: 'E-mail', name: 'email', isRequired: true },
    ],
    hiddenFields: [{ name: 'campaign', source: 'query', value: 'utm_campaign' }],
    confirmation: { kind: 'message', message: paragraph(`It has arrived, ${word}.`) },
  });
  const page = await editor.create('page', {
    title: `Questions ${word}`,
    body: paragraph('A page for the length of one test.'),
    sections: [{ blockType: 'form_bar', heading: 'Ask us', form: form.id }],
    _status: 'published',
  });
  return { form, page, word };
}

async function send(page: Page, path: string, name: string): Promise<void> {
  const started = page.waitForResponse(/start-forms/);
  await page.goto(`${SITE}${path}?utm_campaign=spring`);
  await started;
  // C-8: nobody fills in a form faster.
  await page.waitForFunction(() => performance.now() > 1600);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill('ada@example.org');
  await page.getByLabel('E-mail').press('Enter');
}

test('C-8 a form that an editor builds is sent by a visitor, and is in the CMS', async ({ page }) => {
  const { form, page: document, word } = await publishForm();
  await expect
    .poll(async () => (await page.request.get(SITE + document.alias)).status(), { timeout: 2000 })
    .toBe(200);
  await send(page, document.alias, 'Ada Lovelace');
  await expect(page.getByRole('region', { name: 'Sent' })).toContainText(`It has arrived, ${word}.`);
  const { submissions } = await editor.ask<Listed>(`/api/submissions?form=${form.id}`);
  expect(submissions).toMatchObject([
    { personal: { fields: { name: 'Ada Lovelace', email: 'ada@example.org', campaign: 'spring' } } },
  ]);
});

test('C-8 C-11 editors see what came, export and delete it', async ({ page }) => {
  const { form, page: document } = await publishForm();
  await expect
    .poll(async () => (await page.request.get(SITE + document.alias)).status(), { timeout: 2000 })
    .toBe(200);
  await send(page, document.alias, '=1+1');
  await expect(page.getByRole('region', { name: 'Sent' })).toBeVisible();

  await logIn(page);
  await page.goto(`${CMS}/admin/submissions?form=${form.id}`);
  const table = page.getByRole('table');
  await table.getByText(`Sent from ${document.alias}`).click();
  await expect(table.getByText('ada@example.org')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`form-${form.id}.csv`);
  expect(readFileSync(await (await download).path(), 'utf8')).toContain("'=1+1");

  await table.getByRole('button', { name: /^Delete: / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('There is nothing here.')).toBeVisible();
});

test('C-11 authors see that something came, and nothing of who sent it', async ({ page }) => {
  const { form, page: document } = await publishForm();
  await expect
    .poll(async () => (await page.request.get(SITE + document.alias)).status(), { timeout: 2000 })
    .toBe(200);
  await send(page, document.alias, 'Ada Lovelace');
  await expect(page.getByRole('region', { name: 'Sent' })).toBeVisible();
  const account = {
    email: `${randomBytes(5).toString('hex')}@keelstone.example`,
    password: 'only-for-tests-12',
  };
  await editor.create('users', { ...account, name: 'An author', role: 'author' });
  const author = await Editor.logIn(account);
  const { submissions } = await author.ask<Listed>(`/api/submissions?form=${form.id}`);
  expect(submissions).toMatchObject([{ personal: null }]);
  expect(JSON.stringify(submissions)).not.toContain('Ada');
  await author.leave();
});
