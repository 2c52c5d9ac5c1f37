/**
 * Takes the screenshots of docs/editors.md from a CMS that runs with the demo:
 *
 *   node e2e/guide-pictures.ts http://localhost:3001 EMAIL PASSWORD [NAME …]
 *
 * `npm run guide-pictures` takes them from what `npm start` serves.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { BROWSER_ARGUMENTS } from './support/browser-arguments.ts';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'pictures');
const WIDTH = 1280;
const HEIGHT = 820;
const QUALITY = 62;

const [cms, email, password, ...only] = process.argv.slice(2);
if (!cms || !email || !password) {
  console.error('Say where the CMS is and who looks: guide-pictures.ts http://localhost:3001 EMAIL PASSWORD');
  process.exit(2);
}

/** A screenshot, and how to get there. */
type Picture = { name: string; path: string; prepare?(page: Page): Promise<void> };

const openTab = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
};

/** The CMS remembers whether the live preview was open. */
async function setLivePreview(page: Page, isOpen: boolean): Promise<void> {
  await page.waitForTimeout(1500);
  if ((await page.locator('iframe').isVisible()) === isOpen) return;
  await page.getByRole('button', { name: /live preview/i }).click();
  await page.locator('iframe').waitFor({ state: isOpen ? 'visible' : 'hidden' });
}

/** Requests from within the page: the CMS accepts its session cookie only from there. */
async function findId(page: Page, collection: string, query: string): Promise<string> {
  const address = `/api/${collection}?limit=1&depth=0&${query}`;
  const { docs } = await page.evaluate<{ docs: { id: number }[] }, string>(
    async (url) => (await fetch(url)).json(),
    address,
  );
  if (!docs[0]) throw new Error(`The demo has nothing at ${address}.`);
  return String(docs[0].id);
}

const newest = (page: Page, collection: string) => findId(page, collection, 'sort=-updatedAt');
const byKey = (page: Page, collection: string, key: string) =>
  findId(page, collection, `where[demoKey][equals]=${key}`);

async function listPictures(page: Page): Promise<Picture[]> {
  const [article, home, form, image] = [
    await findId(
      page,
      'article',
      'sort=-created&where[_status][equals]=published&where[demoKey][exists]=true',
    ),
    await byKey(page, 'page', 'home'),
    await newest(page, 'forms'),
    await newest(page, 'images'),
  ];
  return [
    { name: 'dashboard', path: '/admin' },
    { name: 'list', path: '/admin/collections/article' },
    { name: 'content', path: '/admin/content' },
    { name: 'calendar', path: '/admin/calendar' },
    { name: 'translation', path: `/admin/collections/article/${article}/translate` },
    {
      name: 'article',
      path: `/admin/collections/article/${article}`,
      prepare: (form_) => setLivePreview(form_, false),
    },
    { name: 'sections', path: `/admin/collections/page/${home}`, prepare: openTab('Sections') },
    {
      name: 'section-picker',
      path: `/admin/collections/page/${home}`,
      async prepare(form_) {
        await openTab('Sections')(form_);
        await form_
          .getByRole('button', { name: /add section/i })
          .first()
          .click();
        await form_.locator('.blocks-drawer__blocks img').first().waitFor();
      },
    },
    { name: 'event', path: `/admin/collections/event/${await newest(page, 'event')}` },
    {
      name: 'live-preview',
      path: `/admin/collections/article/${article}`,
      async prepare(form_) {
        await setLivePreview(form_, true);
        await form_.frameLocator('iframe').getByRole('main').waitFor();
      },
    },
    { name: 'versions', path: `/admin/collections/article/${article}/versions` },
    { name: 'image', path: `/admin/collections/images/${image}` },
    { name: 'media-library', path: '/admin/media-library' },
    { name: 'unused-media', path: '/admin/unused-media' },
    {
      name: 'found-and-shared',
      path: `/admin/collections/article/${article}`,
      async prepare(form_) {
        await setLivePreview(form_, false);
        await openTab('Found and shared')(form_);
      },
    },
    { name: 'form', path: `/admin/collections/forms/${form}` },
    { name: 'notice', path: '/admin/collections/notices/create' },
    { name: 'redirects', path: '/admin/collections/redirects' },
    { name: 'synonyms', path: '/admin/collections/synonyms?limit=10' },
    { name: 'navigation', path: '/admin/globals/site_settings', prepare: openTab('Navigation') },
    {
      name: 'search-trial',
      path: '/admin/search-trial',
      async prepare(view) {
        await view.getByLabel('What a visitor types').fill('fire drill');
        await view.getByLabel('What a visitor types').press('Enter');
        await view.getByRole('region', { name: 'What visitors see' }).getByRole('listitem').first().waitFor();
      },
    },
    { name: 'search-statistics', path: '/admin/search-statistics' },
    { name: 'search-tasks', path: '/admin/collections/search_tasks' },
  ];
}

async function logIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: HEIGHT },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await page.goto(`${cms}/admin/login`);
  await page.getByLabel(/email/i).fill(email ?? '');
  await page.getByLabel(/password/i).fill(password ?? '');
  await page.getByRole('button', { name: /log ?in/i }).click();
  await page.waitForURL(/\/admin\/?$/);
  return page;
}

async function take(page: Page, { name, path, prepare }: Picture): Promise<void> {
  await page.goto(`${cms}${path}`, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.waitForTimeout(700);
  const picture = await page.screenshot();
  await sharp(picture)
    .webp({ quality: QUALITY })
    .toFile(join(FOLDER, `${name}.webp`));
  console.log(`docs/pictures/${name}.webp`);
}

await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [...BROWSER_ARGUMENTS],
});
const page = await logIn(browser);
const pictures = await listPictures(page);
for (const picture of pictures)
  if (only.length === 0 || only.includes(picture.name)) await take(page, picture);
await browser.close();
