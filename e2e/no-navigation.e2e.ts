import { expect, test } from '@playwright/test';
import { PHONE, ShellPage, TABLET, WIDE } from './support/shell-page.ts';
import { startWholeSite, type WholeSite } from './support/whole-site.ts';

/** A site without a navigation, such as an empty one. */
let site: WholeSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startWholeSite({ navigation: [] });
});
test.afterAll(() => site?.stop());

test('U-1 U-6 without a navigation, search and language are in the header at each width', async ({
  page,
}) => {
  for (const viewport of [PHONE, TABLET, WIDE]) {
    const shell = new ShellPage(page);
    await page.setViewportSize(viewport);
    await page.goto(`http://localhost:${site.port}/article/sample-1`);
    await expect(shell.header.getByRole('searchbox')).toBeVisible();
    await expect(shell.toggle).toHaveCount(0);
    const end = await shell.header
      .locator('[data-language-switcher]')
      .evaluate((element) => element.getBoundingClientRect().right);
    expect(end).toBeGreaterThan(viewport.width - 64);
  }
});
