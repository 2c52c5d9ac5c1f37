import { expect, type Page, test } from '@playwright/test';
import { violationsInBothSchemes } from './support/axe.ts';
import { SearchPage } from './support/search-page.ts';
import { liveBox, SEARCH_STATES, turnToSearch } from './support/search-states.ts';
import { startWholeSite, type WholeSite } from './support/whole-site.ts';

let site: WholeSite;
const at = (path: string) => `http://localhost:${site.port}${path}`;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startWholeSite({});
});
test.afterAll(() => site?.stop());

const stateOf = (name: string) => {
  const state = SEARCH_STATES.find((each) => each.name === name);
  if (!state) throw new Error(`There is no state ${name}.`);
  return state;
};
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const { name, reach } of SEARCH_STATES) {
  test(`S-26 U-9 the state "${name}" can be read and fits, at 320 px`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 800 } });
    const page = await context.newPage();
    await page.goto(at('/search'));
    await turnToSearch(page);
    await expect(liveBox(page)).toBeVisible();
    await reach(page, context, 'article');
    expect(await violationsInBothSchemes(page, '#search-output')).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    await context.close();
  });
}

test('S-26 E-5 offline says so, keeps the keyword, and Try again finds it once the network is back', async ({
  page,
  context,
}) => {
  const search = new SearchPage(page);
  await search.open(at('/search'));
  await stateOf('offline').reach(page, context, 'event');
  await expect(search.results).toContainText('This device has no connection to the network.');
  await expect(search.results).toContainText('Network request failed');
  // Earlier results belong to another query.
  await expect(search.count).toHaveCount(0);
  await expect(search.pagination).toHaveCount(0);
  await expect(search.results).toContainText('Your keyword and filters are kept.');
  await expect(search.results.getByText('No Results')).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(/could not be completed/);
  await expect(search.keyword).toHaveValue('event');
  await search.results.getByRole('button', { name: 'Try again' }).click();
  await expect(search.results).toContainText('Network request failed');
  await context.setOffline(false);
  await search.results.getByRole('button', { name: 'Try again' }).click();
  await expect(search.titles.first()).toContainText(/event/i);
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
});

/** Runs in the page: records the bodies of requests that it aborts itself. Delayed requests do not report that. */
function noteAborted(): void {
  const aborted: string[] = [];
  Object.assign(window, { aborted });
  const { fetch } = window;
  window.fetch = (input, init) => {
    const { signal, body } = init ?? {};
    if (body) signal?.addEventListener('abort', () => aborted.push(String(body)));
    return fetch(input, init);
  };
}

test('S-26 what is slow shows that it is under way and says so; the next question puts an end to it', async ({
  page,
  context,
}) => {
  await page.addInitScript(noteAborted);
  const search = new SearchPage(page);
  await search.open(at('/search'));
  const bar = search.results.locator('> div').nth(1);
  await expect(bar).toBeHidden();
  await stateOf('slow').reach(page, context, 'article');
  await expect(bar).toBeVisible();
  await expect(search.results).toHaveAttribute('aria-busy', 'true');
  await page.unroute('**/graphql');
  await search.keyword.fill('event');
  await search.keyword.press('Enter');
  const aborted = await page.evaluate(() => (window as unknown as { aborted: string[] }).aborted);
  const searches = aborted.map((body) => JSON.parse(body)).filter((each) => each.operationName === 'Search');
  expect(searches.map(({ variables }) => variables.fulltext.keys)).toEqual([['article']]);
  await expect(search.titles.first()).toContainText(/event/i);
  await expect(search.results).toHaveAttribute('aria-busy', 'false');
  await expect(bar).toBeHidden();
});
