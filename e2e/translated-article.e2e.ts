import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { CountedHands } from './support/count-hands.ts';
import { CMS, Editor, logIn, paragraph, SITE } from './support/editor.ts';

let editor: Editor;
test.beforeEach(async () => {
  editor = await Editor.logIn();
});
test.afterEach(() => editor.leave());

const tab = (page: Page, name: string) =>
  page.locator('.tabs-field').getByRole('button', { name, exact: true });
const section = (page: Page, number: number) => page.locator(`#sections-row-${number}`);
const text = (place: Page | Locator) => place.locator('[data-lexical-editor="true"]').first();

/** How long the form's questions to the server are held up, in milliseconds. */
const DELAY = 600;

/** Of the text and the three sections, in their order. */
const GERMAN_TEXTS = [
  'Der Text.',
  'Eine Überschrift',
  'Ein Satz.',
  'Noch eine Überschrift',
  'Noch ein Text.',
  'Der letzte Text.',
];

/** Adds a section while the form's last answer is still on its way: it stays open, with its fields. */
async function add(hands: CountedHands, kind: string, number: number): Promise<void> {
  const { page } = hands;
  await hands.click(page.getByRole('button', { name: 'Add Section' }));
  const choice = page.locator('.blocks-drawer__block').filter({ has: page.getByText(kind, { exact: true }) });
  await hands.click(choice);
  const place = section(page, number);
  const content = place.getByLabel('Heading').or(text(place)).first();
  await expect(content).toBeVisible();
  // And still so once the server has answered.
  await page.waitForTimeout(2 * DELAY);
  await expect(content).toBeVisible();
}

/** Exports a translation from the form of a page, as if for a translator, whose program changes one of the texts. */
async function exchangeXliff(hands: CountedHands): Promise<void> {
  const { page } = hands;
  const translate = page.getByRole('link', { name: 'Translate', exact: true });
  await expect(translate).toBeVisible();
  hands.begin();
  await hands.follow(translate, /translate/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    hands.click(page.getByRole('link', { name: 'Export as XLIFF' })),
  ]);
  const xliff = (await readFile(await file.path(), 'utf8')).replace('Noch ein Text.', 'Ein besserer Text.');
  await hands.chooseFiles(page.getByLabel('Import XLIFF'), {
    name: 'a.xlf',
    mimeType: 'application/xliff+xml',
    buffer: Buffer.from(xliff),
  });
  await expect(page.getByRole('status').filter({ hasText: 'Fields filled from the file: 1.' })).toBeVisible();
  await hands.click(page.getByRole('button', { name: 'Save draft' }));
  await expect(page.getByRole('status').filter({ hasText: 'Saved as a draft.' })).toBeVisible();
  await hands.expectClicksOf('Export and import XLIFF, and save');
}

/** A heading as editors of WordPress and of ours write it: two number signs and a space, at the beginning of a line. */
async function writeHeading(hands: CountedHands, words: string): Promise<void> {
  for (const key of ['Enter', '#', '#', ' ']) await hands.press(key);
  await hands.type(words);
}

async function writeParagraph(hands: CountedHands, words: string): Promise<void> {
  await hands.press('Enter');
  await hands.type(words);
}

test('C-10 an article with three sections is written, translated and published with few clicks, and goes to a translator as XLIFF and back', async ({
  page,
}) => {
  test.slow();
  const word = `Quill${randomBytes(5).toString('hex')}`;
  await logIn(page, 'editor');
  const hands = await CountedHands.on(page);
  await page.route('**/admin/**', async (route) => {
    if ('next-action' in route.request().headers())
      await new Promise((resolve) => setTimeout(resolve, DELAY));
    await route.continue();
  });
  // Each click counts, so none may come before React has attached its handlers.
  await page.goto(`${CMS}/admin?locale=en`, { waitUntil: 'networkidle' });

  await hands.click(page.locator('a[href="/admin/collections/article/create"]').first());
  await hands.typeFirst(page.getByLabel('Title'), `${word} in English`);
  await hands.write(text(page), 'The text.');
  await hands.click(tab(page, 'Sections'));
  await add(hands, 'Headline', 0);
  await hands.write(section(page, 0).getByLabel('Heading'), 'One heading');
  await hands.press('Tab');
  await hands.type('One sentence.');
  await add(hands, 'Featured text', 1);
  // The cursor is in the first field of a section.
  await expect(section(page, 1).getByLabel('Heading')).toBeFocused();
  await hands.type('Another heading');
  await hands.write(text(section(page, 1)), 'Another text.');
  await add(hands, 'Text', 2);
  await expect(text(section(page, 2))).toBeFocused();
  await hands.type('The last text.');
  await hands.click(page.getByRole('button', { name: 'Publish in English' }));
  await expect(page).toHaveURL(/\/article\/\d+/);
  const id = Number(/article\/(\d+)/.exec(page.url())?.[1]);
  expect(id).toBeGreaterThan(0);

  await hands.click(page.getByRole('link', { name: 'Translate', exact: true }));
  const german = page.locator('.translate textarea');
  await expect(german.first()).toBeFocused();
  await hands.type(`${word} auf Deutsch`);
  for (const words of GERMAN_TEXTS) await writeParagraph(hands, words);
  await hands.click(page.getByRole('button', { name: 'Publish in German' }));
  await expect(page.getByRole('status').filter({ hasText: 'Published in German.' })).toBeVisible();
  // docs/editors.md says what WordPress needs.
  await hands.expectClicksOf('Write, translate and publish an article with three sections');
  await expect
    .poll(async () => (await page.request.get(`${SITE}/de/artikel/${word.toLowerCase()}-auf-deutsch`)).text())
    .toContain('Der letzte Text.');

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await exchangeXliff(hands);
  const draft = await editor.ask(`/api/article/${id}?draft=true&locale=de&depth=0`);
  expect(JSON.stringify(draft)).toContain('Ein besserer Text.');
  // The form lets go of the page after the save that its message confirms.
  await expect(() => editor.remove('article', id)).toPass({ timeout: 10_000 });
});

test('C-10 the same article with headings in its text, as WordPress has it, is written, translated and published with fewer clicks', async ({
  page,
}) => {
  test.slow();
  const word = `Quill${randomBytes(5).toString('hex')}`;
  await logIn(page, 'editor');
  const hands = await CountedHands.on(page);
  await page.goto(`${CMS}/admin?locale=en`, { waitUntil: 'networkidle' });
  await hands.click(page.locator('a[href="/admin/collections/article/create"]').first());
  await hands.typeFirst(page.getByLabel('Title'), `${word} in English`);
  await hands.write(text(page), 'The text.');
  await writeHeading(hands, 'One heading');
  await writeParagraph(hands, 'One sentence.');
  await writeHeading(hands, 'Another heading');
  await writeParagraph(hands, 'Another text.');
  await writeParagraph(hands, 'The last text.');
  await hands.click(page.getByRole('button', { name: 'Publish in English' }));
  await expect(page).toHaveURL(/\/article\/\d+/);
  const id = Number(/article\/(\d+)/.exec(page.url())?.[1]);
  await hands.click(page.getByRole('link', { name: 'Translate', exact: true }));
  await expect(page.locator('.translate textarea').first()).toBeFocused();
  await hands.type(`${word} auf Deutsch`);
  for (const words of GERMAN_TEXTS) await writeParagraph(hands, words);
  await hands.click(page.getByRole('button', { name: 'Publish in German' }));
  await expect(page.getByRole('status').filter({ hasText: 'Published in German.' })).toBeVisible();
  await hands.expectClicksOf('Write, translate and publish an article with headings in its text');
  const german = async () =>
    (await page.request.get(`${SITE}/de/artikel/${word.toLowerCase()}-auf-deutsch`)).text();
  await expect.poll(german).toMatch(/<h2[^>]*>Eine Überschrift<\/h2>[\s\S]*Der letzte Text\./);
  // The workspace lets go of the page after the save that its message confirms.
  await expect(() => editor.remove('article', id)).toPass({ timeout: 10_000 });
});

test('C-10 an author gives a draft to a translator as XLIFF, and takes it back', async ({ page }) => {
  const word = `Quill${randomBytes(5).toString('hex')}`;
  const { id } = await editor.create(
    'article',
    { title: word, body: paragraph('Another text.'), moderation: 'draft' },
    '?draft=true',
  );
  const german = { title: `${word} auf Deutsch`, body: paragraph('Noch ein Text.') };
  await editor.update('article', id, german, '?draft=true&locale=de');
  await logIn(page, 'author');
  const hands = await CountedHands.on(page);
  await page.goto(`${CMS}/admin/collections/article/${id}?locale=en`, { waitUntil: 'networkidle' });
  await exchangeXliff(hands);
  const draft = await editor.ask(`/api/article/${id}?draft=true&locale=de&depth=0`);
  expect(JSON.stringify(draft)).toContain('Ein besserer Text.');
});
