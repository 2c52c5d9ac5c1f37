/** High contrast themes replace colours and leave out shadows: what is current or chosen must not be told by these alone. */

import { expect, type Locator, test } from '@playwright/test';
import { SEARCH_STATES, turnToSearch } from './support/search-states.ts';
import { startWholeSite, type WholeSite } from './support/whole-site.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

let site: WholeSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startWholeSite({});
});
test.afterAll(() => site?.stop());

/** What is seen of an element besides its text. */
const look = (element: Locator) =>
  element.evaluate((shown) => {
    const { borderColor, borderWidth, outlineStyle, outlineWidth, outlineColor, textDecorationLine } =
      getComputedStyle(shown);
    return [borderColor, borderWidth, outlineStyle, outlineWidth, outlineColor, textDecorationLine].join(' ');
  });

test('U-9 S-12 with forced colours the current page of results looks unlike the others, also with the focus', async ({
  page,
}) => {
  await page.goto(`http://localhost:${site.port}/search`);
  const [current, other] = ['Page 1', 'Page 2'].map((name) => page.getByRole('link', { name }));
  if (!current || !other) throw new Error('The samples are less than two pages of results.');
  const unfocused = await look(current);
  expect(unfocused).not.toBe(await look(other));
  await page.getByRole('combobox', { name: 'Sort By' }).press('Tab');
  await current.focus();
  expect(await look(current)).not.toBe(unfocused);
});

test('U-9 S-26 with forced colours a bar shows that a search is under way', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`http://localhost:${site.port}/search`);
  await turnToSearch(page);
  await SEARCH_STATES.find(({ name }) => name === 'slow')?.reach(page, context, 'article');
  const bar = page.locator('section[aria-busy="true"] > div:empty');
  const withBar = await bar.screenshot();
  // It keeps its place, so that what is below it does not jump.
  await bar.evaluate((shown) => shown.style.setProperty('opacity', '0'));
  expect((await bar.screenshot()).equals(withBar)).toBe(false);
});

test('U-9 with forced colours the chosen colour scheme looks unlike the others', async ({ page }) => {
  await page.goto(`http://localhost:${site.port}/search`);
  const schemes = page.getByRole('group', { name: 'Colour scheme' }).locator('span');
  expect(await look(schemes.nth(0))).not.toBe(await look(schemes.nth(1)));
  expect(await look(schemes.nth(1))).toBe(await look(schemes.nth(2)));
});
