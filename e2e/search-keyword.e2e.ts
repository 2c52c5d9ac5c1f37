import { expect, type Request, test } from '@playwright/test';
import { recordSearches, SearchPage } from './support/search-page.ts';

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
  // A request, because the first one may be a file, for which the headless shell has no viewer.
  const visit = search.page.waitForRequest((request) => request.isNavigationRequest());
  await search.keyword.press('Enter');
  expect(new URL((await visit).url()).pathname).toBe(url);
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
  const [newest] = await search.titles.allTextContents();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isFirst = (request: Request) => {
    if (!request.url().endsWith('/graphql')) return false;
    const { operationName, variables } = request.postDataJSON();
    return operationName === 'Search' && variables.fulltext.keys.includes('audit');
  };
  await page.route('**/graphql', async (route) => {
    if (isFirst(route.request())) await held;
    await route.continue().catch(() => {
      // The page has aborted the request: that is what it should do.
    });
  });
  const isOver = Promise.race([
    page.waitForEvent('requestfailed', isFirst),
    page.waitForEvent('requestfinished', isFirst),
  ]);
  await search.keyword.fill('audit');
  await search.keyword.press('Enter');
  await search.keyword.fill('flood');
  await search.keyword.press('Enter');
  await expect(search.page).toHaveURL(/keyword=flood/);
  await expect(search.titles.first()).not.toHaveText(newest ?? '');
  const titles = await search.titles.allTextContents();
  release();
  await isOver;
  // Any effect of a response on the page has happened by the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await search.titles.allTextContents()).toEqual(titles);
});
