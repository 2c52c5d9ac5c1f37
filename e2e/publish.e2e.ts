import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { CountedHands } from './support/count-hands.ts';
import {
  ARCHIVED,
  CMS,
  Editor,
  EVERYWHERE,
  expectVisitorsSee,
  logIn,
  NOWHERE,
  paragraph,
  SITE,
} from './support/editor.ts';

/** A word that occurs nowhere else, so that a search for it finds only this test's node. */
const uniqueWord = () => `Quill${randomBytes(5).toString('hex')}`;

let editor: Editor;
test.beforeEach(async () => {
  editor = await Editor.logIn();
});
test.afterEach(() => editor.leave());

async function publishArticle(title = `${uniqueWord()} and the tide`) {
  const body = paragraph('A text for the length of one test.');
  return editor.create('article', { title, body, _status: 'published' });
}

const seen = ({ title, alias, nid }: { title: string; alias: string; nid: number }) => ({
  title,
  path: alias,
  nid,
});

test('R-5 C-9 what an editor publishes in the CMS is on the page, in search and in suggestions within a second', async ({
  page,
  request,
}) => {
  const article = await publishArticle();
  await expectVisitorsSee(request, seen(article), EVERYWHERE);

  await logIn(page);
  await page.goto(`${CMS}/admin/collections/article/${article.id}?locale=en`);
  const title = `${uniqueWord()} after the tide`;
  await page.locator('#field-title').fill(title);
  await page
    .getByRole('button', { name: /publish/i })
    .first()
    .click();
  await expect(page.getByText('Published in English.')).toBeVisible();

  await expectVisitorsSee(request, { ...seen(article), title }, EVERYWHERE);
  await expectVisitorsSee(request, seen(article), NOWHERE);
});

test('C-9 a draft of a new text shows nowhere', async ({ request }) => {
  const title = `${uniqueWord()} in a drawer`;
  const draft = await editor.create('article', { title, body: paragraph('Not yet.') }, '?draft=true');
  await publishArticle();
  await expectVisitorsSee(request, { ...seen(draft), path: draft.alias ?? '/articles/none' }, NOWHERE);
});

test('C-9 a draft of a published text changes nothing for visitors until it is published', async ({
  request,
}) => {
  const article = await publishArticle();
  await expectVisitorsSee(request, seen(article), EVERYWHERE);
  const title = `${uniqueWord()} reconsidered`;
  await editor.update('article', article.id, { title, _status: 'draft' }, '?draft=true');
  await publishArticle();
  await expectVisitorsSee(request, seen(article), EVERYWHERE);
  await expectVisitorsSee(request, { ...seen(article), title }, NOWHERE);
});

test('C-9 unpublishing and deleting remove a text everywhere within a second', async ({ request }) => {
  const [first, second] = [await publishArticle(), await publishArticle()];
  await expectVisitorsSee(request, seen(first), EVERYWHERE);
  await editor.update('article', first.id, { _status: 'draft' });
  await expectVisitorsSee(request, seen(first), NOWHERE);
  await editor.remove('article', second.id);
  await expectVisitorsSee(request, seen(second), NOWHERE);
});

test('C-9 S-19 archiving moves a text to the date value Archived and keeps its page, marked', async ({
  page,
  request,
}) => {
  const article = await publishArticle();
  await editor.update('article', article.id, { moderation: 'archived', _status: 'published' });
  await expectVisitorsSee(request, seen(article), ARCHIVED);
  await page.goto(article.alias);
  await expect(page.getByRole('main')).toContainText(/archived/i);
});

test('C-6 a changed path leaves a redirect from the former one', async ({ request }) => {
  const article = await publishArticle();
  const alias = `/articles/${uniqueWord().toLowerCase()}`;
  await editor.update('article', article.id, { alias, _status: 'published' });
  await expectVisitorsSee(request, { ...seen(article), path: alias }, EVERYWHERE);
  const former = await request.get(`${SITE}${article.alias}`, { maxRedirects: 0 });
  expect(former.status()).toBe(301);
  expect(former.headers().location).toBe(alias);
});

test('C-3 C-9 renaming a term changes every page and search that shows it', async ({ request }) => {
  const name = uniqueWord();
  const term = await editor.create('industries', { label: name });
  const title = `${uniqueWord()} on the quay`;
  const article = await editor.create('article', {
    title,
    body: paragraph('A text for the length of one test.'),
    industries: [term.id],
    _status: 'published',
  });
  const pageText = async () => (await request.get(`${SITE}${article.alias}`)).text();
  await expect.poll(pageText, { timeout: 1000, intervals: [50] }).toContain(name);
  const renamed = uniqueWord();
  await editor.update('industries', term.id, { label: renamed });
  await expect.poll(pageText, { timeout: 1000, intervals: [50] }).toContain(renamed);
  const facets = await (await request.get(`${SITE}/search`)).text();
  expect(facets).toContain(renamed);
  expect(facets).not.toContain(name);
});

/** From the dashboard to an article with a text that is in review. @returns its id */
async function sendToReview(hands: CountedHands, title: string): Promise<number> {
  const { page } = hands;
  await page.goto(`${CMS}/admin?locale=en`);
  await hands.follow(page.locator('a[href="/admin/collections/article/create"]').first(), /article\/create/);
  await hands.typeFirst(page.locator('#field-title'), title);
  await hands.write(page.locator('[data-lexical-editor="true"]').first(), 'Please read.');
  await hands.click(page.getByRole('button', { name: 'Send to review' }));
  await expect(page).toHaveURL(/article\/\d+/);
  await hands.expectClicksOf('Write an article with a text, and send it to review');
  return Number(/article\/(\d+)/.exec(page.url())?.[1]);
}

test('C-11 an editor writes and sends to review by as many clicks as an author', async ({ page }) => {
  test.slow();
  await logIn(page, 'editor');
  const id = await sendToReview(await CountedHands.on(page), `${uniqueWord()} for a colleague`);
  const { moderation } = await editor.ask<{ moderation: string }>(`/api/article/${id}?draft=true`);
  expect(moderation).toBe('in_review');
  await editor.remove('article', id);
});

test('C-11 an author writes and sends to review, and cannot publish', async ({ page, request }) => {
  test.slow();
  const account = { email: `${uniqueWord()}@keelstone.example`.toLowerCase(), password: uniqueWord() };
  await editor.create('users', { ...account, name: 'An author', role: 'author' });
  const author = await Editor.logIn(account);
  const title = `${uniqueWord()} for review`;
  await logIn(page, account);
  const hands = await CountedHands.on(page);
  const id = await sendToReview(hands, title);
  const draft = await author.ask<Parameters<typeof seen>[0]>(`/api/article/${id}?draft=true`);
  expect(draft).toMatchObject({ title, moderation: 'in_review' });
  expect(await author.tryUpdate('article', id, { _status: 'published' })).toBe(403);
  await expectVisitorsSee(request, { ...seen(draft), path: draft.alias ?? '/articles/none' }, NOWHERE);
  await editor.remove('article', id);
  await author.leave();
});
