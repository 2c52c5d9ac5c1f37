/** A page of each type and each other screen, visited once in a narrow and once in a wide window. */
import { expect, test } from '@playwright/test';
import { violationsInBothSchemes } from './axe.ts';
import { overflowAt, VIEWS, watchErrors } from './page-problems.ts';
import { open, watchPolicies } from './policy-watch.ts';
import { visitorPages } from './visitor-pages.ts';

for (const { width, widths } of VIEWS) {
  test(`U-9 R-5 every page type at ${width} px: axe finds nothing, nothing scrolls sideways, no policy is broken, nobody else is asked`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(240_000);
    const { problems } = await watchPolicies(context);
    watchErrors(page, problems);
    page.on('request', (sent) => {
      if (!sent.url().startsWith('http://localhost:3100/') && !sent.url().startsWith('data:'))
        problems.push(`foreign request: ${sent.url()}`);
    });
    for (const { name, path } of await visitorPages(request)) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path, name === 'not-found' ? 404 : 200);
      problems.push(...(await violationsInBothSchemes(page)).map((problem) => `${name}: ${problem}`));
      problems.push(...(await overflowAt(page, widths)).map((problem) => `${name}: ${problem}`));
    }
    expect(problems).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
}
