import { request } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { CMS, Editor, logIn, paragraph, SITE } from './editor.ts';
import { inventWord } from './invent-word.ts';
import { SearchPage } from './search-page.ts';

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

/** Sends what the search screen sends when a result is chosen, from a network of its own. */
const chooseFrom = (network: number, nid: number) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request(
      `${SITE.replace('localhost', '127.0.0.1')}/search/clicks`,
      {
        method: 'POST',
        localAddress: `127.0.0.${network}`,
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      },
      (response) => response.resume().on('end', () => resolve(response.statusCode)),
    );
    sent.on('error', reject).end(JSON.stringify({ nid, language: 'en', keyword: word, rank: 2 }));
  });

/** Turns learning on or off in the site settings, as editors do. What is known is published at once. */
async function setLearning(page: Page, isOn: boolean): Promise<void> {
  await page.goto(`${CMS}/admin/globals/site_settings`);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const box = page.getByRole('checkbox', { name: 'Learn from what visitors choose' });
  if ((await box.isChecked()) === isOn) return;
  await box.setChecked(isOn);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
}

test('S-26 what five networks choose for a search comes first by relevance, until editors switch it off', async ({
  page,
  context,
}) => {
  test.slow();
  const older = await publishGuide('Older', '2020-01-01T00:00:00.000Z');
  await publishGuide('Newer', '2021-01-01T00:00:00.000Z');
  for (const network of [11, 12, 13, 14]) expect(await chooseFrom(network, older.nid)).toBe(204);
  // One network is one, however often it chooses.
  for (let time = 0; time < 4; time += 1) await chooseFrom(11, older.nid);

  const search = new SearchPage(page);
  const url = `${SITE}/search?keyword=${word}&sort=rel`;
  const order = async () => {
    const body = await (await page.request.get(url)).text();
    return [...body.matchAll(/(Older|Newer) <mark>/g)].map(([, name]) => name);
  };
  expect(await order()).toEqual(['Newer', 'Older']);
  await search.open(url);
  const sent = page.waitForRequest(/\/search\/clicks$/);
  await search.titles.getByRole('link', { name: `Older ${word}` }).click();
  // The fifth network. Playwright does not see what beacons contain; the order below does.
  await sent;

  const admin = await context.newPage();
  await logIn(admin);
  await expect(async () => {
    await setLearning(admin, false);
    await setLearning(admin, true);
    await expect.poll(order, { timeout: 1500 }).toEqual(['Older', 'Newer']);
  }).toPass(WRITTEN);
  await search.open(`${SITE}/search?keyword=${word}`);
  await expect(search.titles).toHaveText([`Newer ${word}`, `Older ${word}`]);

  await setLearning(admin, false);
  await expect.poll(order, { timeout: 1000, intervals: [50] }).toEqual(['Newer', 'Older']);
  await setLearning(admin, true);
});
