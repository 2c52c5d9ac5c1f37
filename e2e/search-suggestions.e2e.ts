import { get } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { violationsInBothSchemes } from './support/axe.ts';
import { Editor, paragraph, SITE } from './support/editor.ts';
import { inventWord, SearchPage } from './support/search-page.ts';

/** The site writes its counters every five seconds. */
const WRITTEN = { timeout: 30_000 };

let editor: Editor;
let word: string;

test.beforeEach(async ({ request }) => {
  word = inventWord();
  editor = await Editor.logIn();
  await editor.create('page', {
    title: `Guide ${word} harbour`,
    body: paragraph('A page for the length of one test.'),
    _status: 'published',
  });
  // What finds nothing is never suggested, so nobody searches before the page is found.
  const titles = async () => (await request.get(`${SITE}/search/suggestions?keyword=${word}`)).text();
  await expect.poll(titles).toContain(`Guide ${word} harbour`);
});
test.afterEach(() => editor.leave());

/** Searches from another network: each address of the loopback interface counts as one. */
const searchFrom = (network: number, keyword: string) =>
  new Promise<void>((resolve, reject) => {
    const url = `${SITE.replace('localhost', '127.0.0.1')}/search?keyword=${encodeURIComponent(keyword)}`;
    get(url, { localAddress: `127.0.0.${network}` }, (response) => {
      response.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });

async function searchFromNetworks(keyword: string, networks: number): Promise<void> {
  for (let network = 11; network < 11 + networks; network += 1) await searchFrom(network, keyword);
}

/** Editors who block any word publish the suggestions, which otherwise happens every hour. */
const publishSuggestions = () =>
  editor.create('blocked_suggestions', { words: inventWord(), language: 'en' });

const popular = async (page: Page) =>
  (await page.request.get(`${SITE}/search/suggestions?keyword=&groups=all`)).text();

async function makePopular(page: Page, keyword: string): Promise<void> {
  await searchFromNetworks(keyword, 5);
  await expect(async () => {
    await publishSuggestions();
    await expect.poll(() => popular(page), { timeout: 1500 }).toContain(keyword);
  }).toPass(WRITTEN);
}

test('S-5 what five networks search for is suggested to others, after the titles and by the same keys', async ({
  page,
}) => {
  await searchFromNetworks(`${word} guide`, 4);
  for (let time = 0; time < 10; time += 1) await searchFrom(11, `${word} guide`);
  await makePopular(page, `${word} harbour`);
  expect(await popular(page)).not.toContain(`${word} guide`);

  const search = new SearchPage(page);
  await search.open(`${SITE}/search`);
  await search.keyword.focus();
  const group = (name: string) => search.screen.getByRole('group', { name });
  await expect(group('Popular this week').getByRole('option', { name: `${word} harbour` })).toBeVisible();
  expect(await violationsInBothSchemes(page, '#search-output')).toEqual([]);

  await search.keyword.pressSequentially(word);
  await expect(search.suggestions).toHaveText([`Guide ${word} harbour`, `${word} harbour`]);
  await expect(group('Searches').getByRole('option')).toHaveText([`${word} harbour`]);
  await expect(search.screen.getByRole('status')).toHaveText(/^2 suggestions/);
  expect(await violationsInBothSchemes(page, '#search-output')).toEqual([]);
  await search.keyword.press('ArrowDown');
  await search.keyword.press('ArrowDown');
  await expect(search.suggestions.last()).toHaveAttribute('aria-selected', 'true');
  await search.keyword.press('Enter');
  await expect(page).toHaveURL(`${SITE}/search?keyword=${word}%20harbour`);
  await expect(search.titles).toHaveText([`Guide ${word} harbour`]);
});

test('S-5 U-9 the form in the header suggests, too, and offers filters; a blocked word is gone within a second', async ({
  page,
}) => {
  await makePopular(page, `${word} harbour`);
  await page.goto(`${SITE}/`);
  const box = page.getByRole('banner').getByRole('search');
  const options = box.getByRole('option');
  const input = box.locator('input');
  await input.focus();
  await expect(options.filter({ hasText: word })).toBeVisible();
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  expect(await violationsInBothSchemes(page, 'header')).toEqual([]);
  await input.press('Escape');
  await expect(options).toHaveCount(0);

  await input.pressSequentially('case st');
  const filters = box.getByRole('group', { name: 'Show only' }).getByRole('option');
  await expect(filters).toHaveText(['Case Study']);
  await filters.click();
  await expect(page).toHaveURL(`${SITE}/search?content_type=case_study`);

  await editor.create('blocked_suggestions', { words: word, language: 'en' });
  await expect.poll(() => popular(page), { timeout: 1000, intervals: [50] }).not.toContain(word);
});
