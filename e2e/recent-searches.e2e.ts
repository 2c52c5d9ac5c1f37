import { type Browser, expect, type Page, test } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { SearchPage } from './support/search-page.ts';
import { startWholeSite, type WholeSite } from './support/whole-site.ts';

let site: WholeSite;
const at = (path: string) => `http://localhost:${site.port}${path}`;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startWholeSite({});
});
test.afterAll(() => site?.stop());

async function decide(page: Page, answer: string): Promise<void> {
  await page.getByRole('button', { name: /Privacy choices|Datenschutzeinstellungen/ }).click();
  await page.getByRole('button', { name: answer }).click();
}

async function searchFor(search: SearchPage, ...keywords: string[]): Promise<void> {
  for (const keyword of keywords) {
    await search.keyword.fill(keyword);
    await search.keyword.press('Enter');
    await expect(search.page).toHaveURL(new RegExp(`keyword=${keyword}`));
    // The former results stay until the new ones come, and only what has found something is kept.
    await expect(search.results.locator('mark', { hasText: keyword }).first()).toBeVisible();
  }
  await search.keyword.fill('');
}

const recent = (page: Page) => page.getByRole('grid', { name: /Recent searches|Letzte Suchen/ });
const onDevice = (page: Page) => page.evaluate(() => localStorage.getItem('keelstone_recent_searches'));

test('S-26 T-4 without consent no search stays on the device, and nobody is asked for it', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.open(at('/search'));
  await searchFor(search, 'event', 'article');
  await search.keyword.press('ArrowDown');
  await expect(recent(page)).toHaveCount(0);
  expect(await onDevice(page)).toBeNull();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('S-26 T-3 recent searches come with consent, by keyboard, and go with it', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open(at('/search'));
  await decide(page, 'Agree to all');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await searchFor(search, 'event', 'article', 'person');

  await expect(recent(page).getByRole('link')).toHaveText(['person', 'article', 'event']);
  await expect(search.keyword).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('status')).toHaveText(/3 recent searches/);
  await search.keyword.press('ArrowDown');
  await search.keyword.press('ArrowDown');
  await search.keyword.press('Enter');
  await expect(page).toHaveURL(/keyword=article$/);
  await expect(search.keyword).toHaveValue('article');
  await expect.poll(() => onDevice(page)).toContain('["article","person"');

  // On another page and visit they are still there, and no request contains all of them.
  await page.goto(at('/search'));
  await search.keyword.click();
  await expect(recent(page).getByRole('link')).toHaveText(['article', 'person', 'event']);
  expect(sent.filter((each) => each.includes('event') && each.includes('person'))).toEqual([]);

  await search.keyword.press('ArrowDown');
  await search.keyword.press('Delete');
  await expect(recent(page).getByRole('link')).toHaveText(['person', 'event']);
  await recent(page).getByRole('button', { name: 'Forget “event”' }).click();
  await expect(search.keyword).toBeFocused();
  await expect(recent(page).getByRole('link')).toHaveText(['person']);

  // Consent is withdrawn on a page without a search screen.
  await page.goto(at(site.paths[0] ?? '/'));
  await decide(page, 'Refuse all');
  await expect.poll(() => onDevice(page)).toBeNull();
  await page.goto(at('/search'));
  await search.keyword.click();
  await expect(recent(page)).toHaveCount(0);
});

async function openList(browser: Browser, colorScheme: 'light' | 'dark', width: number): Promise<Page> {
  const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } });
  await page.goto(at('/de/search'));
  await decide(page, 'Allem zustimmen');
  await page.evaluate(() =>
    localStorage.setItem(
      'keelstone_recent_searches',
      JSON.stringify({ de: ['Schaden', 'Lieferkettensorgfaltspflichtengesetz '.repeat(4).trim()] }),
    ),
  );
  await page.goto(at('/de/search'));
  await page.locator('#search-output').getByLabel('Suchbegriff').click();
  return page;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`S-26 U-9 in German, on a narrow screen, ${colorScheme}: the list fits and can be read`, async ({
    browser,
  }) => {
    const page = await openList(browser, colorScheme, 320);
    await expect(recent(page)).toBeVisible();
    await expect(page.getByText('nur auf diesem Gerät')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(isTooWide)).toBe(false);
    await recent(page).getByRole('button', { name: 'Alle vergessen' }).click();
    await expect(recent(page)).toHaveCount(0);
    expect(await onDevice(page)).toBeNull();
    await page.close();
  });
}
