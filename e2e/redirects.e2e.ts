import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { CountedHands } from './support/count-hands.ts';
import { CMS, Editor, follow, logIn, SITE } from './support/editor.ts';

const uniqueWord = () => `quill${randomBytes(5).toString('hex')}`;
/** The site writes its counts every five seconds. */
const COUNTED_WITHIN_MS = 15_000;

type Redirect = { id: number; from: string; hits: number };

let editor: Editor;
test.beforeEach(async () => {
  editor = await Editor.logIn();
});
test.afterEach(() => editor.leave());

const find = async (from: string) =>
  (await editor.ask<{ docs: Redirect[] }>(`/api/redirects?where[from][equals]=${from}`)).docs[0];

test('C-6 R-2 redirects come in from a file, after a look at what would happen, lead on, and are counted', async ({
  page,
  request,
}) => {
  const [old, chained] = [`/${uniqueWord()}`, `/${uniqueWord()}`];
  await logIn(page, 'editor');
  await page.goto(`${CMS}/admin/collections/redirects`);
  const exchange = page.getByRole('region', { name: 'Import and export' });
  const choose = (csv: string) =>
    exchange
      .locator('input[type=file]')
      .setInputFiles({ name: 'redirects.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });

  await choose(`from;to;status\n${old};/search;302\n${chained};${old};301\n`);
  await expect(exchange).toContainText('2 refused');
  await expect(exchange).toContainText(`${chained} → ${old} → /search. Point to /search.`);
  await expect(exchange.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  expect(await find(old)).toBeUndefined();

  await choose(`from;to;status\n${old};/search;302\n`);
  await exchange.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Imported: 1 new.')).toBeVisible();

  const ask = () => request.get(`${SITE}${old.toUpperCase()}`, { maxRedirects: 0 });
  await expect.poll(async () => (await ask()).status()).toBe(302);
  expect((await ask()).headers().location).toBe('/search');
  await expect.poll(async () => (await find(old))?.hits, { timeout: COUNTED_WITHIN_MS }).toBeGreaterThan(1);
  await editor.remove('redirects', (await find(old))?.id ?? 0);
});

test('C-6 R-2 an editor adds a redirect', async ({ page, request }) => {
  test.slow();
  const from = `/${uniqueWord()}`;
  await logIn(page, 'editor');
  const hands = await CountedHands.on(page);
  await page.goto(`${CMS}/admin`);
  await hands.follow(
    page.locator('a[href="/admin/collections/redirects/create"]').first(),
    /redirects\/create/,
  );
  await hands.typeFirst(page.locator('#field-from'), from);
  await hands.write(page.locator('#field-to'), '/search');
  await hands.click(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page).toHaveURL(/redirects\/\d+/);
  await hands.expectClicksOf('Add a redirect');
  await expect
    .poll(async () => (await request.get(`${SITE}${from}`, { maxRedirects: 0 })).headers().location)
    .toBe('/search');
  await editor.remove('redirects', (await find(from))?.id ?? 0);
});

test('C-6 a page of the CMS is marked, and stands on the dashboard', async ({ page }) => {
  const deleteShortcuts = async () => {
    const { docs } = await editor.ask<{ docs: { id: number }[] }>('/api/shortcuts');
    for (const { id } of docs) await editor.remove('shortcuts', id);
  };
  // What a try before this one has left.
  await deleteShortcuts();
  await logIn(page);
  await page.goto(`${CMS}/admin/collections/testimonial`);
  await page.getByRole('button', { name: 'Add shortcut' }).click();
  await expect(page.getByText('is on your dashboard now')).toBeVisible();
  await page.goto(`${CMS}/admin`);
  const shortcuts = page.locator('section', { has: page.getByRole('heading', { name: 'Shortcuts' }) });
  await follow(shortcuts.getByRole('link', { name: 'Testimonials' }), /\/admin\/collections\/testimonial/);
  await deleteShortcuts();
});
