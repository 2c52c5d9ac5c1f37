/** Documents and lists in drawers above a form, by keys. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsInBothSchemes } from './support/axe.ts';
import { awaitHydration, CMS, seat } from './support/editor.ts';

const drawer = (page: Page) => page.locator('dialog.drawer[open]');

/** The page behind a drawer, with its main part, is not there for who hears it: axe does not know (`aria-modal`). */
const violationsIn = async (page: Page) =>
  (await violationsInBothSchemes(page, 'dialog[open]')).filter(
    (line) => !line.startsWith('landmark-no-duplicate-main:'),
  );

/** Opens a drawer with Enter, and begins to type before the server has sent what is in it. */
async function openByKey(opener: Locator, words: string): Promise<void> {
  const page = opener.page();
  await opener.scrollIntoViewIfNeeded();
  await awaitHydration(opener);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.type(words, { delay: 30 });
}

async function closeByKey(opener: Locator): Promise<void> {
  const page = opener.page();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test('U-9 C-14 a drawer has a name, takes the focus and what is typed before it is there, and gives the focus back', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const page = await seat(browser, 'editor');
  await page.goto(`${CMS}/admin/collections/article/create?locale=en`);
  await expect(page.locator('#field-title')).toBeFocused();
  // The server is slow.
  await page.route(/\/admin\//, async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });

  await test.step('a list, in which one searches', async () => {
    const opener = page.getByRole('button', { name: 'Choose from existing' }).first();
    await openByKey(opener, 'qq ww');
    const list = page.getByRole('dialog', { name: 'Images' });
    const search = list.getByRole('textbox', { name: /^Search by/ });
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('qq ww');
    await expect(list.getByRole('heading', { name: 'No Results' })).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    await search.fill('');
    await expect(list.getByRole('row').nth(1)).toContainText(/\d kB/);
    // Names are beside the pictures, which arrive one by one, and would be heard twice.
    await expect(list.locator('.shimmer-effect')).toHaveCount(0);
    await expect(list.locator('.file__thumbnail img').first()).toBeVisible();
    await expect(list.locator('.file__thumbnail img:not([alt=""])')).toHaveCount(0);
    expect(await violationsIn(page)).toEqual([]);
    await closeByKey(opener);
  });

  await test.step('an upload, which begins with the choice of a file', async () => {
    const opener = page.getByRole('button', { name: 'Create New' }).first();
    // No space presses the button that has the focus meanwhile.
    await openByKey(opener, '  ');
    await expect(drawer(page).getByRole('button', { name: 'Select a file' })).toBeFocused();
    expect(await violationsIn(page)).toEqual([]);
    await closeByKey(opener);
  });

  await test.step('a term, which is not lost when the drawer is closed', async () => {
    await page.getByRole('button', { name: 'Classification' }).click();
    const opener = page.getByRole('button', { name: 'Add new Product suite (filter)' });
    const words = 'A term of nobody';
    await openByKey(opener, words);
    const label = drawer(page).locator('#field-label');
    await expect(label).toBeFocused();
    await expect(label).toHaveValue(words);
    await expect(page.getByRole('dialog', { name: words })).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    await closeByKey(opener);
    await openByKey(opener, '');
    await page.getByRole('button', { name: 'Put it back' }).click();
    await expect(label).toHaveValue(words);
    await page.keyboard.press('Escape');
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
});
