/** Editors see the brand, not what the CMS is made with. */
import { expect, type Page, test } from '@playwright/test';
import { adminViews } from '../apps/cms/src/app/admin-views.ts';
import { violationsInAdmin, violationsOf } from './support/axe.ts';
import { CMS, Editor, logIn, logInByHand, paragraph } from './support/editor.ts';
import { open, watchPolicies } from './support/policy-watch.ts';

/** What a person reads or hears of a page, including its title. Payload's meta keywords are neither. */
async function saidOn(page: Page): Promise<string> {
  const attributes = await page.evaluate(() =>
    [...document.querySelectorAll('[alt], [title], [aria-label]')].flatMap((element) =>
      ['alt', 'title', 'aria-label'].map((name) => element.getAttribute(name)),
    ),
  );
  // biome-ignore lint/performance/useDomNodeTextContent: textContent would include scripts and styles
  return [await page.title(), await page.locator('body').innerText(), ...attributes].join('\n');
}

/** Simulates a user who has chosen an admin theme in this browser. */
const choose = (page: Page, theme: 'light' | 'dark') =>
  page.context().addCookies([{ name: 'payload-theme', value: theme, url: CMS }]);

/** Best practices that Payload's log-in page violates: it is one form, without landmark and heading. */
const WITHOUT_LANDMARKS = /^(landmark-one-main|page-has-heading-one|region):/;

/** Payload's own graphics: its logo's class, and the start of its icon's path. */
const PAYLOADS_OWN = '.graphic-logo, .graphic-icon';

const GROUNDS = { light: 'rgb(255, 254, 251)', dark: 'rgb(18, 34, 33)' };

/** Shows the page in a scheme. */
const showIn = (page: Page, scheme: 'light' | 'dark') =>
  page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, scheme);

test('C-11 U-9 who logs in sees the brand: logo, title, colours, picture on the tab, light and dark', async ({
  page,
}) => {
  for (const [path, scheme] of [
    ['/forgot', 'light'],
    ['/login', 'dark'],
  ] as const) {
    await choose(page, scheme);
    await page.goto(`${CMS}/admin${path}`, { waitUntil: 'networkidle' });
    await expect(page).toHaveTitle(/ · Keelstone$/);
    expect(await saidOn(page)).not.toMatch(/payload/i);
    await expect(page.locator(PAYLOADS_OWN)).toHaveCount(0);
    await expect(page.locator('html')).toHaveCSS('background-color', GROUNDS[scheme]);
  }
  await expect(page.locator('.brand-logo')).toHaveText('Keelstone');
  await expect(page.locator('.brand-logo svg')).toBeVisible();
  const icon = (await page.locator('link[rel="icon"]').getAttribute('href')) ?? '';
  expect(Buffer.from(icon.split(',')[1] ?? '', 'base64').toString()).toContain('<title>Keelstone</title>');
  for (const scheme of ['dark', 'light'] as const) {
    await showIn(page, scheme);
    const problems = await violationsOf(page);
    await expect(page.locator('html')).toHaveCSS('background-color', GROUNDS[scheme]);
    expect(
      problems.filter((problem) => !WITHOUT_LANDMARKS.test(problem)),
      scheme,
    ).toEqual([]);
  }
});

test('U-9 who has chosen no scheme logs in in that of the browser, also at the first visit', async ({
  browser,
}) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    await page.goto(`${CMS}/admin/login`);
    await expect(page.locator('html')).toHaveCSS('background-color', GROUNDS[colorScheme]);
    await context.close();
  }
});

/** Views of our own: axe looks at them in `admin-language.e2e.ts`, light and dark, narrow and wide. */
const OWN_VIEWS = ['', ...Object.values(adminViews).map(({ path }): string => path)];

/** Views that everybody works in, most of them Payload's. */
const VIEWS = [
  '',
  '/content',
  '/collections/article',
  '/collections/article/trash',
  '/collections/images',
  '/collections/redirects/create',
  '/collections/forms/create',
  '/collections/notices/create',
  '/globals/site_settings',
  '/account',
];

test('C-11 U-9 the dashboard, lists and forms are in the brand, those of Payload without axe violations, light and dark, narrow and wide, under a policy that nothing breaks', async ({
  page,
  context,
}) => {
  test.setTimeout(360_000);
  const watch = await watchPolicies(context);
  await choose(page, 'light');
  await logInByHand(page);
  const editor = await Editor.logIn();
  // Payload remembers that another journey of this worker left the preview open, whose pane is Payload's own.
  await editor.post('/api/payload-preferences/collection-article', { value: { editViewType: 'default' } });
  const fields = { title: 'A page to look at', body: paragraph('A text.'), moderation: 'draft' };
  const form = `/collections/article/${(await editor.create('article', fields, '?draft=true')).id}`;
  for (const path of [...VIEWS, form, `${form}/versions`]) {
    await open(page, `${CMS}/admin${path}`);
    await expect(page).toHaveTitle(/ · Keelstone$/);
    await expect(page.locator('.brand-icon svg').first()).toBeVisible();
    await expect(page.locator(PAYLOADS_OWN)).toHaveCount(0);
    await expect.poll(() => saidOn(page), { message: path }).not.toMatch(/payload|\[object/i);
    // Whoever made the view, what helps everywhere is in the same order.
    const help = page.locator('.app-header__actions').getByRole('button');
    if (path) await expect(help).toHaveText([/^Add shortcut/, /^Go to/]);
    if (!OWN_VIEWS.includes(path)) expect(await violationsInAdmin(page), path).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
  await editor.leave();
  expect(watch.problems).toEqual([]);
});

test('C-11 a click on a page of the admin that a slow computer still starts is not lost: nothing moves', async ({
  page,
}) => {
  await logIn(page, 'editor');
  await page.addInitScript(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    const look = () => {
      const summary = document.querySelector('.content-list__new summary');
      // Before the stylesheets are there, everything is at the edge.
      if (summary && document.styleSheets.length > 0)
        places.add(Math.round(summary.getBoundingClientRect().left));
      requestAnimationFrame(look);
    };
    look();
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(`${CMS}/admin/content`, { waitUntil: 'commit' });
  await page.getByText('New page', { exact: true }).click();
  await expect(page.locator('.template-default--nav-animate')).toBeVisible();
  await expect(page.locator('.content-list__new')).toHaveAttribute('open');
  expect(await page.evaluate(() => [...(window as unknown as { places: Set<number> }).places])).toHaveLength(
    1,
  );

  // The navigation still opens and closes for a person.
  await expect(page.locator('.nav')).toHaveAttribute('inert');
  await page.getByRole('button', { name: 'Open Menu' }).first().click();
  await page.getByRole('link', { name: 'Media library', exact: true }).click();
  await expect(page).toHaveURL(/admin\/media-library/);
});
