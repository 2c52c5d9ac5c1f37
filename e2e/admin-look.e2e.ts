/** Editors see the brand, not what the CMS is made with. */
import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { CMS, logInByHand } from './editor.ts';

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

for (const scheme of ['light', 'dark'] as const) {
  test(`C-11 U-9 who logs in sees the brand: logo, title, colours, picture on the tab, ${scheme}`, async ({
    page,
  }) => {
    await choose(page, scheme);
    for (const path of ['/login', '/forgot']) {
      await page.goto(`${CMS}/admin${path}`, { waitUntil: 'networkidle' });
      await expect(page).toHaveTitle(/ · Keelstone$/);
      expect(await saidOn(page)).not.toMatch(/payload/i);
      await expect(page.locator(PAYLOADS_OWN)).toHaveCount(0);
      const ground = scheme === 'light' ? 'rgb(255, 254, 251)' : 'rgb(18, 34, 33)';
      await expect(page.locator('html')).toHaveCSS('background-color', ground);
    }
    await page.goto(`${CMS}/admin/login`, { waitUntil: 'networkidle' });
    await expect(page.locator('.brand-logo')).toHaveText('Keelstone');
    await expect(page.locator('.brand-logo svg')).toBeVisible();
    const icon = (await page.locator('link[rel="icon"]').getAttribute('href')) ?? '';
    expect(Buffer.from(icon.split(',')[1] ?? '', 'base64').toString()).toContain('<title>Keelstone</title>');
    const problems = await violationsOf(page);
    expect(problems.filter((problem) => !WITHOUT_LANDMARKS.test(problem))).toEqual([]);
    await page.screenshot({ path: `test-results/brands/login-${scheme}.png` });
  });

  test(`C-11 U-9 the dashboard, a list and a form are in the brand, ${scheme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await choose(page, scheme);
    await logInByHand(page);
    for (const path of ['', '/collections/article', '/collections/redirects/create', '/account']) {
      await page.goto(`${CMS}/admin${path}`, { waitUntil: 'networkidle' });
      await expect(page).toHaveTitle(/ · Keelstone$/);
      await expect(page.locator('.brand-icon svg').first()).toBeVisible();
      await expect(page.locator(PAYLOADS_OWN)).toHaveCount(0);
      expect(await saidOn(page), path).not.toMatch(/payload/i);
      const name = path.replaceAll('/', '-') || '-dashboard';
      await page.screenshot({ path: `test-results/brands/admin${name}-${scheme}.png` });
      // Violations of other rules in Payload's own parts are not the brand's.
      const problems = await violationsOf(page);
      expect(
        problems.filter((problem) => problem.startsWith('color-contrast')),
        path,
      ).toEqual([]);
    }
  });
}
