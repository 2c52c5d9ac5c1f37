import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { violationsInAdmin } from './support/axe.ts';
import { CMS, Editor, logIn, paragraph } from './support/editor.ts';
import { overflowAt, watchErrors } from './support/page-problems.ts';

const uniqueWord = () => `quill${randomBytes(5).toString('hex')}`;

let administrator: Editor;
test.beforeEach(async () => {
  administrator = await Editor.logIn();
});
test.afterEach(() => administrator.leave());

const field = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const said = (page: Page, words: string) =>
  expect(page.locator('.translate [role="status"]')).toContainText(words);

test('C-10 C-11 U-9 an author translates what has changed, with a copy and by XLIFF, and publishes nothing', async ({
  page,
}) => {
  const word = uniqueWord();
  const account = { email: `${word}@keelstone.example`, password: `${word} ${word}` };
  await administrator.create('users', { ...account, name: 'The author', role: 'author' });
  const { id } = await administrator.create('page', {
    title: `${word} in English`,
    summary: 'A summary',
    body: paragraph('The text.'),
    _status: 'published',
  });
  await administrator.update(
    'page',
    id,
    { title: `${word} auf Deutsch`, body: paragraph('Der Text.') },
    '?draft=true&locale=de',
  );
  await administrator.update('page', id, { body: paragraph('The longer text.') }, '?draft=true');

  const problems: string[] = [];
  watchErrors(page, problems);
  await logIn(page, account);
  // A list in French has a title for it, and says what waits.
  await page.goto(`${CMS}/admin/collections/page?locale=fr&limit=100&sort=-updatedAt`);
  const row = page.getByRole('row').filter({ hasText: word });
  await expect(row.getByRole('link', { name: `${word} in English (English)` })).toBeVisible();
  await expect(row.getByRole('link', { name: 'French: not translated' })).toBeVisible();
  await row.getByRole('link', { name: 'German: 2 fields behind' }).click();

  const text = field(page, 'Text');
  await expect(text).toContainText('Changed in English since the translation');
  await expect(text.locator('ins')).toHaveText(/longer/);
  await expect(page.getByRole('button', { name: 'Publish in German' })).toBeHidden();
  problems.push(...(await violationsInAdmin(page)));
  problems.push(...(await overflowAt(page, [390, 1280])));

  await page.getByRole('button', { name: 'Copy what is missing from English' }).click();
  await expect(field(page, 'Summary')).toContainText('Copied from English, not translated');
  await text.getByRole('textbox').fill('Der längere Text.');
  // On a slow connection: one save for two clicks, and what is typed meanwhile stays, to be saved next.
  const saves: string[] = [];
  await page.route('**/translation', async (route) => {
    saves.push(route.request().postData() ?? '');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const saveDraft = page.getByRole('button', { name: 'Save draft' });
  await saveDraft.dblclick();
  await text.getByRole('textbox').fill('Der noch längere Text.');
  await said(page, 'Saved as a draft.');
  expect(saves).toHaveLength(1);
  await expect(text.getByRole('textbox')).toHaveValue('Der noch längere Text.');
  await page.unroute('**/translation');
  await saveDraft.click();
  await expect(saveDraft).toBeDisabled();
  await said(page, 'Saved as a draft.');
  await expect(text).toContainText('Translated');
  await expect(field(page, 'Summary')).toContainText('Copied from English, not translated');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as XLIFF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`page-${id}-en-de.xlf`);
  const xml = await readFile(await file.path(), 'utf8');
  const choose = (content: string) =>
    page
      .getByLabel('Import XLIFF')
      .setInputFiles({ name: 'a.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(content) });
  await choose('<!DOCTYPE x><x/>');
  await said(page, 'The file declares a document type');
  await choose(xml.replace('<target>A summary', '<target>Eine Zusammenfassung'));
  await said(page, 'Fields filled from the file: 1.');
  await expect(field(page, 'Summary').getByRole('textbox')).toHaveValue('Eine Zusammenfassung');

  // What was entered is not lost by a link.
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  // Why, for the list of versions; it belongs to one save.
  const note = page.getByLabel('Note on this version');
  await note.fill('Names the longer text');
  await page.keyboard.press('Control+s');
  await said(page, 'Saved as a draft.');
  await expect(note).toHaveValue('');
  // The way back leads to what was saved, which can be changed on.
  const summary = field(page, 'Summary').getByRole('textbox');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await page.goBack();
  await expect(summary).toHaveValue('Eine Zusammenfassung');
  await summary.fill('Eine neue Zusammenfassung');
  await page.keyboard.press('Control+s');
  await said(page, 'Saved as a draft.');
  await expect(page.getByText('Path /', { exact: false }).first()).toContainText(`${word}-auf-deutsch`);
  await page.reload();
  await expect(page.getByRole('link', { name: 'German: up to date' })).toBeVisible();
  await page.getByRole('link', { name: /^Versions/ }).click();
  const version = page.getByRole('table', { name: 'Versions' }).getByRole('row').nth(2);
  await expect(version).toContainText('The author');
  await expect(version).toContainText('Names the longer text');
  // The list of all types says the same, and leads back.
  await page.goto(`${CMS}/admin/content?search=${word}`);
  await page.getByRole('link', { name: 'German: up to date, draft' }).click();
  await expect(page).toHaveURL(new RegExp(`page/${id}/translate`));
  // The browser reports the refused file.
  expect(problems.filter((problem) => !problem.includes('400 (Bad Request)'))).toEqual([]);
});
