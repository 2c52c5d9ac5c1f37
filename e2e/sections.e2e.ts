import { expect, test } from '@playwright/test';
import { faultsOfBothSchemes } from './axe.ts';
import { galleryAddress, kindAddresses, kindOf } from './gallery.ts';

const MINUTE_MS = 60_000;

/** The page's horizontal overflow after rendering at this width. */
async function overflowOfFrame(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return document.documentElement.scrollWidth - window.innerWidth;
}

for (const width of [360, 1280]) {
  test(`U-9 axe finds nothing in any example of a section or paragraph, ${width} px`, async ({ browser }) => {
    test.setTimeout(5 * MINUTE_MS);
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    const found: string[] = [];
    for (const address of await kindAddresses(page)) {
      await page.goto(address, { waitUntil: 'load' });
      found.push(...(await faultsOfBothSchemes(page)).map((fault) => `${kindOf(address)}: ${fault}`));
    }
    expect(found).toEqual([]);
    await context.close();
  });
}

test('U-9 no example of a section or paragraph is wider than the window, from 320 to 1280 px', async ({
  page,
}) => {
  test.setTimeout(4 * MINUTE_MS);
  const wide: string[] = [];
  for (const address of await kindAddresses(page)) {
    await page.goto(address, { waitUntil: 'load' });
    for (const width of [320, 360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(overflowOfFrame);
      if (overflow > 0) wide.push(`${kindOf(address)} at ${width} px: ${overflow} px too wide`);
    }
  }
  expect(wide).toEqual([]);
});

test('R-4 every example is made without breaking the content security policy, and without an error', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404/.test(message.text())) faults.push(message.text());
  });
  await page.goto(galleryAddress(), { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sections and paragraphs');
  expect(faults).toEqual([]);
});

test('C-9 the gallery of sections is shown to nobody without a link from the CMS', async ({ request }) => {
  const answer = await request.get('/preview/sections');
  expect(answer.status()).toBe(403);
  expect(await answer.text()).toContain('needs a link from the CMS');
});
