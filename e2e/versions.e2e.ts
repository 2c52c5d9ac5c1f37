import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { violationsInAdmin, violationsInBothSchemes } from './support/axe.ts';
import { CountedHands } from './support/count-hands.ts';
import { awaitHydration, CMS, Editor, logIn } from './support/editor.ts';

const uniqueWord = () => `Quill${randomBytes(5).toString('hex')}`;

let administrator: Editor;
test.beforeEach(async () => {
  administrator = await Editor.logIn();
});
test.afterEach(() => administrator.leave());

type Draft = { id: number };

/** From a form that is open: restores the version in a row of the list of versions. */
async function restoreVersion(hands: CountedHands, row: number): Promise<void> {
  const { page } = hands;
  hands.begin();
  await hands.follow(page.getByRole('link', { name: /^Versions/ }), /versions$/);
  const restore = page
    .getByRole('table', { name: 'Versions' })
    .getByRole('row')
    .nth(row)
    .getByRole('button', { name: 'Restore as draft' });
  await awaitHydration(restore);
  await hands.click(restore);
  // The message of an earlier one may still be there.
  await expect(page.getByText('This version is a draft again.').last()).toBeVisible();
  await hands.expectClicksOf('Restore a version');
}

/** What was moved to the trash from its form comes back by its message. */
async function deleteAndRestore(hands: CountedHands, { id }: Draft): Promise<void> {
  const { page } = hands;
  const isThere = async () => (await administrator.ask<{ id?: number }>(`/api/article/${id}?draft=true`)).id;
  hands.begin();
  await hands.click(page.locator('.doc-controls__popup button').first());
  await hands.click(page.getByRole('button', { name: 'Delete', exact: true }));
  await hands.click(page.locator('dialog[open]').getByRole('button', { name: 'Confirm' }));
  // Not that of the form, which is still there.
  const message = page.getByRole('region', { name: /^Notifications/ });
  await hands.click(message.getByRole('button', { name: 'Undo' }));
  await expect(page.getByText('It is back.')).toBeVisible();
  await hands.expectClicksOf('Delete a page, and restore it');
  expect(await isThere()).toBe(id);
}

test('C-12 versions say who and why, are compared in several languages, and restored by an author', async ({
  page,
}) => {
  test.slow();
  const word = uniqueWord();
  const account = { email: `${word}@keelstone.example`.toLowerCase(), password: uniqueWord() };
  await administrator.create('users', { ...account, name: 'Anna Keel', role: 'author' });
  const draft = await administrator.create('article', { title: `${word} old` }, '?draft=true');
  await administrator.update('article', draft.id, { title: `${word} alt` }, '?draft=true&locale=de');
  await administrator.update('article', draft.id, { title: `${word} neu` }, '?draft=true&locale=de');
  await logIn(page, account);
  const hands = await CountedHands.on(page);
  await page.goto(`${CMS}/admin/collections/article/${draft.id}`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await page.locator('#field-title').fill(`${word} new`);
  await page.getByLabel('Note on this version').fill('Names the new law');
  await page.locator('#action-save-draft').click();
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  await expect(page.getByLabel('Note on this version')).toHaveValue('');

  await page.getByRole('link', { name: /^Versions/ }).click();
  const rows = page.getByRole('table', { name: 'Versions' }).getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toContainText('Anna Keel');
  await expect(rows.nth(1)).toContainText('Names the new law');
  await expect(rows.nth(2)).not.toContainText('Anna Keel');
  // By the reader's clock, as in other lists, once the browser has taken over from the server.
  const time = rows.nth(1).locator('time');
  const at = new Date((await time.getAttribute('datetime')) ?? '');
  const hour = at.toLocaleTimeString('en-GB', {
    timeZone: 'Europe/Berlin',
    hour: '2-digit',
    minute: '2-digit',
  });
  await expect(time).toContainText(hour);
  expect(await violationsInAdmin(page)).toEqual([]);

  // U-9: who uses a keyboard sees where they are.
  await rows.nth(1).getByRole('link').press('Shift');
  await expect(rows.nth(1).getByRole('link')).toHaveCSS('outline-style', 'solid');
  await rows.nth(1).getByRole('link').click();
  await expect(page.getByText('Draft, saved last').first()).toBeVisible();
  await expect(page.getByText('_status')).toBeHidden();
  await page.goBack();
  await rows.nth(2).getByRole('link').click();
  const locales = page.getByRole('button', { name: /Locales/ });
  await expect(locales).toBeVisible();
  await page.goto(`${page.url().split('?')[0]}?localeCodes=["en","de"]`);
  await expect(page.locator('body')).toContainText('Locales: en, de');
  for (const title of ['alt', 'neu']) await expect(page.locator('body')).toContainText(`${word} ${title}`);

  await page.goto(`${CMS}/admin/collections/article/${draft.id}`);
  await restoreVersion(hands, 2);
  await expect(page.locator('#field-title')).toHaveValue(`${word} old`);
  await deleteAndRestore(hands, draft);
});

test('C-12 C-14 U-9 a version is not restored over what somebody has saved since it was opened to be compared; an editor restores and deletes by as many clicks as an author', async ({
  page,
}) => {
  test.slow();
  const word = uniqueWord();
  const { id } = await administrator.create('article', { title: `${word} old` }, '?draft=true');
  await administrator.update('article', id, { title: `${word} new` }, '?draft=true');
  await logIn(page, 'editor');
  const hands = await CountedHands.on(page);
  await page.goto(`${CMS}/admin/collections/article/${id}/versions`);
  const noted = () =>
    page.waitForResponse((response) => decodeURI(response.url()).includes('select[updatedAt]'));
  const opened = noted();
  await page.getByRole('table', { name: 'Versions' }).getByRole('row').nth(2).getByRole('link').click();
  const restore = page.getByRole('button', { name: 'Restore as draft' });
  await awaitHydration(restore);
  await opened;
  await administrator.update('article', id, { title: `${word} newest` }, '?draft=true');
  const confirm = page.locator('dialog[open]').getByRole('button', { name: 'Confirm' });
  await restore.click();
  await confirm.click();
  await expect(page.getByText(/^Nothing was saved, because since this version was opened/)).toBeVisible();
  const titleNow = async () =>
    (await administrator.ask<{ title?: string }>(`/api/article/${id}?draft=true`)).title;
  expect(await titleNow()).toBe(`${word} newest`);

  // Whoever has seen it may restore it.
  const reopened = noted();
  await page.reload();
  await awaitHydration(restore);
  await reopened;
  await restore.press('Enter');
  await confirm.press('Enter');
  await expect(page.getByText('This version is a draft again.')).toBeVisible();
  expect(await titleNow()).toBe(`${word} old`);
  // The buttons that were pressed are gone.
  await expect(page.locator('#field-title')).toBeFocused();
  await restoreVersion(hands, 2);
  await expect(page.locator('#field-title')).toHaveValue(`${word} newest`);

  // A copy has what is saved, so what is typed is saved first.
  const duplicate = async () => {
    await page.locator('.doc-controls__popup button').first().click();
    await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
  };
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await page.locator('#field-title').fill(`${word} to copy`);
  await duplicate();
  await expect(page.getByText('Save what you have changed first')).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.locator('#action-save-draft').click();
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  await duplicate();
  await page.waitForURL((url) => /\/article\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${id}`));
  await expect(page.locator('#field-title')).toHaveValue(new RegExp(`^${word} to copy`));
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await deleteAndRestore(hands, { id: Number(new URL(page.url()).pathname.split('/').pop()) });
});

test('C-1 the times of an event are typed by the clock of its place, which stands beside them', async ({
  page,
}) => {
  const draft = await administrator.create(
    'event',
    { title: uniqueWord(), startsAt: '2031-07-01T13:00:00.000Z', timeZone: 'America/New_York' },
    '?draft=true',
  );
  await logIn(page, 'editor');
  await page.goto(`${CMS}/admin/collections/event/${draft.id}`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'When and where' }).click();
  const begins = page.getByLabel('Begins');
  await expect(begins).toHaveValue('2031-07-01T09:00');
  await expect(page.locator('#field-startsAt-zone')).toHaveText(
    'America/New York, the time zone of the event',
  );
  expect(await violationsInBothSchemes(page, '.zoned-date')).toEqual([]);
  await begins.fill('2031-07-02T10:30');
  await page.getByLabel('Ends').fill('2031-07-02T12:00');
  await page.locator('#action-save-draft').click();
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  expect(await administrator.ask(`/api/event/${draft.id}?draft=true`)).toMatchObject({
    startsAt: '2031-07-02T14:30:00.000Z',
    endsAt: '2031-07-02T16:00:00.000Z',
  });
});
