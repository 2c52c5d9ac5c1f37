/**
 * Tests in the admin whose pages share one context per worker, so that the admin's scripts, 3.7 MB, stay in the
 * browser's cache, compiled: the first page of a journey costs the browser a third less. Cookies and what the origins
 * store are removed after each test. Not for tests that change the context itself.
 */
import { type BrowserContext, test as base } from '@playwright/test';
import { CMS, SITE } from './editor.ts';

let kept: BrowserContext | undefined;

async function forget(context: BrowserContext): Promise<void> {
  // A page of its own: those of the test may be closed, or busy.
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await Promise.all(context.pages().map((each) => each !== page && each.close()));
  for (const origin of [CMS, SITE])
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  await context.clearCookies();
  await page.close();
}

export const test = base.extend({
  context: async ({ browser }, use) => {
    kept = kept?.browser() === browser ? kept : await browser.newContext();
    await use(kept);
    await forget(kept);
  },
});
export { expect } from '@playwright/test';
