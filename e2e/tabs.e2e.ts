import type { Locator, Page } from '@playwright/test';
import { followLinkInto } from './support/accordion-page.ts';
import { violationsInBothSchemes } from './support/axe.ts';
import { expect, test } from './support/example-site.ts';

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 360, height: 800 };

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });

async function open(page: Page, example: string, fragment = ''): Promise<void> {
  await page.goto(`/tabs/${example}${fragment}`);
  await expect(page.getByRole('tablist')).toBeVisible();
}

/** Asserts that only this tab is selected and only its panel is shown. */
async function expectSelected(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name, exact: true })).toContainText(`About ${name}`);
}

test('C-5 U-9 tabs say what they are, and each names its panel', async ({ page }) => {
  await open(page, 'horizontal');
  await expect(page.getByRole('tablist', { name: 'Desks' })).toHaveAttribute(
    'aria-orientation',
    'horizontal',
  );
  await expect(page.getByRole('tab')).toHaveText(['Intake', 'Claims', 'Board']);
  await expectSelected(page, 'Intake');
  await tab(page, 'Board').click();
  await expectSelected(page, 'Board');
});

test('C-5 U-9 arrows go round the tabs and select at once, Home and End go to the ends', async ({ page }) => {
  await open(page, 'horizontal');
  await tab(page, 'Intake').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Claims'],
    ['ArrowRight', 'Board'],
    ['ArrowRight', 'Intake'],
    ['ArrowLeft', 'Board'],
    ['Home', 'Intake'],
    ['End', 'Board'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expectSelected(page, name);
  }
});

test('U-9 the keyboard stops once at the tabs, then at the panel, then inside it', async ({ page }) => {
  await open(page, 'horizontal', '#tab-2');
  await tab(page, 'Claims').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Read on' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 'Claims')).toBeFocused();
});

test('U-9 the space bar on a tab does not scroll the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await open(page, 'horizontal');
  await tab(page, 'Intake').focus();
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press('Space');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('C-5 vertical tabs go by up and down where they stand in a column, by left and right in rows', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await open(page, 'vertical');
  const list = page.getByRole('tablist');
  await expect(list).toHaveAttribute('aria-orientation', 'vertical');
  await tab(page, 'Intake').focus();
  await page.keyboard.press('ArrowRight');
  await expectSelected(page, 'Intake');
  await page.keyboard.press('ArrowDown');
  await expectSelected(page, 'Claims');
  await page.setViewportSize(NARROW);
  await expect(list).toHaveAttribute('aria-orientation', 'horizontal');
  await page.keyboard.press('ArrowRight');
  await expectSelected(page, 'Board');
});

test('C-5 the address selects its tab, on load, when it changes, and none returns to the first', async ({
  page,
}) => {
  await open(page, 'horizontal', '#tab-3');
  await expectSelected(page, 'Board');
  await page.evaluate(() => {
    location.hash = 'tab-2';
  });
  await expectSelected(page, 'Claims');
  await page.evaluate(() => {
    location.hash = '';
  });
  await expectSelected(page, 'Intake');
  await page.evaluate(() => {
    location.hash = 'heading-3';
  });
  await expectSelected(page, 'Board');
});

test('C-5 a link to a tab brings its tabs into view, too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await open(page, 'horizontal', '#tab-3');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.clock.runFor(300);
  await expect(tab(page, 'Board')).toBeInViewport();
});

test('C-5 selecting writes the address without a step in the history', async ({ page }) => {
  await open(page, 'horizontal');
  const length = await page.evaluate(() => history.length);
  await tab(page, 'Claims').click();
  await expect(page).toHaveURL(/#tab-2$/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#tab-3$/);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('C-5 a tab can be opened in a window of its own', async ({ browser, page, context }) => {
  await open(page, 'horizontal');
  await tab(page, 'Board').click({ modifiers: ['ControlOrMeta'] });
  // Playwright sometimes does not notice a window that a modifier key has opened; the browser knows of it.
  const devtools = await browser.newBrowserCDPSession();
  const windows = async () => (await devtools.send('Target.getTargets')).targetInfos.map(({ url }) => url);
  const address = new URL('#tab-3', page.url()).href;
  await expect.poll(windows).toContain(address);
  await devtools.detach();
  await expectSelected(page, 'Intake');
  const opened = await context.newPage();
  await opened.goto(address);
  await expectSelected(opened, 'Board');
});

test('C-5 what is found in a panel that is not selected selects it, as find-in-page does', async ({
  page,
}) => {
  await page.goto('/tabs/horizontal');
  await expectSelected(page, 'Intake');
  await followLinkInto(page.getByText('panelword2'));
  await expectSelected(page, 'Claims');
});

test('R-4 C-5 without JavaScript labels are links, and all panels are there under their headings', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: NARROW });
  const page = await context.newPage();
  await page.goto('/tabs/horizontal');
  for (const name of ['Intake', 'Claims', 'Board']) {
    await expect(page.getByRole('heading', { name: `About ${name}` })).toBeVisible();
  }
  await page.getByRole('list', { name: 'Desks' }).getByRole('link', { name: 'Board' }).click();
  await expect(page).toHaveURL(/#tab-3$/);
  await expect(page.getByRole('heading', { name: 'About Board' })).toBeInViewport();
  await context.close();
});

test('R-4 C-5 a script that never comes leaves no panel hidden for good', async ({ page }) => {
  await page.route(/start-tabs/, (route) => route.abort());
  await page.goto('/tabs/horizontal');
  const panel = page.locator('#tab-3');
  await expect(panel.getByText('panelword3')).toBeHidden();
  await panel.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(panel.getByText('panelword3')).toBeVisible();
});

test('U-9 long German labels are all in view in a row and in a column, from 320 to 1920 px', async ({
  page,
}) => {
  for (const example of ['german', 'german-vertical']) {
    await open(page, example);
    for (const width of [320, 360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page.getByRole('tab').evaluateAll((tabs) =>
        tabs
          .filter((element) => {
            const { left, right, height } = element.getBoundingClientRect();
            return (
              left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth + 1 || height < 44
            );
          })
          .map((element) => element.textContent),
      );
      expect(cut, `${width} px`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('U-9 a print shows every panel', async ({ page }) => {
  await open(page, 'horizontal');
  await page.emulateMedia({ media: 'print' });
  for (const number of [1, 2, 3]) await expect(page.getByText(`panelword${number}`)).toBeVisible();
});

test('C-3 C-5 suites stand in a column, each in its own accent, beside the one that is selected', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto('/sections/product_suite_explorer/typical');
  await expect(page.getByRole('tab')).toHaveCount(4);
  const colours = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((element) => getComputedStyle(element).borderInlineStartColor));
  expect(new Set(colours).size).toBe(4);
  await tab(page, 'Third-Party Risk').click();
  const panel = page.getByRole('tabpanel', { name: 'Third-Party Risk' });
  await expect(panel.getByRole('link')).toHaveText([
    'Supplier File',
    'Outage Watch',
    /All about Third-Party Risk/,
  ]);
  const [list, beside] = await Promise.all([page.getByRole('tablist').boundingBox(), panel.boundingBox()]);
  expect(beside?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
});

test('U-9 the keyboard walks through a billboard: tabs, panel, link, and what an editor put below', async ({
  page,
}) => {
  await page.goto('/sections/tabbed_billboard/typical');
  await tab(page, 'On the ward').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'In the claims office' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'See the claim' })).toBeFocused();
});

test('U-9 the keyboard walks through an explorer and the locations', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/sections/product_suite_explorer/typical');
  await tab(page, 'Incident & Claims').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  for (const name of ['Supplier File', 'Outage Watch', 'All about Third-Party Risk']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name })).toBeFocused();
  }
  await page.goto('/sections/location_grid/typical');
  await page.getByRole('link', { name: '+49 40 5550 0100' }).focus();
  for (const name of ['hamburg@keelstone.example', '+44 113 496 0100', 'leeds@keelstone.example']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name })).toBeFocused();
  }
});

test(`U-9 axe finds nothing in tabs, in rows or in a column`, async ({ page }) => {
  for (const example of ['horizontal', 'vertical', 'german', 'german-vertical']) {
    await open(page, example, '#tab-2');
    for (const viewport of [NARROW, WIDE]) {
      await page.setViewportSize(viewport);
      expect(await violationsInBothSchemes(page), `${example}, ${viewport.width} px`).toEqual([]);
    }
  }
});
