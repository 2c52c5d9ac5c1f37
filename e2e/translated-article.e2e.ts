import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { CountedHands } from './count-hands.ts';
import { awaitHydration, CMS, Editor, logIn, SITE } from './editor.ts';

let editor: Editor;
test.beforeEach(async () => {
  editor = await Editor.logIn();
});
test.afterEach(() => editor.leave());

const tab = (page: Page, name: string) =>
  page.locator('.tabs-field').getByRole('button', { name, exact: true });
const section = (page: Page, number: number) => page.locator(`#sections-row-${number}`);
const text = (place: Page | Locator) => place.locator('[data-lexical-editor="true"]').first();

/** Opens a section, if it is collapsed. */
async function unfold(hands: CountedHands, number: number): Promise<void> {
  const place = section(hands.page, number);
  await expect(place).toBeVisible();
  const content = place.getByLabel('Heading').or(text(place)).first();
  // A section that is added appears at once, and collapses when the server has answered.
  await hands.page.waitForTimeout(1500);
  if (!(await content.isVisible()))
    await hands.click(place.getByRole('button', { name: 'Toggle block' }).first());
  await expect(content).toBeVisible();
}

test('C-10 an article with three sections is written, translated and published with few clicks', async ({
  page,
}) => {
  page.setDefaultTimeout(12_000);
  const word = `Quill${randomBytes(5).toString('hex')}`;
  await logIn(page);
  const hands = await CountedHands.on(page);
  await page.goto(`${CMS}/admin`);

  await hands.click(page.locator('a[href="/admin/collections/article/create"]').first());
  const title = page.getByLabel('Title');
  await awaitHydration(title);
  await hands.write(title, `${word} in English`);
  await hands.write(text(page), 'The text.');
  await hands.click(tab(page, 'Sections'));
  const add = async (kind: string, number: number) => {
    await hands.click(page.getByRole('button', { name: 'Add Section' }));
    const choice = page.locator('.blocks-drawer__block');
    await hands.click(choice.filter({ has: page.getByText(kind, { exact: true }) }));
    await expect(choice.first()).toBeHidden();
    await unfold(hands, number);
  };
  await add('Headline', 0);
  await hands.write(section(page, 0).getByLabel('Heading'), 'One heading');
  await hands.press('Tab');
  await hands.type('One sentence.');
  await add('Featured text', 1);
  await hands.write(section(page, 1).getByLabel('Heading'), 'Another heading');
  await hands.write(text(section(page, 1)), 'Another text.');
  await add('Text', 2);
  await hands.write(text(section(page, 2)), 'The last text.');
  await hands.click(page.getByRole('button', { name: 'Publish in English' }));
  await expect(page).toHaveURL(/\/article\/\d+/);
  const id = Number(/article\/(\d+)/.exec(page.url())?.[1]);
  expect(id).toBeGreaterThan(0);

  await hands.click(page.locator('.localizer button').first());
  await hands.click(
    page
      .locator('.localizer')
      .getByRole('button', { name: /Deutsch/ })
      .or(page.locator('.popup__content').getByText('Deutsch'))
      .first(),
  );
  await expect(page).toHaveURL(/locale=de/);
  await expect(title).toHaveValue('');
  await hands.write(title, `${word} auf Deutsch`);
  await hands.click(tab(page, 'Content'));
  await hands.write(text(page), 'Der Text.');
  await hands.click(tab(page, 'Sections'));
  await unfold(hands, 0);
  await hands.write(section(page, 0).getByLabel('Heading'), 'Eine Überschrift');
  await hands.press('Tab');
  await hands.type('Ein Satz.');
  await unfold(hands, 1);
  await hands.write(section(page, 1).getByLabel('Heading'), 'Noch eine Überschrift');
  await hands.write(text(section(page, 1)), 'Noch ein Text.');
  await unfold(hands, 2);
  await hands.write(text(section(page, 2)), 'Der letzte Text.');
  await hands.click(page.getByRole('button', { name: 'Publish in Deutsch' }));
  await expect(page.getByText('Updated successfully').last()).toBeVisible();
  // docs/editors.md says how this is counted, and what WordPress needs.
  expect(hands.clicks + hands.keys).toBeLessThanOrEqual(34);
  await expect
    .poll(async () => (await page.request.get(`${SITE}/de/artikel/${word.toLowerCase()}-auf-deutsch`)).text())
    .toContain('Der letzte Text.');
  await editor.remove('article', id);
});
