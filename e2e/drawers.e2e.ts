/** Documents and lists in drawers above a form, by keys. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsInBothSchemes } from './support/axe.ts';
import { awaitHydration, CMS, Editor, logIn, paragraph, textRun } from './support/editor.ts';

const drawer = (page: Page) => page.locator('dialog.drawer[open]');

/** The page behind a drawer, with its main part, is not there for who hears it: axe does not know (`aria-modal`). */
const violationsIn = async (page: Page) =>
  (await violationsInBothSchemes(page, 'dialog[open]')).filter(
    (line) => !line.startsWith('landmark-no-duplicate-main:'),
  );

/** Opens a drawer with Enter, and begins to type before the server has sent what is in it. */
async function openByKey(opener: Locator, words: string): Promise<void> {
  const page = opener.page();
  await opener.scrollIntoViewIfNeeded();
  await awaitHydration(opener);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.type(words, { delay: 30 });
}

/** Makes the selected words a link, and opens its drawer: the bar follows the selection a moment later. */
const linkSelection = (page: Page): Promise<void> =>
  expect(async () => {
    if (!(await drawer(page).isVisible()))
      await page.locator('.fixed-toolbar .toolbar-popup__button-link').click({ timeout: 1000 });
    await expect(drawer(page)).toBeVisible({ timeout: 3000 });
  }).toPass();

async function closeByKey(opener: Locator): Promise<void> {
  const page = opener.page();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test('U-9 C-14 a drawer has a name, takes the focus and what is typed before it is there, and gives the focus back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const administrator = await Editor.logIn();
  // Somebody to whom nothing is offered that another journey typed.
  const account = { email: `drawers-${Date.now()}@keelstone.example`, password: 'a password for tests only' };
  await administrator.create('users', { ...account, name: 'An editor', role: 'editor' });
  await logIn(page, account);
  await page.goto(`${CMS}/admin/collections/article/create?locale=en`);
  await expect(page.locator('#field-title')).toBeFocused();
  // The server is slow.
  await page.route(/\/admin\//, async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });

  await test.step('a list, in which one searches', async () => {
    const opener = page.getByRole('button', { name: 'Choose from existing' }).first();
    await openByKey(opener, 'qq ww');
    const list = page.getByRole('dialog', { name: 'Images' });
    const search = list.getByRole('textbox', { name: /^Search by/ });
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('qq ww');
    await expect(list.getByRole('heading', { name: 'No Results' })).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    await search.fill('');
    await expect(list.getByRole('row').nth(1)).toContainText(/\d kB/);
    // Names are beside the pictures, which arrive one by one, and would be heard twice.
    await expect(list.locator('.shimmer-effect')).toHaveCount(0);
    await expect(list.locator('.file__thumbnail img').first()).toBeVisible();
    await expect(list.locator('.file__thumbnail img:not([alt=""])')).toHaveCount(0);
    expect(await violationsIn(page)).toEqual([]);
    await closeByKey(opener);
  });

  await test.step('an upload, which begins with the choice of a file', async () => {
    const opener = page.getByRole('button', { name: 'Create New' }).first();
    // No space presses the button that has the focus meanwhile.
    await openByKey(opener, '  ');
    await expect(drawer(page).getByRole('button', { name: 'Select a file' })).toBeFocused();
    expect(await violationsIn(page)).toEqual([]);
    await closeByKey(opener);
  });

  await test.step('a term, which is not lost when the drawer is closed', async () => {
    await page.getByRole('button', { name: 'Classification' }).click();
    const opener = page.getByRole('button', { name: 'Add new Product suite (filter)' });
    const words = 'A term of nobody';
    await openByKey(opener, words);
    const label = drawer(page).locator('#field-label');
    await expect(label).toBeFocused();
    await expect(label).toHaveValue(words);
    await expect(page.getByRole('dialog', { name: words })).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    await closeByKey(opener);
    await openByKey(opener, '');
    await page.getByRole('button', { name: 'Put it back' }).click();
    await expect(label).toHaveValue(words);
    await page.keyboard.press('Escape');
  });

  await test.step('a footnote, which is not discarded without a question', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Content', exact: true }).click();
    const text = page.locator('.rich-text-lexical [contenteditable=true]').first();
    await text.click();
    await page.keyboard.type('A claim /footnote');
    await page.locator('.slash-menu-popup__item').filter({ hasText: 'Footnote' }).click();
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.type('Of March.', { delay: 30 });
    const note = drawer(page).getByLabel('Note');
    await expect(note).toHaveValue('Of March.');
    const question = page.getByRole('dialog', { name: 'Discard what you typed here?' });
    await page.keyboard.press('Escape');
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    expect(await violationsIn(page)).toEqual([]);
    // Escape answers the question only, and leads back into the note.
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(note).toBeFocused();
    await expect(note).toHaveValue('Of March.');
    // So does Escape in what is opened above the drawer.
    const palette = page.getByRole('dialog', { name: 'Go to, create or save' });
    await page.keyboard.press('Control+k');
    await expect(palette).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await expect(question).toBeHidden();
    await expect(note).toHaveValue('Of March.');
    await drawer(page)
      .locator('.drawer__close')
      .click({ position: { x: 5, y: 5 } });
    await question.getByRole('button', { name: 'Discard it' }).click();
    await expect(drawer(page)).toHaveCount(0);
    // As after Escape in an empty drawer: the footnote is there, and lacks its note.
    const footnote = text.locator('.LexicalEditorTheme__inlineBlock');
    await expect(footnote).toBeVisible();
    await expect(footnote).not.toContainText('Of March.');
  });

  await test.step('a link, of which the words stay where it gets no target', async () => {
    const text = page.locator('.rich-text-lexical [contenteditable=true]').first();
    await text.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Control+Shift+ArrowRight');
    const link = text.locator('a');
    await linkSelection(page);
    await expect(link).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    await expect(link).toHaveCount(0);
    await expect(text).toContainText('A claim');
    await expect(text).toBeFocused();
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await administrator.leave();
});

test('C-5 C-14 a link that gets no target goes, also with Undo, and the other links of the text stay as they are', async ({
  page,
}) => {
  test.slow();
  const administrator = await Editor.logIn();
  const linkWith = (text: string, fields: object) => ({
    ...{ type: 'link', version: 3, format: '', indent: 0, direction: 'ltr' },
    fields: { newTab: false, ...fields },
    children: [textRun(text)],
  });
  const { root } = paragraph('') as { root: { children: object[] } };
  const children = [
    textRun('New '),
    linkWith('led somewhere', { linkType: 'internal', doc: null }),
    textRun(' and '),
    linkWith('leads', { linkType: 'custom', url: 'https://example.com/' }),
  ];
  const body = { root: { ...root, children: [{ ...root.children[0], children }] } };
  const article = await administrator.create(
    'article',
    { title: 'Links', body, moderation: 'draft' },
    '?draft=true',
  );
  await logIn(page, 'editor');
  await page.goto(`${CMS}/admin/collections/article/${article.id}?locale=en`);
  const text = page.locator('.rich-text-lexical [contenteditable=true]').first();
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible();
  await text.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+Shift+ArrowRight');
  const links = text.locator('a');
  await expect(links).toHaveText(['led somewhere', 'leads']);
  // On a busy computer, the text is handed to the form late.
  await page.evaluate(() => {
    window.requestIdleCallback = (then) => window.setTimeout(then, 3000);
  });
  await linkSelection(page);
  await expect(links).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(links).toHaveText(['led somewhere', 'leads']);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(text).toHaveText('New led somewhere and leads');
  await expect(links).toHaveText(['led somewhere', 'leads']);
  await administrator.leave();
});
