import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsInBothSchemes } from './axe.ts';
import { CMS, Editor, logIn, SITE } from './editor.ts';

let administrator: Editor;
test.beforeEach(async () => {
  administrator = await Editor.logIn();
});
test.afterEach(() => administrator.leave());

const rows = (page: Page): Locator => page.locator('[id^="sections-row-"]');

async function openSections(page: Page, id: number): Promise<void> {
  await page.goto(`${CMS}/admin/collections/page/${id}?locale=en`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Sections', exact: true }).click();
  await expect(page.locator('#field-sections')).toBeVisible();
}

/** Opens a collapsed section. */
async function open(row: Locator, content: Locator): Promise<void> {
  await expect(async () => {
    if (!(await content.isVisible())) await row.getByRole('button', { name: 'Toggle block' }).first().click();
    await expect(content).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 20_000 });
}

test('C-5 C-13 an editor makes a section reusable, shows it on another page, changes it on both, and detaches it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const word = `Keel${randomBytes(5).toString('hex')}`;
  const state = { _status: 'published', moderation: 'published' };
  const headline = { blockType: 'headline', heading: `${word} offer` };
  const first = await administrator.create('page', { ...state, title: `${word} one`, sections: [headline] });
  const second = await administrator.create('page', { ...state, title: `${word} two` });
  const shows = (document: { alias: string }, words: string) =>
    expect.poll(async () => (await page.request.get(`${SITE}${document.alias}`)).text()).toContain(words);
  await logIn(page);

  await openSections(page, first.id);
  await page.getByText('Make a section reusable').click();
  const panel = page.locator('.make-reusable');
  await panel.getByLabel('Section', { exact: true }).selectOption({ index: 1 });
  await panel.getByLabel('Name, by which editors choose it').fill(`${word} shared`);
  expect(await violationsInBothSchemes(page, '.make-reusable')).toEqual([]);
  await panel.getByRole('button', { name: 'Make it reusable' }).click();
  await expect(page.getByText('can now be chosen on every page')).toBeVisible();
  await shows(first, `${word} offer`);

  await openSections(page, second.id);
  await page.getByRole('button', { name: 'Add Section' }).click();
  await page
    .locator('.blocks-drawer__block')
    .filter({ has: page.getByText('Reusable section', { exact: true }) })
    .click();
  const place = rows(page).first();
  await open(place, place.locator('.field-type.relationship'));
  await place.locator('.field-type.relationship .rs__control').click();
  await page.keyboard.type(`${word} shared`);
  await page
    .locator('.rs__option')
    .filter({ hasText: `${word} shared` })
    .click();
  const summary = place.locator('.reusable-summary');
  await expect(summary).toContainText(`${word} offer`);
  expect(await violationsInBothSchemes(page, '.reusable-summary')).toEqual([]);
  await page.getByRole('button', { name: 'Publish in English' }).click();
  await shows(second, `${word} offer`);

  const edit = summary.getByRole('link', { name: 'Edit the reusable section' });
  await page.goto(`${CMS}${await edit.getAttribute('href')}`);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.usage-panel li')).toHaveCount(2);
  const heading = rows(page).first().getByLabel('Heading');
  await open(rows(page).first(), heading);
  await heading.fill(`${word} better`);
  await page.getByRole('button', { name: 'Publish in English' }).click();
  await shows(first, `${word} better`);
  await shows(second, `${word} better`);

  await openSections(page, second.id);
  const detach = place.getByRole('button', { name: 'Make it a copy of this page' });
  await open(place, detach);
  await detach.click();
  await expect(page.getByText('belongs to this page only')).toBeVisible();
  await openSections(page, second.id);
  await expect(rows(page).first()).toContainText(`${word} better`);
  await shows(second, `${word} better`);
});
