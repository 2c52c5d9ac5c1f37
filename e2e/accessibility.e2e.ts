import { expect, test } from '@playwright/test';
import { faultsOfBothSchemes } from './axe.ts';
import { visitorPages } from './visitor-pages.ts';

for (const width of [360, 1280]) {
  test(`U-9 axe finds nothing on any page type, ${width} px`, async ({ browser, request }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    const found: string[] = [];
    for (const { name, path } of await visitorPages(request)) {
      await page.goto(path, { waitUntil: 'load' });
      found.push(...(await faultsOfBothSchemes(page)).map((fault) => `${name}: ${fault}`));
    }
    expect(found).toEqual([]);
    await context.close();
  });
}

test('U-9 no page scrolls sideways, from 320 to 1920 px', async ({ page, request }) => {
  test.setTimeout(180_000);
  const wide: string[] = [];
  const pages = await visitorPages(request);
  for (const { name, path } of pages) {
    await page.goto(path, { waitUntil: 'load' });
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) wide.push(`${name} at ${width} px: ${overflow} px too wide`);
    }
  }
  expect(wide).toEqual([]);
});

test('R-5 pages ask nothing of other hosts, set no cookie, break no policy and log no error', async ({
  page,
  request,
  context,
}) => {
  test.setTimeout(120_000);
  const faults: string[] = [];
  page.on('request', (sent) => {
    if (!sent.url().startsWith('http://localhost:3100/') && !sent.url().startsWith('data:'))
      faults.push(`foreign request: ${sent.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404/.test(message.text()))
      faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  for (const { path } of await visitorPages(request)) await page.goto(path, { waitUntil: 'networkidle' });
  expect(faults).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
