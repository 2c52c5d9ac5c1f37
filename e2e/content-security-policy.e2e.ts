/**
 * Interactions under the Content-Security-Policy of their page: nothing is blocked. page-types.e2e.ts watches the pages
 * of each type, sections.e2e.ts the sections.
 */
import { expect, test } from '@playwright/test';
import { publishedNotice } from '../packages/model/src/notice.fixture.ts';
import { exampleSite } from './support/example-site.ts';
import { type FormSite, PATHS, startFormSite } from './support/form-site.ts';
import { open, type PolicyWatch, watchPolicies } from './support/policy-watch.ts';
import { SearchPage } from './support/search-page.ts';
import { startThirdParties } from './support/third-parties.ts';
import { startWholeSite } from './support/whole-site.ts';

let watch: PolicyWatch;
test.beforeEach(async ({ context }) => {
  watch = await watchPolicies(context);
});

test('R-5 what a policy stops is noticed here', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'void 0' }));
    document.body.append(Object.assign(document.createElement('img'), { src: 'http://127.0.0.1:9/x.png' }));
  });
  await expect.poll(() => watch.problems.filter((problem) => problem.startsWith('/: '))).toHaveLength(2);
});

test('R-5 a page without a policy, and one whose policy holds nothing, are noticed here', async ({
  page,
}) => {
  const serve = (path: string, headers: Record<string, string>) =>
    page.route(`**${path}`, (route) =>
      route.fulfill({ contentType: 'text/html', headers, body: '<!doctype html><title>Bare</title>' }),
    );
  await serve('/bare', {});
  await serve('/loose', { 'content-security-policy': "script-src 'self' 'unsafe-inline'" });
  await serve('/silent', { 'content-security-policy': "img-src 'self'" });
  for (const path of ['/bare', '/loose', '/silent']) await open(page, path);
  expect(watch.problems).toEqual([
    '/bare has no policy',
    "/loose allows scripts from 'self' 'unsafe-inline'",
    '/silent says nothing of scripts',
  ]);
});

test('R-5 a listing beyond its end, a suite that is not there, and an address that is none', async ({
  page,
}) => {
  await open(page, '/search?page=99');
  await open(page, '/%E0%A4%A', 400);
  await open(page, '/search/No-Such-Suite');
  expect(watch.problems).toEqual([]);
});

test('R-5 searching: suggestions, facets, sorting, and a page that is printed', async ({ page }) => {
  test.setTimeout(120_000);
  const search = new SearchPage(page);
  await search.open();
  await search.keyword.pressSequentially('risk', { delay: 20 });
  await expect(search.suggestions.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=risk/);
  await search.openFacet('Industries');
  await search.sort.selectOption('rel');
  await expect(page).toHaveURL(/sort=rel/);
  await expect(search.titles.first()).toBeVisible();
  expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
  expect(watch.problems).toEqual([]);
});

test('N-1 T-1 R-2 notices, consent with the services it lets in, and the page of a fault', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const service = await startThirdParties();
  const origin = `http://127.0.0.1:${service.port}`;
  const cookies = ['_mkto_trk'];
  const site = await startWholeSite(
    {
      notices: [
        publishedNotice('bar', { pathLimit: ['/article/*'], link: { title: 'More', url: '/search' } }),
        publishedNotice('dialog', { kind: 'overlay', pathLimit: ['/person/*'] }),
      ],
      tracking: {
        consent: { tool: 'own', scriptUrl: null, siteId: null, origins: [] },
        marketingAutomation: { id: '1', scriptUrl: `${origin}/marketing.js`, cookies, origins: [origin] },
        sessionRecording: {
          accountId: '77',
          snippetVersion: '6',
          scriptUrl: `${origin}/recording-{id}.js`,
          cookies: [],
          origins: [origin],
        },
      },
    },
    (app) =>
      app.get('/fault', () => {
        throw new Error('A fault of the test.');
      }),
  );
  const at = (path: string) => `http://localhost:${site.port}${path}`;
  await open(page, at('/article/sample-1'));
  await page.locator('[data-notification-id="bar"]').getByRole('button', { name: 'Close' }).click();
  await page
    .getByRole('dialog', { name: /May we see/ })
    .getByRole('button', { name: 'Agree' })
    .click();
  // Both scripts, and their reports.
  await expect.poll(() => service.asked.length).toBeGreaterThanOrEqual(3);
  const asked = service.asked.join(' ');
  expect(asked).toContain('/marketing.js');
  expect(asked).toContain('/recording-77.js');
  await open(page, at('/person/sample-7'));
  await expect(page.locator('[data-notification-id="dialog"]')).toBeVisible();
  await open(page, at('/fault'), 500);
  await expect(page.getByText('Something broke on our side')).toBeVisible();
  expect(watch.problems).toEqual([]);
  await site.stop();
  await service.stop();
});

test.describe('forms', () => {
  let site: FormSite;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    site = await startFormSite();
  });
  test.afterAll(() => site?.stop());

  test('C-8 refused and sent, without leaving the page', async ({ page }) => {
    await open(page, site.url + PATHS.everyKind);
    const form = page.locator('form[action^="/forms/"]');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await form.getByLabel('Name').fill('Ada Lovelace');
    await form.getByLabel('E-mail at work').fill('ada@example.org');
    await form.getByLabel('Next year').check();
    await form.locator('[name=agreement]').check();
    // C-8: nobody fills in a form faster.
    await page.waitForFunction(() => performance.now() > 1600);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('region', { name: 'Sent' })).toBeVisible();
    expect(watch.problems).toEqual([]);
  });

  test('C-8 returned with what is wrong as a page of its own', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await watchPolicies(context);
    const page = await context.newPage();
    await open(page, site.url + PATHS.german);
    const form = page.locator('form[action^="/forms/"]');
    await form.evaluate((element: HTMLFormElement) => element.setAttribute('novalidate', ''));
    await Promise.all([page.waitForEvent('load'), form.getByRole('button').last().click()]);
    await expect(page).toHaveURL(/\/forms\//);
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    expect(plain.problems).toEqual([]);
    await context.close();
  });
});

test('C-4 recordings of ours, and a film elsewhere once play is pressed', async ({ page }) => {
  test.setTimeout(120_000);
  const examples = await exampleSite();
  await page.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  );
  for (const kind of ['video', 'audio']) {
    await open(page, `${examples}/recording/${kind}`);
    const hasPlayed = page.locator(kind).evaluate(async (element: HTMLMediaElement) => {
      element.muted = true;
      await element.play();
      return element.readyState >= element.HAVE_CURRENT_DATA;
    });
    expect(await hasPlayed, kind).toBe(true);
  }
  await open(page, `${examples}/recording/two-remote`);
  await page.getByRole('button', { name: /^Play/ }).first().click();
  await expect(page.locator('iframe')).toBeFocused();
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect(page.locator('iframe')).toHaveCount(2);
  expect(watch.problems).toEqual([]);
});
