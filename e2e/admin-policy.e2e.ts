/** Every kind of admin page under its Content-Security-Policy: nothing of Payload's, Next.js's or ours is blocked. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { CMS, Editor, logIn, openLivePreview, paragraph } from './support/editor.ts';
import { open, type PolicyWatch, watchPolicies } from './support/policy-watch.ts';

/**
 * Lists with parts of our own, and one without. Pages of our own are visited in `admin-language.e2e.ts`; the dashboard,
 * an account, the list of images, other forms and versions in `admin-look.e2e.ts`: under the same watch.
 */
const COLLECTIONS = ['redirects', 'scheduled_changes', 'search_tasks', 'mails'];

let watch: PolicyWatch;
test.beforeEach(async ({ context }) => {
  watch = await watchPolicies(context);
});

const admin = (path: string) => `${CMS}/admin${path}`;

/** Runs an inline script, as after an injection of markup. */
const injectScript = (page: Page) =>
  page.evaluate(() => {
    const script = Object.assign(document.createElement('script'), { textContent: 'window.isRun = true' });
    document.body.append(script);
    return (window as { isRun?: boolean }).isRun === true;
  });

test('C-11 a script that was brought into an admin page does not run, and is noticed here', async ({
  page,
}) => {
  await open(page, admin('/login'));
  expect(await injectScript(page)).toBe(false);
  await expect.poll(() => watch.problems.length).toBeGreaterThan(0);
});

test('C-11 lists, what is not there, and logging out', async ({ page }) => {
  test.setTimeout(240_000);
  // Logging out ends a session: not that of this worker.
  const editor = await Editor.logIn();
  const account = { email: `leaver-${Date.now()}@keelstone.example`, password: 'a password for tests only' };
  await editor.create('users', { ...account, name: 'An administrator', role: 'administrator' });
  await logIn(page, account);
  await open(page, admin('/no-such-page'), 404);
  for (const id of ['0', 'create']) await open(page, admin(`/collections/page/${id}/translate`), 404);
  // Also if they were last sorted by a field that a release has taken away.
  for (const slug of COLLECTIONS) {
    await open(page, admin(`/collections/${slug}?sort=gone`));
    await expect(page.locator('.collection-list')).toBeVisible();
  }
  await open(page, admin('/logout'));
  await open(page, admin('/forgot'));
  expect(watch.problems).toEqual([]);
  await editor.leave();
});

test('C-9 C-11 the form of an upload, that of a page, and the preview beside it', async ({ page }) => {
  test.setTimeout(240_000);
  const editor = await Editor.logIn();
  const title = `Policy ${Date.now()}`;
  const fields = { title, body: paragraph('A text to look at.'), moderation: 'draft', _status: 'published' };
  const article = await editor.create('article', fields);
  // A separate account, because Payload remembers per account whether the preview is open.
  const account = { email: `policy-${Date.now()}@keelstone.example`, password: 'a password for tests only' };
  await editor.create('users', { ...account, name: 'An editor', role: 'editor' });
  await logIn(page, account);
  const form = admin(`/collections/article/${article.id}`);
  await open(page, admin('/collections/images/create'));
  await open(page, form);
  await page.locator('.rich-text-lexical [contenteditable="true"]').first().click();
  await page.keyboard.type('More of it. ');
  await openLivePreview(page);
  const pane = page.frameLocator('#live-preview-iframe');
  await expect(pane.getByRole('heading', { level: 1 })).toHaveText(title);
  // What the preview loads late. Its frame is not idle for long: it asks again for what the form says.
  await page.waitForTimeout(1500);
  expect(watch.problems).toEqual([]);
  await editor.leave();
});

test('R-5 one connection cannot make the CMS render hundreds of pages that nobody reads', async () => {
  const { hostname, port } = new URL(CMS);
  const socket = connect(Number(port), hostname);
  let answers = 0;
  socket.on('data', (chunk) => {
    answers += chunk.toString('latin1').split('HTTP/1.1 ').length - 1;
  });
  socket.on('error', () => undefined);
  socket.write('GET /admin/login HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(400));
  await once(socket, 'close');
  expect(answers).toBeLessThan(40);
  expect((await fetch(`${CMS}/api/users/me`)).status).toBe(200);
});

test('R-5 a request to change the protocol is answered as if it were none, and its connection ends', async () => {
  const { hostname, port } = new URL(CMS);
  for (const [path, status] of [
    ['/', '307'],
    ['/api/users/me', '200'],
  ]) {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    const protocol = 'Connection: Upgrade, close\r\nUpgrade: h2c\r\n';
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${protocol}\r\n`);
    await once(socket, 'close');
    expect(answer.split(' ')[1]).toBe(status);
  }
});
