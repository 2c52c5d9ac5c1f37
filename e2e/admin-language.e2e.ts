/** The admin in German: chosen by the browser, in every view of our own, at both widths and in both schemes. */
import { saidTexts } from '@keelstone/languages/admin-languages.ts';
import { expect, type Page, test } from '@playwright/test';
import { adminViews } from '../apps/cms/src/app/admin-views.ts';
import { violationsInBothSchemes } from './support/axe.ts';
import { CountedHands } from './support/count-hands.ts';
import { CMS, Editor, logIn } from './support/editor.ts';
import { open, watchPolicies } from './support/policy-watch.ts';

test.use({ locale: 'de-DE' });

/** Every view of our own, and what its heading and title begin with. */
const VIEWS = [
  ['', 'Übersicht'],
  ...Object.values(adminViews).map(({ path, meta }) => [path, saidTexts.de[meta.title] ?? '']),
] as [string, string][];

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What is shown, or heard, in the English of the sources, although there is German for it. */
const englishIn = async (page: Page) => {
  const shown = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) => [
      ...[...element.childNodes].flatMap((node) => (node instanceof Text ? node.data : [])),
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('title') ?? '',
    ]),
  );
  // Counts follow names.
  const words = shown.map((text) => text.trim().replace(/ \(\d+\)$/, ''));
  // A tag, and in German a day.
  return words.filter((text) => text !== 'Tag' && (saidTexts.de[text] ?? text) !== text);
};

test('C-10 C-11 U-9 every view of our own is in German, without axe violations, at 390 and 1280 pixels, under a policy that nothing breaks', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  const watch = await watchPolicies(context);
  await logIn(page);
  for (const [path, words] of VIEWS) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, `${CMS}/admin${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { name: words }).first()).toBeVisible();
    await expect(page.locator('.command-palette__open')).toBeVisible();
    if (path !== '') await expect(page).toHaveTitle(new RegExp(`^${words}`));
    expect(await englishIn(page), path).toEqual([]);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowOf(page), `${path} ${width}`).toBeLessThanOrEqual(0);
      expect(await violationsInBothSchemes(page), `${path} ${width}`).toEqual([]);
    }
  }
  expect(watch.problems).toEqual([]);
});

/** Actions and tabs of a form that are cut off, by the window or by what they are in. */
const cutOff = (page: Page) =>
  page.locator(':is(.doc-controls, .doc-tabs, .tabs-field__tabs) :is(a, button, p)').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { left, right, top, bottom, height } = element.getBoundingClientRect();
        const y = (top + bottom) / 2;
        const isIn = (x: number) => element.contains(document.elementFromPoint(x, y));
        return height > 0 && !(left >= 0 && right <= innerWidth && isIn(left + 4) && isIn(right - 4));
      })
      .map((element) => element.textContent),
  );

test('C-10 U-9 on a phone, no action and no tab of a published page with a draft is cut off', async ({
  page,
}) => {
  const administrator = await Editor.logIn();
  const title = `Schmal ${Date.now()}`;
  const { id } = await administrator.create('page', { title, _status: 'published' });
  await administrator.update('page', id, { title }, '?draft=true&locale=de');
  await logIn(page, 'editor');
  await page.goto(`${CMS}/admin/collections/page/${id}?locale=de`, { waitUntil: 'networkidle' });
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('button', { name: 'Auf Deutsch veröffentlichen' })).toBeInViewport({
      ratio: 1,
    });
    // Once the form has arranged itself in the new width.
    await expect.poll(() => cutOff(page), `${width}`).toEqual([]);
    expect(await overflowOf(page), `${width}`).toBeLessThanOrEqual(0);
  }
  // However far the form is scrolled.
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole('button', { name: 'Entwurf speichern' })).toBeInViewport({ ratio: 1 });
  // What is chosen in a form can be read, and so can what is not.
  expect(await violationsInBothSchemes(page, '.tabs-field__tabs')).toEqual([]);
  // A form without a title in its language is called by another one, not by its number.
  await page.goto(`${CMS}/admin/collections/page/${id}?locale=fr`);
  await expect(page.getByRole('heading', { name: `${title} (Englisch)` })).toBeVisible();
  await administrator.leave();
});

test('C-10 C-11 fields, refusals and messages are in German, and the palette goes, creates and saves by keys', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await logIn(page, 'author');
  const title = `Deutsch ${Date.now()}`;
  const hands = await CountedHands.on(page);
  await page.goto(`${CMS}/admin`, { waitUntil: 'networkidle' });

  // Creates an article, without the pointer.
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Seite, Ort oder Befehl' });
  await expect(field).toBeFocused();
  expect(await violationsInBothSchemes(page, '.command-palette')).toEqual([]);
  await field.fill('artikel anlegen');
  await expect(page.getByRole('option', { name: 'Artikel Anlegen' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await page.waitForURL(/article\/create/);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Die Überschrift der Seite.')).toBeVisible();
  await page.locator('#field-title').fill(title);
  await page.locator('#field-alias').fill('no slash');
  await page.getByRole('button', { name: 'Zur Prüfung geben' }).click();
  await expect(page.getByText('Ein Pfad beginnt mit einem Schrägstrich').first()).toBeVisible();
  await page.locator('#field-alias').fill('');

  // Saves the form.
  await page.locator('#field-title').press('Control+k');
  await field.fill('entwurf');
  await page.keyboard.press('Enter');
  await page.waitForURL(/article\/\d+/);

  // Goes to a list, and to the page by its title. It offers nothing that an author may not do.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  await field.fill('anlegen');
  await expect(page.getByRole('option', { name: 'Seite Anlegen', exact: true })).toBeVisible();
  await expect(page.getByRole('option', { name: /^Weiterleitung/ })).toHaveCount(0);
  await field.fill('weiterleitungen');
  await page.keyboard.press('Enter');
  await page.waitForURL(/collections\/redirects/);
  await page.waitForLoadState('networkidle');
  hands.begin();
  await hands.goTo(title);
  await page.waitForURL(/article\/\d+/);
  await hands.expectClicksOf('Open a page by its title, with Ctrl K');
});

test('C-11 U-9 a tour of five steps is walked by keys, and does not come back by itself', async ({
  page,
}) => {
  await logIn(page);
  await page.goto(`${CMS}/admin/account`);
  // As at the first log-in, whoever saw the tour before.
  await page.evaluate(async () => {
    // A preference is deleted by its id, which it has once it was saved.
    const saved = await fetch('/api/payload-preferences/tour', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ value: {} }),
    });
    const { doc } = await saved.json();
    await fetch(`/api/payload-preferences/${doc.id}`, { method: 'DELETE' });
  });
  await page.goto(`${CMS}/admin`, { waitUntil: 'networkidle' });
  expect(await violationsInBothSchemes(page, '.tour-offer')).toEqual([]);
  await page.getByRole('button', { name: 'Den Rundgang beginnen' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Das Menü' })).toBeFocused();
  expect(await violationsInBothSchemes(page, '.tour')).toEqual([]);
  for (const name of [
    'Ihre Arbeit',
    'Alle Inhalte in einer Liste',
    'Überallhin mit der Tastatur',
    'Ihr Benutzerkonto',
  ]) {
    await page.getByRole('button', { name: 'Weiter', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name })).toBeFocused();
  }
  const kept = page.waitForResponse((response) => response.url().includes('payload-preferences/tour'));
  await page.getByRole('button', { name: 'Fertig' }).press('Enter');
  await kept;
  const again = page.getByRole('link', { name: 'Den Rundgang zeigen' });
  await expect(again).toBeFocused();
  await page.goto(`${CMS}/admin`, { waitUntil: 'networkidle' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('button', { name: 'Den Rundgang beginnen' })).toHaveCount(0);
  await again.press('Enter');
  await expect(page.getByRole('heading', { name: 'Das Menü' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.tour')).toHaveCount(0);
});
