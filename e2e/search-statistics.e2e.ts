import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { CMS, Editor, logInByHand, paragraph, SITE } from './editor.ts';
import { SearchPage } from './search-page.ts';

/** The site writes what it counted every five seconds. */
const WRITTEN = { timeout: 30_000 };

let editor: Editor;
/** A word that nothing resembles, so that no spelling is put right. */
const inventWord = () => Array.from({ length: 12 }, () => 'bcdfghjklmnpqrstvwxz'[randomInt(20)]).join('');
const asked = inventWord();
const known = inventWord();

test.beforeEach(async () => {
  editor = await Editor.logIn();
});
test.afterEach(async () => {
  const { docs } = await editor.ask<{ docs: { id: number }[] }>(
    `/api/synonyms?where[title][contains]=${asked}`,
  );
  for (const { id } of docs) await editor.remove('synonyms', id);
  await editor.leave();
});

async function openStatistics(page: Page, row: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${CMS}/admin/search-statistics?language=en&days=7`);
    await expect(page.getByRole('row', { name: row }).first()).toBeVisible({ timeout: 1000 });
  }).toPass(WRITTEN);
}

test('S-26 words without results become a synonym, which finds within a second, and what was chosen is counted', async ({
  page,
}) => {
  const guide = await editor.create('page', {
    title: `Guide ${known}`,
    body: paragraph('A page for the length of one test.'),
    _status: 'published',
  });
  const search = new SearchPage(page);
  for (let time = 0; time < 3; time += 1) {
    await search.open(`${SITE}/search?keyword=${asked}`);
    await expect(search.titles).toHaveCount(0);
  }

  await logInByHand(page);
  await openStatistics(page, `${asked} 3`);
  await page.getByRole('link', { name: `Add synonyms for ${asked}` }).click();
  // Payload gives the box of this field no name that a reader of the page would find.
  const words = page.locator('.field-words');
  await expect(words).toContainText(asked);
  await words.getByRole('combobox').fill(known);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('successfully created')).toBeVisible();

  const found = async () => (await page.request.get(`${SITE}/search?keyword=${asked}`)).text();
  await expect.poll(found, { timeout: 1000, intervals: [50] }).toContain(known);
  await search.open(`${SITE}/search?keyword=${asked}`);
  await search.titles.getByRole('link', { name: `Guide ${known}` }).click();
  await expect(page).toHaveURL(SITE + guide.alias);
  await openStatistics(page, `Guide ${known} 1`);
});
