import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { violationsInAdmin } from './support/axe.ts';
import { CountedHands } from './support/count-hands.ts';
import { awaitHydration, CMS, Editor, linkAboveWork, logIn, paragraph, SITE } from './support/editor.ts';

const uniqueWord = () => `Quill${randomBytes(5).toString('hex')}`;
const DESKTOP = { width: 1280, height: 900 };

let administrator: Editor;
test.beforeEach(async () => {
  administrator = await Editor.logIn();
});
/** They created pages, and leave before their accounts are deleted. */
let colleagues: Editor[] = [];
test.afterEach(async () => {
  for (const colleague of colleagues) await colleague.leave();
  colleagues = [];
  await administrator.leave();
});

/** A staff user with a browser and an API session of their own. */
async function seat(browser: Browser, role: 'author' | 'editor') {
  const account = { email: `${uniqueWord()}@keelstone.example`.toLowerCase(), password: uniqueWord() };
  await administrator.create('users', { ...account, name: `The ${role}`, role });
  const page = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await logIn(page, account);
  const api = await Editor.logIn(account);
  colleagues.push(api);
  return { page, api };
}

const problemsOf = (page: Page) => {
  const problems: string[] = [];
  const note = (text: string) => {
    // React's words for a page that is left before it has been sent whole.
    if (text !== 'Connection closed.') problems.push(text);
  };
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  page.on('pageerror', (error) => note(error.message));
  return problems;
};

/** Filters the list. What is typed before React hydrates the fields is lost. */
async function filter(page: Page, words: string, state: string): Promise<void> {
  const states = page.locator('select[name=state]');
  await expect(async () => {
    await page.getByRole('searchbox', { name: 'Title or address' }).fill(words);
    await states.selectOption(state);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`search=${words}`), { timeout: 3000 });
    await expect(states.locator('option:checked')).toHaveText(state, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}

test('C-9 C-14 pages of all types are found, published together and brought back', async ({ browser }) => {
  // A dozen pages of the admin, and axe on one of them in four ways.
  test.slow();
  const word = uniqueWord();
  const { page, api } = await seat(browser, 'editor');
  const problems = problemsOf(page);
  const article = await api.create('article', { title: `${word} article`, body: paragraph('Read this.') });
  const waiting = { title: `${word} waiting`, moderation: 'in_review' };
  await api.create('page', waiting, '?draft=true');
  const live = await api.create('solution', { title: `${word} live`, _status: 'published' });
  await api.update('solution', live.id, { title: `${word} changed` }, '?draft=true');

  const hands = await CountedHands.on(page);
  await page.goto(`${CMS}/admin`);
  await hands.follow(linkAboveWork(page, 'Content'), /admin\/content/);
  const words = page.getByRole('searchbox', { name: 'Title or address' });
  await hands.write(words, word);
  await hands.press('Enter');
  await expect(page.getByText('Pages found: 3')).toBeVisible();
  const rowOf = (title: string) => page.getByRole('row', { name: `${word} ${title}` });
  await expect(rowOf('article')).toContainText('Draft');
  await expect(rowOf('waiting')).toContainText('In review');
  await expect(rowOf('changed')).toContainText('Published, with changes');
  await expect(rowOf('changed')).toContainText('Solution');
  await expect(rowOf('changed')).toContainText('English, published');
  await expect(rowOf('article')).toContainText('English, draft');
  await expect(rowOf('article').getByRole('link', { name: 'German: not translated' })).toBeVisible();

  const all = page.getByRole('checkbox', { name: 'Choose all on this page' });
  await awaitHydration(all);
  await hands.click(all);

  // It says what will happen, does it, and undoes it.
  await hands.click(page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('Will be published (3)')).toBeVisible();
  expect(await violationsInAdmin(page)).toEqual([]);
  await hands.click(page.getByRole('button', { name: 'Do it for 3' }));
  await expect(page.getByText('Published (3)')).toBeVisible();
  await expect.poll(async () => (await page.request.get(`${SITE}${article.alias}`)).status()).toBe(200);
  await expect(rowOf('waiting')).toContainText('Published');
  await hands.click(page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByText('Undone.')).toBeVisible();
  await hands.expectClicksOf('Publish three pages at once, and undo it');
  await expect(rowOf('waiting')).toContainText('In review');
  await expect(rowOf('changed')).toContainText('Published, with changes');
  await expect.poll(async () => (await page.request.get(`${SITE}${article.alias}`)).status()).toBe(404);

  // Saved by keys, and found again.
  const save = page.getByRole('button', { name: 'Save this filter' });
  await awaitHydration(save);
  await save.press('Enter');
  await page.keyboard.type(`${word} filter`);
  await page.keyboard.press('Enter');
  const saved = page.getByRole('navigation', { name: 'Saved filters' });
  await expect(saved.getByRole('link', { name: `${word} filter` })).toBeVisible();
  await page.getByRole('link', { name: 'Show all', exact: true }).click();
  await expect(page).toHaveURL(`${CMS}/admin/content`);
  await expect(async () => {
    await saved.getByRole('link', { name: `${word} filter` }).click();
    await expect(page).toHaveURL(`${CMS}/admin/content?search=${word}`, { timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText('Pages found: 3')).toBeVisible();

  // The address that a colleague sends leads to the form.
  await words.fill(`${SITE}${live.alias}`);
  await page.keyboard.press('Enter');
  await expect(async () => {
    if (!/collections\/solution/.test(page.url()))
      await page.getByRole('link', { name: `${word} changed` }).click({ timeout: 5000 });
    await expect(page).toHaveURL(/collections\/solution\/\d+/, { timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.locator('.document-state')).toHaveText('State: Published, with changes');

  await page.goto(`${CMS}/admin/content?search=${word}`);
  const remove = page.getByRole('button', { name: `Remove the filter “${word} filter”` });
  await awaitHydration(remove);
  await remove.click();
  await expect(saved.getByRole('link', { name: `${word} filter` })).toBeHidden();
  expect(problems).toEqual([]);
  await page.context().close();
});

/** From the dashboard: filters all pages by their state, and keeps the filter under a name. */
async function keepFilter(hands: CountedHands, kept: string): Promise<void> {
  const { page } = hands;
  hands.begin();
  await hands.follow(linkAboveWork(page, 'Content'), /admin\/content/);
  const states = page.locator('select[name=state]');
  await hands.until(
    async () => {
      await states.selectOption('Published, with changes');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
    },
    () => expect(page).toHaveURL(/state=/, { timeout: 5000 }),
  );
  await hands.expectClicksOf('Filter all pages by their state');
  const save = page.getByRole('button', { name: 'Save this filter' });
  const name = page.locator('.content-list__save input');
  await hands.until(
    () => hands.click(save),
    () => expect(name).toBeFocused({ timeout: 2000 }),
  );
  await hands.type(kept);
  await hands.press('Enter');
  const saved = page.getByRole('navigation', { name: 'Saved filters' });
  await expect(saved.getByRole('link', { name: kept })).toBeVisible();
  await hands.expectClicksOf('Filter them, and keep the filter');
}

test('C-9 an editor keeps a filter by as many clicks as an author', async ({ browser }) => {
  const { page } = await seat(browser, 'editor');
  const hands = await CountedHands.on(page);
  await page.goto(`${CMS}/admin`);
  await keepFilter(hands, `${uniqueWord()} changed`);
  await page.context().close();
});

test('C-9 C-11 authors find their own work, and change drafts only', async ({ browser }) => {
  test.slow();
  const word = uniqueWord();
  const tag = await administrator.create('tags', { label: `${word} tag` });
  const { page, api } = await seat(browser, 'author');
  await api.create('page', { title: `${word} mine` }, '?draft=true');
  const hands = await CountedHands.on(page);

  // The dashboard lists eight: other journeys change pages, too.
  await administrator.create('page', { title: `${word} of others`, _status: 'published' });
  await page.goto(`${CMS}/admin`);
  const section = (name: RegExp | string) =>
    page.locator('.dashboard-list').filter({ has: page.getByRole('heading', { name }) });
  await expect(section('Your drafts (1)')).toContainText(`${word} mine`);
  await expect(section('Recently changed by others')).toContainText(`${word} of others`);
  await expect(section('Recently changed by others')).not.toContainText(`${word} mine`);
  expect(await violationsInAdmin(page, '.dashboard-list')).toEqual([]);

  await keepFilter(hands, `${word} changed`);
  await filter(page, word, 'Published');
  await expect(page.getByText('Pages found: 1')).toBeVisible();
  await filter(page, word, 'Any');
  const box = page.getByRole('checkbox', { name: `Choose “${word} of others”` });
  await awaitHydration(box);
  await box.check();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Change terms or authors' }).click();
  await page.getByLabel('Field').selectOption('Tags');
  await page.locator('.content-list__values .rs__input').fill(`${word} tag`);
  await page.getByRole('option', { name: `${word} tag` }).click();
  await page.getByRole('button', { name: 'Show what will happen' }).click();
  await expect(page.getByText(/^Will be saved as a draft/)).toBeVisible();
  await page.getByRole('button', { name: 'Do it for 1' }).click();
  await expect(page.getByText('Saved as a draft (1)')).toBeVisible();
  await expect(page.getByRole('row', { name: `${word} of others` })).toContainText('Published, with changes');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(page.getByRole('row', { name: `${word} of others` })).not.toContainText('with changes');
  expect(tag.id).toBeGreaterThan(0);
  await page.context().close();
});
