import { expect, test } from '@playwright/test';
import { BROWSER_ARGUMENTS } from './support/browser-arguments.ts';
import { startWholeSite, type WholeSite } from './support/whole-site.ts';

/** A visitor with a default font size of 24 px: 64em are 1,536 px then, 40em 960. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...BROWSER_ARGUMENTS, '--blink-settings=defaultFontSize=24'] }),
});

const entry = (title: string) => ({ title, url: `/${title.toLowerCase()}`, description: null });
const navigation = ['Products', 'Solutions'].map((title) => ({
  ...entry(title),
  children: [entry(`${title} one`), entry(`${title} two`)],
}));

let site: WholeSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startWholeSite({ navigation, email: 'informationssicherheit@keelstone.example' });
});
test.afterAll(() => site?.stop());

test('U-2 U-6 U-11 with large type styles and scripts agree that a window of 1,280 px is narrow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`http://localhost:${site.port}/search`);
  expect(await page.evaluate(() => matchMedia('(min-width: 53.5em)').matches)).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  const products = page
    .getByRole('navigation', { name: 'Main navigation' })
    .locator('summary', { hasText: 'Products' });
  const link = page.getByRole('link', { name: 'Products one' });
  await products.hover();
  await expect(link).toBeHidden();
  await products.click();
  await expect(link).toBeVisible();
  await products.click();
  await expect(link).toBeHidden();
});

test('U-2 U-11 with large type hovering opens submenus from 1,536 px on', async ({ page }) => {
  await page.setViewportSize({ width: 1540, height: 800 });
  await page.goto(`http://localhost:${site.port}/search`);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await page.locator('summary', { hasText: 'Products' }).hover();
  await expect(page.getByRole('link', { name: 'Products one' })).toBeVisible();
  await page.mouse.move(700, 790);
  await expect(page.getByRole('link', { name: 'Products one' })).toBeHidden();
});

test('S-2 U-9 U-11 with large type on a phone, nothing is cut off of search and footer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`http://localhost:${site.port}/search`);
  const address = page.getByRole('contentinfo').getByRole('link', { name: 'informationssicherheit@' });
  const { x, width } = (await address.boundingBox()) ?? { x: 0, width: 361 };
  expect(x + width).toBeLessThanOrEqual(360);
  // Beside the button, two letters of the keyword would be seen.
  const keyword = await page.getByRole('textbox', { name: 'Keyword' }).boundingBox();
  expect(keyword?.width).toBeGreaterThan(300);
  const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await pageWidth()).toBe(360);
  await page.setViewportSize({ width: 270, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await pageWidth()).toBe(270);
});
