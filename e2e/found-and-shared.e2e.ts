/** Editors say how search engines and shared links show a page. */
import { expect, type Page, test } from '@playwright/test';
import { violationsInAdmin, violationsInBothSchemes } from './support/axe.ts';
import { CountedHands } from './support/count-hands.ts';
import {
  awaitHydration,
  CMS,
  Editor,
  follow,
  followInMenu,
  logIn,
  paragraph,
  SITE,
} from './support/editor.ts';
import { queryDatabase } from './support/instance.ts';
import { inventWord } from './support/search-page.ts';

let editor: Editor;
test.beforeEach(async () => {
  editor = await Editor.logIn();
});
test.afterEach(() => editor.leave());

/** Names an owner, and the day on which the page should be read again. */
async function lookAfter(hands: CountedHands, owner: string): Promise<void> {
  const { page } = hands;
  const care = page.getByRole('region', { name: 'Who looks after it' });
  await care.getByLabel('Owner').selectOption(owner);
  await hands.writeDate(care.getByLabel('Read it again on'), '2026-01-05');
  expect(await violationsInBothSchemes(page, '.page-care')).toEqual([]);
  await hands.click(care.getByRole('button', { name: 'Keep owner and day' }));
  await expect(page.getByText('Owner and day are kept.')).toBeVisible();
}

const preview = (page: Page) =>
  page.getByRole('region', { name: 'Preview of search result and shared link' });

test('R-3 C-15 U-9 an editor sees a search result and a shared link while typing, and publishes them', async ({
  page,
  request,
}) => {
  test.slow();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const word = inventWord();
  const { id, alias } = await editor.create('article', {
    title: `Guide ${word}`,
    body: paragraph('What the page says itself.'),
    _status: 'published',
  });
  await logIn(page, 'editor');
  const hands = await CountedHands.on(page);
  await page.goto(`${CMS}/admin/collections/article/${id}`);
  const tab = page.getByRole('button', { name: 'Found and shared' });
  await awaitHydration(tab);
  await tab.click();
  await expect(preview(page)).toContainText(`Guide ${word} – Keelstone`);
  await expect(preview(page)).toContainText('What the page says itself.');
  await expect(preview(page)).toContainText('26 of about 160 characters. Short');

  const description = `A guide that ${word} explains to everybody who has to decide within the first hour of an incident.`;
  await page.getByLabel('Title for search engines').fill(`What ${word} is`);
  await page.getByLabel('Description for search engines').fill(description);
  await expect(preview(page)).toContainText(`What ${word} is – Keelstone`);
  await expect(preview(page).getByText('of about 160 characters. Fits.')).toBeVisible();
  expect(await violationsInAdmin(page, '.meta-preview')).toEqual([]);
  await page.getByRole('button', { name: 'Publish in English' }).click();
  const head = async () => (await (await request.get(SITE + alias)).text()).split('<body')[0] ?? '';
  await expect.poll(head).toContain(`<title>What ${word} is – Keelstone</title>`);
  expect(await head()).toContain(`<meta name="description" content="${description}"/>`);

  hands.begin();
  await lookAfter(hands, 'The editor');
  await hands.expectClicksOf('Name an owner and a day to read a page again');
  await page.getByLabel('Keep it out of search engines').check();
  await expect(preview(page)).toContainText('Search engines are asked not to list this page.');
  await page.getByRole('button', { name: 'Publish in English' }).click();
  await expect.poll(head).toContain('<meta name="robots" content="noindex"/>');
  expect(await (await request.get(`${SITE}/sitemap.xml`)).text()).not.toContain(alias);
  expect(problems).toEqual([]);
});

test('C-6 R-3 U-9 an author finds a page with a broken link in the reports, gets to its form, and looks after it', async ({
  page,
}) => {
  test.slow();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const word = inventWord();
  const links = [{ to: 'url', title: 'Go', url: `/gone/${word}` }];
  const sections = [{ blockType: 'links_list', title: 'Links', links }];
  await editor.create('page', { title: `Guide ${word}`, sections, _status: 'published' });

  const account = { email: `${word}@keelstone.example`, password: 'a password for tests only' };
  await editor.create('users', { ...account, name: `Author ${word}`, role: 'author' });
  await logIn(page, account);
  const hands = await CountedHands.on(page);
  await page.goto(`${CMS}/admin`);
  await followInMenu(page, 'Reports on pages', /admin\/page-reports/);
  const guide = page.getByRole('row', { name: `Guide ${word}` });
  await expect(page.getByRole('heading', { name: 'Without description' })).toBeVisible();
  await expect(guide).toBeVisible();
  await follow(page.getByRole('link', { name: 'Not linked' }), /report=orphans/);
  await expect(page.getByRole('heading', { name: 'Not linked' })).toBeVisible();
  await page.getByRole('link', { name: 'Broken links' }).click();
  await expect(guide).toContainText(`/gone/${word}`);
  expect(await violationsInAdmin(page)).toEqual([]);
  await page.getByRole('link', { name: 'Redirects in use' }).click();
  await expect(page.getByRole('heading', { name: 'Redirects in use' })).toBeVisible();
  expect(await violationsInBothSchemes(page, '.page-reports')).toEqual([]);
  await page.goBack();
  await guide.getByRole('link').click();
  await expect(page.getByRole('heading', { name: `Guide ${word}`, level: 1 })).toBeVisible();

  // The author takes it over, and is reminded on the day.
  await lookAfter(hands, `Author ${word}`);
  await page.goto(`${CMS}/admin`);
  const mine = page.locator('.dashboard-list', { hasText: 'Yours to read again' });
  await expect(mine.getByRole('link', { name: `Guide ${word}` })).toBeVisible();
  await page.goto(`${CMS}/admin/page-reports?report=stale`);
  await page.getByRole('link', { name: `Author ${word}`, exact: true }).click();
  await expect(guide).toContainText(`To be read again since 2026-01-05.Author ${word} looks after it.`);
  expect(await violationsInBothSchemes(page, '.page-reports')).toEqual([]);
  expect(problems).toEqual([]);
});

test('R-3 U-9 an editor finds a broken link to another site, and decides to ignore it', async ({ page }) => {
  test.slow();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  const word = inventWord();
  const address = `https://${word}.invalid/`;
  const links = [{ to: 'url', title: 'The source', url: address }];
  const sections = [{ blockType: 'links_list', title: 'Links', links }];
  await editor.create('page', { title: `Guide ${word}`, sections, _status: 'published' });
  // Nothing outside is visited by tests: the link has failed since the first of the month.
  await queryDatabase(
    `insert into editing.external_links (address, host, due_at, outcome, answer, failed_days, failing_since)
     values ($1, $2, '2099-01-01', 'failed', '404', 3, '2026-11-01')`,
    [address, new URL(address).host],
  );
  await logIn(page, 'editor');
  await page.goto(`${CMS}/admin/page-reports`);
  await page.getByRole('link', { name: 'Broken links' }).click();
  const others = page.getByRole('region', { name: 'Links to other sites' });
  const row = others.getByRole('row', { name: `Guide ${word}` });
  await expect(row).toContainText(`The source ${address}`);
  await expect(row).toContainText('There is no such page (404).');
  await expect(row).toContainText('2026-11-01');
  expect(await violationsInAdmin(page)).toEqual([]);
  const ignored = others.getByText(/^Ignored/);
  await expect(async () => {
    await row.getByRole('button', { name: 'Ignore this link' }).click({ timeout: 1000 });
    await expect(ignored).toBeVisible({ timeout: 5000 });
  }).toPass();
  await ignored.click();
  await expect(page.getByText('The link is ignored from now on.')).toBeVisible();
  await expect(row).toBeVisible();
  expect(await violationsInBothSchemes(page, '.page-reports')).toEqual([]);
  await row.getByRole('button', { name: 'Check this link again' }).press('Enter');
  await expect(row.getByRole('button', { name: 'Ignore this link' })).toBeVisible();
  await queryDatabase('delete from editing.external_links where address = $1', [address]);
  expect(problems).toEqual([]);
});
