import { expect, test } from '@playwright/test';
import { violationsInBothSchemes } from './support/axe.ts';
import { SearchPage } from './support/search-page.ts';
import { liveBox, turnToSearch } from './support/search-states.ts';
import { startWholeSite, type WholeSite } from './support/whole-site.ts';

let site: WholeSite;
const at = (path: string) => `http://localhost:${site.port}${path}`;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startWholeSite({});
});
test.afterAll(() => site?.stop());

test('S-26 a misspelt word finds what was meant, says so, and the words found are marked', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.open(at('/search'));
  await search.keyword.fill('hambrug');
  await search.keyword.press('Enter');
  await expect(search.titles).toHaveText(['Sample event 3']);
  await expect(search.results).toContainText(
    'Nothing was found for “hambrug”. These results are for “hamburg”.',
  );
  await expect(page.getByRole('status')).toContainText('These results are for “hamburg”. 1 result');
  await expect(search.results.locator('mark').first()).toHaveText('Hamburg');
});

test('S-27 where no page has all words, those that come closest are found, and it is said', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.open(at('/search'));
  await search.keyword.fill('sample event hamburg zzzzzz');
  await search.keyword.press('Enter');
  await expect(search.titles).toHaveText(['Sample event 3']);
  const said = 'No page has all of these words. These come closest.';
  await expect(search.results).toContainText(said);
  await expect(page.getByRole('status')).toContainText(`${said} 1 result`);
  await expect(search.results.locator('mark', { hasText: 'Hamburg' }).first()).toBeVisible();
  expect(await violationsInBothSchemes(page, '#search-output')).toEqual([]);
});

test('S-26 a filter that the keyword names is offered, and is set by a click, the focus going to the results', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.open(at('/search'));
  await search.keyword.fill('sample page');
  await search.keyword.press('Enter');
  const offer = page.getByRole('link', { name: 'Only “Page”?' });
  await expect(offer).toBeVisible();
  expect(await violationsInBothSchemes(page, '#search-output')).toEqual([]);
  await offer.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?content_type=page&keyword=sample$/);
  await expect(search.titles).toHaveText(['Sample page 6']);
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  await expect(offer).toHaveCount(0);
});

/** On the demo, because the samples of the whole site are English. */
test('S-26 S-27 U-9 in German, a compound and its words find the same page, and what has not all words says so', async ({
  page,
}) => {
  await page.goto('/de/search?sort=rel');
  await turnToSearch(page);
  const box = liveBox(page);
  await expect(box).toBeVisible();
  const results = page.getByRole('region', { name: 'Ergebnisse' });
  const first = results.getByRole('heading', { level: 3 }).first();
  const status = page.getByRole('status');
  const ask = async (keyword: string) => {
    await box.fill(keyword);
    await box.press('Enter');
  };
  const flood = 'Nach dem Wasser: Notizen aus fünf Kellern';

  await ask('Wasserschaden');
  await expect(first).toHaveText(flood);
  await expect(results).not.toContainText('alle diese Wörter');

  await ask('Schaden durch Wasser');
  const few = 'Nur wenige Seiten enthalten alle diese Wörter. Andere kommen ihnen nahe.';
  await expect(results).toContainText(few);
  await expect(status).toContainText(few);
  await expect(first).toHaveText(flood);

  await ask('zeigen Sie mir Wasserschaden');
  const asked = 'Keine Seite enthält alle diese Wörter. Diese enthalten alle außer „zeigen mir“.';
  await expect(results).toContainText(asked);
  await expect(first).toHaveText(flood);

  await ask('Patientensturz zzzzzz');
  const closest = 'Keine Seite enthält alle diese Wörter. Diese kommen ihnen am nächsten.';
  await expect(results).toContainText(closest);
  await expect(status).toContainText(closest);
  await expect(results).toContainText('Warum vierhundert Sturzmeldungen eine gute Nachricht waren');
  expect(await violationsInBothSchemes(page, '#search-output')).toEqual([]);
});

test('S-26 marked words can be read, in both schemes', async ({ page }) => {
  await page.goto(at('/search?keyword=telephone%20number'));
  await expect(page.locator('#search-output mark').first()).toBeVisible();
  expect(await violationsInBothSchemes(page, '#search-output')).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('S-27 R-4 what is found by most of the words says so, in the language of the page', async ({
    page,
  }) => {
    await page.goto(at('/search?keyword=sample%20event%20hamburg%20zzzzzz'));
    const results = page.getByRole('region', { name: 'Results' });
    await expect(results).toContainText('No page has all of these words. These come closest.');
    await expect(results.getByRole('heading', { level: 3 })).toHaveText(['Sample event 3']);
  });

  test('S-27 R-4 words that only ask are left out, other pages come close to few, and compounds are found however they are written', async ({
    page,
  }) => {
    const results = page.getByRole('region', { name: 'Results' });
    const titles = results.getByRole('heading', { level: 3 });
    await page.goto(at('/search?keyword=please%20explain%20hamburg%20telephone%20calls'));
    await expect(results).toContainText(
      'No page has all of these words. These have all but “please explain”.',
    );
    await expect(titles).toHaveText(['Sample event 3']);
    await page.goto(at('/search?keyword=intake%20product'));
    await expect(results).toContainText('Few pages have all of these words. Others come close.');
    await expect(titles).toHaveCount(2);
    for (const keyword of ['tele phone hamburg', 'tele-phone hamburg', 'telephonecalls hamburg']) {
      await page.goto(at(`/search?keyword=${encodeURIComponent(keyword)}`));
      await expect(titles.first()).toHaveText('Sample event 3');
      await expect(results).not.toContainText('No page has all of these words');
    }
  });

  test('S-26 R-4 a spelling of which a page has all words is offered as a link', async ({ page }) => {
    await page.goto(at('/search?keyword=hamburg%20talls'));
    const results = page.getByRole('region', { name: 'Results' });
    await expect(results).toContainText('Did you mean hamburg calls?');
    await results.getByRole('link', { name: 'hamburg calls' }).click();
    await expect(page).toHaveURL(/\/search\?keyword=hamburg%20calls$/);
    await expect(results.getByRole('heading', { level: 3 })).toHaveText(['Sample event 3']);
    await expect(results.locator('mark').first()).toBeVisible();
  });
});
