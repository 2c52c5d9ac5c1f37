import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { AccordionPage, followLinkInto } from './support/accordion-page.ts';
import { violationsInBothSchemes } from './support/axe.ts';
import { CLIENT } from './support/example-pages.ts';
import { expect, test } from './support/example-site.ts';

let accordion: AccordionPage;
test.beforeEach(({ page }) => {
  accordion = new AccordionPage(page);
});

test('U-3 headings hold buttons that say what they open, and panels are regions called after them', async ({
  page,
}) => {
  await accordion.open('default');
  const button = page.getByRole('heading', { level: 2 }).getByRole('button', { name: 'prices two' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toHaveAttribute('aria-controls', 'panel_prices-two');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('region', { name: 'prices two' })).toContainText('priceswordtwo');
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(1);
});

test('U-3 one item is open at a time, and the first at the start', async () => {
  await accordion.open('default');
  await accordion.expectOpen('one');
  await accordion.click('three');
  await accordion.expectOpen('three');
  await accordion.click('two');
  await accordion.expectOpen('two');
});

test('U-3 U-9 with forced colours an icon tells closed items from open ones', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await accordion.open('default');
  const iconOf = async (number: string) => {
    const { x, y, width, height } = (await accordion.button(number).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const drawn = await page.screenshot({
      clip: { x: x + width - 30, y: y + 4, width: 30, height: height - 8 },
    });
    return drawn.toString('base64');
  };
  const [open, closed] = [await iconOf('one'), await iconOf('two')];
  expect(closed).not.toBe(open);
});

test('U-3 clicking the only open item does nothing, and its button says so', async () => {
  await accordion.open('default');
  await expect(accordion.button('one')).toHaveAttribute('aria-disabled', 'true');
  await accordion.click('one');
  await accordion.expectOpen('one');
  await accordion.expectFragment('');
  await accordion.click('two');
  await expect(accordion.button('one')).toHaveAttribute('aria-disabled', 'false');
  await expect(accordion.button('two')).toHaveAttribute('aria-disabled', 'true');
});

test('U-3 several may be open when the editor says so, but not none', async () => {
  await accordion.open('several-open');
  await accordion.click('three');
  await accordion.expectOpen('one three');
  await accordion.click('one');
  await accordion.expectOpen('three');
  await accordion.click('three');
  await accordion.expectOpen('three');
});

test('U-3 all may be closed when the editor says so, and still one is open at a time', async () => {
  await accordion.open('all-closed');
  await accordion.expectOpen('one');
  await accordion.click('one');
  await accordion.expectOpen('');
  await accordion.click('two');
  await accordion.click('three');
  await accordion.expectOpen('three');
});

test('U-3 a disabled accordion does not toggle, by click, key or address', async ({ page }) => {
  await accordion.open('disabled', '#prices-three');
  await accordion.expectOpen('one');
  await accordion.click('two');
  await accordion.button('two').press('Enter');
  await page.evaluate(() => {
    location.hash = 'prices-two';
  });
  await accordion.expectOpen('one');
  for (const number of ['one', 'two', 'three']) {
    await expect(accordion.button(number)).toHaveAttribute('aria-disabled', 'true');
  }
  await expect(accordion.panel('two')).toHaveAttribute('hidden', '');
});

test('U-3 panels slide for 250 ms, the one that opens and the one that closes', async ({ page }) => {
  await accordion.open('default');
  // Read in the same task as the click: on a busy machine, the animation would be over before a second call.
  const slides = await page.evaluate(() => {
    document.querySelector<HTMLElement>('#button_prices-two')?.click();
    return ['#panel_prices-two', '#panel_prices-one'].map(
      (panel) => document.querySelector(panel)?.getAnimations()[0]?.effect?.getTiming().duration,
    );
  });
  expect(slides).toEqual([250, 250]);
  await accordion.expectOpen('two');
  expect(await accordion.slideOf('one')).toBeNull();
});

test('U-3 a slide that is turned round goes on from where it was', async ({ page }) => {
  await accordion.open('all-closed');
  const heights = await page.evaluate(() => {
    const button = document.querySelector('#button_prices-one') as HTMLElement;
    const panel = document.querySelector('#panel_prices-one') as HTMLElement;
    const height = () => panel.getBoundingClientRect().height;
    const slide = () => panel.getAnimations()[0] as Animation;
    const full = height();
    button.click();
    slide().pause();
    slide().currentTime = 125;
    const halfway = height();
    button.click();
    const [from, to] = (slide().effect as KeyframeEffect).getKeyframes();
    return { full, halfway, from: String(from?.height), to: String(to?.height) };
  });
  expect(heights.halfway).toBeLessThan(heights.full);
  expect(Number.parseFloat(heights.from)).toBeCloseTo(heights.halfway, 0);
  expect(Number.parseFloat(heights.to)).toBeCloseTo(heights.full, 0);
  await accordion.expectOpen('one');
});

test('U-3 U-9 nothing slides for visitors who want no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await accordion.open('default');
  const states = await page.evaluate(() => {
    document.querySelector<HTMLElement>('#button_prices-two')?.click();
    return ['one', 'two'].map((number) => {
      const panel = document.querySelector<HTMLElement>(`#panel_prices-${number}`);
      return [panel?.getAnimations().length, panel?.hasAttribute('hidden')];
    });
  });
  expect(states).toEqual([
    [0, true],
    [0, false],
  ]);
});

test('U-3 arrows, Home and End move the focus between titles, and open nothing', async ({ page }) => {
  await accordion.open('default');
  await accordion.button('one').focus();
  for (const [key, number] of [
    ['ArrowDown', 'two'],
    ['ArrowDown', 'three'],
    ['ArrowDown', 'three'],
    ['ArrowUp', 'two'],
    ['Home', 'one'],
    ['ArrowUp', 'one'],
    ['End', 'three'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(accordion.button(number)).toBeFocused();
  }
  expect(await accordion.opened()).toBe('one');
});

test('U-3 U-9 the keyboard walks through titles and what is open, and Enter and Space open', async ({
  page,
}) => {
  await accordion.open('nested');
  const outer = new AccordionPage(page, 'outer');
  await outer.button('one').focus();
  await page.keyboard.press('Tab');
  await expect(outer.button('two')).toBeFocused();
  await page.keyboard.press('Enter');
  await outer.expectOpen('two');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'To the heading inside' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'inner two' })).toBeFocused();
  await page.keyboard.press('Space');
  await new AccordionPage(page, 'inner').expectOpen('two');
  await outer.expectOpen('two');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(outer.button('three')).toBeFocused();
});

test('U-3 what is found in a closed item opens it, as find-in-page does', async () => {
  await accordion.open('default');
  await expect(accordion.panel('three')).toHaveAttribute('hidden', 'until-found');
  await followLinkInto(accordion.panel('three').getByText('priceswordthree'));
  await accordion.expectOpen('three');
});

test('U-3 two accordions on a page do not disturb each other', async ({ page }) => {
  await accordion.open('two', '#places-three');
  const places = new AccordionPage(page, 'places');
  await places.expectOpen('three');
  await accordion.expectOpen('one');
  await accordion.click('two');
  await places.expectOpen('three');
  await places.click('one');
  await accordion.expectOpen('two');
  await places.button('one').focus();
  await page.keyboard.press('ArrowUp');
  await expect(places.button('one')).toBeFocused();
});

test('R-4 U-3 without JavaScript every item is open under its heading, and nothing pretends to be a button', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/accordion/default#prices-three');
  for (const number of ['one', 'two', 'three']) {
    await expect(page.getByRole('heading', { name: `prices ${number}` })).toBeVisible();
    await expect(page.getByText(`pricesword${number}`)).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await context.close();
});

test('R-4 U-3 a script that never comes leaves nothing folded for good', async ({ page }) => {
  await page.route(/start-accordions/, (route) => route.abort());
  await page.goto('/accordion/default');
  const panel = accordion.panel('three');
  await expect(panel.getByText('priceswordthree')).toBeHidden();
  await panel.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(panel.getByText('priceswordthree')).toBeVisible();
});

test('U-3 U-9 nothing shifts when the script takes over', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] as number[] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as { shifts: number[] }).shifts.push(
          (entry as PerformanceEntry & { value: number }).value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The script arrives after the first paint, as on a slow connection.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/accordion/two', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'places one' })).toBeVisible();
  // What typefaces move before the script takes over is another test's matter. At first, none is being loaded yet.
  await page.waitForFunction(() => Array.from(document.fonts).some(({ status }) => status === 'loaded'));
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    Object.assign(window, { shifts: [] });
  });
  release();
  await expect(accordion.button('one')).toBeVisible();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

/**
 * Script size of a page in bytes, gzipped.
 *
 * @param ready exists once its scripts have run: on a busy machine the network is idle before they are requested
 */
async function scriptBytes(page: Page, path: string, ready = 'main'): Promise<number> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(basename(new URL(request.url()).pathname));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator(ready).first()).toBeVisible();
  const sizes = [...scripts].map((name) => readFileSync(join(CLIENT, 'assets', `${name}.gz`)).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('U-3 U-4 a page loads the script of the parts it has: under 6 kB without, 3 kB more with one', async ({
  context,
}) => {
  const plain = await scriptBytes(await context.newPage(), '/sections/location_grid/typical');
  expect(plain).toBeGreaterThan(1000);
  expect(plain).toBeLessThan(6000);
  for (const part of ['accordion/default', 'tabs/horizontal', 'dialog/default']) {
    const more = (await scriptBytes(await context.newPage(), `/${part}`, 'main [data-started]')) - plain;
    expect(more, part).toBeGreaterThan(300);
    expect(more, part).toBeLessThan(3000);
  }
});

test('U-9 a print shows every item', async ({ page }) => {
  await accordion.open('default');
  await page.emulateMedia({ media: 'print' });
  for (const number of ['one', 'two', 'three']) {
    await expect(page.getByText(`pricesword${number}`)).toBeVisible();
  }
});

test(`U-9 axe finds nothing in an accordion, open, closed, nested or disabled`, async ({ page }) => {
  for (const example of ['default', 'all-closed', 'disabled', 'nested#inner-two', 'two']) {
    await page.goto(`/accordion/${example}`);
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    expect(await violationsInBothSchemes(page), example).toEqual([]);
  }
});
