import { expect, type Page, test } from '@playwright/test';
import { violationsInBothSchemes } from './support/axe.ts';

// Pages of the demo: one opens a dialog with a form from its text, the other a dialog with a file from a list of
// links.
const FROM_TEXT = { path: '/accessibility', link: 'Tell us here', title: 'Tell us what stood in your way' };
const FROM_LIST = {
  path: '/security-and-availability',
  link: 'You have found a weakness',
  title: 'You have found a weakness',
};

const trigger = (page: Page, { link }: typeof FROM_TEXT) => page.getByRole('button', { name: link });
const dialogOf = (page: Page, { title }: typeof FROM_TEXT) => page.getByRole('dialog', { name: title });

test('U-10 U-4 a link in a text or in a list opens a dialog that an editor wrote, and gets the focus back', async ({
  page,
}) => {
  for (const place of [FROM_TEXT, FROM_LIST]) {
    await page.goto(place.path);
    const dialog = dialogOf(page, place);
    await expect(trigger(page, place)).toHaveAttribute('aria-haspopup', 'dialog');
    await trigger(page, place).click();
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(trigger(page, place)).toBeFocused();
    await trigger(page, place).press('Enter');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(trigger(page, place)).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
  }
});

test('U-10 A-1 a form in a dialog is sent without leaving it', async ({ page }) => {
  await page.goto(FROM_TEXT.path);
  await trigger(page, FROM_TEXT).click();
  const dialog = dialogOf(page, FROM_TEXT);
  await expect(dialog.getByRole('form', { name: FROM_TEXT.title })).toBeVisible();
  await page.waitForFunction(() => performance.now() > 1600);
  // Nothing is filled in, so nothing is stored on the shared instance.
  await dialog.getByRole('button', { name: 'Send the message' }).click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(dialog.getByRole('form', { name: FROM_TEXT.title })).toBeVisible();
});

/** Whether the element with the focus is on top at its centre, and not behind what sticks to the window or the dialog. */
const isFocusOnTop = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as Element;
    const { left, width, top, height } = focused.getBoundingClientRect();
    return focused.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('U-10 U-9 the head of a dialog hides no field with the focus, also above the keyboard of a phone', async ({
  page,
}) => {
  for (const height of [640, 320]) {
    await page.setViewportSize({ width: 360, height });
    await page.goto(FROM_TEXT.path);
    await trigger(page, FROM_TEXT).click();
    const form = dialogOf(page, FROM_TEXT).getByRole('form');
    await page.waitForFunction(() => performance.now() > 1600);
    // Nothing is filled in, so nothing is stored on the shared instance.
    await form.getByRole('button', { name: 'Send the message' }).click();
    const links = form.getByRole('alert').getByRole('link');
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all()) {
      await link.click();
      expect(await isFocusOnTop(page)).toBe(true);
    }
    await form.getByRole('link', { name: 'Privacy' }).focus();
    const first = form.getByLabel('Name');
    while (!(await first.evaluate((field) => field === document.activeElement))) {
      await page.keyboard.press('Shift+Tab');
      expect(await isFocusOnTop(page)).toBe(true);
    }
  }
});

test('U-10 a link passed on opens the dialog, also when the page is there already', async ({ page }) => {
  await page.goto(FROM_LIST.path);
  const anchor = await trigger(page, FROM_LIST).getAttribute('href');
  expect(anchor).toMatch(/^#dialog-\d+$/);
  await page.goto(`/search`);
  await page.goto(FROM_LIST.path + anchor);
  await expect(dialogOf(page, FROM_LIST)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    location.hash = '';
  });
  await page.goBack();
  await expect(dialogOf(page, FROM_LIST)).toBeVisible();
});

test('U-10 C-10 the German page opens the German dialog', async ({ page }) => {
  await page.goto('/de/barrierefreiheit');
  await page.getByRole('button', { name: 'Sagen Sie es uns gleich hier' }).click();
  await expect(page.getByRole('dialog', { name: 'Sagen Sie uns, was Ihnen im Weg stand' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R-4 U-10 the link leads to the dialog, and a form in it comes back in it', async ({ page }) => {
    await page.goto(FROM_TEXT.path);
    const form = page.getByRole('form', { name: FROM_TEXT.title });
    await expect(form).toBeHidden();
    await page.getByRole('link', { name: FROM_TEXT.link }).click();
    await expect(form).toBeInViewport();
    await form.getByLabel('Your message').fill('The map has no table.');
    await form.getByRole('button', { name: 'Send the message' }).click();
    await expect(page).toHaveURL(/\/forms\/\d+#dialog-\d+$/);
    await expect(form.getByLabel('Your message')).toHaveValue('The map has no table.');
    await expect(page.getByRole('dialog', { name: FROM_TEXT.title }).getByRole('alert')).toBeVisible();
  });
});

test('U-10 U-9 axe finds nothing in the dialog of a link in a text or in a list', async ({ page }) => {
  for (const place of [FROM_TEXT, FROM_LIST]) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(place.path);
    await trigger(page, place).click();
    await expect(dialogOf(page, place)).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  }
});
