import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { violationsInBothSchemes } from './support/axe.ts';
import { CountedHands } from './support/count-hands.ts';
import { CMS, Editor, linkAboveWork, logIn, SITE, seat } from './support/editor.ts';

let administrator: Editor;
test.beforeEach(async () => {
  administrator = await Editor.logIn();
});
test.afterEach(() => administrator.leave());

const rows = (page: Page): Locator => page.locator('[id^="sections-row-"]');

async function openSections(hands: CountedHands, id: number): Promise<void> {
  const { page } = hands;
  await page.goto(`${CMS}/admin/collections/page/${id}?locale=en`);
  await page.waitForLoadState('networkidle');
  hands.begin();
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
  await logIn(page, 'editor');
  const hands = await CountedHands.on(page);

  await openSections(hands, first.id);
  await rows(page).first().locator('.array-actions__button').click();
  await page.getByRole('button', { name: 'Make reusable' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make this section reusable' });
  await expect(dialog.getByLabel('Name, by which editors choose it')).toBeFocused();
  await hands.type(`${word} shared`);
  expect(await violationsInBothSchemes(page, '.make-reusable')).toEqual([]);
  await hands.press('Enter');
  await expect(page.getByText('can now be chosen on every page')).toBeVisible();
  await hands.expectClicksOf('Make a section reusable');
  await shows(first, `${word} offer`);

  await openSections(hands, second.id);
  await page.getByRole('button', { name: 'Add Section' }).click();
  await page
    .locator('.blocks-drawer__block')
    .filter({ has: page.getByText('Reusable section', { exact: true }) })
    .click();
  const place = rows(page).first();
  // A new section opens by itself, and the cursor is in its first field.
  await expect(place.locator('.field-type.relationship')).toBeVisible();
  await expect(place.locator('.field-type.relationship input').first()).toBeFocused();
  await hands.type(`${word} shared`);
  await page
    .locator('.rs__option')
    .filter({ hasText: `${word} shared` })
    .click();
  const summary = place.locator('.reusable-summary');
  await expect(summary).toContainText(`${word} offer`);
  await hands.expectClicksOf('Show a reusable section');
  // It is reusable already.
  await place.locator('.array-actions__button').click();
  await expect(page.getByRole('button', { name: 'Paste below' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make reusable' })).toHaveCount(0);
  await page.keyboard.press('Escape');
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

  await openSections(hands, second.id);
  const detach = place.getByRole('button', { name: 'Make it a copy of this page' });
  await open(place, detach);
  // Until the form is loaded again, nothing is typed into it.
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/detach$/, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await detach.click();
  await expect(page.locator('form[inert]')).toHaveCount(1);
  answer();
  await expect(page.getByText('belongs to this page only')).toBeVisible();
  await expect(page.locator('form[inert]')).toHaveCount(0);
  const saved = () => administrator.ask(`/api/page/${second.id}?draft=true&depth=0`);
  await expect
    .poll(saved)
    .toMatchObject({ sections: [{ blockType: 'headline', heading: `${word} better` }] });
  await shows(second, `${word} better`);
});

test('C-5 C-9 an editor keeps a page as a template, and begins another one with it from the list of content, an author from that of its type', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const word = `Keel${randomBytes(5).toString('hex')}`;
  const sections = [{ blockType: 'headline', heading: `${word} heading` }];
  const source = await administrator.create('page', { title: `${word} source`, sections }, '?draft=true');
  await logIn(page, 'editor');
  const hands = await CountedHands.on(page);
  await page.goto(`${CMS}/admin/collections/page/${source.id}?locale=en`);
  await page.waitForLoadState('networkidle');
  await hands.click(page.getByText('Save as template', { exact: true }));
  const panel = page.locator('.save-as-template');
  await hands.write(panel.getByLabel('Name of the template'), `${word} template`);
  expect(await violationsInBothSchemes(page, '.save-as-template')).toEqual([]);
  await hands.click(panel.getByRole('button', { name: 'Save the template' }));
  await expect(page.getByText(`“${word} template” is a template now.`, { exact: false })).toBeVisible();
  await hands.expectClicksOf('Save a page as a template');

  // An author begins with it from the list of the type.
  const author = await seat(browser, 'author');
  await author.goto(`${CMS}/admin/collections/page?locale=en`);
  const template = author.getByRole('button', { name: `${word} template`, exact: true });
  // A click before React has attached its handlers is lost.
  await expect(async () => {
    if (!(await template.isVisible())) await author.getByText('New from template', { exact: true }).click();
    await expect(template).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  expect(await violationsInBothSchemes(author, '.new-from-template')).toEqual([]);
  await template.click();
  await expect(author).toHaveURL(/\/admin\/collections\/page\/\d+/);
  const draft = Number(/page\/(\d+)/.exec(author.url())?.[1]);
  const begun = await administrator.ask(`/api/page/${draft}?draft=true&depth=0`);
  expect(begun).toMatchObject({ _status: 'draft', sections: [{ heading: `${word} heading` }] });
  await administrator.remove('page', draft);
  await author.context().close();

  await page.goto(`${CMS}/admin`);
  hands.begin();
  await hands.follow(linkAboveWork(page, 'Content'), /admin\/content/);
  await hands.click(page.getByText('New page', { exact: true }));
  expect(await violationsInBothSchemes(page, '.content-list__new')).toEqual([]);
  await hands.click(page.getByRole('button', { name: `${word} template (Page)` }));
  await expect(page).toHaveURL(/\/admin\/collections\/page\/\d+/);
  await hands.expectClicksOf('Begin a page with a template');
  await page.waitForLoadState('networkidle');
  await page.locator('#field-title').fill(`${word} begun`);
  await page.getByRole('button', { name: 'Publish in English' }).click();
  await expect
    .poll(async () => (await page.request.get(`${SITE}/${word.toLowerCase()}-begun`)).text())
    .toContain(`${word} heading`);
});
