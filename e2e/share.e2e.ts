import { expect, type Page, test } from '@playwright/test';
import { violationsInBothSchemes } from './support/axe.ts';
import { PHONE, ShellPage, WIDE } from './support/shell-page.ts';
import { announced, spoken } from './support/spoken.ts';
import { startWholeSite, type WholeSite } from './support/whole-site.ts';

const SHARED = ['/article/sample-1', '/case-study/sample-2', '/event/sample-3', '/resource/sample-11'];
const [ARTICLE = ''] = SHARED;
let site: WholeSite;
const at = (path: string) => `http://localhost:${site.port}${path}`;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startWholeSite({});
});
test.afterAll(() => site?.stop());

const copy = (page: Page) => page.getByRole('button', { name: 'Copy link' });
const native = (page: Page) => page.getByRole('button', { name: 'Share with' });
const links = (page: Page) => page.locator('[data-share]').getByRole('link');

test('U-7 articles, case studies, events and resources can be passed on, and nobody is asked before', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
  });
  for (const path of SHARED) {
    await page.goto(at(path), { waitUntil: 'networkidle' });
    await expect(links(page)).toHaveCount(3);
    const targets = await links(page).evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).href),
    );
    for (const target of targets) expect(decodeURIComponent(target)).toContain(`http://localhost${path}`);
    await expect(copy(page)).toBeVisible();
  }
  await page.goto(at('/person/sample-7'));
  await expect(page.locator('[data-share]')).toHaveCount(0);
  expect(foreign).toEqual([]);
});

test('U-7 each has a name that says what it does', async ({ page }) => {
  await page.goto(at(ARTICLE));
  const named = (await spoken(page))
    .filter(({ role }) => /^(link|button)$/.test(role))
    .map(({ name }) => name);
  const first = named.indexOf('Copy link');
  expect(named.slice(first, first + 4)).toEqual([
    'Copy link',
    'Share on LinkedIn (opens in a new tab)',
    'Share on X (opens in a new tab)',
    'Share by E-mail',
  ]);
});

test('U-7 copies the link by keyboard on a phone and on a wide screen, and announces it each time', async ({
  page,
  context,
}) => {
  for (const viewport of [PHONE, WIDE]) {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(viewport);
    await page.goto(at(`${ARTICLE}?from=elsewhere`));
    await copy(page).focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect.poll(() => announced(page)).toContain('The link has been copied.');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`http://localhost${ARTICLE}`);
    }
    await expect(copy(page)).toBeFocused();
  }
});

test('U-7 says so when the browser does not let it copy', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) },
    });
  });
  await page.goto(at(ARTICLE));
  await copy(page).click();
  await expect
    .poll(() => announced(page))
    .toContain('The link could not be copied. You find it in the address bar.');
});

test('U-7 hands over to the browser where it can share, and offers nothing where it cannot', async ({
  browser,
}) => {
  for (const canShare of [true, false]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript((can) => {
      const share = async (data: ShareData) => {
        document.documentElement.dataset.sharedUrl = data.url;
        document.documentElement.dataset.sharedTitle = data.title;
      };
      Object.defineProperty(navigator, 'share', { value: can ? share : undefined });
    }, canShare);
    await page.goto(at(ARTICLE));
    await expect(native(page)).toBeVisible({ visible: canShare });
    if (canShare) {
      await native(page).click();
      const root = page.locator('html');
      await expect(root).toHaveAttribute('data-shared-url', `http://localhost${ARTICLE}`);
      await expect(root).toHaveAttribute('data-shared-title', 'Sample article 1');
    }
    expect(await new ShellPage(page).layoutShift({ within: 'dl' })).toBe(0);
    await context.close();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('U-7 the links are there, and no button that cannot work', async ({ page }) => {
    await page.goto(at(ARTICLE));
    await expect(links(page)).toHaveCount(3);
    await expect(links(page).first()).toBeVisible();
    await expect(page.locator('[data-share]').getByRole('button')).toHaveCount(0);
  });
});

test('U-7 what comes into the page later is as it should be: share buttons work, pictures are chosen', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(PHONE);
  await page.route('**/media/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>',
    }),
  );
  await page.goto(at(ARTICLE));
  await page.evaluate(() => {
    const place = document.querySelector('[data-share]');
    const html = `${place?.outerHTML.replace(' data-started=""', '').replace(/<p role="status".*?<\/p>/, '') ?? ''}
      <picture><source type="image/svg+xml" sizes="100vw" srcset="/media/small.svg 480w, /media/large.svg 1600w">
        <img src="/media/fallback.svg" alt="" width="160" height="100"></picture>`;
    // Like packages/async when a response replaces a part of the page.
    const template = document.createElement('template');
    template.innerHTML = html;
    place?.replaceWith(template.content);
    document.dispatchEvent(new Event('keelstone:content-changed'));
  });
  const chosen = page.locator('picture img').last();
  await expect
    .poll(() => chosen.evaluate((image) => (image as HTMLImageElement).currentSrc))
    .toMatch(/small\.svg$/);
  await copy(page).click();
  await expect.poll(() => announced(page)).toEqual(['The link has been copied.']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`http://localhost${ARTICLE}`);
});

test(`U-9 axe finds nothing where a link was copied`, async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE });
  await context.grantPermissions(['clipboard-write']);
  const page = await context.newPage();
  await page.goto(at(ARTICLE));
  await copy(page).click();
  await expect.poll(() => announced(page)).toContain('The link has been copied.');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await context.close();
});
