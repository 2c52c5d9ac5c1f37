/**
 * What editors set for all pages. In one file, because a worker does its journeys one after the other: a form of the
 * site settings that is older than those saved by another journey would be refused. The last one may leave a lock.
 */
import { expect, test } from '@playwright/test';
import { CountedHands } from './support/count-hands.ts';
import { CMS, Editor, logIn, paragraph, SITE } from './support/editor.ts';
import { chooseFrom, inventWord, SearchPage } from './support/search-page.ts';

/** The site writes its counters every five seconds. */
const WRITTEN = { timeout: 60_000 };

let editor: Editor;
let word: string;

test.beforeEach(async () => {
  word = inventWord();
  editor = await Editor.logIn();
});
test.afterEach(() => editor.leave());

const publishGuide = (name: string, created: string) =>
  editor.create('page', {
    title: `${name} ${word}`,
    body: paragraph('A page for the length of one test.'),
    created,
    _status: 'published',
  });

/** Adds an entry for a page, by its title. @param index of the entry */
async function addToNavigation(hands: CountedHands, title: string, index: number): Promise<void> {
  const { page } = hands;
  await hands.followInMenu('Site settings', /globals\/site_settings/);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await hands.click(page.locator('.tabs-field').getByRole('button', { name: 'Navigation', exact: true }));
  await hands.click(page.locator('#field-navigation').getByRole('button', { name: 'Add Entry' }).last());
  const entry = page.locator(`#navigation-row-${index}`);
  const choice = entry.locator('.field-type.relationship .rs__control').first();
  await expect(choice).toBeVisible();
  await hands.click(choice);
  await hands.type(title);
  await hands.click(page.locator('.rs__option').filter({ hasText: title }));
  await expect(entry.locator('.field-type.relationship')).toContainText(title);
  await hands.click(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
}

test('C-7 an editor adds a page to the navigation, which every page shows', async ({ page }) => {
  test.slow();
  const { alias } = await publishGuide('Way', '2020-01-01T00:00:00.000Z');
  const { navigation } = await editor.ask<{ navigation: unknown[] }>('/api/globals/site_settings?depth=0');
  await logIn(page, 'editor');
  const hands = await CountedHands.on(page);
  await page.goto(`${CMS}/admin?locale=en`);
  await addToNavigation(hands, `Way ${word}`, navigation.length);
  try {
    const header = async () => (await (await page.request.get(`${SITE}/search`)).text()).split('<main')[0];
    await expect.poll(header).toContain(`href="${alias}"`);
    await hands.expectClicksOf('Add a page to the navigation');
  } finally {
    // All pages have it, and its page cannot be deleted before. The form lets go of the settings a moment after saving.
    await expect(() => editor.post('/api/globals/site_settings', { navigation })).toPass({ timeout: 30_000 });
  }
});

const HOUR_MS = 3_600_000;
/** As a field shows it, such as `2035-01-10T09:00`. */
const inBerlin = (time: Date) =>
  time.toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' }).replace(' ', 'T').slice(0, 16);

test('N-1 N-2 an editor announces something on every page, which visitors see from its time on', async ({
  page,
  browser,
}) => {
  test.slow();
  await logIn(page, 'editor');
  const hands = await CountedHands.on(page);
  await page.goto(`${CMS}/admin?locale=en`);
  await hands.follow(page.locator('a[href="/admin/collections/notices/create"]').first(), /notices\/create/);
  await hands.typeFirst(page.locator('#field-name'), word);
  await hands.write(page.locator('[data-lexical-editor="true"]').first(), `Closed on ${word}.`);
  await hands.click(page.getByLabel('Active'));
  // Pages carry it from a day before. By the clocks of other journeys, it has not begun.
  const begins = new Date(Date.now() + 20 * HOUR_MS);
  await hands.click(page.locator('.tabs-field').getByRole('button', { name: 'When', exact: true }));
  await hands.writeDate(page.getByLabel('From'), inBerlin(begins));
  await hands.click(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page).toHaveURL(/notices\/\d+/);
  await hands.expectClicksOf('Publish a notice on every page, from a time on');
  const id = Number(/notices\/(\d+)/.exec(page.url())?.[1]);

  const visitor = await (await browser.newContext()).newPage();
  const notice = visitor.getByText(`Closed on ${word}.`);
  for (const [hours, count] of [
    [-1, 0],
    [1, 1],
  ] as const) {
    await visitor.clock.setFixedTime(begins.getTime() + hours * HOUR_MS);
    await visitor.goto(`${SITE}/search`);
    await expect(notice.filter({ visible: true })).toHaveCount(count);
  }
  await visitor.context().close();
  await editor.remove('notices', id);
});

/** Turns learning on or off in the site settings. */
const setLearning = (isOn: boolean) => editor.post('/api/globals/site_settings', { learnsFromChoices: isOn });

test('S-30 what five networks choose for a search comes first by relevance, until editors switch it off', async ({
  page,
  context,
}) => {
  test.slow();
  const older = await publishGuide('Older', '2020-01-01T00:00:00.000Z');
  await publishGuide('Newer', '2021-01-01T00:00:00.000Z');
  const choose = (network: number) => chooseFrom(network, { nid: older.nid, keyword: word, rank: 2 });
  for (const network of [11, 12, 13, 14]) expect(await choose(network)).toBe(204);
  // One network is one, however often it chooses.
  for (let time = 0; time < 4; time += 1) await choose(11);

  const search = new SearchPage(page);
  const url = `${SITE}/search?keyword=${word}&sort=rel`;
  const order = async () => {
    const body = await (await page.request.get(url)).text();
    return [...body.matchAll(/(Older|Newer) <mark>/g)].map(([, name]) => name);
  };
  await expect.poll(order).toEqual(['Newer', 'Older']);
  await search.open(url);
  const sent = page.waitForRequest(/\/search\/clicks$/);
  await search.titles.getByRole('link', { name: `Older ${word}` }).click();
  // The fifth network. Playwright does not see what beacons contain; the order below does.
  await sent;

  // What is known is published at once when learning begins; the click may be written some seconds later.
  await expect(async () => {
    for (const isOn of [false, true]) await setLearning(isOn);
    await expect.poll(order, { timeout: 1500 }).toEqual(['Older', 'Newer']);
  }).toPass(WRITTEN);
  await search.open(`${SITE}/search?keyword=${word}`);
  await expect(search.titles).toHaveText([`Newer ${word}`, `Older ${word}`]);

  const admin = await context.newPage();
  await logIn(admin);
  await admin.goto(`${CMS}/admin/globals/site_settings`);
  await admin.getByRole('button', { name: 'Search', exact: true }).click();
  await admin.getByRole('checkbox', { name: 'Learn from what visitors choose' }).uncheck();
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText('Saved.', { exact: true })).toBeVisible();
  await expect.poll(order, { timeout: 1000, intervals: [50] }).toEqual(['Newer', 'Older']);
  await setLearning(true);
});
