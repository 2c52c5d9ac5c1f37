/** A tour of the demo's search in both languages: misspellings, and synonyms that only an editor knows. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { Editor, SITE } from './support/editor.ts';
import { inventWord } from './support/search-page.ts';
import { liveBox, turnToSearch } from './support/search-states.ts';

/** how long an editor's change may take to become visible. */
const VISIBLE_WITHIN_MS = 1000;

/** Misspelled product names, where they are found, and the screen's message. */
const TOURS = [
  {
    language: 'en',
    name: 'English',
    start: '/',
    search: '/search',
    headerBox: 'Search this site',
    typed: 'Suplier Wotch',
    product: 'Supplier Watch',
    said: 'Nothing was found for “Suplier Wotch”. These results are for “Supplier Watch”.',
  },
  {
    language: 'de',
    name: 'German',
    start: '/de',
    search: '/de/search',
    headerBox: 'Website durchsuchen',
    typed: 'Drittparteinrisiko',
    product: 'Drittparteienrisiko',
    said: 'Zu „Drittparteinrisiko“ wurde nichts gefunden. Diese Ergebnisse passen zu „Drittparteienrisiko“.',
  },
] as const;

let editor: Editor;
test.beforeEach(async () => {
  editor = await Editor.logIn();
});
test.afterEach(() => editor.leave());

const titlesOf = (page: Page) => page.locator('#search-output ol').getByRole('heading', { level: 3 });

for (const { language, name, start, search, headerBox, typed, product, said } of TOURS) {
  test(`S-26 ${name}: a product's misspelt name, typed on the front page, leads to the product`, async ({
    page,
  }) => {
    await page.goto(SITE + start);
    await page.getByRole('banner').getByRole('searchbox', { name: headerBox }).fill(typed);
    await page.keyboard.press('Enter');
    const screen = page.locator('#search-output');
    await expect(screen).toContainText(said);

    await turnToSearch(page);
    await expect(liveBox(page)).toHaveValue(typed);
    await screen.getByRole('combobox', { name: /Sort By|Sortieren nach/ }).selectOption('rel');
    await expect(page.getByRole('status')).toContainText(said);
    const found = titlesOf(page).first().getByRole('link');
    await expect(found).toHaveText(product);
    await expect(found.locator('mark').first()).toBeVisible();
    expect(await violationsOf(page, '#search-output')).toEqual([]);
    await found.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product);
    await page.goBack();
    await expect(screen).toContainText(said);
  });

  test(`S-28 ${name}: a word that only visitors use finds a product within a second of an editor's saying so`, async ({
    page,
  }) => {
    const word = inventWord();
    await page.goto(`${SITE}${search}?keyword=${word}&sort=rel`);
    await turnToSearch(page);
    await expect(liveBox(page)).toBeVisible();
    await expect(page.getByText(/^(No Results|Keine Ergebnisse)$/, { exact: true }).first()).toBeVisible();

    await editor.create('synonyms', { words: [word, product], language });
    const answer = async () => (await page.request.get(`${SITE}${search}?keyword=${word}&sort=rel`)).text();
    await expect
      .poll(answer, { timeout: VISIBLE_WITHIN_MS, intervals: [50] })
      .toMatch(/<ol.*<\/mark>.*<\/ol>/s);
    await page.reload();
    await expect(titlesOf(page).first()).toHaveText(product);
    // Rules of another language do not apply here.
    const elsewhere = TOURS.find((tour) => tour.language !== language)?.search;
    expect(await (await page.request.get(`${SITE}${elsewhere}?keyword=${word}`)).text()).not.toContain(
      '</mark>',
    );
  });
}
