import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { CMS, Editor, logIn, paragraph, SITE } from './editor.ts';
import { inventWord } from './invent-word.ts';
import { SearchPage } from './search-page.ts';

/** The site writes its counters every five seconds. */
const WRITTEN = { timeout: 30_000 };

let editor: Editor;
let asked: string;
let known: string;

test.beforeEach(async () => {
  // The lists hold twenty: of searches that are as frequent, those with the first letters.
  asked = `aa${inventWord()}`;
  known = `aa${inventWord()}`;
  editor = await Editor.logIn();
});

/** Removes rules created in the form. */
async function removeRules(collection: string, field: string): Promise<void> {
  const path = `/api/${collection}?where[${field}][contains]=${asked}`;
  const { docs } = await editor.ask<{ docs: { id: number }[] }>(path);
  for (const { id } of docs) await editor.remove(collection, id);
}

test.afterEach(async () => {
  await removeRules('synonyms', 'title');
  await removeRules('pinned_results', 'keyword');
  await editor.leave();
});

const publishGuide = () =>
  editor.create('page', {
    title: `Guide ${known}`,
    body: paragraph('A page for the length of one test.'),
    _status: 'published',
  });

/** Searches as often as a query must occur in a day to be stored. */
async function askInVain(search: SearchPage): Promise<void> {
  for (let time = 0; time < 3; time += 1) {
    await search.open(`${SITE}/search?keyword=${asked}`);
    await expect(search.titles).toHaveCount(0);
  }
}

async function openStatistics(page: Page, row: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${CMS}/admin/search-statistics?language=en&days=7`);
    await expect(page.getByRole('row', { name: row }).first()).toBeVisible({ timeout: 1000 });
  }).toPass(WRITTEN);
}

test('S-26 words without results become a synonym, which finds within a second, and what was chosen is counted', async ({
  page,
}) => {
  const guide = await publishGuide();
  const search = new SearchPage(page);
  await askInVain(search);

  await logIn(page);
  await openStatistics(page, `${asked} 3`);
  await page.getByRole('link', { name: `Add synonyms for ${asked}` }).click();
  // Payload gives this field's input no accessible name.
  const words = page.locator('.field-words');
  await expect(words).toContainText(asked);
  await words.getByRole('combobox').fill(known);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('was added.')).toBeVisible();

  const found = async () => (await page.request.get(`${SITE}/search?keyword=${asked}`)).text();
  await expect.poll(found, { timeout: 1000, intervals: [50] }).toContain(known);
  await search.open(`${SITE}/search?keyword=${asked}`);
  await search.titles.getByRole('link', { name: `Guide ${known}` }).click();
  await expect(page).toHaveURL(SITE + guide.alias);
  await openStatistics(page, `Guide ${known} 1`);
});

test('S-26 S-29 words without results become a pinned result, which is recommended within a second', async ({
  page,
}) => {
  const guide = await publishGuide();
  await askInVain(new SearchPage(page));

  await logIn(page);
  await openStatistics(page, `${asked} 3`);
  await page.getByRole('link', { name: `Pin results for ${asked}` }).click();
  await expect(page.locator('#field-keyword')).toHaveValue(asked);
  // This input has no accessible name, either.
  await page.locator('#field-nodes').getByRole('combobox').fill(`Guide ${known}`);
  await page.getByText(`Guide ${known}`, { exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('was added.')).toBeVisible();

  const found = async () => (await page.request.get(`${SITE}/search?keyword=${asked}`)).text();
  await expect.poll(found, { timeout: 1000, intervals: [50] }).toContain(guide.alias);
  const search = new SearchPage(page);
  await search.open(`${SITE}/search?keyword=${asked}`);
  await expect(search.recommended.getByRole('heading', { level: 3 })).toHaveText([`Guide ${known}`]);
  await expect(search.results).toContainText('No Results');
});

test('S-26 U-9 the statistics: figures and plots, the same as tables, by keyboard', async ({ page }) => {
  await askInVain(new SearchPage(page));
  await logIn(page);
  await openStatistics(page, `${asked} 3`);
  const days = page.getByRole('table', { name: 'Queries each day, the latest first' });
  await expect(days).toBeHidden();
  await page.getByText('Queries each day, as a table').press('Enter');
  const today = new Date().toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  await expect(days.getByRole('row').nth(1)).toContainText(today);
  await expect(days.getByRole('row')).toHaveCount(1 + 7);
  expect(await violationsOf(page, '.search-statistics')).toEqual([]);

  await page
    .getByRole('navigation', { name: 'Period' })
    .getByRole('link', { name: '90 days' })
    .press('Enter');
  await expect(page).toHaveURL(/language=en&days=90$/);
  await page.getByText('Queries each day, as a table').press('Enter');
  await expect(days.locator('tbody tr')).toHaveCount(90);
});

test('S-26 U-9 what became of a search: chosen at which rank, refined, left, and what no page has all words of', async ({
  page,
}) => {
  const guide = await publishGuide();
  // A search to see whether it is found would be counted, too.
  await expect.poll(async () => (await page.request.get(SITE + guide.alias)).status()).toBe(200);
  const search = new SearchPage(page);
  const ask = () => search.open(`${SITE}/search?keyword=${known}`);
  await ask();
  await search.titles.getByRole('link', { name: `Guide ${known}` }).click();
  await expect(page).not.toHaveURL(/search/);
  await ask();
  await search.keyword.fill(`${asked} ${known} guide`);
  await search.keyword.press('Enter');
  await expect(search.titles.first()).toContainText(known);
  await ask();
  for (let time = 0; time < 2; time += 1) await search.open(`${SITE}/search?keyword=${asked}+${known}+guide`);

  await logIn(page);
  await openStatistics(page, `${known} 3`);
  const row = page.getByRole('row', { name: `${known} 3` }).first();
  // Queries and what became of them are written one after the other.
  const heading = page.getByRole('heading', { name: 'No page has all words' });
  const missed = page.locator('section').filter({ has: heading });
  await expect(async () => {
    await page.reload();
    await expect(row).toHaveText(new RegExp(`^${known}333.3%median 1first 11 by other words133.3%$`), {
      timeout: 1000,
    });
    await expect(missed.getByRole('row', { name: `${asked} ${known} guide 3` })).toBeVisible({
      timeout: 1000,
    });
  }).toPass({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Left', exact: true }).click();
  await expect(page).toHaveURL(/order=exits$/);
  await expect(page.getByRole('columnheader', { name: 'Left', exact: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  for (const value of ['light', 'dark']) {
    await page.context().addCookies([{ name: 'payload-theme', value, url: CMS }]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', value);
    expect(await violationsOf(page, '.search-statistics')).toEqual([]);
  }
});
