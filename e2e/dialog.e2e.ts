import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from './support/axe.ts';
import { expect, test } from './support/example-site.ts';

// Playwright hides scroll bars; here the page needs one, like most visitors' pages.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

const dialog = (page: Page) => page.getByRole('dialog');
const trigger = (page: Page) => page.getByRole('button', { name: 'Read the notice' });
const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' });

async function open(page: Page, example = 'default'): Promise<void> {
  await page.goto(`/dialog/${example}`);
  await trigger(page).click();
  await expect(dialog(page)).toBeVisible();
}

/** Names of everything exposed to assistive technology. */
async function spokenNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.filter((node) => !node.ignored).map((node) => String(node.name?.value ?? ''));
}

const hasFocus = (page: Page) => dialog(page).evaluate((element) => element.contains(document.activeElement));

test('U-4 a dialog is closed until its trigger is clicked, and is called after its title', async ({
  page,
}) => {
  await page.goto('/dialog/default');
  await expect(dialog(page)).toBeHidden();
  await expect(trigger(page)).toHaveAttribute('aria-haspopup', 'dialog');
  await trigger(page).click();
  await expect(page.getByRole('dialog', { name: 'Planned maintenance' })).toBeVisible();
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
});

test('U-4 Enter and Space on a trigger open it, and the focus goes in', async ({ page }) => {
  for (const key of ['Enter', 'Space']) {
    await page.goto('/dialog/default');
    await trigger(page).focus();
    await page.keyboard.press(key);
    await expect(dialog(page)).toBeVisible();
    await expect(close(page)).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
  }
});

test('U-4 Escape closes it, and the focus returns to the trigger', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(trigger(page)).toBeFocused();
});

test('U-4 the close control closes it, and the focus returns to the trigger that opened it', async ({
  page,
}) => {
  await page.goto('/dialog/default');
  const other = page.getByRole('button', { name: 'Read it again' });
  await other.click();
  await close(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(other).toBeFocused();
  await trigger(page).click();
  await close(page).click();
  await expect(trigger(page)).toBeFocused();
});

test('U-4 the focus returns to the trigger also where a click does not focus it, as in Safari', async ({
  page,
}) => {
  await page.goto('/dialog/default');
  await expect(trigger(page)).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-opens-dialog]')?.click());
  await expect(close(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trigger(page)).toBeFocused();
});

test('U-4 the keyboard reaches everything in it and nothing behind it', async ({ page }) => {
  await open(page);
  await expect(close(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Your shift')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'How it stands now' })).toBeFocused();
  // After the last control, focus moves to the browser's own interface, which the document stands for, but never to
  // the page behind.
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        !document.querySelector('dialog')?.contains(document.activeElement),
    );
    expect(isBehind).toBe(false);
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await hasFocus(page)).toBe(true);
});

test('U-4 the page behind is inert: it cannot be clicked, focused or read', async ({ page }) => {
  await page.goto('/dialog/default');
  const behind = page.getByRole('button', { name: 'Read it again' });
  expect(await spokenNames(page)).toContain('Read it again');
  const box = await behind.boundingBox();
  if (!box) throw new Error('The page behind has nothing to click on.');
  const clicks = await page.evaluateHandle(() => {
    const counted = { behind: 0 };
    document.querySelector('main')?.addEventListener('click', ({ target }) => {
      if (!(target as Element).closest('dialog')) counted.behind += 1;
    });
    return counted;
  });
  await trigger(page).click();
  await expect(dialog(page)).toBeVisible();
  const before = await clicks.jsonValue();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  expect(await clicks.jsonValue()).toEqual(before);
  expect(before).toEqual({ behind: 1 });
  expect(await spokenNames(page)).toContain('Close');
  expect(await spokenNames(page)).not.toContain('Read it again');
  const isFocused = await page.evaluate(() => {
    const button = [...document.querySelectorAll<HTMLElement>('[data-opens-dialog]')].at(-1);
    button?.focus();
    return button === undefined ? null : document.activeElement === button;
  });
  expect(isFocused).toBe(false);
  expect(await hasFocus(page)).toBe(true);
});

test('U-4 a click beside it closes it only where that is asked for', async ({ page }) => {
  await open(page);
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeVisible();
  await open(page, 'closes-outside');
  await dialog(page).getByText('The portal is down').click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog(page)).toBeHidden();
  await expect(trigger(page)).toBeFocused();
});

test('U-4 text can be selected to beyond its edge without closing it', async ({ page }) => {
  await open(page, 'closes-outside');
  const text = await dialog(page).getByText('The portal is down').boundingBox();
  if (!text) throw new Error('The dialog shows no text to select.');
  await page.mouse.move(text.x + text.width / 2, text.y + 5);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toContain('The portal');
  await expect(dialog(page)).toBeVisible();
});

test('U-4 the page behind does not scroll, and does not move for it', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await page.goto('/dialog/default');
  await page.evaluate(() => scrollTo(0, 10));
  const measure = () =>
    page.evaluate(() => ({
      top: scrollY,
      left: document.querySelector('h1')?.getBoundingClientRect().left,
      width: document.querySelector('main')?.getBoundingClientRect().width,
    }));
  const before = await measure();
  expect(before.width).toBeLessThan(1000);
  await trigger(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await measure()).toEqual(before);
  await page.mouse.move(5, 250);
  await page.mouse.wheel(0, 400);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await measure()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-lock');
  expect(await measure()).toEqual(before);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before.top);
});

test('U-4 a page without a scroll bar gets no gap for one', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 4000 });
  await page.goto('/dialog/default');
  const width = () => page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().width);
  expect(await width()).toBe(1000);
  await trigger(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await width()).toBe(1000);
});

test('U-4 U-9 a long one scrolls inside, its close control always in view, at 320 px too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/dialog/german-long');
  await page.getByRole('button', { name: 'Hinweis lesen' }).click();
  const box = await dialog(page).boundingBox();
  if (!box) throw new Error('The dialog did not open.');
  expect(box.height).toBeLessThanOrEqual(480);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(320);
  const closeControl = page.getByRole('button', { name: 'Schließen' });
  await expect(closeControl).toBeInViewport({ ratio: 1 });
  const scrolled = await dialog(page).evaluate((element) => {
    element.scrollTo(0, element.scrollHeight);
    return element.scrollTop;
  });
  expect(scrolled).toBeGreaterThan(480);
  await expect(closeControl).toBeInViewport({ ratio: 1 });
  expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('U-4 U-9 nothing moves for visitors who want no motion', async ({ page }) => {
  const duration = () =>
    dialog(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).animationDuration));
  await open(page);
  expect(await duration()).toBeGreaterThan(0.1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBeLessThan(0.001);
});

test('R-4 U-4 without JavaScript the trigger is a link to what the dialog says', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/dialog/default');
  await expect(page.getByText('The portal is down')).toBeHidden();
  await page.getByRole('link', { name: 'Read the notice' }).click();
  await expect(page.getByText('The portal is down')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close' })).toBeHidden();
  await context.close();
});

test(`U-9 axe finds nothing in a dialog`, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  expect(await violationsInBothSchemes(page)).toEqual([]);
});
