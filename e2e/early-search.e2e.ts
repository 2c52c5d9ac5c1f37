/**
 * What visitors do on the search page before its script runs, which is loaded when they turn to it: nothing of that is
 * lost.
 */
import { expect, type Page, test } from '@playwright/test';
import { SearchPage } from './support/search-page.ts';

const SLOWER_BY = 6;

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY });
}

/** Holds back all scripts of the page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const isHydrated = (search: SearchPage) => expect(search.screen).toHaveAttribute('data-hydrated', '');

test('R-4 S-2 what is typed as soon as the field is there, on a slow device, is suggested and searched for', async ({
  page,
}) => {
  await slowDown(page);
  const search = new SearchPage(page);
  await page.goto('/search', { waitUntil: 'commit' });
  await search.keyword.focus();
  await page.keyboard.type('incident');
  await expect(search.suggestions.first()).toBeVisible();
  await expect(search.keyword).toHaveValue('incident');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=incident/);
  await expect(search.titles.first()).toBeVisible();
});

test('R-4 S-2 what is typed before any script has arrived is kept, with the caret where it was', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const search = new SearchPage(page);
  await page.goto('/search', { waitUntil: 'commit' });
  await search.keyword.focus();
  await page.keyboard.type('incdent');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  release();
  await isHydrated(search);
  await page.keyboard.type('i');
  await expect(search.keyword).toHaveValue('incident');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?keyword=incident$/);
  await expect(search.titles.first()).toBeVisible();
});

test('R-4 S-5 what is typed before any script has arrived is suggested for', async ({ page }) => {
  const release = await holdScripts(page);
  const search = new SearchPage(page);
  await page.goto('/search', { waitUntil: 'commit' });
  await search.keyword.focus();
  await page.keyboard.type('incident');
  release();
  await expect(search.suggestions.first()).toBeVisible();
  await expect(search.keyword).toHaveValue('incident');
});

test('R-4 S-2 S-4 what is searched for before any script has arrived is found', async ({ page }) => {
  await holdScripts(page);
  const search = new SearchPage(page);
  await page.goto('/search', { waitUntil: 'commit' });
  await search.keyword.focus();
  await page.keyboard.type('incident');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?keyword=incident$/);
  await expect(search.titles.first()).toBeVisible();
});

test('R-4 S-6 S-10 a filter and an order that are chosen before any script has arrived are applied', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const search = new SearchPage(page);
  await page.goto('/search?keyword=incident', { waitUntil: 'commit' });
  await search.choose('Content Type', /^Articles? /);
  await search.sort.selectOption('rel');
  expect(search.address()).toBe('/search?keyword=incident');
  release();
  await isHydrated(search);
  await expect(page).toHaveURL(/\/search\?content_type=article&keyword=incident&sort=rel$/);
  await expect(search.filteredBy).toBeVisible();
  await expect(search.facet('Content Type')).toHaveAttribute('open', '');
});

test('R-4 S-16 going back several steps shows what the address says, and chooses nothing by itself', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.open('/search?keyword=incident');
  await search.choose('Content Type', /^Articles? /);
  await expect(page).toHaveURL(/content_type=article/);
  await page.goto('/imprint');
  // As from the list of the browser's button.
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(/\/search\?keyword=incident$/);
  await expect(search.count).toBeVisible();
  await expect(search.screen.getByRole('checkbox', { includeHidden: true, checked: true })).toHaveCount(0);
  await search.keyword.focus();
  await isHydrated(search);
  expect(search.address()).toBe('/search?keyword=incident');
});

test('R-4 S-2 a composition that was begun before any script has arrived goes on, and what it gives is searched for', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await slowDown(page);
  const search = new SearchPage(page);
  await page.goto('/search', { waitUntil: 'commit' });
  await search.keyword.focus();
  const input = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await compose('リス');
  release();
  await isHydrated(search);
  await expect(search.keyword).toHaveValue('リス');
  await compose('リスク');
  await expect(search.keyword).toHaveValue('リスク');
  // Replaces what is being composed: if hydration had ended the composition, both would be there.
  await input.send('Input.insertText', { text: 'incident' });
  await expect(search.keyword).toHaveValue('incident');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?keyword=incident$/);
  await expect(search.titles.first()).toBeVisible();
});

test('R-4 S-4 what is typed and submitted in the first moments, on a slow device, is searched for', async ({
  page,
}) => {
  await slowDown(page);
  const search = new SearchPage(page);
  await page.goto('/search', { waitUntil: 'commit' });
  await search.keyword.fill('incident');
  await search.searchButton.click();
  await expect(page).toHaveURL(/\?keyword=incident$/);
  await expect(search.titles.first()).toBeVisible();
});

test('R-4 S-26 a result that is chosen in the first moments, on a slow device, is opened and reported', async ({
  page,
}) => {
  await slowDown(page);
  const search = new SearchPage(page);
  await page.goto('/search?keyword=incident', { waitUntil: 'commit' });
  const reported = page.waitForRequest((request) => request.url().endsWith('/search/clicks'));
  // Until the page's own script has run, there is nothing to report it.
  await page.waitForLoadState('domcontentloaded');
  const first = search.titles.first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.trim());
  await reported;
});

test('R-4 S-12 a page that is chosen before any script has arrived is shown', async ({ page }) => {
  await holdScripts(page);
  const search = new SearchPage(page);
  await page.goto('/search?keyword=risk', { waitUntil: 'commit' });
  await search.pagination.getByRole('link', { name: /Next/ }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(search.count).toHaveText(/^11 - 20 of/);
});

test('R-4 nothing of the island is loaded before somebody turns to the search', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const search = new SearchPage(page);
  await page.goto('/search', { waitUntil: 'networkidle' });
  expect(scripts.filter((path) => /search-island|hydrate/.test(path))).toEqual([]);
  await search.screen.hover({ position: { x: 1, y: 1 } });
  await isHydrated(search);
  expect(scripts.filter((path) => /search-island|hydrate/.test(path))).toHaveLength(2);
});
