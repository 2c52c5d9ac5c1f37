import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { publishedNotice } from '../packages/model/src/notice.fixture.ts';
import type { Notice } from '../packages/model/src/notice.ts';
import { violationsInBothSchemes } from './support/axe.ts';
import { startWholeSite, type WholeSite } from './support/whole-site.ts';

const COOKIE = 'dismissible_message_bar';
const HOUR_MS = 3_600_000;
/** Within a day: the server sends a notice no earlier. */
const START = Date.now() + HOUR_MS;

const text = (words: string): Notice['body'] => [
  { kind: 'paragraph', children: [{ kind: 'text', text: words }] },
];
const notice = (id: string, overrides: Partial<Notice>): Notice =>
  publishedNotice(id, {
    body: text('From six to eight on Sunday the site is looked after.'),
    link: { title: 'What happens then', url: '/search' },
    ...overrides,
  });

let site: WholeSite;
const at = (path: string) => `http://localhost:${site.port}${path}`;
const ARTICLE = '/article/sample-1';
const EVENT = '/event/sample-3';
const PERSON = '/person/sample-7';
const PAGE = '/page/sample-6';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startWholeSite({
    notices: [
      notice('on-articles', { contentTypes: ['article'] }),
      notice('second', { contentTypes: ['article'] }),
      notice('on-a-path', { pathLimit: ['/event/*'], excluded: ['/event/other'] }),
      notice('dialog', { kind: 'overlay', pathLimit: [PERSON], dismissAfterSeconds: 10 }),
      notice('at-a-time', {
        pathLimit: [PAGE],
        startTime: new Date(START).toISOString(),
        endTime: new Date(START + HOUR_MS).toISOString(),
      }),
    ],
  });
});
test.afterAll(() => site?.stop());

const bar = (page: Page, id: string) => page.locator(`[data-notification-id="${id}"]`);
const close = (page: Page, id: string) => bar(page, id).getByRole('button', { name: 'Close' });

async function dismissed(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  const value = cookies.find(({ name }) => name === COOKIE)?.value ?? '';
  // Each id is followed by its expiry date.
  const parts = value.split('.');
  return parts.filter((part) => !part.startsWith('~')).join('.');
}

/** Cumulative Layout Shift since the page began, as measured by the browser. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );

test('N-2 a notice is shown where its content type or its path says, and nowhere else', async ({ page }) => {
  await page.goto(at(ARTICLE));
  await expect(bar(page, 'on-articles')).toBeVisible();
  await expect(bar(page, 'on-a-path')).toHaveCount(0);
  await page.goto(at(EVENT));
  await expect(bar(page, 'on-a-path')).toBeVisible();
  await expect(bar(page, 'on-articles')).toHaveCount(0);
});

test('N-4 closing it writes one cookie for the whole site, and it stays away', async ({ page, context }) => {
  await page.goto(at(ARTICLE));
  await close(page, 'on-articles').click();
  await expect(bar(page, 'on-articles')).toHaveCount(0);
  await close(page, 'second').click();
  expect(await dismissed(context)).toBe('on-articles.second');
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: COOKIE, path: '/' });
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(bar(page, 'on-articles')).toHaveCount(0);
});

test('N-5 nothing moves, neither for who sees a notice nor for who dismissed it', async ({ page }) => {
  // With cached fonts: the test measures the notice, not a late font.
  await page.goto(at(ARTICLE));
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  await expect(bar(page, 'on-articles')).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
  await close(page, 'on-articles').click();
  await close(page, 'second').click();
  await page.reload();
  expect(await layoutShift(page)).toBe(0);
});

test('N-5 what was dismissed in one tab goes from the other when it is looked at', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await page.goto(at(ARTICLE));
  await other.goto(at(ARTICLE));
  await expect(bar(other, 'on-articles')).toBeVisible();
  await close(page, 'on-articles').click();
  // Headless pages are never hidden, so the event for switching tabs is dispatched by the test.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(bar(other, 'on-articles')).toHaveCount(0);
  await close(other, 'second').click();
  expect(await dismissed(context)).toBe('on-articles.second');
});

test('N-4 with four kilobytes of dismissed ids there is still room for one more', async ({
  page,
  context,
}) => {
  const ids = Array.from({ length: 640 }, (_, number) => `n${10_000 + number}`);
  const value = ids.join('.').slice(0, 4096 - COOKIE.length);
  await context.addCookies([{ name: COOKIE, value, url: at('/') }]);
  await page.goto(at(ARTICLE));
  await close(page, 'on-articles').click();
  const kept = await dismissed(context);
  expect(kept.endsWith('.on-articles')).toBe(true);
  expect(kept.length + COOKIE.length).toBeLessThan(4096);
  await page.reload();
  await expect(bar(page, 'second')).toBeVisible();
  await expect(bar(page, 'on-articles')).toHaveCount(0);
});

// The edges of a schedule, to the millisecond: `is-shown.test.ts`.
test('N-2 N-5 begins and ends by the clock of the device on a page that stays open', async ({ page }) => {
  await page.clock.install({ time: START - 5_000 });
  await page.goto(at(PAGE));
  await page.waitForLoadState('networkidle');
  await expect(bar(page, 'at-a-time')).toHaveCount(0);
  await page.clock.runFor(6_000);
  await expect(bar(page, 'at-a-time')).toBeVisible();
  await page.clock.runFor(HOUR_MS);
  await expect(bar(page, 'at-a-time')).toHaveCount(0);
});

test('N-5 a bar is a region that announces itself politely, and gives the keyboard back', async ({
  page,
}) => {
  await page.goto(at(ARTICLE));
  await expect(page.getByRole('region', { name: 'Notices' })).toHaveAttribute('aria-live', 'polite');
  await expect(page.getByRole('region', { name: 'Notice on-articles' })).toBeVisible();
  await close(page, 'on-articles').focus();
  await page.keyboard.press('Enter');
  await expect(close(page, 'second')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('N-5 nothing focused is hidden below a bar (WCAG 2.4.11)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(at(ARTICLE));
  await expect(bar(page, 'on-articles')).toBeVisible();
  await page.locator('footer input').last().focus();
  const hidden = await page.evaluate(() => {
    const focused = document.activeElement?.getBoundingClientRect();
    const top = document.querySelector('#notification-bar')?.getBoundingClientRect().top ?? 0;
    return (focused?.bottom ?? 0) > top;
  });
  expect(hidden).toBe(false);
});

test('N-5 two notices on a small telephone leave the title of the page in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(at(ARTICLE));
  await expect(bar(page, 'on-articles')).toBeVisible();
  await expect(bar(page, 'second')).toHaveCount(1);
  const isSeen = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const { left, bottom } = title.getBoundingClientRect();
    return title.contains(document.elementFromPoint(left + 4, bottom - 4));
  });
  expect(isSeen).toBe(true);
  await close(page, 'second').scrollIntoViewIfNeeded();
  await close(page, 'second').click();
  await expect(bar(page, 'second')).toHaveCount(0);
});

test('N-5 a dialog takes the focus, keeps it, closes on Escape, and is remembered', async ({
  page,
  context,
}) => {
  await page.goto(at(PERSON));
  const dialog = page.getByRole('dialog', { name: 'Notice dialog' });
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // A dialog's close event is dispatched with a delay.
  await expect.poll(() => dismissed(context)).toBe('dialog');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(dialog).toHaveCount(0);
});

test('N-6 a dialog goes by itself, unless the visitor has moved the pointer inside', async ({ page }) => {
  await page.clock.install({ time: START });
  await page.goto(at(PERSON));
  const dialog = page.getByRole('dialog', { name: 'Notice dialog' });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.clock.runFor(5_000);
  await dialog.hover();
  await page.clock.runFor(60_000);
  await expect(dialog).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(5_000);
  await expect(dialog).toHaveCount(0);
});

for (const path of [ARTICLE, PERSON]) {
  test(`U-9 axe finds nothing with a notice on ${path}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto(at(path));
    await expect(page.locator('[data-notification-id]').first()).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await context.close();
  });
}
