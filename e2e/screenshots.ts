/**
 * Pictures of pages for people to look at: each path at 360, 768 and 1280 px, light and dark.
 *
 *   node --import tsx e2e/screenshots.ts http://127.0.0.1:3000 / /search /de
 *
 * Without paths: one page of each type (visitor-pages.ts). `npm run screenshots` finds or starts the site first.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page, request } from '@playwright/test';
import { visitorPages } from './visitor-pages.ts';

const WIDTHS = process.env.WIDTHS?.split(',').map(Number) ?? [360, 768, 1280];
const SCHEMES = (process.env.SCHEMES?.split(',') ?? ['light', 'dark']) as ('light' | 'dark')[];
const FOLDER = process.env.SCREENSHOTS ?? 'screenshots';
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const [baseUrl, ...named] = process.argv.slice(2);
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

const paths = named.length > 0 ? named : await pathsOfAllTypes(baseUrl);
const fileName = (path: string) => path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';

/** Lazy pictures are fetched when they come near the view. */
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

await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ARGUMENTS,
});
try {
  for (const colorScheme of SCHEMES) {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') console.error(`${page.url()}: ${message.text()}`);
    });
    for (const path of paths) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(new URL(path, baseUrl).href, { waitUntil: 'networkidle' });
        await scrollThrough(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (overflow > 0) console.error(`${path} at ${width} px is ${overflow} px too wide`);
        const file = join(FOLDER, `${fileName(path)}-${width}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: true });
        console.log(file);
      }
    }
    await context.close();
  }
} finally {
  await browser.close();
}
