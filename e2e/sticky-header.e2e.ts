import { expect, type Page, test } from '@playwright/test';
import { violationsInBothSchemes } from './support/axe.ts';
import { NAVIGATION, PHONE, ShellPage, TABLET, WIDE } from './support/shell-page.ts';
import { startWholeSite, type WholeSite } from './support/whole-site.ts';

const ARTICLE = '/article/sample-1';
let site: WholeSite;
let shell: ShellPage;
const at = (path: string) => `http://localhost:${site.port}${path}`;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startWholeSite({ navigation: NAVIGATION });
});
test.afterAll(() => site?.stop());
test.beforeEach(({ page }) => {
  shell = new ShellPage(page);
});

/** The header's 1em in whole pixels. */
const margin = (page: Page) =>
  page
    .getByRole('banner')
    .evaluate((header) => Math.round(Number.parseFloat(getComputedStyle(header).fontSize)));

test('U-5 sticks from the top on from 640 px on, 1em below the edge of the window, and nothing jumps', async ({
  page,
}) => {
  for (const width of [640, 1024, 1280]) {
    await page.setViewportSize({ width, height: 600 });
    await page.goto(at(ARTICLE), { waitUntil: 'networkidle' });
    const since = await page.evaluate(() => performance.now());
    const em = await margin(page);
    const text = page.getByRole('heading', { level: 1 });
    const rest = (await text.boundingBox())?.y ?? 0;
    for (const top of [0, 1, 40, 300, 900, 2, 0]) {
      await shell.scrollTo(top);
      const scrolled = await page.evaluate(() => scrollY);
      expect([await shell.place(), await shell.top()]).toEqual(['stuck top', em]);
      expect((await text.boundingBox())?.y).toBeCloseTo(rest - scrolled, 0);
    }
    expect(await shell.layoutShift({ since })).toBe(0);
  }
});

test('U-5 stays where it is below 640 px, and changes with the window', async ({ page }) => {
  await page.setViewportSize({ width: 639, height: 600 });
  await page.goto(at(ARTICLE));
  expect(await shell.place()).toBe('unstuck top');
  await shell.scrollTo(300);
  expect([await shell.place(), await shell.top()]).toEqual(['unstuck top', -300]);
  await page.setViewportSize({ width: 640, height: 600 });
  await expect.poll(() => shell.place()).toBe('stuck top');
  expect(await shell.top()).toBe(await margin(page));
  await page.setViewportSize({ width: 639, height: 600 });
  await expect.poll(() => shell.place()).toBe('unstuck top');
});

test('U-5 is anchored at the bottom, 1em above it, where the window ends before it does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 60 });
  await page.goto(at(ARTICLE));
  expect(await shell.place()).toBe('stuck top');
  await shell.scrollTo(100_000);
  expect(await shell.place()).toBe('anchored bottom');
  const bottom = await page.evaluate(() => {
    const strip = document.querySelector('[data-sticky-container]')?.getBoundingClientRect().bottom ?? 0;
    return document.documentElement.scrollHeight - scrollY - strip;
  });
  expect(Math.abs(bottom - (await margin(page)))).toBeLessThanOrEqual(1);
  await shell.scrollTo(0);
  expect(await shell.place()).toBe('stuck top');
});

test('U-5 nothing jumps when a page is opened far down, or the navigation opens over it', async ({
  page,
}) => {
  await page.setViewportSize(TABLET);
  await page.goto(at(ARTICLE));
  const title = page.getByRole('heading', { level: 1 });
  const rest = await title.boundingBox();
  await shell.toggle.click();
  expect(await title.boundingBox()).toEqual(rest);
  await shell.scrollTo(300);
  await page.reload();
  await expect.poll(() => shell.place()).toBe('stuck top');
  expect(await page.evaluate(() => scrollY)).toBe(300);
  expect(await shell.layoutShift()).toBe(0);
});

/** Presses a key until the focus has cycled through the page, and reports what was covered. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ covered: string[]; stops: number }> {
  const covered: string[] = [];
  for (let stops = 1; stops < 120; stops += 1) {
    await page.keyboard.press(key);
    const hidden = await shell.covered();
    if (hidden) covered.push(hidden);
    if (await page.evaluate(() => document.activeElement === document.body)) return { covered, stops };
  }
  throw new Error(
    `After 120 × ${key} the focus has not come round: it is held somewhere, or the page has grown.`,
  );
}

for (const [viewport, name] of [
  [{ width: 360, height: 400 }, 'a phone'],
  [{ width: 768, height: 320 }, 'a low window'],
  [{ width: 1280, height: 400 }, 'a wide window'],
] as const) {
  test(`U-5 never hides what has the focus, forwards and backwards, in ${name} (WCAG 2.4.11)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of [ARTICLE, '/search']) {
      await page.goto(at(path), { waitUntil: 'networkidle' });
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const { covered, stops } = await walk(page, key);
        expect(covered).toEqual([]);
        expect(stops).toBeGreaterThan(15);
      }
    }
  });
}

test('U-5 leaves room above what is scrolled to, also when its entries take two lines', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 500 });
  await page.goto(at(ARTICLE));
  const room = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
  const strip = () =>
    page.evaluate(() => document.querySelector<HTMLElement>('[data-sticky-container]')?.offsetHeight ?? 0);
  const [before, em] = [await strip(), await margin(page)];
  expect(Math.abs((await room()) - before - em)).toBeLessThanOrEqual(1);
  await page.evaluate(() => {
    for (const item of document.querySelectorAll('[data-navigation] nav > ul > li'))
      item.after(item.cloneNode(true));
  });
  await page.setViewportSize({ width: 1099, height: 500 });
  await expect.poll(strip).toBeGreaterThan(before + 30);
  const after = await strip();
  await expect.poll(async () => Math.abs((await room()) - after - em)).toBeLessThanOrEqual(1);
  await page
    .getByRole('heading', { level: 2 })
    .first()
    .evaluate((heading) => heading.scrollIntoView());
  const top = await page.getByRole('heading', { level: 2 }).first().boundingBox();
  expect(top?.y).toBeGreaterThanOrEqual(await strip());
});

test('U-9 is not printed, and leaves no room on paper', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto(at(ARTICLE));
  await page.emulateMedia({ media: 'print' });
  await expect(shell.header).toBeHidden();
  expect(await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)).toBe(0);
});

test('U-5 what the address names comes to stand right below it', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto(at(ARTICLE));
  // A tall part of the page as the target of a deep link.
  await page.evaluate(() => {
    const part = document.createElement('h2');
    part.id = 'part';
    part.textContent = 'Part';
    const room = document.createElement('pre');
    room.textContent = '\n'.repeat(80);
    document.querySelector('main')?.append(part, room);
    location.hash = 'part';
  });
  const edges = () =>
    page.evaluate(() => ({
      part: document.getElementById('part')?.getBoundingClientRect().top ?? 0,
      strip: document.querySelector('[data-sticky-container]')?.getBoundingClientRect().bottom ?? 0,
    }));
  const em = await margin(page);
  const distance = async () => {
    const { part, strip } = await edges();
    return Math.abs(part - strip - em);
  };
  await expect.poll(distance).toBeLessThan(1.5);
});

for (const viewport of [PHONE, TABLET, WIDE]) {
  test(`U-9 axe finds nothing with everything open, ${viewport.width} px`, async ({ browser }) => {
    const context = await browser.newContext({ viewport, locale: 'en-GB' });
    const page = await context.newPage();
    shell = new ShellPage(page);
    await page.goto(at(ARTICLE));
    await shell.scrollTo(200);
    await shell.scrollTo(0);
    await shell.openNavigation();
    await shell.summary('Products').focus();
    await page.keyboard.press('Enter');
    await shell.language.evaluate((link) => link.setAttribute('aria-expanded', 'true'));
    await expect(shell.link('Incident Desk')).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await context.close();
  });
}
