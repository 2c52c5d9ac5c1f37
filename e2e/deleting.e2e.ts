/** What is deleted lies in the trash, and comes back; what is used is replaced first. */
import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { CountedHands } from './support/count-hands.ts';
import { CMS, Editor, seat } from './support/editor.ts';

const uniqueWord = () => `Quoin${randomBytes(5).toString('hex')}`;

let administrator: Editor;
test.beforeEach(async () => {
  administrator = await Editor.logIn();
});
test.afterEach(() => administrator.leave());

const confirm = (page: Page) =>
  page.getByRole('dialog').locator('#confirm-action').filter({ visible: true }).click();

/** Moves the page of an open form to the trash. */
async function remove(page: Page): Promise<void> {
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  const menu = page.locator('.doc-controls__popup button').first();
  const entry = page.getByRole('button', { name: 'Delete', exact: true });
  await menu.click();
  await entry.click();
  // Not after all: the menu has the focus, whose entry is hidden by then.
  await expect(page.getByRole('dialog').locator('#confirm-action')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.click();
  await entry.click();
  await confirm(page);
  await expect(page).toHaveURL(/collections\/page(\?|$)/);
}

/** Brings it back from its form in the trash. */
async function restore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await confirm(page);
  await expect(page).toHaveURL(/collections\/page\/\d+/);
}

test('C-13 an editor replaces a term everywhere, deletes a page and restores it as a draft; an author does so with a draft', async ({
  browser,
}) => {
  test.slow();
  const word = uniqueWord();
  const former = await administrator.create('tags', { label: `${word} former` });
  const latter = await administrator.create('tags', { label: `${word} latter` });
  const used = { title: `${word} tagged`, tags: [former.id], _status: 'published' };
  const { id } = await administrator.create('page', used);
  const stored = (of: number) => administrator.ask<object>(`/api/page/${of}?draft=true&depth=0&trash=true`);

  const editor = await seat(browser, 'editor');
  const hands = await CountedHands.on(editor);
  await editor.goto(`${CMS}/admin/collections/tags/${former.id}?locale=en`);
  await expect(editor.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await hands.click(editor.getByRole('button', { name: 'Replace everywhere by …' }));
  const drawer = editor.locator('.list-drawer');
  await hands.click(drawer.getByRole('button', { name: `${word} latter` }));
  await expect(editor.getByText(`“${word} latter” takes its place in one place.`)).toBeVisible();
  await confirm(editor);
  await expect(editor).toHaveURL(new RegExp(`tags/trash/${former.id}`));
  await hands.expectClicksOf('Replace a term everywhere');
  expect(await stored(id)).toMatchObject({ tags: [latter.id], _status: 'published' });

  await editor.goto(`${CMS}/admin/collections/page/${id}?locale=en`);
  await remove(editor);
  expect(await stored(id)).toMatchObject({ deletedAt: expect.any(String) });
  await editor
    .getByRole('link', { name: 'Trash', exact: true })
    .or(editor.locator('#trash-view-pill'))
    .first()
    .click();
  await editor.getByRole('link', { name: `${word} tagged` }).click();
  await restore(editor);
  expect(await stored(id)).toMatchObject({ deletedAt: null, _status: 'draft' });
  await editor.context().close();

  const author = await seat(browser, 'author');
  const draft = await administrator.create('page', { title: `${word} draft` }, '?draft=true');
  await author.goto(`${CMS}/admin/collections/page/${draft.id}?locale=en`);
  await remove(author);
  await author.goto(`${CMS}/admin/collections/page/trash/${draft.id}`);
  await restore(author);
  expect(await stored(draft.id)).toMatchObject({ deletedAt: null });
  await author.context().close();
});
