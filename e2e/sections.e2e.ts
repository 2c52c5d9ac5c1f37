import { expect, test } from '@playwright/test';
import { kindAddresses, kindOf } from './support/gallery.ts';
import { problemsIn, viewsOf, watchErrors } from './support/page-problems.ts';
import { open, watchPolicies } from './support/policy-watch.ts';

const MINUTE_MS = 60_000;

test('U-9 R-4 C-5 every example of a section or paragraph at 360 and 1280 px: axe finds nothing, nothing is wider than the window, no policy is broken', async ({
  page,
  context,
}) => {
  test.setTimeout(10 * MINUTE_MS);
  const { problems } = await watchPolicies(context);
  watchErrors(page, problems);
  const addresses = await kindAddresses(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sections and paragraphs');
  for (const [index, address] of addresses.entries()) {
    const views = viewsOf(index);
    await page.setViewportSize({ width: views[0].width, height: 900 });
    await open(page, address);
    for (const view of views)
      problems.push(...(await problemsIn(page, view)).map((problem) => `${kindOf(address)}: ${problem}`));
  }
  expect(problems).toEqual([]);
});

test('C-9 the gallery of sections is shown to nobody without a link from the CMS', async ({ request }) => {
  const answer = await request.get('/preview/sections');
  expect(answer.status()).toBe(403);
  expect(await answer.text()).toContain('needs a link from the CMS');
});
