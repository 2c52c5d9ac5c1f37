import { expect, test } from '@playwright/test';
import { SearchPage } from './search-page.ts';

/** Bodies of the GraphQL calls that a page sends, in order. */
function recordSearches(search: SearchPage): { operationName: string; variables: Record<string, unknown> }[] {
  const calls: { operationName: string; variables: Record<string, unknown> }[] = [];
  search.page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) calls.push(request.postDataJSON());
  });
  return calls;
}

let search: SearchPage;
test.beforeEach(({ page }) => {
  search = new SearchPage(page);
});

test('R-1 R-4 S-11 the island takes the server’s results over without a flash or a query of its own', async () => {
  const calls = recordSearches(search);
  await search.open('/search?keyword=claims');
  await expect(search.titles.first()).toBeVisible();
  expect(calls).toEqual([]);
});

test('S-2 the keyword box has its placeholder, its button, the index and a label', async () => {
  await search.open();
  await expect(search.keyword).toHaveAttribute('data-index-id', 'content_en');
  await expect(search.keyword).toHaveAttribute('data-index-name', /.+/);
  await expect(search.screen.getByLabel('Keyword')).toBeVisible();
  await expect(search.searchButton).toBeVisible();
});

test('S-4 Enter applies the keyword, and leaving the box after it does not search again', async () => {
  const calls = recordSearches(search);
  await search.open();
  await search.keyword.fill('supplier');
  await search.keyword.press('Enter');
  await expect(search.page).toHaveURL(/\/search\?keyword=supplier$/);
  await expect(search.titles.first()).toBeVisible();
  await search.keyword.blur();
  await expect(search.count).toBeVisible();
  expect(calls.filter((call) => call.operationName === 'Search')).toHaveLength(1);
});

test('S-4 clicking Search and leaving the box apply the keyword, too', async () => {
  await search.open();
  await search.keyword.fill('audit');
  await search.searchButton.click();
  await expect(search.page).toHaveURL(/keyword=audit$/);
  await search.keyword.fill('flood');
  await search.keyword.press('Tab');
  await expect(search.page).toHaveURL(/keyword=flood$/);
});

test('S-3 S-20 the keyword is cleaned and split before it is sent', async () => {
  const calls = recordSearches(search);
  await search.open();
  await search.keyword.fill('claims, "reserve" (2026)?');
  await search.keyword.press('Enter');
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(calls[0]?.variables.fulltext).toMatchObject({ keys: ['claims', 'reserve', '2026'] });
});

test('S-5 suggestions come from the first character, three at most, typed part in bold, as links', async () => {
  await search.open();
  await search.keyword.pressSequentially('r');
  await expect(search.suggestions).toHaveCount(3);
  await search.keyword.pressSequentially('is');
  await expect(search.suggestions.first().locator('b')).toHaveText(/^ris$/i);
  await expect(search.suggestions.first()).toHaveAttribute('href', /^\//);
  await expect(search.keyword).toHaveAttribute('aria-expanded', 'true');
});

test('S-5 arrows move through suggestions, Enter goes there, Escape closes them', async () => {
  await search.open();
  await search.keyword.pressSequentially('claims');
  await expect(search.suggestions.first()).toBeVisible();
  await search.keyword.press('Escape');
  await expect(search.suggestions).toHaveCount(0);
  await search.keyword.press('Backspace');
  await expect(search.suggestions.first()).toBeVisible();
  await search.keyword.press('ArrowDown');
  const url = (await search.suggestions.first().getAttribute('href')) ?? '';
  await expect(search.suggestions.first()).toHaveAttribute('aria-selected', 'true');
  await search.keyword.press('Enter');
  await expect(search.page).toHaveURL(url);
});

test('S-5 a late answer to an earlier question never replaces a newer one', async ({ page }) => {
  await search.open();
  await page.route('**/search/suggestions?*keyword=cl', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route
      .fulfill({ json: { suggestions: [{ title: 'Stale answer cl', url: '/stale' }] } })
      .catch(() => {
        // The page has aborted the request: that is what it should do.
      });
  });
  await search.keyword.pressSequentially('cl');
  await search.keyword.pressSequentially('aims');
  await expect(search.suggestions.first()).toContainText(/claims/i);
  await page.waitForTimeout(1000);
  await expect(search.suggestions.filter({ hasText: 'Stale' })).toHaveCount(0);
});

test('S-5 E-6 failing suggestions are silent and typing goes on', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/search/suggestions?*', (route) => route.abort());
  await search.open();
  await search.keyword.pressSequentially('claims');
  await search.keyword.press('Enter');
  await expect(search.titles.first()).toBeVisible();
  await expect(search.suggestions).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('S-6 a dropdown shows its selected count in brackets; a click outside and Escape collapse all', async () => {
  await search.open();
  const facet = await search.openFacet('Industries');
  await facet.getByRole('checkbox', { name: /Banking/ }).check();
  await expect(facet.locator('summary')).toContainText('(1)');
  await search.page.mouse.click(5, 400);
  await expect(facet).not.toHaveAttribute('open', '');
  await search.openFacet('Industries');
  await search.page.keyboard.press('Escape');
  await expect(facet).not.toHaveAttribute('open', '');
  await expect(facet.locator('summary')).toBeFocused();
});

test('S-7 S-8 Clear and Filtered By show only with filters, and do what they say', async () => {
  await search.open();
  await expect(search.clear).toBeHidden();
  await expect(search.filteredBy).toBeHidden();
  await search.choose('Industries', /^Banking/);
  await search.choose('Product Suites', /^Compliance & Audit/);
  await search.page.keyboard.press('Escape');
  await expect(search.filteredBy).toBeVisible();
  await search.screen.getByRole('link', { name: /Remove filter Industries: Banking/ }).click();
  await expect(search.page).toHaveURL(/\/search\/Compliance-%26-Audit$/);
  await search.clear.click();
  await expect(search.page).toHaveURL(/\/search$/);
  await expect(search.clear).toBeHidden();
});

test('S-1 product suites are in the path with hyphens, further ones in the query, hard names survive', async () => {
  await search.open();
  await search.choose('Product Suites', /^Health, Safety & Environment/);
  await expect(search.page).toHaveURL(/\/search\/Health%2C-Safety-%26-Environment$/);
  const alone = await search.total();
  await search.page.reload();
  await expect.poll(() => search.total()).toBe(alone);
  await search.open('/search/third-party-risk');
  await expect(search.filteredBy.locator('..')).toContainText('Third-Party Risk');
  await search.open('/de/search?industries=%C3%96ffentliche%20Verwaltung');
  await expect(search.screen.getByRole('link', { name: /Öffentliche Verwaltung/ })).toBeVisible();
  await expect(search.screen.getByRole('heading', { level: 3 }).first()).toBeVisible();
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
  const titles = await search.titles.allTextContents();
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

test('S-17 S-18 options without matches are disabled except Archived; order is alphabetical, dates descend', async () => {
  await search.open('/search?keyword=flood&industries=Insurance');
  const options = async (label: string) => {
    const facet = await search.openFacet(label);
    return facet.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => ({
        name: item.querySelector('span')?.textContent ?? '',
        count: Number(item.querySelector('data')?.getAttribute('value')),
        isDisabled: item.querySelector('input')?.disabled ?? false,
      })),
    );
  };
  const industries = await options('Industries');
  expect(industries.some((option) => option.isDisabled)).toBe(true);
  for (const option of industries) expect(option.isDisabled).toBe(option.count === 0);
  const names = industries.map((option) => option.name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
  const dates = await options('Date');
  expect(dates.at(-1)).toMatchObject({ name: 'Archived', isDisabled: false });
  const years = dates.slice(0, -1).map((option) => Number(option.name));
  expect(years).toEqual([...years].sort((a, b) => b - a));
});

test('S-19 the conditions sent are the selections, no archived ones, and status 1', async () => {
  const calls = recordSearches(search);
  await search.open('/search?keyword=risk');
  await search.choose('Industries', /^Banking/);
  await expect.poll(() => calls.filter((call) => call.operationName === 'Search').length).toBe(1);
  expect(calls[0]?.variables.conditions).toEqual([
    { name: 'industries', operator: '=', value: ['Banking'] },
    { name: 'date', operator: '<>', value: ['Archived'] },
    { name: 'status', operator: '=', value: ['1'] },
  ]);
});

test('S-19 a listing page embeds the same screen for one type, without the type facet', async ({ page }) => {
  const calls = recordSearches(search);
  await page.goto('/search?content_type=overview_page&keyword=events');
  await search.titles.first().getByRole('link').click();
  await expect(search.screen.getByRole('combobox').first()).toBeVisible();
  await expect(search.facet('Content Type')).toHaveCount(0);
  await search.choose('Industries', /^Insurance/);
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  expect(JSON.stringify(calls[0]?.variables.conditions)).toContain('content_type');
});

test('S-25 two values of one facet narrow: every result has both', async () => {
  await search.open();
  await search.choose('Industries', /^Banking/);
  await expect(search.page).toHaveURL(/industries=Banking$/);
  const one = await search.total();
  await search.choose('Industries', /^Insurance/);
  await expect(search.page).toHaveURL(/industries=Banking,Insurance$/);
  await expect.poll(() => search.total()).toBeLessThan(one);
});

test('S-26 a failed search has its own state with a retry, and is announced', async ({ page }) => {
  await search.open();
  await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: 'busy' }));
  await search.keyword.fill('flood');
  await search.keyword.press('Enter');
  await expect(search.results.getByText('The search could not be completed')).toBeVisible();
  await expect(search.results.getByText('No Results')).toHaveCount(0);
  await expect(search.screen.getByRole('status')).toHaveText(/could not be completed/);
  await page.unroute('**/graphql');
  await search.results.getByRole('button', { name: 'Try again' }).click();
  await expect(search.titles.first()).toBeVisible();
});

test('S-26 a stale answer never wins', async ({ page }) => {
  await search.open();
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON();
    const isFirst = operationName === 'Search' && variables.fulltext.keys.includes('audit');
    if (isFirst) await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue().catch(() => {
      // The page has aborted the request: that is what it should do.
    });
  });
  await search.keyword.fill('audit');
  await search.keyword.press('Enter');
  await search.keyword.fill('flood');
  await search.keyword.press('Enter');
  await expect(search.page).toHaveURL(/keyword=flood/);
  await expect(search.titles.first()).toBeVisible();
  const titles = await search.titles.allTextContents();
  await page.waitForTimeout(1200);
  expect(await search.titles.allTextContents()).toEqual(titles);
});
