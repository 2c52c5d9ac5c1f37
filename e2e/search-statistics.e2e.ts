import { expect, type Page, test } from '@playwright/test';
import { violationsInBothSchemes, violationsOf } from './support/axe.ts';
import { CountedHands } from './support/count-hands.ts';
import { CMS, Editor, logIn, paragraph, SITE } from './support/editor.ts';
import { chooseFrom, inventWord, SearchPage } from './support/search-page.ts';

/** The site writes its counters every five seconds. */
const WRITTEN = { timeout: 30_000, intervals: [500] };
/** More than other journeys search for the same: each list holds the twenty most frequent. */
const OFTEN = 20;

const OTHER_NETWORKS = [31, 32, 33, 34, 35, 36, 37, 38];

let editor: Editor;
let asked: string;
let known: string;

test.beforeEach(async () => {
  asked = `aa${inventWord()}`;
  known = `aa${inventWord()}`;
  editor = await Editor.logIn();
});

/** Removes rules created in the form. */
async function removeRules(collection: string, field: string, word: string): Promise<void> {
  const path = `/api/${collection}?where[${field}][contains]=${word}`;
  const { docs } = await editor.ask<{ docs: { id: number }[] }>(path);
  for (const { id } of docs) await editor.remove(collection, id);
}
test.afterEach(() => editor.leave());

const publishGuide = () =>
  editor.create('page', {
    title: `Guide ${known}`,
    body: paragraph('A page for the length of one test.'),
    _status: 'published',
  });

const searchFor = async (page: Page, keyword: string) =>
  (await page.request.get(`${SITE}/search?keyword=${keyword}`)).text();

async function search(page: Page, keyword: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await searchFor(page, keyword);
}

const STATISTICS = `${CMS}/admin/search-statistics?language=en&days=7`;

/** Waits until the statistics have a row: words and their number. */
async function awaitRow(page: Page, row: string): Promise<void> {
  const isWritten = async () => {
    // Not in the browser, which would run the admin's scripts each time.
    const answer = await page.request.get(STATISTICS, { headers: { 'sec-fetch-site': 'same-origin' } });
    const words = (await answer.text()).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    return words.includes(row);
  };
  await expect.poll(isWritten, { ...WRITTEN, message: row }).toBe(true);
}

async function openStatistics(page: Page, row: string): Promise<void> {
  await awaitRow(page, row);
  await page.goto(STATISTICS);
  await expect(page.getByRole('row', { name: row }).first()).toBeVisible();
}

/** Goes from the dashboard to the statistics, and follows the link of a row. */
async function beginRule(hands: CountedHands, name: string, target: RegExp): Promise<void> {
  const { page } = hands;
  await page.goto(`${CMS}/admin`);
  hands.begin();
  await hands.followInMenu('Search statistics', /admin\/search-statistics/);
  await hands.follow(page.getByRole('link', { name, exact: true }), target);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
}

async function save(hands: CountedHands): Promise<void> {
  await hands.click(hands.page.getByRole('button', { name: 'Save', exact: true }));
  await expect(hands.page.getByText('was added.')).toBeVisible();
}

test('S-26 S-28 S-29 words without results become a synonym or a pinned result, found within a second, and choices are counted', async ({
  page,
}) => {
  test.slow();
  const guide = await publishGuide();
  const pinned = `${asked}pin`;
  for (const words of [asked, pinned]) {
    expect(await searchFor(page, words)).toContain('No Results');
    await search(page, words, OFTEN - 1);
  }

  await logIn(page, 'editor');
  const hands = await CountedHands.on(page);
  await awaitRow(page, `${asked} ${OFTEN}`);
  await beginRule(hands, `Add synonyms for ${asked}`, /synonyms\/create/);
  // Payload gives this field's input no accessible name.
  const words = page.locator('.field-words');
  await expect(words).toContainText(asked);
  const effect = page.getByRole('region', { name: 'Effect' });
  const show = effect.getByRole('button', { name: 'Show the effect before saving' });
  await hands.aside(async () => {
    await show.click();
    await expect(effect).toContainText('A group has two words or more');
  });
  await hands.write(words.getByRole('combobox'), known);
  await hands.press('Enter');

  await hands.aside(async () => {
    // The form shows what the group would change, before it is saved and does.
    await show.click();
    const row = effect.getByRole('row', { name: asked });
    await expect(row).toContainText('Gains');
    await expect(row).toContainText('0 pages now, 1 after saving');
    await expect(row).toContainText(`Guide ${known}`);
    expect(await violationsOf(page, '.effect-panel')).toEqual([]);
    const trial = page.getByRole('region', { name: 'Try a search with this group' });
    await trial.getByLabel('What a visitor types').fill(asked);
    await trial.getByLabel('What a visitor types').press('Enter');
    await expect(trial.getByRole('row', { name: `Guide ${known}` })).toContainText('Comes in');
    await expect(trial.getByRole('region', { name: 'After saving' })).toContainText(
      `“${asked}” by the synonym “${known}”, weight 0.7, of the group ${asked} · ${known}`,
    );
    expect(await searchFor(page, asked)).not.toContain(guide.alias);
  });
  await save(hands);
  await hands.expectClicksOf('Add synonyms for a search without results');
  const found = { timeout: 1000, intervals: [50] };
  await expect.poll(() => searchFor(page, asked), found).toContain(guide.alias);

  await awaitRow(page, `${pinned} ${OFTEN}`);
  await beginRule(hands, `Pin results for ${pinned}`, /pinned_results\/create/);
  await expect(page.locator('#field-keyword')).toHaveValue(pinned);
  // This input has no accessible name, either.
  await hands.write(page.locator('#field-nodes').getByRole('combobox'), `Guide ${known}`);
  await hands.click(page.getByText(`Guide ${known}`, { exact: true }));
  await save(hands);
  await hands.expectClicksOf('Pin a result for a search without results');
  await expect.poll(() => searchFor(page, pinned), found).toContain(guide.alias);

  const results = new SearchPage(page);
  await results.open(`${SITE}/search?keyword=${pinned}`);
  await expect(results.recommended.getByRole('heading', { level: 3 })).toHaveText([`Guide ${known}`]);
  await expect(results.results).toContainText('No Results');
  await results.open(`${SITE}/search?keyword=${asked}`);
  await results.titles.getByRole('link', { name: `Guide ${known}` }).click();
  await expect(page).toHaveURL(SITE + guide.alias);
  // Others choose it, too: this list holds the twenty pages that are chosen most.
  for (const network of OTHER_NETWORKS)
    expect(await chooseFrom(network, { nid: guide.nid, keyword: asked, rank: 1 })).toBe(204);
  await openStatistics(page, `Guide ${known} ${OTHER_NETWORKS.length + 1}`);
  await removeRules('synonyms', 'title', asked);
  await removeRules('pinned_results', 'keyword', asked);
});

test('S-26 U-9 figures and plots, as tables by keyboard, and what became of a search: chosen at which rank, refined, left, without a page of all words', async ({
  page,
}) => {
  test.slow();
  const guide = await publishGuide();
  // A search to see whether it is found would be counted, too.
  await expect.poll(async () => (await page.request.get(SITE + guide.alias)).status()).toBe(200);
  const results = new SearchPage(page);
  const open = () => results.open(`${SITE}/search?keyword=${known}`);
  await open();
  await results.titles.getByRole('link', { name: `Guide ${known}` }).click();
  await expect(page).not.toHaveURL(/search/);
  await open();
  await results.keyword.fill(`${asked} ${known} guide`);
  await results.keyword.press('Enter');
  await expect(results.titles.first()).toContainText(known);
  await open();
  await search(page, known, OFTEN - 3);
  await search(page, `${asked} ${known} guide`, OFTEN - 1);

  await logIn(page, 'editor');
  await awaitRow(page, `${asked} ${known} guide ${OFTEN}`);
  // Queries and what became of them are written one after the other, and the last of these after the first.
  await openStatistics(page, `${known} ${OFTEN} 5% median 1 first 1 1 by other words 18 90%`);
  const heading = page.getByRole('heading', { name: 'No page has all words' });
  const missed = page.locator('section').filter({ has: heading });
  const row = missed.getByRole('row', { name: `${asked} ${known} guide ${OFTEN}` });
  await expect(async () => {
    if (!(await row.isVisible())) await page.reload();
    await expect(row).toBeVisible({ timeout: 2000 });
  }).toPass(WRITTEN);
  const days = page.getByRole('table', { name: 'Queries each day, the latest first' });
  await expect(days).toBeHidden();
  await page.getByText('Queries each day, as a table').press('Enter');
  const today = new Date().toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  await expect(days.getByRole('row').nth(1)).toContainText(today);
  await expect(days.getByRole('row')).toHaveCount(1 + 7);
  expect(await violationsInBothSchemes(page, '.search-statistics')).toEqual([]);

  await page.getByRole('link', { name: 'Left', exact: true }).click();
  await expect(page).toHaveURL(/order=exits$/);
  await expect(page.getByRole('columnheader', { name: 'Left', exact: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page
    .getByRole('navigation', { name: 'Period' })
    .getByRole('link', { name: '90 days' })
    .press('Enter');
  await expect(page).toHaveURL(/days=90/);
  await page.getByText('Queries each day, as a table').press('Enter');
  await expect(days.locator('tbody tr')).toHaveCount(90);
});
