import { expect, test } from '@playwright/test';
import { CMS, Editor, logIn } from './support/editor.ts';

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

test('C-14 C-11 a form can be used again after the save and its new state: panels ask afterwards', async ({
  page,
}) => {
  const editor = await Editor.logIn();
  const { id } = await editor.create('article', { title: 'Saved at once' }, '?draft=true');
  await logIn(page);
  await page.goto(`${CMS}/admin/collections/article/${id}`);
  const title = page.locator('#field-title');
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await title.fill('Saved at once, again');
  // Payload validates what was typed: that does not belong to the save.
  await page.waitForTimeout(1500);
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    // By the clock, whether something is saved or not.
    if (!/^\/api\/(kept-changes|edit-locks)/.test(path)) asked.push(`${request.method()} ${path}`);
  });
  let askedBefore: string[] = [];
  await page.route(`**/admin/collections/article/${id}`, async (route) => {
    await page.waitForTimeout(1000);
    await expect(title).toBeDisabled();
    askedBefore = [...asked];
    await route.continue();
  });
  await page.locator('#action-save-draft').click();
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  expect(askedBefore).toEqual([`PATCH /api/article/${id}`, `POST /admin/collections/article/${id}`]);
  await expect.poll(() => asked).toContain('GET /api/content/state');
  expect(asked.filter((request) => request.includes('/access/'))).toEqual([]);
  await editor.leave();
});
