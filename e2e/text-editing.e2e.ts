import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { GOOGLE_DOCS, WORD } from '../apps/cms/src/clean-paste/view/clipboard.fixture.ts';
import { violationsInBothSchemes } from './support/axe.ts';
import { CountedHands } from './support/count-hands.ts';
import { CMS, Editor, logIn, paragraph, SITE, seat } from './support/editor.ts';

const uniqueWord = () => `Corbel${randomBytes(5).toString('hex')}`;

let administrator: Editor;
test.beforeEach(async () => {
  administrator = await Editor.logIn();
});
test.afterEach(() => administrator.leave());

/** Pastes as a word processor fills the clipboard. */
const paste = (text: Locator, html: string) =>
  text.evaluate((element, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', content);
    clipboardData.setData('text/plain', 'only for programs without HTML');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

async function openText(page: Page, id: number): Promise<Locator> {
  await page.goto(`${CMS}/admin/collections/article/${id}?locale=en`);
  const text = page.locator('.rich-text-lexical [contenteditable=true]').first();
  await expect(text).toBeVisible();
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible();
  await text.click();
  await page.keyboard.press('Control+End');
  return text;
}

/** Chooses from the menu that a slash opens in an empty paragraph. */
async function insert(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Enter');
  await page.keyboard.type(`/${name.split(/[ -]/)[0]?.toLowerCase()}`);
  await page.locator('.slash-menu-popup__item').filter({ hasText: name }).click();
}

/** Begins to replace words in all texts of the form. */
async function findWords(hands: CountedHands, words: string): Promise<void> {
  await hands.click(hands.page.getByText('Find and replace'));
  await hands.write(hands.page.locator('.find-replace').getByLabel('Find'), words);
}

async function replaceWords(hands: CountedHands, by: string): Promise<void> {
  const panel = hands.page.locator('.find-replace');
  await hands.write(panel.getByLabel('Replace by'), by);
  await hands.click(panel.getByRole('button', { name: 'Replace all' }));
  await expect(panel.getByRole('status')).toHaveText('Replaced 1 time in 1 field. Save to keep it.');
}

/** Makes the selected words a link to a page, or to one of its headings. */
async function linkTo(hands: CountedHands, title: string, heading?: string): Promise<void> {
  const { page } = hands;
  const drawer = page.locator('dialog.drawer[open]');
  // The bar follows the selection a moment later.
  await hands.until(
    () => page.locator('.fixed-toolbar .toolbar-popup__button-link').click({ timeout: 1000 }),
    () => expect(drawer).toBeVisible({ timeout: 3000 }),
  );
  await expect(drawer.getByRole('radio', { name: 'Internal Link' })).toBeChecked();
  await settle(page);
  await hands.write(drawer.getByRole('combobox').first(), title);
  await hands.click(drawer.getByRole('option', { name: title }));
  if (heading) {
    await drawer.getByLabel('Place on the page').selectOption(heading);
    expect(await violationsInBothSchemes(page, '.anchor-choice')).toEqual([]);
  }
  await settle(page);
  await hands.until(
    () => drawer.getByRole('button', { name: 'Save' }).click({ timeout: 1000 }),
    () => expect(drawer).toBeHidden({ timeout: 3000 }),
  );
}

/** Lets timers that are due at once run late, as they do on a busy computer, where keys come before them. */
const delayTimers = (page: Page) =>
  page.evaluate(() => {
    const own = window.setTimeout;
    window.setTimeout = ((then: () => void, wait = 0) => own(then, wait || 300)) as typeof setTimeout;
  });

/** Adds a footnote at the end of a text. */
async function addFootnote(page: Page, text: Locator, words: string): Promise<void> {
  const drawer = page.locator('dialog.drawer[open]');
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' /footnote');
  await page.locator('.slash-menu-popup__item').filter({ hasText: 'Footnote' }).click();
  await expect(drawer).toBeVisible();
  // Who inserts a footnote types it at once: without a click, and before the server has sent its form. No space may
  // press what has the focus meanwhile.
  await page.keyboard.type(words, { delay: 30 });
  await settle(page);
  await expect(drawer.getByLabel('Note')).toHaveValue(words);
  // Payload ignores the button while it asks the server for the state of the form.
  await expect(async () => {
    if (await drawer.isVisible()) await drawer.getByRole('button', { name: 'Save' }).click({ timeout: 1000 });
    await expect(drawer).toBeHidden({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
}

/** A page with a heading to link to. */
const createTarget = (title: string) => {
  const root = paragraph('What it costs').root as { children: object[] };
  const children = root.children.map((each) => ({ ...each, type: 'heading', tag: 'h2' }));
  const body = { root: { ...root, children } };
  return administrator.create('page', { title, body, _status: 'published', moderation: 'published' });
};

/** The server answers to what was typed in a form inside a text before that is part of the text. */
const settle = (page: Page) => page.waitForLoadState('networkidle');

async function save(page: Page, button: RegExp): Promise<void> {
  await settle(page);
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && /\/api\/article\/\d+/.test(response.url()),
  );
  await page.getByRole('button', { name: button }).first().click();
  const response = await saved;
  expect(response.status(), await response.text()).toBe(200);
}

test('C-5 U-9 an editor pastes from Word, quotes a source, links to a page, adds a footnote and replaces words, which visitors, programs and the search get', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const word = uniqueWord();
  const article = await administrator.create('article', {
    title: word,
    body: paragraph('Before.'),
    _status: 'published',
    moderation: 'published',
  });
  const page = await seat(browser, 'editor');
  const hands = await CountedHands.on(page);
  const text = await openText(page, article.id);
  await page.keyboard.press('Enter');
  await paste(text, WORD);
  await expect(text.getByRole('heading', { name: 'What the register' })).toBeVisible();
  await expect(text.locator('ul > li > ol > li')).toHaveText('By day');
  await expect(text.locator('.LexicalEditorTheme__inlineBlock')).toHaveCount(1);

  const target = await createTarget(`${word} target`);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Prices');
  hands.begin();
  await text.getByText('Prices').dblclick({ position: { x: 10, y: 10 } });
  await linkTo(hands, `${word} target`);
  await hands.expectClicksOf('Link a word of a text to another page');
  await delayTimers(page);
  await addFootnote(page, text, 'Of March.');
  await page.keyboard.type(' And so on.', { delay: 50 });
  await expect(text).toContainText(/Prices ?.* And so on.$/s);
  await page.keyboard.press('Control+End');
  await insert(page, 'Quote with source');
  const quote = text.locator('.LexicalEditorTheme__block-cited_quote');
  await settle(page);
  await quote.getByLabel('Quote').fill(`Nobody telephoned ${word}quoted`);
  await quote.getByLabel('Source').fill('Report of the review');
  await quote.getByLabel('Address').fill('/search');
  expect(await violationsInBothSchemes(page, '.LexicalEditorTheme__block-cited_quote')).toEqual([]);

  await findWords(hands, 'near misses');
  await page.getByRole('button', { name: 'Count' }).click();
  await expect(page.locator('.find-replace').getByRole('status')).toHaveText('Found 1 time in 1 field.');
  await replaceWords(hands, 'Close calls');
  await save(page, /^publish/i);
  await page.context().close();

  const read = async () => (await request.get(article.alias)).text();
  await expect.poll(read).toContain(`<a href="${target.alias}">Prices</a>`);
  const shown = await read();
  expect(shown).toMatch(/such calls do\.<[^>]+>(<a[^>]+>)?1</);
  expect(shown).toMatch(
    /<li id="[^"]+"><a href="https:\/\/example\.com\/log">By the log of the duty desk, page 3\..*<li id="[^"]+">Of March\./s,
  );
  expect(shown).not.toContain('[1]');
  expect(shown).toContain('>What the register</h2>');
  expect(shown).toMatch(/<figcaption><a href="\/search">Report of the review<\/a>/);
  expect(shown).toMatch(/<td>(<p>)?Close calls/);
  expect(shown).toContain('<s>all</s>');
  const markdown = await (await request.get(`${SITE}${article.alias}.md`)).text();
  expect(markdown).toContain('~~all~~');
  expect(markdown).toContain('— [Report of the review]');
  await expect
    .poll(async () => (await request.get(`/search?keyword=${word}quoted`)).text())
    .toContain(`${word}</a>`);
});

test('C-5 U-9 an author pastes from Google Docs into a draft, and replaces words in it', async ({
  browser,
}) => {
  test.slow();
  const article = await administrator.create(
    'article',
    { title: uniqueWord(), body: paragraph('Before.'), moderation: 'draft' },
    '?draft=true',
  );
  const page = await seat(browser, 'author');
  const hands = await CountedHands.on(page);
  const text = await openText(page, article.id);
  await page.keyboard.press('Enter');
  await paste(text, GOOGLE_DOCS);
  await expect(text.getByRole('heading', { name: 'What the register' })).toBeVisible();

  hands.begin();
  await findWords(hands, 'near MISSES');
  await replaceWords(hands, 'Close calls');
  await expect(text.getByRole('cell', { name: 'Close calls' })).toBeVisible();
  expect(await violationsInBothSchemes(page, '.find-replace')).toEqual([]);
  await save(page, /^save draft/i);
  await hands.expectClicksOf('Find and replace, and save');
  const saved = JSON.stringify(await administrator.ask(`/api/article/${article.id}?draft=true&depth=0`));
  expect(saved).toContain('Close calls');
  expect(saved).not.toContain('Near misses');
  expect(saved).toContain('https://example.com/report');
  expect(saved).not.toMatch(/google\.com|docs-internal|font-family/);
  await page.context().close();
});

test('C-5 U-9 an author links to a heading of a page, found by its title, and adds a footnote', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const word = uniqueWord();
  const target = await createTarget(`${word} target`);
  const article = await administrator.create(
    'article',
    { title: word, body: paragraph('Prices'), moderation: 'draft' },
    '?draft=true',
  );
  const page = await seat(browser, 'author');
  const hands = await CountedHands.on(page);
  const text = await openText(page, article.id);
  await page.keyboard.press('Shift+Home');
  await linkTo(hands, `${word} target`, 'What it costs');
  // The server is slow: what is typed meanwhile is kept.
  await page.route(/\/admin\//, async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await addFootnote(page, text, 'Of March.');
  await page.unrouteAll({ behavior: 'wait' });
  await save(page, /^save draft/i);
  // The author's form lets go of the page a moment after the save.
  const publish = () =>
    administrator.tryUpdate('article', article.id, { _status: 'published', moderation: 'published' });
  await expect.poll(publish).toBe(200);
  const readArticle = async () => (await request.get(article.alias)).text();
  await expect.poll(readArticle).toContain(`<a href="${target.alias}#to-what-it-costs">Prices</a>`);
  const shown = await readArticle();
  expect(shown).toMatch(/role="doc-noteref"[^>]*>1<\/a>/);
  expect(shown).toMatch(/<li id="[^"]+">Of March\./);
  expect(await (await request.get(target.alias)).text()).toContain('id="to-what-it-costs"');
  await page.context().close();
});

test('C-5 what an editor puts into the cell of a table stands below it, and is published', async ({
  browser,
  request,
}) => {
  const lexical = (type: string, children: object[], more: object = {}) => ({
    type,
    children,
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    ...more,
  });
  const cell = lexical('tablecell', [lexical('paragraph', [])], { colSpan: 1, rowSpan: 1, headerState: 0 });
  const table = lexical('table', [lexical('tablerow', [cell])]);
  const article = await administrator.create(
    'article',
    { title: uniqueWord(), body: { root: lexical('root', [table]) }, moderation: 'draft' },
    '?draft=true',
  );
  const page = await seat(browser, 'editor');
  const text = await openText(page, article.id);
  await text.locator('td').click();
  await page.keyboard.type('In the cell');
  await insert(page, 'Call-out');
  const callOut = text.locator('.LexicalEditorTheme__block-callout');
  await expect(page.getByText('A table holds words only.')).toBeVisible();
  await expect(text.locator('td')).toHaveText('In the cell');
  await settle(page);
  await callOut.locator('[contenteditable=true]').fill('Below the table');
  await save(page, /^publish/i);
  await page.context().close();
  await expect
    .poll(async () => (await request.get(article.alias)).text())
    .toMatch(/In the cell.*<\/table>.*Below the table/s);
});

test('C-5 C-13 an editor shows a reusable section inside a text, finds it in the list of content, and publishes it', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const word = uniqueWord();
  const sections = [{ blockType: 'headline', heading: `${word}offer`, text: 'One sentence.' }];
  const state = { _status: 'published', moderation: 'published' };
  await administrator.create('reusable_sections', { title: `${word} shared`, sections, ...state });
  const article = await administrator.create('article', {
    title: word,
    body: paragraph('Before.'),
    ...state,
  });
  const page = await seat(browser, 'editor');
  const text = await openText(page, article.id);
  await insert(page, 'Reusable section');
  const place = text.locator('.LexicalEditorTheme__block-reusable');
  await settle(page);
  const drawer = page.locator('dialog.drawer[open]');
  await expect(async () => {
    const field = place.locator('.relationship--single-value, .rs__control').first();
    // An opened drawer covers the field.
    if (!(await drawer.isVisible())) await field.click({ timeout: 1000 });
    await expect(drawer).toBeVisible({ timeout: 5000 });
  }).toPass();
  await drawer.getByRole('button', { name: `${word} shared` }).click();
  await expect(place.locator('.reusable-summary')).toContainText(`${word}offer`);
  expect(await violationsInBothSchemes(page, '.reusable-summary')).toEqual([]);
  await save(page, /^publish/i);
  await expect
    .poll(async () => (await request.get(article.alias)).text())
    .toContain(`>${word}offer</h2><p>One sentence.</p>`);
  expect(await (await request.get(`${SITE}${article.alias}.md`)).text()).toContain(`## ${word}offer`);
  await expect
    .poll(async () => (await request.get(`/search?keyword=${word}offer`)).text())
    .toContain(`${word}</a>`);

  await page.goto(`${CMS}/admin/content?search=${word}&type=reusable_sections`);
  const row = page.getByRole('row', { name: `${word} shared` });
  await expect(row).toContainText('Reusable section');
  await expect(row.getByRole('checkbox')).toHaveCount(0);
  expect(await violationsInBothSchemes(page, '.content-list__table')).toEqual([]);
  await page.context().close();
});

test('C-5 U-10 an editor writes a dialog, and opens it from a word of a page', async ({
  browser,
  request,
}) => {
  test.slow();
  const word = uniqueWord();
  const article = await administrator.create('article', {
    title: word,
    body: paragraph('Conditions'),
    _status: 'published',
    moderation: 'published',
  });
  const page = await seat(browser, 'editor');
  const hands = await CountedHands.on(page);
  await page.goto(`${CMS}/admin?locale=en`);
  await hands.follow(page.locator('a[href="/admin/collections/dialogs/create"]').first(), /dialogs\/create/);
  await hands.typeFirst(page.locator('#field-title'), `${word} dialog`);
  await hands.write(page.locator('.rich-text-lexical [contenteditable=true]').first(), 'What applies.');
  await hands.click(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page).toHaveURL(/dialogs\/\d+/);
  const id = Number(/dialogs\/(\d+)/.exec(page.url())?.[1]);

  await hands.goTo(word);
  const text = page.locator('.rich-text-lexical [contenteditable=true]').first();
  await expect(page).toHaveURL(/article\/\d+/);
  await expect(page.locator('form[data-form-ready=true]').first()).toBeVisible();
  await text.getByText('Conditions').dblclick({ position: { x: 10, y: 10 } });
  await linkTo(hands, `${word} dialog`);
  await save(page, /^publish/i);
  await hands.expectClicksOf('Write a dialog, and open it from a word of a page');
  await expect
    .poll(async () => (await request.get(article.alias)).text())
    .toMatch(/<a [^>]*href="#dialog-\d+"[^>]*>Conditions<\/a>/);
  expect(await (await request.get(article.alias)).text()).toContain('What applies.');
  await page.context().close();
  await administrator.update('article', article.id, { body: paragraph('Nothing'), _status: 'published' });
  await administrator.remove('dialogs', id);
});

test('C-5 C-14 the keys undo what was done in a text, also after typing in one of its parts, which keeps its words', async ({
  browser,
}) => {
  const article = await administrator.create(
    'article',
    { title: uniqueWord(), body: paragraph('Kept by Ctrl and Z'), moderation: 'draft' },
    '?draft=true',
  );
  const page = await seat(browser, 'editor');
  const text = await openText(page, article.id);
  await insert(page, 'Call-out');
  const inside = text.locator('.LexicalEditorTheme__block-callout [contenteditable=true]');
  await inside.fill('Inside');
  await settle(page);
  const first = text.locator('> p', { hasText: 'Kept by' });
  await first.click({ clickCount: 3 });
  await page.keyboard.press('Delete');
  await expect(first).toHaveCount(0);
  await inside.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' of the part', { delay: 20 });
  await settle(page);
  await text.locator('> p').first().click();
  await expect(async () => {
    await page.keyboard.press('Control+z');
    await expect(first).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await expect(inside).toHaveText('Inside of the part');
  await save(page, /^save draft/i);
  const saved = await administrator.ask(`/api/article/${article.id}?draft=true&depth=0`);
  expect(JSON.stringify(saved)).toContain('Kept by Ctrl and Z');
  expect(JSON.stringify(saved)).toContain('Inside of the part');
  await page.context().close();
});

test('C-5 C-14 words are replaced in all that was typed, on a slow computer too, and nothing of it is lost; what is typed during a save stays, and is saved next', async ({
  page,
}) => {
  test.slow();
  const { id } = await administrator.create(
    'article',
    { title: uniqueWord(), body: paragraph('Alpha losses here.') },
    '?draft=true',
  );
  await logIn(page, 'editor');
  const text = await openText(page, id);
  const panel = page.locator('.find-replace');
  await page.getByText('Find and replace').click();
  await panel.getByLabel('Find').fill('losses');
  await panel.getByLabel('Replace by').fill('claims');
  await text.click();
  await page.keyboard.press('Control+End');
  const replaceAll = panel.getByRole('button', { name: 'Replace all' });
  await replaceAll.scrollIntoViewIfNeeded();
  const button = await replaceAll.boundingBox();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.keyboard.type(' More losses at the end.');
  // At once, as a person does: not when the page is idle.
  await page.mouse.click((button?.x ?? 0) + 20, (button?.y ?? 0) + 10);
  await expect(panel.getByRole('status')).toHaveText('Replaced 2 times in 1 field. Save to keep it.');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(text).toHaveText('Alpha claims here. More claims at the end.');
  await save(page, /^Save Draft/);
  expect(JSON.stringify(await administrator.ask(`/api/article/${id}?draft=true&depth=0`))).toContain(
    '"Alpha claims here. More claims at the end."',
  );

  // What is typed while it is being saved.
  const after = 'Alpha claims here. More claims at the end. Before and during the save, and after it.';
  let isSlow = true;
  await page.route(
    (url) => url.pathname === `/api/article/${id}`,
    async (route) => {
      const response = await route.fetch();
      // What an office far away waits for.
      if (isSlow && route.request().method() === 'PATCH')
        await new Promise((answer) => setTimeout(answer, 2500));
      await route.fulfill({ response });
    },
  );
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Before', { delay: 20 });
  await settle(page);
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('button', { name: /^save draft/i }).click();
  await text.click();
  await page.keyboard.press('Control+End');
  // Beyond the answer: the focus stays where it is.
  await page.keyboard.type(' and during the save, and after it.', { delay: 120 });
  await saved;
  await expect(text).toHaveText(after);
  await expect(page.getByText('in another window')).toHaveCount(0);
  isSlow = false;
  await save(page, /^save draft/i);
  await expect(text).toHaveText(after);
  expect(JSON.stringify(await administrator.ask(`/api/article/${id}?draft=true&depth=0`))).toContain(
    `"${after}"`,
  );
});
