/** The thesaurus as editors see it: files, and words for one page. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { CMS, Editor, logIn, paragraph, SITE } from './support/editor.ts';
import { inventWord } from './support/search-page.ts';

/** The site writes its counters every five seconds. */
const WRITTEN = { timeout: 30_000 };
const WITHIN_A_SECOND = { timeout: 1000, intervals: [50] };

let editor: Editor;
let asked: string;
let known: string;
let guide: Awaited<ReturnType<Editor['create']>>;

test.beforeEach(async ({ page }) => {
  asked = inventWord();
  known = inventWord();
  editor = await Editor.logIn();
  guide = await editor.create('page', {
    title: `Guide ${known}`,
    body: paragraph('A page for the length of one test.'),
    _status: 'published',
  });
  await askInVain(page);
  await logIn(page, 'editor');
});

test.afterEach(async () => {
  const path = `/api/synonyms?where[title][contains]=${asked}`;
  const { docs } = await editor.ask<{ docs: { id: number }[] }>(path);
  for (const { id } of docs) await editor.remove('synonyms', id);
  await editor.leave();
});

/** More often than other tests: the most frequent searches are proposed. Waits until it is stored. */
async function askInVain({ request }: Page): Promise<void> {
  for (let time = 0; time < 30; time += 1) await request.get(`${SITE}/search?keyword=${asked}`);
  const missed = () =>
    editor.ask<{ docs: unknown[] }>('/api/synonyms/missed?language=en').then((list) => JSON.stringify(list));
  await expect.poll(missed, WRITTEN).toContain(asked);
}

const found = (page: Page) => async () => (await page.request.get(`${SITE}/search?keyword=${asked}`)).text();

test('S-28 groups come in from a file, after a look at what each line would do and what searches gain, and go out', async ({
  page,
}) => {
  await page.goto(`${CMS}/admin/collections/synonyms?search=business+impact+analysis`);
  await expect(page.getByRole('row').filter({ hasText: 'bia' }).first()).toContainText('The product');
  const exchange = page.getByRole('region', { name: 'Import and export' });
  const choose = (csv: string) =>
    exchange
      .locator('input[type=file]')
      .setInputFiles({ name: 'synonyms.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const carryOut = exchange.getByRole('button', { name: 'Import', exact: true });

  await choose(`language;words\nen;${asked} | ${known}\nen;${asked}\n`);
  await expect(exchange).toContainText('1 refused, 1 new');
  await expect(exchange).toContainText('A group has two words or more');
  await expect(carryOut).toBeDisabled();
  expect(await violationsOf(page, '.csv-exchange')).toEqual([]);

  await choose(`language;words\nen;${asked} | ${known}\n`);
  await expect(exchange.getByRole('row').filter({ hasText: 'Gains' })).toContainText(
    `Now also among the first ten are Guide ${known}`,
  );
  expect(await violationsOf(page, '.csv-exchange')).toEqual([]);
  await carryOut.click();
  await expect(page.getByText('Imported: 1 new.')).toBeVisible();
  await expect.poll(found(page), WITHIN_A_SECOND).toContain(guide.alias);

  const download = page.waitForEvent('download');
  await exchange.getByRole('link', { name: 'Export all as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('synonyms.csv');
});

test('C-15 S-26 C-9 a search without results becomes a word that a page is found by: tried before it is saved, shown nowhere', async ({
  page,
}) => {
  await page.goto(`${CMS}/admin/collections/page/${guide.id}`);
  await page.getByRole('button', { name: 'Classification' }).click();
  const missed = page.getByRole('region', { name: 'Searches without results' });
  await missed.getByRole('button', { name: `Add ${asked}` }).click();
  await expect(page.locator('#field-alsoFoundBy')).toHaveValue(asked);
  await expect(missed.getByRole('button', { name: `Add ${asked}` })).toHaveCount(0);
  expect(await violationsOf(page, '.missed-searches')).toEqual([]);

  const trial = page.getByRole('region', { name: 'Try the search with this page' });
  await trial.getByLabel('What a visitor types').fill(asked);
  // Enter must not save the page.
  await trial.getByLabel('What a visitor types').press('Enter');
  const move = trial.getByRole('row', { name: `Guide ${known}` });
  await expect(move).toContainText('none');
  await expect(move).toContainText('Comes in');
  await expect(trial.getByRole('region', { name: 'Now' })).toContainText('No results.');
  await expect(trial.getByRole('region', { name: 'After saving' })).toContainText(`also found by – ${asked}`);
  expect(await violationsOf(page, '.search-trial-field')).toEqual([]);
  await expect(page).toHaveURL(new RegExp(`/page/${guide.id}$`));
  expect(await found(page)()).not.toContain(guide.alias);

  await page.getByRole('button', { name: 'Publish in English' }).click();
  await expect.poll(found(page), { timeout: 15_000 }).toContain(guide.alias);
  expect(await (await page.request.get(SITE + guide.alias)).text()).not.toContain(asked);
});
