/** Editors try a search: why each result is there, and what an edit would change. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { CMS, Editor, logIn, paragraph, SITE } from './editor.ts';
import { inventWord } from './invent-word.ts';

let editor: Editor;
let word: string;
let other: string;
let guide: Awaited<ReturnType<Editor['create']>>;

test.beforeEach(async ({ page }) => {
  word = inventWord();
  other = inventWord();
  editor = await Editor.logIn();
  guide = await editor.create('page', {
    title: `Guide ${word}`,
    body: paragraph('A page for the length of one test.'),
    _status: 'published',
  });
  await logIn(page);
});
test.afterEach(() => editor.leave());

async function tryFor(part: Page | Locator, query: string): Promise<void> {
  await part.getByLabel('What a visitor types').fill(query);
  // In the form of a page, Enter must not save it.
  await part.getByLabel('What a visitor types').press('Enter');
}

/** Axe's faults in both schemes; the admin is given one by a cookie. */
async function faultsInBothSchemes(page: Page, part: string, again: () => Promise<void>): Promise<string[]> {
  const problems: string[] = [];
  for (const value of ['light', 'dark']) {
    await page.context().addCookies([{ name: 'payload-theme', value, url: CMS }]);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', value);
    await again();
    problems.push(...(await violationsOf(page, part)).map((problem) => `${value}: ${problem}`));
  }
  return problems;
}

test('S-26 U-9 a search is tried, with why each result is there, in either order', async ({ page }) => {
  test.slow();
  await page.goto(`${CMS}/admin/search-statistics`);
  await page.getByRole('button', { name: 'Open Menu' }).first().click();
  await page.getByRole('link', { name: 'Try the search', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Try the search', level: 1 })).toBeVisible();
  const shown = page.getByRole('region', { name: 'What visitors see' });
  // Enter does something once the view is hydrated.
  await expect(async () => {
    await tryFor(page, `guide ${word}`);
    await expect(shown).toBeVisible({ timeout: 3000 });
  }).toPass();
  const result = shown
    .getByRole('listitem')
    .filter({ hasText: `Guide ${word}` })
    .first();
  await expect(result).toContainText(`“${word}”`);
  await expect(result).toContainText(`title – ${word}`);
  await expect(shown).toContainText('1 page.');

  await page.getByLabel('Order').selectOption('Relevance');
  await tryFor(page, `guide ${word} ${other}`);
  await expect(shown).toContainText('No page has all words, so these come closest.');
  await expect(shown).toContainText(`“${other}” is not on this page`);

  const again = () =>
    expect(async () => {
      await tryFor(page, `guide ${word}`);
      await expect(shown).toContainText(`title – ${word}`, { timeout: 3000 });
    }).toPass();
  expect(await faultsInBothSchemes(page, '.search-trial-view', again)).toEqual([]);
});

test('S-26 C-9 a page that is not saved shows what it would change, and visitors find nothing of it', async ({
  page,
}) => {
  await page.goto(`${CMS}/admin/collections/page/${guide.id}`);
  await page.getByRole('button', { name: 'Classification' }).click();
  const trial = page.getByRole('region', { name: 'Try the search with this page' });
  await page.getByLabel('Also found by').fill(other);
  await tryFor(trial, other);
  const move = trial.getByRole('row', { name: `Guide ${word}` });
  await expect(move).toContainText('none');
  await expect(move).toContainText('Comes in');
  await expect(trial.getByRole('region', { name: 'Now' })).toContainText('No results.');
  await expect(trial.getByRole('region', { name: 'After saving' })).toContainText(`also found by – ${other}`);
  expect(await violationsOf(page, '.search-trial-field')).toEqual([]);
  await expect(page).toHaveURL(new RegExp(`/page/${guide.id}$`));
  const searched = await (await page.request.get(`${SITE}/search?keyword=${other}`)).text();
  expect(searched).not.toContain(guide.alias);
});

test('S-26 a group of synonyms that is not saved shows what it would change for a search', async ({
  page,
}) => {
  await page.goto(`${CMS}/admin/collections/synonyms/create?keyword=${other}`);
  const trial = page.getByRole('region', { name: 'Try a search with this group' });
  await expect(page.locator('.field-words')).toContainText(other);
  await page.locator('.field-words').getByRole('combobox').fill(word);
  await page.keyboard.press('Enter');
  await tryFor(trial, other);
  await expect(trial.getByRole('row', { name: `Guide ${word}` })).toContainText('Comes in');
  await expect(trial.getByRole('region', { name: 'After saving' })).toContainText(
    `“${other}” by the synonym “${word}”, weight 0.7, of the group ${other} · ${word}`,
  );
});
