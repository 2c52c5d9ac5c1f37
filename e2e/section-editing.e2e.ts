import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsInBothSchemes } from './support/axe.ts';
import { CountedHands } from './support/count-hands.ts';
import { CMS, Editor, paragraph, seat } from './support/editor.ts';

const uniqueWord = () => `Quoin${randomBytes(5).toString('hex')}`;

let administrator: Editor;
test.beforeEach(async () => {
  administrator = await Editor.logIn();
});
test.afterEach(() => administrator.leave());

const tab = (label: string) => ({ label, heading: `${label} heading`, body: paragraph(`${label} body`) });
const BILLBOARD = {
  blockType: 'tabbed_billboard',
  tabs: ['Claims', 'Audit', 'Policy', 'Safety'].map(tab),
};
const headline = (heading: string) => ({ blockType: 'headline', heading });

const rows = (page: Page): Locator => page.locator('[id^="sections-row-"]');

/** Goes to the sections of the form that is open. */
async function showSections(page: Page): Promise<void> {
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sections', exact: true }).click();
  await expect(page.locator('#field-sections')).toBeVisible();
}

async function openSections(page: Page, id: number): Promise<void> {
  await page.goto(`${CMS}/admin/collections/page/${id}?locale=en`);
  await showSections(page);
}

/** Chooses an entry of the menu of a section. */
async function choose(page: Page, row: number, entry: string): Promise<void> {
  await rows(page).nth(row).locator('.array-actions__button').first().click();
  await page.getByRole('button', { name: entry, exact: true }).click();
}

/** Adds a section: as in the text, "Headline" is one of several kinds with that word. */
async function add(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Section' }).click();
  await page.getByRole('textbox', { name: /search for a block/i }).fill(kind);
  await page
    .locator('.blocks-drawer__block')
    .filter({ has: page.getByText(kind, { exact: true }) })
    .click();
}

async function save(page: Page, button: string | RegExp): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && /\/api\/page\/\d+/.test(response.url()),
  );
  await page.getByRole('button', { name: button }).first().click();
  const response = await saved;
  expect(response.status(), await response.text()).toBe(200);
}

type Saved = { sections: { heading?: string; tabs?: { label: string; anchor: string }[] }[] };
const savedSections = async (id: number) =>
  (await administrator.ask<Saved>(`/api/page/${id}?draft=true&depth=0`)).sections;

test('C-5 U-9 an editor duplicates, copies and moves sections within a page and to another, and adds one by keys; an author does so in a draft', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const word = uniqueWord();
  const fields = { title: word, _status: 'published', moderation: 'published' };
  const first = await administrator.create('page', {
    ...fields,
    sections: [BILLBOARD, headline('Below')],
  });
  const second = await administrator.create('page', {
    ...fields,
    title: `${word} two`,
    sections: [headline('One'), headline('Two')],
  });
  const page = await seat(browser, 'editor');
  const hands = await CountedHands.on(page);
  await openSections(page, first.id);
  await choose(page, 0, 'Copy');
  await hands.goTo(`${word} two`);
  await expect(page).toHaveURL(new RegExp(`/page/${second.id}`));
  await expect(page.locator('#field-title')).toHaveValue(`${word} two`);
  await showSections(page);
  await choose(page, 0, 'Paste below');
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(1)).toContainText('Tabbed billboard');
  await expect(rows(page).nth(2)).toContainText('Two');
  await save(page, /^publish/i);
  await hands.expectClicksOf('Copy a section to another page, and save');
  const pasted = await savedSections(second.id);
  expect(pasted.map(({ heading, tabs }) => heading ?? tabs?.length)).toEqual(['One', 4, 'Two']);

  await page.goto(`${CMS}/admin/collections/page/${first.id}?locale=en`);
  hands.begin();
  await showSections(page);
  await choose(page, 0, 'Duplicate');
  await expect(rows(page)).toHaveCount(3);
  await hands.expectClicksOf('Duplicate a section');

  // A new section: chosen by keys, with the focus in its first field.
  await page.getByRole('button', { name: 'Add Section' }).press('Enter');
  await expect(page.locator('.block-search__input')).toBeFocused();
  await page.keyboard.type('Headline');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).nth(3).locator('input').first()).toBeFocused();
  await page.keyboard.type('Kicker');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Small words');
  await expect(rows(page).nth(3).locator('input').first()).toHaveValue('Kicker');

  // The handle of a section moves it by keys.
  await rows(page).nth(2).locator('.collapsible__drag').focus();
  // The place above it is behind the buttons at the top of the form.
  await rows(page)
    .nth(2)
    .evaluate((row) => scrollBy(0, row.getBoundingClientRect().top - 60));
  await page.keyboard.press('ArrowUp');
  await expect(rows(page).nth(1)).toContainText('Below');
  const moved = rows(page).nth(1).locator('.collapsible__drag');
  await expect(moved).toBeFocused();
  expect(
    await moved.evaluate((handle) => {
      const { x, y, width, height } = handle.getBoundingClientRect();
      return handle.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  ).toBe(true);
  expect(await violationsInBothSchemes(page, '#field-sections .blocks-field__rows')).toEqual([]);

  // Step by step back, by keys and by the button, and forward again: the move, both fields, the new section.
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  await expect(redo).toBeDisabled();
  await page.keyboard.press('Control+z');
  await expect(rows(page).nth(2)).toContainText('Below');
  for (let step = 0; step < 2; step += 1) await undo.click();
  await expect(rows(page).nth(3).locator('input').first()).toHaveValue('');
  await undo.click();
  await expect(rows(page)).toHaveCount(3);
  expect(await violationsInBothSchemes(page, '.form-history')).toEqual([]);
  for (let step = 0; step < 4; step += 1) await redo.click();
  await expect(redo).toBeDisabled();
  await expect(rows(page).nth(1)).toContainText('Below');
  await expect(rows(page).nth(3).locator('input').first()).toHaveValue('Kicker');

  await save(page, /^publish/i);
  await expect(undo).toBeDisabled();
  await expect(page.locator('.field-error, .error-pill')).toHaveCount(0);
  const sections = await savedSections(first.id);
  expect(sections.map(({ heading, tabs }) => heading ?? tabs?.length)).toEqual([
    4,
    'Below',
    4,
    'Small words',
  ]);
  const anchors = sections.flatMap(({ tabs = [] }) => tabs.map(({ anchor }) => anchor));
  expect(new Set(anchors).size).toBe(8);
  await page.context().close();

  const author = await seat(browser, 'author');
  const authorsHands = await CountedHands.on(author);
  await administrator.create('reusable_sections', {
    title: `${word} shared`,
    sections: [headline(`${word} offer`)],
    _status: 'published',
  });
  const draft = await administrator.create(
    'page',
    { title: `${word} draft`, moderation: 'draft', sections: [BILLBOARD] },
    '?draft=true',
  );
  await openSections(author, draft.id);
  await choose(author, 0, 'Duplicate');
  await choose(author, 0, 'Copy');
  await choose(author, 1, 'Paste below');
  await expect(rows(author)).toHaveCount(3);
  await add(author, 'Reusable section');
  await expect(rows(author)).toHaveCount(4);
  const place = rows(author).nth(3).locator('.field-type.relationship');
  await place.locator('.rs__control').click();
  await author.keyboard.type(`${word} shared`);
  await author
    .locator('.rs__option')
    .filter({ hasText: `${word} shared` })
    .click();
  await expect(rows(author).nth(3)).toContainText(`${word} offer`);
  // All of these change what others show, which authors may not.
  await rows(author).first().locator('.array-actions__button').first().click();
  await expect(author.getByRole('button', { name: 'Paste below' })).toBeVisible();
  for (const name of ['Make reusable', 'Save as template', 'Make it a copy of this page'])
    await expect(author.getByText(name, { exact: true })).toHaveCount(0);
  await author.keyboard.press('Escape');

  await rows(author).nth(3).locator('.collapsible__drag').first().press('ArrowUp');
  await expect(rows(author).nth(2)).toContainText(`${word} shared`);
  await author.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(rows(author).nth(3)).toContainText(`${word} shared`);
  await author.keyboard.press('Control+Shift+z');
  await expect(rows(author).nth(2)).toContainText(`${word} shared`);
  await save(author, /^save draft/i);
  const saved = await savedSections(draft.id);
  expect(saved.map(({ tabs }) => tabs?.length)).toEqual([4, 4, undefined, 4]);

  // In a new page, too, and in rows of a section: a text has buttons before its field.
  await author.goto(`${CMS}/admin/collections/page/create?locale=en`);
  await expect(author.locator('#field-title')).toBeFocused();
  authorsHands.begin();
  await showSections(author);
  await add(author, 'Tabbed billboard');
  await expect(rows(author).first().locator('input').first()).toBeFocused();
  await authorsHands.expectClicksOf('Add a section');
  await rows(author).first().getByRole('button', { name: 'Add Tab' }).click();
  await expect(author.locator('#field-sections__0__tabs__0__label')).toBeFocused();
  await add(author, 'Text');
  // Before the field is there, as fingers do it: a capital letter is two keys, and one is taken back.
  await author.keyboard.press('Shift+T');
  await author.keyboard.type('yped at oncee');
  await author.keyboard.press('Backspace');
  const text = rows(author).nth(1).locator('[contenteditable=true]').first();
  await expect(text).toBeFocused();
  await expect(text).toHaveText('Typed at once');
  await author.context().close();
});

test('C-5 C-14 a section that is moved right after its text was typed keeps it, and no other text is written over', async ({
  browser,
}) => {
  test.slow();
  const sections = ['One', 'Two'].map((words) => ({ blockType: 'basic', body: paragraph(words) }));
  const { id } = await administrator.create('page', { title: uniqueWord(), moderation: 'draft', sections });
  const page = await seat(browser, 'editor');
  // A busy computer: texts are handed to the form when the browser is idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback) =>
      setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), 450) as unknown as number;
  });
  await openSections(page, id);
  for (const words of [' and more', ' and last']) {
    const text = rows(page).first().locator('[contenteditable=true]');
    // The response of the server to the move comes after this, and does not close it again.
    if (!(await text.isVisible())) await rows(page).first().locator('.collapsible__toggle').first().click();
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(words);
    await rows(page).first().locator('.collapsible__drag').first().press('ArrowDown');
    await expect(rows(page).nth(1).locator('.collapsible__drag').first()).toBeFocused();
  }
  const texts = async () => {
    const { sections: saved } = await administrator.ask<{ sections: { body: unknown }[] }>(
      `/api/page/${id}?draft=true&depth=0`,
    );
    return saved.map(({ body }) => JSON.stringify(body).match(/"text":"([^"]*)"/)?.[1]);
  };
  const isSave = ({ pathname }: URL) => pathname === `/api/page/${id}`;
  // Beside a save whose answer takes long, it waits for that.
  await page.route(
    isSave,
    async (route) => {
      const response = await route.fetch();
      await new Promise((answer) => setTimeout(answer, 2000));
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  // A slow computer sends it later, and takes along what is moved before.
  const isSent = page.waitForRequest(
    (request) => request.method() === 'PATCH' && isSave(new URL(request.url())),
  );
  const saving = save(page, 'Save Draft');
  await isSent;
  await rows(page).nth(1).locator('.collapsible__drag').first().press('ArrowUp');
  await saving;
  await expect(rows(page).first().locator('.collapsible__drag').first()).toBeFocused();
  expect(await texts()).toEqual(['One and more', 'Two and last']);
  await save(page, 'Save Draft');
  expect(await texts()).toEqual(['Two and last', 'One and more']);
});
