import { expect, test } from '@playwright/test';
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
