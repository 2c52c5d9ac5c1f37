import { AccordionPage } from './support/accordion-page.ts';
import { expect, test } from './support/example-site.ts';

/** U-3: delay before a deep link scrolls, in milliseconds. */
const DELAY_MS = 300;

let accordion: AccordionPage;
test.beforeEach(({ page }) => {
  accordion = new AccordionPage(page);
});

const setHash = (hash: string) =>
  accordion.page.evaluate((value) => {
    location.hash = value;
  }, hash);

/**
 * The distance of an item's upper edge from the lower edge of the header plus its margin, or from the window's top
 * without a header.
 */
const offsetOf = (number: string) =>
  accordion.page.evaluate((anchor) => {
    const item = document.querySelector(`#prices-${anchor}`) as Element;
    const container = document.querySelector('[data-sticky-container]') as Element;
    const { position, marginBottom } = getComputedStyle(container);
    const covered = container.getBoundingClientRect().bottom + Number.parseFloat(marginBottom);
    return item.getBoundingClientRect().top - (position === 'sticky' ? covered : 0);
  }, number);

test('U-3 the address opens its item on load, and no other', async () => {
  await accordion.open('default', '#prices-three');
  await accordion.expectOpen('three');
});

test('U-3 the address opens its item when it changes, beside others where several may be open', async () => {
  await accordion.open('default');
  await setHash('prices-two');
  await accordion.expectOpen('two');
  await accordion.open('several-open');
  await setHash('prices-two');
  await accordion.expectOpen('one two');
});

test('U-3 an empty fragment returns to the item that was open at the start', async ({ page }) => {
  await accordion.open('default', '#prices-three');
  await accordion.expectOpen('three');
  await setHash('');
  await accordion.expectOpen('one');
  await accordion.open('several-open', '#prices-three');
  await setHash('');
  await accordion.expectOpen('one');
  await page.goto('/accordion/all-closed');
  await accordion.click('one');
  await setHash('prices-two');
  await accordion.expectOpen('two');
  await setHash('');
  await accordion.expectOpen('one');
});

test('U-3 fragments that are none of its own change nothing', async () => {
  await accordion.open('default', '#prices-two');
  for (const fragment of ['content', 'nowhere', 'panel', '100%', 'a"b']) await setHash(fragment);
  await accordion.expectOpen('two');
});

const WAYS = [
  { when: 'load', width: 1280 },
  { when: 'hashchange', width: 1280 },
  { when: 'load', width: 360 },
];
for (const { when, width } of WAYS) {
  test(`U-3 on ${when} it scrolls after 300 ms, to right below what sticks at the top, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await accordion.open('default', when === 'load' ? '#prices-three' : '');
    if (when === 'hashchange') await setHash('prices-three');
    await expect.poll(() => accordion.opened()).toBe('three');
    // The test's fake clock stands still, but animations run on; in a visitor's browser they have ended by then.
    await accordion.expectAtRest();
    const scrollTop = () => page.evaluate(() => Math.round(scrollY));
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const bottom = await scrollTop();
    await page.clock.runFor(DELAY_MS - 1);
    expect(await scrollTop()).toBe(bottom);
    await page.clock.runFor(1);
    expect(await scrollTop()).toBeLessThan(bottom);
    expect(Math.abs(await offsetOf('three'))).toBeLessThanOrEqual(2);
  });
}

test('U-3 toggling writes the fragment by replaceState: Back leaves the page, nothing scrolls', async ({
  page,
}) => {
  await accordion.open('default');
  const [length, top] = [await accordion.historyLength(), await page.evaluate(() => scrollY)];
  await accordion.click('two');
  await accordion.expectFragment('prices-two');
  await accordion.click('three');
  await accordion.expectFragment('prices-three');
  expect(await accordion.historyLength()).toBe(length);
  await accordion.expectOpen('three');
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('U-3 closing takes the fragment away: an address never says that something is open which is not', async () => {
  await accordion.open('all-closed');
  await accordion.click('two');
  await accordion.expectFragment('prices-two');
  // It has moved up when the first one is closed: a click in between would go below it.
  await accordion.expectAtRest();
  await accordion.click('two');
  await accordion.expectFragment('');
  expect(new URL(accordion.page.url()).pathname).toBe('/accordion/all-closed');
});

test('U-3 with history each item is a step, and Back and Forward open what was open', async ({ page }) => {
  await accordion.open('adds-to-history');
  const length = await accordion.historyLength();
  await accordion.click('two');
  await accordion.click('three');
  expect(await accordion.historyLength()).toBe(length + 2);
  await page.goBack();
  await accordion.expectOpen('two');
  await page.goBack();
  await accordion.expectOpen('one');
  await page.goForward();
  await accordion.expectOpen('two');
});

test('U-3 without deep links the address neither opens an item nor is written', async () => {
  await accordion.open('ignores-address', '#prices-three');
  await accordion.expectOpen('one');
  await accordion.click('two');
  await accordion.expectFragment('prices-three');
  await setHash('prices-one');
  await accordion.expectOpen('two');
});

test('U-3 a fragment of something inside opens what holds it, at every depth', async ({ page }) => {
  await page.goto('/accordion/nested#inside');
  const [outer, inner] = [new AccordionPage(page, 'outer'), new AccordionPage(page, 'inner')];
  await outer.expectOpen('two');
  await expect(page.getByRole('heading', { name: 'Inside' })).toBeInViewport();
  await outer.click('one');
  await setHash('inner-three');
  await outer.expectOpen('two');
  await inner.expectOpen('three');
  await page.getByRole('link', { name: 'To the heading inside' }).click();
  await outer.expectOpen('two');
  await outer.expectFragment('inside');
});
