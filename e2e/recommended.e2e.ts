import { expect, test } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { Editor, paragraph, SITE } from './support/editor.ts';
import { inventWord, SearchPage } from './support/search-page.ts';

/** More results than fit on a page of the list. */
const RESULTS = 12;

let editor: Editor;
let word: string;
let topic: string;
let best: string;
let guide: string;

/** An old page about a word and a topic, newer ones that mention the topic, and one without the word that is pinned for it. */
test.beforeAll(async () => {
  word = inventWord();
  topic = inventWord();
  best = `${word} ${topic}`;
  guide = `Guide ${inventWord()}`;
  editor = await Editor.logIn();
  const write = (title: string, end = '') =>
    editor.create('page', {
      title,
      body: paragraph(`${'A page for the length of one test. '.repeat(40)}${end}`),
      _status: 'published',
    });
  await write(best);
  for (let number = 2; number <= RESULTS; number += 1) await write(`Page ${number} ${word}`, `And ${topic}.`);
  const { id } = await write(guide);
  const nodes = [{ relationTo: 'page', value: id }];
  await editor.create('pinned_results', { language: 'en', keyword: word, nodes });
});
test.afterAll(() => editor.leave());

test('S-29 U-9 pinned results stand above the list in both orders, on its first page, and are not counted', async ({
  page,
}) => {
  const search = new SearchPage(page);
  const titles = search.recommended.getByRole('heading', { level: 3 });
  await search.open(`${SITE}/search?keyword=${word}`);
  await expect(search.recommended.getByRole('heading', { level: 2, name: 'Recommended' })).toBeVisible();
  await expect(titles).toHaveText([guide]);
  await expect(search.count).toHaveText(`1 - 10 of ${RESULTS} Results`);
  await expect(search.titles).toHaveCount(10);
  const [block, list] = await Promise.all([search.recommended.boundingBox(), search.results.boundingBox()]);
  expect((block?.y ?? 0) + (block?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0);
  expect(await violationsOf(page, '#search-output')).toEqual([]);

  await search.sort.selectOption('rel');
  await expect(page).toHaveURL(/sort=rel/);
  await expect(titles).toHaveText([guide]);
  await expect(search.count).toHaveText(`1 - 10 of ${RESULTS} Results`);

  await search.pagination.getByRole('link', { name: 'Next' }).click();
  await expect(search.count).toHaveText(`11 - ${RESULTS} of ${RESULTS} Results`);
  await expect(search.recommended).toHaveCount(0);
  await page.goBack();
  await expect(titles).toHaveText([guide]);
});

test('S-29 U-9 the best match stands above a list of newer pages that only mention the words', async ({
  page,
}) => {
  const search = new SearchPage(page);
  const titles = search.recommended.getByRole('heading', { level: 3 });
  await search.open();
  await search.keyword.fill(best);
  await search.searchButton.click();
  await expect(search.recommended.getByRole('heading', { level: 2, name: 'Recommended' })).toBeVisible();
  await expect(titles).toHaveText([best]);
  await expect(titles.locator('mark')).not.toHaveCount(0);
  await expect(search.count).toHaveText(`1 - 10 of ${RESULTS} Results`);
  await expect(search.titles.filter({ hasText: best })).toHaveCount(0);
  await expect(search.screen.getByRole('status')).toHaveText(/^1 recommendation, 12 results, page 1 of 2/);
  expect(await violationsOf(page, '#search-output')).toEqual([]);

  await search.sort.selectOption('rel');
  await expect(search.titles.first()).toHaveText(best);
  await expect(search.recommended).toHaveCount(0);

  await page.goBack();
  await expect(titles).toHaveText([best]);
  await search.recommended.getByRole('link', { name: best }).click();
  await expect(page.getByRole('heading', { level: 1, name: best })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('S-29 R-4 pinned results and the best match stand above the list of the first page', async ({
    page,
  }) => {
    const { recommended, count } = new SearchPage(page);
    for (const sort of ['', '&sort=rel']) {
      await page.goto(`${SITE}/search?keyword=${word}${sort}`);
      await expect(recommended.getByRole('heading', { level: 3 })).toHaveText([guide]);
      await expect(count).toHaveText(`1 - 10 of ${RESULTS} Results`);
      const link = recommended.getByRole('link', { name: guide });
      expect(await link.getAttribute('href')).toMatch(/^\//);
    }
    await page.goto(`${SITE}/search?keyword=${word}&page=2`);
    await expect(count).toHaveText(`11 - ${RESULTS} of ${RESULTS} Results`);
    await expect(recommended).toHaveCount(0);
    await page.goto(`${SITE}/search?keyword=${encodeURIComponent(best)}`);
    await expect(recommended.getByRole('heading', { level: 3 })).toHaveText([best]);
  });
});
