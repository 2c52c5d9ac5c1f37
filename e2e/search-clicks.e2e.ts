import { expect, type Locator, type Page, test } from '@playwright/test';
import { recordSearches, SearchPage } from './support/search-page.ts';

/** Pressing the mouse button blurs the keyword box; the target must not move before the button is released. */
let search: SearchPage;
test.beforeEach(({ page }) => {
  search = new SearchPage(page);
});

/** Presses and releases with a delay, like people, so that a response may arrive in between. */
async function clickSlowly(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be clicked is not there.');
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 10));
  await page.mouse.down();
  await page.waitForTimeout(300);
  await page.mouse.up();
}

test('S-3 S-4 S-14 leaving the box by a click on a Most Recent card follows the card', async ({ page }) => {
  await search.open();
  const card = search.mostRecent.getByRole('link').and(page.locator(':not([target])')).first();
  const href = await card.getAttribute('href');
  const calls = recordSearches(search);
  // A word without suggestions, which would lie over the card.
  await search.keyword.fill('xyzzyquux');
  await clickSlowly(page, card);
  await expect(page).toHaveURL((url) => url.pathname === href);
  expect(calls).toEqual([]);
});

test('S-4 leaving the box by a click on a result opens the result', async ({ page }) => {
  await search.open('/search?keyword=audit');
  const result = search.results.locator('h3 a:not([target])').first();
  const href = await result.getAttribute('href');
  await search.keyword.fill('xyzzyquux');
  await clickSlowly(page, result);
  await expect(page).toHaveURL((url) => url.pathname === href);
});

test('S-4 a card that opens a file opens it, and the keyword is applied on the page that stays', async ({
  page,
}) => {
  await search.open('/search?content_type=resource');
  const file = search.results.locator('h3 a[target="_blank"]').first();
  await search.keyword.fill('supplier');
  const opened = page.waitForEvent('popup');
  await clickSlowly(page, file);
  await (await opened).close();
  await expect(page).toHaveURL(/content_type=resource&keyword=supplier$/);
});

test('S-4 leaving the box by a click on a filter, a page or the order does that, and never searches twice for the keyword', async ({
  page,
}) => {
  // Suggestions would cover the filters.
  await page.route('**/search/suggestions?**', (route) => route.fulfill({ json: { suggestions: [] } }));
  await search.open();
  const calls = recordSearches(search);
  const withKeyword = (word: string) =>
    calls.filter(({ variables }) => JSON.stringify(variables.fulltext ?? {}).includes(word)).length;

  await search.keyword.fill('audit');
  await clickSlowly(page, search.facet('Industries').locator('summary'));
  await expect(search.facet('Industries')).toHaveAttribute('open', '');
  await expect(page).toHaveURL(/\/search\?keyword=audit$/);
  await expect(search.count).toBeVisible();
  expect(withKeyword('audit')).toBe(1);

  await search.keyword.fill('supplier');
  await clickSlowly(page, search.facet('Industries').getByRole('checkbox', { disabled: false }).first());
  await expect(page).toHaveURL(/\/search\?industries=[^&]+&keyword=supplier$/);

  await search.keyword.fill('flood');
  await clickSlowly(page, search.clear);
  await expect(page).toHaveURL(/\/search\?keyword=flood$/);

  await search.open();
  await search.keyword.fill('supplier');
  await clickSlowly(page, search.pagination.getByRole('link', { name: 'Next' }));
  await expect(page).toHaveURL(/\/search\?page=2$/);
  await expect(search.keyword).toHaveValue('supplier');
});

test('S-4 leaving the box by a click on a link of the header follows the link', async ({ page }) => {
  await search.open();
  await search.keyword.fill('supplier');
  await clickSlowly(page, page.getByRole('banner').getByRole('link').first());
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('S-5 after Escape a late answer opens nothing over the filters', async ({ page }) => {
  await search.open();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/search/suggestions?**', async (route) => {
    await held;
    // The page may have aborted the request.
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest('**/search/suggestions?**');
  await search.keyword.pressSequentially('r');
  await asked;
  await search.keyword.press('Escape');
  answer();
  await page.waitForTimeout(500);
  await expect(search.suggestions).toHaveCount(0);
  await search.openFacet('Product Suites');
  await expect(page).toHaveURL((url) => url.pathname === '/search');
});
