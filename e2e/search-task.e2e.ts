import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import instance from './instance.json' with { type: 'json' };
import { CMS, Editor, logIn, paragraph, SITE } from './support/editor.ts';
import { environmentOfCms } from './support/instance.ts';

const TASKS = `${CMS}/admin/collections/search_tasks`;
const ARTICLES = 3;
/** Number of searches after the task has ended, while the site rebuilds its indexes. */
const SEARCHES_AFTERWARDS = 40;
const CMS_PORT = Number(instance.CMS_PORT);

const uniqueWord = () => `Quill${randomBytes(5).toString('hex')}`;

let editor: Editor;
let database: pg.Client;
test.beforeEach(async () => {
  editor = await Editor.logIn();
  database = new pg.Client({ connectionString: environmentOfCms(CMS_PORT).DATABASE_URL });
  await database.connect();
});
test.afterEach(async () => {
  await database.end();
  await editor.leave();
});

/** Publishes articles that are found by one word only. */
async function publishArticles() {
  const word = uniqueWord();
  const articles = [];
  for (let number = 1; number <= ARTICLES; number += 1) {
    const fields = { title: `${word} ${number}`, body: paragraph('To be found.') };
    articles.push(await editor.create('article', { ...fields, _status: 'published' }));
  }
  return { word, articles };
}

async function countResults(request: APIRequestContext, word: string): Promise<number> {
  const html = await (await request.get(`${SITE}/search?keyword=${word}`)).text();
  return Number(/of ([\d,]+) Results/.exec(html)?.[1] ?? 0);
}

/** Changes a title in the read model and notifies the sites, as none of our code would. */
async function forgeTitle(nid: number, title: string): Promise<void> {
  await database.query(
    "update published.nodes set node = jsonb_set(node, '{title}', to_jsonb($2::text)) where nid = $1",
    [nid, title],
  );
  await database.query("insert into published.change_log (kind, nid, language) values ('node', $1, 'en')", [
    nid,
  ]);
}

const startByRequest = async (page: Page) => {
  const answer = await page.request.post(`${CMS}/api/search_tasks/start`, { headers: { Origin: CMS } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
};

test('A-4 A-2 an editor starts a rebuild and watches it; visitors search meanwhile, and see what was wrong corrected', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const { word, articles } = await publishArticles();
  await expect.poll(() => countResults(request, word)).toBe(ARTICLES);
  const { nid, alias, title } = articles[0] as (typeof articles)[number];
  const pageTitle = async () => (await request.get(`${SITE}${alias}`)).text();
  await forgeTitle(nid, `${word} forged`);
  await expect.poll(pageTitle).toContain(`${word} forged`);

  await logIn(page);
  await page.goto(TASKS);
  await page.getByRole('button', { name: 'Rebuild the search index' }).click();
  await expect(page).toHaveURL(/\/search_tasks\/\d+/);
  const panel = page.getByRole('region', { name: 'Progress' });
  const done = panel.getByRole('heading', { name: 'Done' });
  await expect(panel.getByRole('progressbar').or(done)).toBeVisible();
  while (!(await done.isVisible())) {
    expect(await panel.getByRole('heading', { name: 'Failed' }).isVisible()).toBe(false);
    expect(await countResults(request, word)).toBe(ARTICLES);
    // Searching without a pause would take the processors from the rebuild.
    await page.waitForTimeout(250);
  }
  await expect(panel).toContainText(/pages compared with what visitors see: [1-9]\d* entr/);
  for (let search = 0; search < SEARCHES_AFTERWARDS; search += 1)
    expect(await countResults(request, word)).toBe(ARTICLES);
  await expect.poll(pageTitle).toContain(title);
  expect(await pageTitle()).not.toContain(`${word} forged`);
});

test('A-4 there is one rebuild at a time, and an editor cancels it', async ({ page }) => {
  await logIn(page);
  await page.goto(TASKS);
  const start = page.getByRole('button', { name: 'Rebuild the search index' });
  await expect(start).toBeEnabled();
  const id = await startByRequest(page);
  // Locking the task stops it and nothing else.
  await database.query('begin');
  await database.query('select from search_tasks where id = $1 for update', [id]);
  await start.click();
  await expect(page.getByText(`by task ${id}`)).toBeVisible();

  await page.goto(`${TASKS}/${id}`);
  const panel = page.getByRole('region', { name: 'Progress' });
  await expect(panel.getByRole('progressbar')).toBeVisible();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await database.query('rollback');
  await expect(panel.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  await expect(panel).toContainText('What was corrected stays');
  await expect(panel.getByRole('button', { name: 'Cancel' })).toBeHidden();
});
