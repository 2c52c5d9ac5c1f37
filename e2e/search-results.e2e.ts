import { expect, type Locator, test } from '@playwright/test';
import { recordSearches, SearchPage } from './support/search-page.ts';

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
  // Relevance is requested by omitting the sort.
  await expect.poll(() => calls.filter((call) => call.operationName === 'Search')).toHaveLength(1);
  expect(calls[0]?.variables.sort ?? null).toBeNull();
});

const heights = (rows: Locator) =>
  rows.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));

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
  const skeleton = search.results.getByRole('img', { name: 'Loading results' });
  await expect(skeleton).toBeVisible();
  await expect(search.titles).toHaveCount(0);
  const waiting = await heights(skeleton.locator('> svg'));
  const whole = await skeleton.boundingBox();
  release();
  await expect(search.titles).toHaveCount(10);
  expect(waiting).toHaveLength(10);
  const list = search.results.getByRole('list').filter({ has: page.getByRole('article') });
  expect(waiting).toEqual(await heights(list.getByRole('listitem')));
  expect(await list.boundingBox()).toEqual(whole);
});

test('S-11 nothing found says No Results and offers a way on', async () => {
  await search.open('/search?industries=Banking&keyword=xyzzyplugh');
  await expect(search.results.getByText('No Results')).toBeVisible();
  await expect(search.results.getByRole('link', { name: 'Third-Party Risk', exact: true })).toHaveAttribute(
    'href',
    '/search/Third-Party-Risk',
  );
  await expect(search.results.getByRole('link', { name: 'Contact', exact: true })).toHaveAttribute(
    'href',
    '/contact',
  );
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

test('S-16 back and forward restore keyword, filters, sort, page, results and scroll', async () => {
  await search.open('/search?keyword=risk');
  await search.choose('Industries', /^Banking/);
  await expect(search.page).toHaveURL(/industries=Banking/);
  await search.page.keyboard.press('Escape');
  await search.sort.selectOption('rel');
  await expect(search.page).toHaveURL(/sort=rel$/);
  await search.pagination.getByRole('link', { name: 'Next' }).click();
  await expect(search.page).toHaveURL(/\?industries=Banking&keyword=risk&page=2&sort=rel$/);
  await expect(search.results).toHaveAttribute('aria-busy', 'false');
  await expect(search.titles.first()).toBeVisible();
  const address = search.address();
  const titles = await search.titles.allTextContents();
  const count = await search.count.textContent();
  expect(count).toMatch(/^11 - /);
  // Changing the page first scrolls to the results.
  const top = async () => (await search.results.getByRole('heading', { level: 2 }).boundingBox())?.y ?? -1000;
  await expect.poll(async () => Math.abs((await top()) - 100)).toBeLessThanOrEqual(2);
  const scroll = () => search.page.evaluate(() => Math.round(window.scrollY));
  const noted = () => search.page.evaluate(() => history.state?.scroll as number | undefined);
  // Typing scrolls the box into view, so the scroll position is set afterwards.
  await search.keyword.fill('flood');
  await search.page.evaluate(() => window.scrollTo({ top: 240, behavior: 'instant' }));
  await expect.poll(noted).toBe(240);
  await search.page.keyboard.press('Enter');
  await expect(search.page).toHaveURL(/keyword=flood/);
  await expect(search.count).not.toHaveText(count ?? '');
  await expect(search.results).toHaveAttribute('aria-busy', 'false');
  await expect(search.titles.first()).toBeVisible();
  const next = { address: search.address(), titles: await search.titles.allTextContents() };
  await search.page.evaluate(() => window.scrollTo({ top: 90, behavior: 'instant' }));
  await expect.poll(noted).toBe(90);
  await search.page.goBack();
  await expect(search.keyword).toHaveValue('risk');
  expect(search.address()).toBe(address);
  await expect(search.sort).toHaveValue('rel');
  await expect(search.facet('Industries').locator('summary')).toContainText('(1)');
  await expect(search.pagination.locator('[aria-current="page"]')).toHaveText('2');
  await expect(search.count).toHaveText(count ?? '');
  await expect.poll(() => search.titles.allTextContents()).toEqual(titles);
  await expect.poll(scroll).toBe(240);
  await search.page.goForward();
  await expect(search.keyword).toHaveValue('flood');
  expect(search.address()).toBe(next.address);
  await expect.poll(() => search.titles.allTextContents()).toEqual(next.titles);
  await expect.poll(scroll).toBe(90);
});

test('S-16 changing keyword or filter returns to page 1, with sorted parameters, and pushes only what differs', async () => {
  await search.open('/search?page=3&sort=rel');
  const calls = recordSearches(search);
  const entries = () => search.page.evaluate(() => history.length);
  const first = await entries();
  await search.choose('Industries', /^Insurance/);
  await expect(search.page).toHaveURL(/\/search\?industries=Insurance&sort=rel$/);
  expect(await entries()).toBe(first + 1);
  await search.keyword.fill('a');
  await search.keyword.press('Enter');
  await expect(search.page).toHaveURL(/\/search\?industries=Insurance&keyword=a&sort=rel$/);
  expect(await entries()).toBe(first + 2);
  await search.choose('Date', /^Archived/);
  await expect(search.page).toHaveURL(/\/search\?date=Archived&industries=Insurance&keyword=a&sort=rel$/);
  expect(await entries()).toBe(first + 3);
  await expect(search.results).toHaveAttribute('aria-busy', 'false');
  const asked = calls.length;
  await search.searchButton.click();
  await search.keyword.fill(' a ');
  await search.keyword.press('Enter');
  await search.keyword.blur();
  // This request comes after any that repetitions could have caused.
  await search.keyword.fill('b');
  await search.keyword.press('Enter');
  await expect(search.page).toHaveURL(/keyword=b&sort=rel$/);
  expect(await entries()).toBe(first + 4);
  await expect.poll(() => calls.length).toBeGreaterThan(asked);
  const keys = calls
    .slice(asked)
    .flatMap(({ operationName, variables }) => (operationName === 'Search' ? [variables.fulltext] : []));
  expect(keys).toEqual([{ keys: ['b'], conjunction: 'AND', fallback: true }]);
});
