import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { CMS, Editor, logIn, paragraph } from './editor.ts';

const uniqueWord = () => `Quill${randomBytes(5).toString('hex')}`;

let administrator: Editor;
test.beforeEach(async () => {
  administrator = await Editor.logIn();
});
test.afterEach(() => administrator.leave());

/** A staff user with a browser of their own. */
async function seat(browser: Browser, role: 'author' | 'editor'): Promise<Page> {
  const account = { email: `${uniqueWord()}@keelstone.example`.toLowerCase(), password: uniqueWord() };
  await administrator.create('users', { ...account, name: `The ${role}`, role });
  const page = await (await browser.newContext()).newPage();
  await logIn(page, account);
  return page;
}

test('C-9 C-11 a text goes to review, comes back with a note, and goes again', async ({ browser }) => {
  const title = `${uniqueWord()} for review`;
  const draft = await administrator.create(
    'article',
    { title, body: paragraph('Please read.'), moderation: 'draft' },
    '?draft=true',
  );
  const form = `${CMS}/admin/collections/article/${draft.id}`;

  const author = await seat(browser, 'author');
  await author.goto(form);
  const review = author.getByRole('region', { name: 'Review' });
  await review.getByRole('button', { name: 'Send to review' }).click();
  await expect(review).toContainText('waits for a review');
  await expect(review.getByRole('button', { name: 'Send back' })).toBeHidden();
  await expect(author.getByText('Plan a change')).toBeHidden();
  await expect(author.getByRole('button', { name: /^publish/i })).toBeHidden();

  const editor = await seat(browser, 'editor');
  await editor.goto(`${CMS}/admin`);
  await expect(editor.getByRole('heading', { name: /^In review \(\d+\)$/ })).toBeVisible();
  await editor.getByRole('link', { name: title }).click();
  const sendBack = editor.getByRole('button', { name: 'Send back' });
  // Input made before the form has hydrated is lost.
  await expect(async () => {
    await editor.getByLabel('Note to the author').fill('Name the source.');
    await expect(sendBack).toBeEnabled({ timeout: 500 });
  }).toPass();
  await sendBack.click();
  // Both appear with the response to the save; until then, the field has the old text.
  await expect(editor.getByRole('heading', { name: 'Note of the review' })).toBeVisible();
  await expect(sendBack).toBeHidden();
  await expect(editor.getByRole('region', { name: 'Review' })).toContainText('Name the source.');

  await author.goto(`${CMS}/admin`);
  await expect(author.getByRole('heading', { name: /^Sent back to you/ })).toBeVisible();
  await expect(author.getByText('Name the source.')).toBeVisible();
  for (const page of [author, editor]) await page.context().close();
});
