import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { CMS, Editor, logIn, openLivePreview, paragraph } from './support/editor.ts';

const uniqueWord = () => `Quill${randomBytes(5).toString('hex')}`;

let editor: Editor;
test.beforeEach(async () => {
  editor = await Editor.logIn();
});
test.afterEach(() => editor.leave());

test('C-9 what an editor types shows in the preview beside the form, before it is saved', async ({
  page,
}) => {
  const saved = `${uniqueWord()} as saved`;
  const body = paragraph('A text to look at.');
  const draft = await editor.create('article', { title: saved, body, moderation: 'draft' }, '?draft=true');
  await logIn(page);
  await page.goto(`${CMS}/admin/collections/article/${draft.id}`);
  await openLivePreview(page);

  const pane = page.frameLocator('#live-preview-iframe');
  await expect(pane.getByRole('heading', { level: 1 })).toHaveText(saved);
  await expect(pane.getByText('Preview, not published')).toBeVisible();

  const typed = `${uniqueWord()} as typed`;
  await page.locator('#field-title').fill(typed);
  await expect(pane.getByRole('heading', { level: 1 })).toHaveText(typed);
  await expect(pane.getByRole('status').first()).toContainText('also what is not saved');

  await page.locator('#field-title').fill('');
  await expect(pane.getByRole('status').first()).toContainText('no title');
  await expect(pane.getByRole('heading', { level: 1 })).toHaveText(typed);
  const { title } = await editor.ask<{ title: string }>(`/api/article/${draft.id}?draft=true`);
  expect(title).toBe(saved);

  // The preview in a window of its own leads back to the form.
  await page.goto(await editor.previewLink('article', draft.id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(saved);
  const edit = page.getByRole('link', { name: 'Edit this page' });
  const [form] = await Promise.all([page.waitForEvent('popup'), edit.click()]);
  await expect(form.locator('#field-title')).toHaveValue(saved);
});
