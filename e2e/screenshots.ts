/**
 * Takes screenshots of pages for people to review: each path at 360, 768 and 1280 px, light and dark.
 *
 *   node e2e/screenshots.ts http://127.0.0.1:3000 / /search /de
 *
 * Without paths: one page of each type (visitor-pages.ts). `npm run screenshots` finds or starts the site first.
 * With `--states`: the search screen in each of its states (search-states.ts), in both languages.
 * With `--messages`: all that it says about what it found in the demo, in both languages.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page, request } from '@playwright/test';
import { BROWSER_ARGUMENTS } from './support/browser-arguments.ts';
import { SEARCH_MESSAGES } from './support/search-messages.ts';
import { liveBox, SEARCH_STATES, turnToSearch } from './support/search-states.ts';
import { visitorPages } from './support/visitor-pages.ts';

const WIDTHS = process.env.WIDTHS?.split(',').map(Number) ?? [360, 768, 1280];
const SCHEMES = (process.env.SCHEMES?.split(',') ?? ['light', 'dark']) as ('light' | 'dark')[];
const FOLDER = process.env.SCREENSHOTS ?? 'screenshots';

const STATES = '--states';
const MESSAGES = '--messages';
/** A frequent word of the demo and the sample content in each language. */
const KEYWORDS = { '/search': 'risk', '/de/search': 'risiko' };

const [baseUrl, ...words] = process.argv.slice(2);
const named = words.filter((word) => word !== STATES && word !== MESSAGES);
if (!baseUrl) {
  console.error('Say where the site is: screenshots.ts http://127.0.0.1:3000');
  process.exit(2);
}

async function pathsOfAllTypes(baseURL: string): Promise<string[]> {
  const context = await request.newContext({ baseURL });
  const pages = await visitorPages(context);
  await context.dispose();
  return pages.map(({ path }) => path);
}

const fileName = (path: string) => path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';

/** Scrolls to load lazy images. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/** Warns if a page is wider than the window, and takes its screenshot. */
async function takePicture(page: Page, name: string, width: number): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) console.error(`${name} at ${width} px is ${overflow} px too wide`);
  const file = join(FOLDER, `${name}.png`);
  await page.screenshot({ path: file, fullPage: true });
  console.log(file);
}

/** By the name of the picture. */
type Paths = Record<string, string>;

const pathsOfMessages = (): Paths =>
  Object.fromEntries(
    Object.entries(SEARCH_MESSAGES).flatMap(([path, keywords]) =>
      Object.entries(keywords).map(([name, keyword]) => [
        `${fileName(path)}-says-${name}`,
        `${path}?keyword=${encodeURIComponent(keyword)}`,
      ]),
    ),
  );

async function picturePages(browser: Browser, base: string, paths: Paths): Promise<void> {
  for (const colorScheme of SCHEMES) {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') console.error(`${page.url()}: ${message.text()}`);
    });
    for (const [name, path] of Object.entries(paths)) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(new URL(path, base).href, { waitUntil: 'networkidle' });
        await scrollThrough(page);
        await takePicture(page, `${name}-${width}-${colorScheme}`, width);
      }
    }
    await context.close();
  }
}

/** Each state in a page of its own, because delayed and blocked requests stay so. */
async function pictureStates(browser: Browser, base: string): Promise<void> {
  const cases = Object.entries(KEYWORDS).flatMap(([path, keyword]) =>
    SEARCH_STATES.flatMap((state) =>
      SCHEMES.flatMap((scheme) => WIDTHS.map((width) => ({ path, keyword, state, scheme, width }))),
    ),
  );
  for (const { path, keyword, state, scheme, width } of cases) {
    const context = await browser.newContext({ colorScheme: scheme, viewport: { width, height: 900 } });
    const page = await context.newPage();
    await page.goto(new URL(path, base).href);
    await turnToSearch(page);
    await liveBox(page).waitFor();
    await state.reach(page, context, keyword);
    await takePicture(page, `${fileName(path)}-${state.name}-${width}-${scheme}`, width);
    await context.close();
  }
}

await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [...BROWSER_ARGUMENTS],
});
try {
  if (words.includes(STATES)) await pictureStates(browser, baseUrl);
  else if (words.includes(MESSAGES)) await picturePages(browser, baseUrl, pathsOfMessages());
  else {
    const paths = named.length > 0 ? named : await pathsOfAllTypes(baseUrl);
    await picturePages(browser, baseUrl, Object.fromEntries(paths.map((path) => [fileName(path), path])));
  }
} finally {
  await browser.close();
}
