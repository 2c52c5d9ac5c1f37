/**
 * Another brand on the same site, selected by one variable: e2e/brands/fjordline, with its own build and without a
 * CMS.
 */
import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { violationsOf } from './support/axe.ts';
import { startWholeSite, type WholeSite } from './support/whole-site.ts';

const ROOT = join(import.meta.dirname, '..');
const BRAND = 'e2e/brands/fjordline';
const CLIENT = join(ROOT, '.test/brands/fjordline');
const PICTURES = join(ROOT, 'test-results/brands');
const SCHEMES = ['light', 'dark'] as const;

let site: WholeSite;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const build = ['vite', 'build', '--outDir', CLIENT, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)('npx', build, {
    cwd: join(ROOT, 'apps/site'),
    env: { ...process.env, BRAND },
  });
  await mkdir(PICTURES, { recursive: true });
  site = await startWholeSite({}, undefined, { name: BRAND, client: CLIENT });
});
test.afterAll(() => site?.stop());

const address = (path: string) => `http://localhost:${site.port}${path}`;

test('U-9 another brand is on every page: its name, and nobody else’s', async ({ request }) => {
  for (const path of site.paths) {
    const html = await (await request.get(address(path))).text();
    expect(html, path).toContain('Fjordline');
    expect(html, path).not.toContain('Keelstone');
  }
});

test('U-9 another brand brings its logo, colours, typeface, favicon and the colour of the browser’s bar', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address('/search'), { waitUntil: 'networkidle' });
  const home = page.getByRole('banner').getByRole('link', { name: 'Fjordline' });
  await expect(home.locator('svg path')).toHaveCount(3);
  await expect(page).toHaveTitle(/Fjordline$/);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(242, 246, 253)');
  await expect(page.locator('h1')).toHaveCSS('font-family', /^Archivo,/);
  expect(await page.evaluate(() => document.fonts.check('16px Archivo'))).toBe(true);
  const bar = page.locator('meta[name="theme-color"]');
  await expect(bar.first()).toHaveAttribute('content', '#f2f6fd');
  await expect(bar.last()).toHaveAttribute('content', '#0b1424');
  const favicon = await request.get(address('/favicon.svg'));
  expect(await favicon.text()).toContain('<title>Fjordline</title>');
});

test('U-9 R-3 the picture that messengers show is drawn in the other brand', async ({ page, request }) => {
  const [path = ''] = site.paths;
  await page.goto(address(path));
  const url = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  const png = await (await request.get(address(new URL(url).pathname))).body();
  await sharp(png).toFile(join(PICTURES, 'share.png'));
  const { data } = await sharp(png)
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({
      resolveWithObject: true,
    });
  // The background of its images; palettes may differ by a shade.
  for (const [channel, wanted] of [0xee, 0xf3, 0xfb].entries())
    expect(Math.abs((data[channel] ?? 0) - wanted)).toBeLessThan(4);
});

test('U-9 U-10 another brand is accessible and photographed, light and dark', async ({ page }) => {
  test.setTimeout(120_000);
  const product = site.paths.find((path) => path.includes('product-suite')) ?? '';
  for (const path of ['/search', product]) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address(path), { waitUntil: 'networkidle' });
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOf(page), `${path} at ${width} px, ${colorScheme}`).toEqual([]);
        const name = `${path.slice(1).replaceAll('/', '-')}-${width}-${colorScheme}.png`;
        await page.screenshot({ path: join(PICTURES, name), fullPage: true });
      }
    }
  }
});
