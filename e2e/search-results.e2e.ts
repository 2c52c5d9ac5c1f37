import { expect, test } from '@playwright/test';
import { recordSearches, SearchPage } from './search-page.ts';

let search: SearchPage;
test.beforeEach(({ page }) => {
  search = new SearchPage(page);
});

test('S-9 S-24 the count line gives start, end and total, ten to a page', async () => {
  await search.open('/search?page=2');
  const total = await search.total();
  await expect(search.count).toHaveText(`11 - 20 of ${total} Results`);
  await expect(search.titles).toHaveCount(10);
  await search.open(`/search?page=${Math.ceil(total / 10)}`);
  await expect(search.titles).toHaveCount(total % 10 || 10);
});

test('S-10 S-16 the sort is recent by default; relevancy is in the URL and keeps the page at 1', async () => {
  const calls = recordSearches(search);
  await search.open('/search?keyword=risk');
  await expect(search.sort).toHaveValue('recent');
  await expect(search.sort.getByRole('option')).toHaveText(['Relevancy', 'Most Recent']);
  await search.sort.selectOption('rel');
  await expect(search.page).toHaveURL(/keyword=risk&sort=rel$/);
  expect(calls[0]?.variables.sort ?? null).toBeNull();
});

test('S-11 a skeleton stands in until the details of the listed ids arrive, as tall as the rows', async ({
  page,
}) => {
  await search.open();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON().operationName === 'Cards') await held;
    await route.continue();
  });
  await search.sort.selectOption('rel');
  await expect(search.results.locator('svg[role="img"], svg').first()).toBeVisible();
  await expect(search.titles).toHaveCount(0);
  release();
  await expect(search.titles).toHaveCount(10);
});

test('S-11 nothing found says No Results and offers a way on', async () => {
  await search.open('/search?industries=Banking&keyword=xyzzyplugh');
  await expect(search.results.getByText('No Results')).toBeVisible();
  await search.results.getByRole('link', { name: /without the keyword/ }).click();
  await expect(search.titles.first()).toBeVisible();
  await expect(search.page).toHaveURL(/\/search\?industries=Banking$/);
});

test('S-12 pagination shows its window, marks the active page, hides Prev and Next at the ends', async () => {
  await search.open();
  const last = Math.ceil((await search.total()) / 10);
  expect(last).toBeGreaterThan(9);
  expect(await search.pages()).toBe(`1 2 3 … ${last} Next`);
  await search.open('/search?page=4');
  expect(await search.pages()).toBe(`Prev 1 … 3 4 5 … ${last} Next`);
  await expect(search.pagination.locator('[aria-current="page"]')).toHaveText('4');
  await search.open(`/search?page=${last}`);
  expect(await search.pages()).toBe(`Prev 1 … ${last - 2} ${last - 1} ${last}`);
  await search.open('/search?keyword=xyzzyplugh');
  await expect(search.pagination).toHaveCount(0);
});

test('S-13 changing page keeps filters, scrolls near the results and moves focus to their heading', async () => {
  await search.open('/search?industries=Banking');
  await search.pagination.getByRole('link', { name: 'Next' }).click();
  await expect(search.page).toHaveURL(/\/search\?industries=Banking&page=2$/);
  const heading = search.results.getByRole('heading', { name: 'Results', level: 2 });
  await expect(heading).toBeFocused();
  await expect
    .poll(async () => Math.abs(((await heading.boundingBox())?.y ?? -1000) - 100))
    .toBeLessThanOrEqual(2);
});

test('S-13 changing a filter never scrolls', async () => {
  await search.open('/search?keyword=risk');
  const facet = await search.openFacet('Industries');
  const before = await search.page.evaluate(() => window.scrollY);
  await facet.getByRole('checkbox', { name: /^Banking/ }).check();
  await expect(search.page).toHaveURL(/industries=Banking/);
  await expect(search.titles.first()).toBeVisible();
  expect(await search.page.evaluate(() => window.scrollY)).toBe(before);
});

test('S-14 S-22 S-23 Most Recent holds four items, pinned first, and hides with any query parameter', async () => {
  await search.open();
  await expect(search.mostRecent.getByRole('listitem')).toHaveCount(4);
  await expect(search.mostRecent.getByRole('heading', { level: 3 }).first()).toContainText(/outage/i);
  await expect(search.mostRecent).toHaveAttribute('data-paragraph-id', /.+/);
  await search.keyword.fill('claims');
  await search.keyword.press('Enter');
  await expect(search.mostRecent).toBeHidden();
  await search.page.goBack();
  await expect(search.mostRecent).toBeVisible();
});

test('S-14 S-22 S-23 a visitor who arrives with a query gets Most Recent on clearing it', async () => {
  const calls = recordSearches(search);
  await search.open('/search?industries=Banking');
  await expect(search.mostRecent).toBeHidden();
  await search.clear.click();
  await expect(search.mostRecent.getByRole('listitem')).toHaveCount(4);
  expect(calls.map((call) => call.operationName)).toEqual(expect.arrayContaining(['Featured', 'Latest']));
  expect(calls.find((call) => call.operationName === 'Latest')?.variables.limit).toBe(2);
});

test('S-15 cards show what their type asks for', async () => {
  await search.open('/search?content_type=resource');
  await expect(search.results.locator('article').first()).toContainText(/\d{1,2}\/\d{1,2}\/\d{4}/);
  const asset = search.results.locator('a[target="_blank"]');
  await search.open('/search?content_type=resource&keyword=sheet');
  await expect(asset.first()).toHaveAccessibleName(/opens a file in a new tab/);
  await search.open('/search?content_type=article');
  await expect(search.results.locator('article').first()).toContainText(/\d{1,2}\/\d{1,2}\/\d{4}/);
  await search.open('/search?content_type=case_study');
  await expect(search.results.locator('article').first()).toContainText('Case Study');
});

test('S-16 back and forward restore keyword, filters, sort, page, results and scroll', async () => {
  await search.open('/search?keyword=risk');
  await search.choose('Industries', /^Banking/);
  await expect(search.page).toHaveURL(/industries=Banking/);
  await search.page.keyboard.press('Escape');
  await search.sort.selectOption('rel');
  await expect(search.page).toHaveURL(/sort=rel/);
  await expect(search.results).toHaveAttribute('aria-busy', 'false');
  const titles = await search.titles.allTextContents();
  expect(titles.length).toBeGreaterThan(0);
  await search.page.evaluate(() => window.scrollTo(0, 240));
  await search.page.waitForTimeout(300);
  await search.keyword.fill('flood');
  await search.keyword.press('Enter');
  await expect(search.page).toHaveURL(/keyword=flood/);
  await search.page.goBack();
  await expect(search.keyword).toHaveValue('risk');
  await expect(search.sort).toHaveValue('rel');
  await expect(search.facet('Industries').locator('summary')).toContainText('(1)');
  await expect.poll(() => search.titles.allTextContents()).toEqual(titles);
  await search.page.goForward();
  await expect(search.keyword).toHaveValue('flood');
});

test('S-16 changing keyword or filter returns to page 1, with sorted parameters, and pushes only what differs', async () => {
  await search.open('/search?page=3');
  await search.choose('Industries', /^Insurance/);
  await expect(search.page).toHaveURL(/\/search\?industries=Insurance$/);
  await search.keyword.fill('a');
  await search.keyword.press('Enter');
  await expect(search.page).toHaveURL(/\/search\?industries=Insurance&keyword=a$/);
  const length = await search.page.evaluate(() => history.length);
  await search.searchButton.click();
  expect(await search.page.evaluate(() => history.length)).toBe(length);
});
