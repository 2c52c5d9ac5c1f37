import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('R-4 S-4 S-9 without JavaScript a keyword finds results', async ({ page }) => {
  await page.goto('/search');
  const screen = page.locator('#search-output');
  await screen.getByPlaceholder('Type Something').fill('supplier');
  await screen.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?keyword=supplier$/);
  await expect(screen.getByText(/^\d+ - \d+ of \d+ Results$/)).toBeVisible();
});

test('R-4 S-1 S-6 S-8 without JavaScript facets are a form, and chips and Clear work', async ({ page }) => {
  await page.goto('/search');
  const screen = page.locator('#search-output');
  await screen.locator('summary', { hasText: 'Product Suites' }).click();
  await screen.getByRole('checkbox', { name: /^Third-Party Risk/ }).check();
  await screen.getByRole('checkbox', { name: /^Compliance & Audit/ }).check();
  await screen.getByRole('button', { name: 'Apply' }).first().click();
  await expect(page).toHaveURL(/\/search\/[^?]+\?product_suites=/);
  await expect(screen.getByText('Filtered By:')).toBeVisible();
  await screen.getByRole('link', { name: /Remove filter .*Third-Party Risk/ }).click();
  await expect(page).toHaveURL(/\/search\/Compliance-%26-Audit$/);
  await screen.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test('R-4 S-12 without JavaScript pagination and sort work', async ({ page }) => {
  await page.goto('/search');
  const pages = page.getByRole('navigation', { name: 'Result pages' });
  await pages.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?page=2$/);
  await page.getByLabel('Sort By:').selectOption('rel');
  await page.locator('#search-output').getByRole('button', { name: 'Apply' }).last().click();
  await expect(page).toHaveURL(/sort=rel/);
});

test('R-2 R-4 U-2 without JavaScript pages, submenus and an unknown address help', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const submenu = page.getByRole('navigation', { name: 'Main navigation' }).locator('details').first();
  const child = submenu.getByRole('listitem').getByRole('link').first();
  await expect(child).toBeHidden();
  await submenu.locator('summary').click();
  await expect(child).toBeVisible();
  const href = await child.getAttribute('href');
  await child.click();
  await expect(page).toHaveURL(href ?? 'a link of the submenu');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await page
    .getByRole('main')
    .getByRole('searchbox')
    .or(page.getByRole('main').getByRole('textbox'))
    .first()
    .fill('audit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=audit/);
});

test('C-10 U-8 without JavaScript the language switcher leads to the same page in German', async ({
  page,
}) => {
  await page.goto('/search?content_type=product_suite&keyword=continuity');
  await page.locator('#search-output').getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page).not.toHaveURL(/\/search/);
  const english = new URL(page.url()).pathname;
  const german = await page.locator('link[hreflang="de"]').getAttribute('href');
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(german ?? 'an address in German');
  await expect(page).toHaveURL(/\/de\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const back = page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'English' });
  await expect(back).toHaveAttribute('href', english);
});
