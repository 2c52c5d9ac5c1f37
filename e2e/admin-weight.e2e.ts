import { expect, test } from '@playwright/test';
import { CMS, logIn } from './support/editor.ts';

/** 1.48 MB when each type brought its own copy of the sections. */
const MOST_CHARACTERS = 700_000;

for (const path of ['/admin', '/admin/collections/article', '/admin/collections/article/create']) {
  test(`C-1 ${path} brings the configuration of a section once, not once for each type`, async ({ page }) => {
    await logIn(page);
    const answer = await page.request.get(CMS + path, { headers: { 'sec-fetch-site': 'same-origin' } });
    const html = await answer.text();
    expect(html).toContain('blockType');
    expect(html.length).toBeLessThan(MOST_CHARACTERS);
  });
}
