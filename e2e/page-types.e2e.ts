/** A page of each type and each other screen, visited once, in a narrow and in a wide window. */
import { expect, test } from '@playwright/test';
import { SITE } from './support/editor.ts';
import { problemsIn, viewsOf, watchErrors } from './support/page-problems.ts';
import { open, watchPolicies } from './support/policy-watch.ts';
import { visitorPages } from './support/visitor-pages.ts';

test('U-9 R-5 every page type at 360 and 1280 px: axe finds nothing, nothing scrolls sideways, no policy is broken, nobody else is asked', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(480_000);
  const { problems } = await watchPolicies(context);
  watchErrors(page, problems);
  page.on('request', (sent) => {
    if (!sent.url().startsWith(`${SITE}/`) && !sent.url().startsWith('data:'))
      problems.push(`foreign request: ${sent.url()}`);
  });
  for (const [index, { name, path }] of (await visitorPages(request)).entries()) {
    const views = viewsOf(index);
    await page.setViewportSize({ width: views[0].width, height: 900 });
    await open(page, path, name === 'not-found' ? 404 : 200);
    for (const view of views)
      problems.push(...(await problemsIn(page, view)).map((problem) => `${name}: ${problem}`));
  }
  expect(problems).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
