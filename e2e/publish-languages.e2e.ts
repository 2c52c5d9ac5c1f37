import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { CountedHands } from './support/count-hands.ts';
import { CMS, Editor, fillPlan, logIn, SITE } from './support/editor.ts';

const uniqueWord = () => `Quill${randomBytes(5).toString('hex')}`;

let editor: Editor;
test.beforeEach(async () => {
  editor = await Editor.logIn();
});
test.afterEach(() => editor.leave());

type Text = { id: number; nid: number; word: string };

/** Published in both languages, with an unfinished draft in each. */
async function createWithDrafts(): Promise<Text> {
  const word = uniqueWord();
  const { id, nid } = await editor.create('article', { title: `${word} old`, _status: 'published' });
  await editor.update('article', id, { title: `${word} alt`, _status: 'published' }, '?locale=de');
  await editor.update('article', id, { title: `${word} new` }, '?draft=true');
  await editor.update('article', id, { title: `${word} neu` }, '?draft=true&locale=de');
  return { id, nid, word };
}

async function publishedTitles(request: APIRequestContext, { nid }: Text): Promise<(string | undefined)[]> {
  const query = `{ en: nodes(nids: ["${nid}"]) { title } de: nodes(nids: ["${nid}"], language: de) { title } }`;
  const { data } = await (await request.post(`${SITE}/graphql`, { data: { query } })).json();
  return [data.en[0]?.title, data.de[0]?.title];
}
const expectPublished = (request: APIRequestContext, text: Text, titles: string[]) =>
  expect.poll(() => publishedTitles(request, text)).toEqual(titles.map((title) => `${text.word} ${title}`));

async function openForm(page: Page, { id }: Text, language = 'en'): Promise<void> {
  await page.goto(`${CMS}/admin/collections/article/${id}?locale=${language}`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
}

test('C-12 the button publishes the language of the form, and another choice names all that goes out', async ({
  page,
  request,
}) => {
  test.slow();
  const text = await createWithDrafts();
  await logIn(page, 'editor');
  const hands = await CountedHands.on(page);
  await openForm(page, text);
  await hands.click(page.getByRole('button', { name: 'Publish in English' }));
  await expect(page.getByText('Published in English.')).toBeVisible();
  await hands.expectClicksOf('Publish in one language');
  await expectPublished(request, text, ['new', 'alt']);
  await expect(page.locator('.status__value').first()).toContainText('Changed');

  expect(await editor.ask(`/api/article/${text.id}?draft=true&locale=de&depth=0`)).toMatchObject({
    title: `${text.word} neu`,
  });
  await page.getByLabel('Title').fill(`${text.word} newest`);
  hands.begin();
  await hands.click(page.locator('#action-save-popup').getByRole('button'));
  await hands.click(page.getByRole('button', { name: 'Publish all languages…' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`English “${text.word} newest” as it is in this form`);
  await expect(dialog).toContainText(`German “${text.word} neu” as it was saved last`);
  await hands.click(dialog.getByRole('button', { name: 'Publish', exact: true }));
  await expectPublished(request, text, ['newest', 'neu']);
  await hands.expectClicksOf('Publish all languages');
  await expect(page.locator('.status__value').first()).toContainText('Published');
});

test('C-12 an old revision is restored as a draft by the one button there is', async ({ page, request }) => {
  const text = await createWithDrafts();
  const query = `where[parent][equals]=${text.id}&sort=createdAt&limit=1&depth=0`;
  const { docs } = await editor.ask<{ docs: { id: number }[] }>(`/api/article/versions?${query}`);
  await logIn(page, 'editor');
  await page.goto(`${CMS}/admin/collections/article/${text.id}/versions/${docs[0]?.id}`);
  const restore = page.locator('.restore-version').getByRole('button');
  await expect(restore.filter({ visible: true })).toHaveText(['Restore as draft']);
  await restore.filter({ visible: true }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'What is published stays as it is, in every language.',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(new RegExp(`/article/${text.id}`));
  await expect(page.getByLabel('Title')).toHaveValue(`${text.word} old`);
  await expectPublished(request, text, ['old', 'alt']);
});

test('C-12 archiving leaves what is not published a draft, and the panel says which plan is void', async ({
  page,
}) => {
  test.slow();
  const text = await createWithDrafts();
  await logIn(page, 'editor');
  const hands = await CountedHands.on(page);
  await openForm(page, text, 'de');
  const panel = page.getByRole('region', { name: 'Planned changes' });
  await fillPlan(hands, panel, '2031-07-01T09:00');
  await expect(panel.getByLabel('Languages')).toHaveValue('one');
  await expect(panel).toContainText('What is saved later stays a draft.');
  await panel.getByRole('button', { name: 'Plan', exact: true }).click();
  await expect(panel).toContainText('Will be published in German');
  hands.begin();
  await hands.click(page.locator('#field-moderation').getByRole('combobox'));
  await hands.click(page.getByRole('option', { name: 'Archived' }));
  await hands.click(page.getByRole('button', { name: 'Publish in German' }));
  await expect(page.getByText('Archived.', { exact: true })).toBeVisible();
  await hands.expectClicksOf('Archive a page');
  await page.reload();
  await expect(panel).toContainText('Will not be published in German');
  // In the reader's language, with the title that the page has in it.
  await expect(panel).toContainText(`${text.word} new” was archived by`);
  await expect(page.getByLabel('Title')).toHaveValue(`${text.word} neu`);
});
