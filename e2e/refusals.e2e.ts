/** What a form says when something cannot be published, in English and in German. */
import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { violationsInAdmin } from './support/axe.ts';
import { CMS, Editor, logIn } from './support/editor.ts';

const uniqueWord = () => `Quill${randomBytes(5).toString('hex')}`;

let editor: Editor;
test.beforeEach(async () => {
  editor = await Editor.logIn();
});
test.afterEach(() => editor.leave());

async function seatIn(browser: Browser, locale: string): Promise<Page> {
  const page = await (await browser.newContext({ locale })).newPage();
  await logIn(page, 'editor');
  return page;
}

async function openForm(page: Page, id: number): Promise<void> {
  await page.goto(`${CMS}/admin/collections/article/${id}?locale=en`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const READERS = [
  {
    locale: 'en-GB',
    publish: 'Publish in English',
    region: /^Nothing was saved/,
    place: 'Sections, 2 Locations, Show a map',
    beginning: 'Nothing was saved. One field has to change first.',
    reason:
      'There is nothing to draw: give at least one location its latitude and longitude, or switch the map off.',
  },
  {
    locale: 'de-DE',
    publish: 'Auf Englisch veröffentlichen',
    region: /^Nichts wurde gespeichert/,
    place: 'Abschnitte, 2 Standorte, Eine Karte zeigen',
    beginning: 'Nichts wurde gespeichert. Ein Feld muss vorher geändert werden.',
    reason:
      'Es gibt nichts zu zeichnen: Geben Sie mindestens einem Standort Breite und Länge, oder schalten Sie die Karte aus.',
  },
];

test('C-9 C-10 a publish that is refused for a field of a section names it in one piece, marks it, and leads to it, in the language of the reader', async ({
  browser,
}) => {
  test.slow();
  const word = uniqueWord();
  const address = {
    organisation: 'K',
    street: 'Kai 1',
    postalCode: '1',
    city: 'Hamburg',
    country: 'Germany',
  };
  const { id } = await editor.create(
    'article',
    {
      title: word,
      sections: [
        { blockType: 'headline', heading: word },
        { blockType: 'location_grid', showsMap: true, locations: [{ name: 'Here', address }] },
      ],
    },
    '?draft=true',
  );
  for (const { locale, publish, region, place, beginning, reason } of READERS) {
    await test.step(locale, async () => {
      const page = await seatIn(browser, locale);
      await openForm(page, id);
      await page.getByRole('button', { name: publish }).click();
      const errors = page.getByRole('region', { name: region });
      await expect(errors).toBeFocused();
      await expect(errors.getByRole('listitem')).toHaveText([`${place} ${reason}`]);
      // Payload's message, which it would divide at the colon and at the comma.
      await expect(page.locator('.payload-toast-item')).toContainText(
        new RegExp(`^${beginning}\\s${place} – ${reason.replace(':', ' –')}$`),
      );
      // Once: the longer words.
      if (locale === 'de-DE') expect(await violationsInAdmin(page, '.field-errors')).toEqual([]);
      await errors.getByRole('button', { name: place }).click();
      await expect(page.locator('#field-sections__1__showsMap')).toBeFocused();
      await expect(
        page.locator('.checkbox.error').filter({ has: page.locator('#field-sections__1__showsMap') }),
      ).toBeVisible();
      await page.context().close();
    });
  }
});

test('C-6 C-9 C-12 a publish of all languages that is refused for one leads to the field in that language', async ({
  browser,
}) => {
  test.slow();
  const word = uniqueWord();
  const alias = `/articles/${word.toLowerCase()}-vergeben`;
  await editor.create('article', { title: `${word} vergeben`, alias, _status: 'published' }, '?locale=de');
  const { id } = await editor.create('article', { title: word, _status: 'published' });
  await editor.update('article', id, { title: `${word} neu`, alias }, '?draft=true&locale=de');
  const page = await seatIn(browser, 'en-GB');
  await openForm(page, id);
  await page.locator('#action-save-popup').getByRole('button').click();
  await page.getByRole('button', { name: 'Publish all languages…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  const errors = page.getByRole('region', { name: /^Nothing was saved/ });
  await expect(errors.getByRole('listitem')).toHaveText([
    `Path in German The path /de${alias} belongs to “${word} vergeben” in German already. Give one of them another path.`,
  ]);
  await errors.getByRole('link', { name: 'Path in German' }).click();
  // What this form holds was to be published with it.
  await page.getByRole('button', { name: 'Leave anyway' }).click();
  await expect(page).toHaveURL(/locale=de/);
  await expect(page.locator('#field-alias')).toHaveValue(alias);
  await expect(page.locator('#field-alias')).toBeFocused();
  await page.context().close();
});

test('C-11 a list says that it is filtered by a field which is gone, and leads to itself without it', async ({
  browser,
}) => {
  const page = await seatIn(browser, 'en-GB');
  await page.goto(`${CMS}/admin/collections/article?where[or][0][and][0][gone][equals]=x`);
  const reason = page.getByText('This list cannot be filtered by “gone”, or not any more');
  await expect(reason).toBeVisible();
  expect(await violationsInAdmin(page)).toEqual([]);
  await page.getByRole('link', { name: 'Show all', exact: true }).click();
  await expect(page.locator('.collection-list tbody tr').first()).toBeVisible();
  await expect(reason).toBeHidden();
});

test('U-9 the conditions of a list and its columns can be heard, and pressed by keys', async ({
  browser,
}) => {
  const page = await seatIn(browser, 'en-GB');
  const conditions = ['title][like]=a', 'created][greater_than]=2026-01-01', 'authors][in]=1'];
  const where = conditions.map((each, index) => `where[or][0][and][${index}][${each}`);
  await page.goto(`${CMS}/admin/collections/article?${where.join('&')}`);
  await expect(page.getByRole('combobox', { name: 'Comparison' })).toHaveCount(3);
  expect(await violationsInAdmin(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove this condition' }).first().click();
  await expect(page.getByRole('combobox', { name: 'Comparison' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('combobox', { name: 'Comparison' })).toHaveCount(0);
  expect(await violationsInAdmin(page)).toEqual([]);
  const tags = page.getByRole('checkbox', { name: 'Tags', exact: true });
  const heading = page.getByRole('columnheader', { name: 'Tags' });
  for (const key of ['Enter', 'Space']) {
    const isShown = await heading.isVisible();
    await tags.focus();
    await page.keyboard.press(key);
    await expect(tags).toBeChecked({ checked: !isShown });
    await expect(heading).toBeVisible({ visible: !isShown });
    await expect(tags).toBeFocused();
  }
});
