import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { namelessOn, violationsOf } from './support/axe.ts';
import { CMS, Editor, logIn } from './support/editor.ts';

const uniqueWord = () => `Quill${randomBytes(5).toString('hex')}`;

let administrator: Editor;
test.beforeEach(async () => {
  administrator = await Editor.logIn();
});
test.afterEach(() => administrator.leave());

test('C-14 a tag is added to many pages after a count, and nothing else is replaced', async ({ page }) => {
  const word = uniqueWord();
  const kept = await administrator.create('tags', { label: `${word} kept` });
  const added = await administrator.create('tags', { label: `${word} added` });
  const create = (title: string, tags: number[]) =>
    administrator.create('page', { title: `${word} ${title}`, tags, _status: 'published' });
  const pages = [await create('one', [kept.id]), await create('two', [added.id]), await create('three', [])];
  await administrator.update('page', pages[0]?.id ?? 0, { title: `${word} unfinished` }, '?draft=true');

  await logIn(page, 'editor');
  await page.goto(`${CMS}/admin/collections/page?search=${word}`);
  await expect(page.getByRole('checkbox', { name: 'Choose this row' })).toHaveCount(3);
  expect(await namelessOn(page)).toEqual([]);
  await page.locator('thead').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Add, remove or replace values' }).click();
  const panel = page.getByRole('region', { name: 'Change values of many' });
  await panel.getByRole('combobox', { name: 'Field' }).selectOption('Tags');
  await panel.locator('.rs__input').fill(`${word} added`);
  await page.getByRole('option', { name: `${word} added` }).click();
  await panel.getByRole('button', { name: 'Count what will change' }).click();
  await expect(panel).toContainText('3 selected, 2 will change.');
  await expect(panel).toContainText('1 will be saved as drafts');
  await expect(panel).toContainText('1 have it already.');
  // The select for values is Payload's (3.90.1), with the violations that it has in all of its forms.
  expect(await violationsOf(page, '.bulk-changes', '.bulk-changes .react-select')).toEqual([]);
  await panel.getByRole('button', { name: 'Change 2' }).click();
  // The message, not the form, which says the same until the list behind it has been loaded again.
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(
    '3 selected, 2 changed. 1 published at once. 1 saved as drafts. 1 had it already.',
  );

  const tagsOf = async (index: number, query = '') =>
    (await administrator.ask<{ tags: number[] }>(`/api/page/${pages[index]?.id}?depth=0${query}`)).tags;
  expect(await tagsOf(0)).toEqual([kept.id]);
  expect(await tagsOf(0, '&draft=true')).toEqual([kept.id, added.id]);
  expect(await tagsOf(1)).toEqual([added.id]);
  expect(await tagsOf(2)).toEqual([added.id]);
});
