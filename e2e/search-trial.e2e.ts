/** Editors try a search, and see why each result is there. */
import { expect, type Locator, test } from '@playwright/test';
import { violationsInBothSchemes } from './support/axe.ts';
import { CountedHands } from './support/count-hands.ts';
import { CMS, Editor, logIn, paragraph } from './support/editor.ts';
import { inventWord } from './support/search-page.ts';

let editor: Editor;
let word: string;
let other: string;

test.beforeEach(async ({ page }) => {
  word = inventWord();
  other = inventWord();
  editor = await Editor.logIn();
  await editor.create('page', {
    title: `Guide ${word}`,
    body: paragraph('A page for the length of one test.'),
    _status: 'published',
  });
  await logIn(page, 'author');
});
test.afterEach(() => editor.leave());

async function tryFor(hands: CountedHands, query: string): Promise<void> {
  const field = hands.page.getByLabel('What a visitor types');
  await hands.click(field);
  await field.selectText();
  await hands.type(query);
  await hands.press('Enter');
}

/** Opens the view from the dashboard, and tries a search for the page of this test. */
async function openTrial(hands: CountedHands): Promise<Locator> {
  const { page } = hands;
  await page.goto(`${CMS}/admin`);
  await hands.followInMenu('Try the search', /admin\/search-trial/);
  await expect(page.getByRole('heading', { name: 'Try the search', level: 1 })).toBeVisible();
  const shown = page.getByRole('region', { name: 'What visitors see' });
  // Enter does something once the view is hydrated.
  await hands.until(
    () => tryFor(hands, `guide ${word}`),
    () => expect(shown).toBeVisible({ timeout: 3000 }),
  );
  await hands.expectClicksOf('Try the search');
  return shown;
}

test('S-26 U-9 an editor tries a search by as many clicks as an author', async ({ page }) => {
  await logIn(page, 'editor');
  const shown = await openTrial(await CountedHands.on(page));
  await expect(shown).toContainText(`Guide ${word}`);
});

test('S-26 U-9 an author tries a search, with why each result is there, in either order', async ({
  page,
}) => {
  test.slow();
  const hands = await CountedHands.on(page);
  const shown = await openTrial(hands);
  const result = shown
    .getByRole('listitem')
    .filter({ hasText: `Guide ${word}` })
    .first();
  await expect(result).toContainText(`“${word}”`);
  await expect(result).toContainText(`title – ${word}`);
  await expect(shown).toContainText('1 page.');

  await page.getByLabel('Order').selectOption('Relevance');
  await tryFor(hands, `guide ${word} ${other}`);
  await expect(shown).toContainText('No page has all words, so these come closest.');
  await expect(shown).toContainText(`“${other}” is not on this page`);

  expect(await violationsInBothSchemes(page, '.search-trial-view')).toEqual([]);
});
