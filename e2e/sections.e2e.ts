import { expect, test } from '@playwright/test';
import { violationsInBothSchemes } from './axe.ts';
import { kindAddresses, kindOf } from './gallery.ts';
import { overflowAt, VIEWS, watchErrors } from './page-problems.ts';
import { open, watchPolicies } from './policy-watch.ts';

const MINUTE_MS = 60_000;

for (const { width, widths } of VIEWS) {
  test(`U-9 R-4 C-5 every example of a section or paragraph at ${width} px: axe finds nothing, nothing is wider than the window, no policy is broken`, async ({
    page,
    context,
  }) => {
    test.setTimeout(5 * MINUTE_MS);
    const { problems } = await watchPolicies(context);
    watchErrors(page, problems);
    const addresses = await kindAddresses(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sections and paragraphs');
    for (const address of addresses) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, address);
      problems.push(
        ...(await violationsInBothSchemes(page)).map((problem) => `${kindOf(address)}: ${problem}`),
      );
      problems.push(...(await overflowAt(page, widths)).map((problem) => `${kindOf(address)}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}

test('C-9 the gallery of sections is shown to nobody without a link from the CMS', async ({ request }) => {
  const answer = await request.get('/preview/sections');
  expect(answer.status()).toBe(403);
  expect(await answer.text()).toContain('needs a link from the CMS');
});
