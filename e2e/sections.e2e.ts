import { expect, test } from '@playwright/test';
import { faultsOfBothSchemes } from './axe.ts';
import { kindAddresses, kindOf } from './gallery.ts';
import { overflowAt, VIEWS, watchErrors } from './page-faults.ts';
import { open, watchPolicies } from './policy-watch.ts';

const MINUTE_MS = 60_000;

for (const { width, widths } of VIEWS) {
  test(`U-9 R-4 C-5 every example of a section or paragraph at ${width} px: axe finds nothing, nothing is wider than the window, no policy is broken`, async ({
    page,
    context,
  }) => {
    test.setTimeout(5 * MINUTE_MS);
    const { faults } = await watchPolicies(context);
    watchErrors(page, faults);
    const addresses = await kindAddresses(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sections and paragraphs');
    for (const address of addresses) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, address);
      faults.push(...(await faultsOfBothSchemes(page)).map((fault) => `${kindOf(address)}: ${fault}`));
      faults.push(...(await overflowAt(page, widths)).map((fault) => `${kindOf(address)}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test('C-9 the gallery of sections is shown to nobody without a link from the CMS', async ({ request }) => {
  const answer = await request.get('/preview/sections');
  expect(answer.status()).toBe(403);
  expect(await answer.text()).toContain('needs a link from the CMS');
});
