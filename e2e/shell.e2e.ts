import { expect, type Route, test } from '@playwright/test';
import { NAVIGATION, PHONE, ShellPage, TABLET, WIDE } from './support/shell-page.ts';
import { spokenAs } from './support/spoken.ts';
import { startWholeSite, type WholeSite } from './support/whole-site.ts';

const ARTICLE = '/article/sample-1';
let site: WholeSite;
let shell: ShellPage;
const at = (path: string) => `http://localhost:${site.port}${path}`;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startWholeSite({ navigation: NAVIGATION });
});
test.afterAll(() => site?.stop());
test.beforeEach(({ page }) => {
  shell = new ShellPage(page);
});

test.describe('skip link', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });
      test('U-1 is first, is seen with the focus, and moves it to the main content, on a phone and on a wide screen', async ({
        page,
      }) => {
        for (const viewport of [PHONE, WIDE]) {
          await page.setViewportSize(viewport);
          await page.goto(at(ARTICLE));
          await page.keyboard.press('Tab');
          await expect(shell.skipLink).toBeFocused();
          await expect(shell.skipLink).toBeInViewport({ ratio: 1 });
          await page.keyboard.press('Enter');
          await expect(page.getByRole('main')).toBeFocused();
          await page.keyboard.press('Tab');
          await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
        }
      });
    });
  }

  test('U-1 from far down brings the content to right below the sticky header', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto(at(ARTICLE));
    await shell.scrollTo(600);
    await shell.skipLink.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const main = await page.getByRole('main').evaluate((element) => element.getBoundingClientRect().top);
    const header = await shell.header.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(main).toBeGreaterThanOrEqual(header);
    expect(main).toBeLessThan(header + 40);
    expect(new URL(page.url()).hash).toBe('');
  });
});

test.describe('submenus', () => {
  test('U-2 open under the mouse from 1024 px on, stay while it goes in, and close when it leaves', async ({
    page,
  }) => {
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ ...WIDE, width });
      await page.goto(at(ARTICLE));
      await shell.moveTo(shell.summary('Products'));
      expect(await shell.openSubmenus()).toEqual(['Products']);
      await page.mouse.down();
      await page.mouse.up();
      expect(await shell.openSubmenus()).toEqual(['Products']);
      // A submenu stays open for a moment, so that the mouse can move diagonally to items further along.
      await shell.moveTo(shell.summary('Company'));
      await expect.poll(() => shell.openSubmenus()).toEqual(['Company']);
      await page.mouse.move(5, 600, { steps: 12 });
      await expect.poll(() => shell.openSubmenus()).toEqual([]);
      await shell.moveTo(shell.summary('Products'));
      const box = await shell.summary('Products').boundingBox();
      // Straight down, pixel by pixel, across the edge of the bar.
      await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 120, { steps: 100 });
      expect(await shell.openSubmenus()).toEqual(['Products']);
      await shell.link('Incident Desk').click();
      await expect(page).toHaveURL(/\/product-detail\//);
    }
  });

  test('U-2 below 1024 px hovering does nothing, and a click toggles', async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 720 });
    await page.goto(at(ARTICLE));
    await shell.openNavigation();
    await shell.moveTo(shell.summary('Products'));
    expect(await shell.openSubmenus()).toEqual([]);
    await shell.summary('Products').click();
    expect(await shell.openSubmenus()).toEqual(['Products']);
    await shell.summary('Company').click();
    expect(await shell.openSubmenus()).toEqual(['Company']);
    await shell.summary('Company').click();
    expect(await shell.openSubmenus()).toEqual([]);
  });

  test('U-2 a finger toggles them on a wide screen, and closes them elsewhere', async ({ browser }) => {
    const context = await browser.newContext({ viewport: WIDE, hasTouch: true, locale: 'en-GB' });
    const page = await context.newPage();
    shell = new ShellPage(page);
    await page.goto(at(ARTICLE));
    for (const open of [['Products'], [], ['Products']]) {
      await shell.summary('Products').tap();
      expect(await shell.openSubmenus()).toEqual(open);
    }
    await page.touchscreen.tap(5, 600);
    expect(await shell.openSubmenus()).toEqual([]);
    await context.close();
  });

  test('U-2 the keyboard opens, walks and leaves them at each width, and says so', async ({ page }) => {
    for (const viewport of [PHONE, TABLET, WIDE]) {
      await page.setViewportSize(viewport);
      await page.goto(at(ARTICLE));
      await shell.openNavigation();
      const products = shell.summary('Products');
      const state = async () => (await spokenAs(page, 'Products'))?.states.expanded;
      await products.focus();
      expect(await spokenAs(page, 'Products')).toMatchObject({
        role: expect.stringMatching(/^DisclosureTriangle/),
        states: { expanded: false, focused: true, focusable: true },
      });
      for (const [key, isOpen] of [
        ['Enter', true],
        ['Enter', false],
        ['Space', true],
        ['Space', false],
      ] as const) {
        await page.keyboard.press(key);
        await expect.poll(state).toBe(isOpen);
      }
      await page.keyboard.press('ArrowDown');
      await expect(shell.link('Products: overview')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(shell.link('Incident Desk')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(products).toBeFocused();
      expect(await shell.openSubmenus()).toEqual([]);
      await page.keyboard.press('ArrowRight');
      await expect(shell.summary('Knowledge')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      // The overview and three links, then the next one.
      for (let press = 0; press < 5; press += 1) await page.keyboard.press('Tab');
      await expect(shell.summary('Knowledge')).toBeFocused();
      expect(await shell.openSubmenus()).toEqual([]);
    }
  });

  test('U-2 Escape closes what the mouse opened, wherever the focus is', async ({ page }) => {
    await page.setViewportSize(WIDE);
    await page.goto(at(ARTICLE));
    await shell.moveTo(shell.summary('Products'));
    await page.keyboard.press('Escape');
    expect(await shell.openSubmenus()).toEqual([]);
  });

  test('U-2 resizing across 1024 px leaves nothing open or stuck', async ({ page }) => {
    await page.setViewportSize(WIDE);
    await page.goto(at(ARTICLE));
    await shell.summary('Products').focus();
    await page.keyboard.press('ArrowDown');
    await page.setViewportSize(TABLET);
    await expect.poll(() => shell.openSubmenus()).toEqual([]);
    await expect(shell.summary('Products')).toBeHidden();
    await expect(shell.toggle).toBeFocused();
    await shell.toggle.click();
    await shell.summary('Products').click();
    await page.setViewportSize(WIDE);
    await expect.poll(() => shell.openSubmenus()).toEqual([]);
    await shell.moveTo(shell.summary('Products'));
    expect(await shell.openSubmenus()).toEqual(['Products']);
    await page.mouse.move(5, 600);
    await expect.poll(() => shell.openSubmenus()).toEqual([]);
    await page.setViewportSize(TABLET);
    await expect(shell.toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(shell.navigation).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('U-2 are there at each width, and open by click and key', async ({ page }) => {
      for (const viewport of [PHONE, TABLET, WIDE]) {
        await page.setViewportSize(viewport);
        await page.goto(at(ARTICLE));
        await expect(shell.toggle).toBeHidden();
        await shell.summary('Products').click();
        await expect(shell.link('Incident Desk')).toBeVisible();
        await shell.summary('Company').focus();
        await page.keyboard.press('Enter');
        await shell.link('People').click();
        await expect(page).toHaveURL(/\/person\//);
      }
    });
  });
});

test.describe('a script that fails', () => {
  for (const [how, answer] of [
    ['never comes', (route: Route) => route.abort()],
    ['is of a server that is ill', (route: Route) => route.fulfill({ status: 503, body: 'later' })],
    [
      'is cut off',
      async (route: Route) => {
        const body = await (await route.fetch()).text();
        await route.fulfill({ body: body.slice(0, -40), contentType: 'text/javascript' });
      },
    ],
  ] as const) {
    test(`R-4 U-2 U-6 U-8 leaves the page as it is without scripts: ${how}`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.route(/\/assets\/client.*\.js/, answer);
      await page.goto(at(ARTICLE));
      await expect(shell.toggle).toBeHidden();
      await expect(shell.header.getByRole('searchbox')).toBeVisible();
      await expect(shell.header.getByRole('link', { name: 'Deutsch' })).toBeVisible();
      await shell.summary('Company').click();
      await shell.link('People').click();
      await expect(page).toHaveURL(/\/person\//);
      // The script of this page may still be on its way, and the response would go with the test.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});

test.describe('header toggle', () => {
  test('U-6 opens and closes the navigation on phone and tablet, by click and by Escape', async ({
    page,
  }) => {
    for (const viewport of [PHONE, TABLET]) {
      await page.setViewportSize(viewport);
      await page.goto(at(ARTICLE));
      const state = async () => (await spokenAs(page, 'Menu'))?.states.expanded;
      expect(await spokenAs(page, 'Menu')).toMatchObject({ role: 'button', states: { expanded: false } });
      await expect(shell.navigation).toBeHidden();
      await shell.toggle.click();
      await expect.poll(state).toBe(true);
      await expect(shell.navigation).toBeVisible();
      await expect(shell.header).toHaveAttribute('data-open', '');
      await shell.summary('Products').click();
      await page.keyboard.press('Escape');
      expect([await shell.openSubmenus(), await state()]).toEqual([[], true]);
      await page.keyboard.press('Escape');
      await expect.poll(state).toBe(false);
      await expect(shell.toggle).toBeFocused();
    }
  });

  test('U-6 the open navigation hides nothing that the keyboard goes on to, and scrolls in a low window', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 320 });
    await page.goto(at(ARTICLE));
    await shell.toggle.click();
    for (const title of ['Products', 'Knowledge', 'Company']) {
      await shell.summary(title).focus();
      await expect(shell.summary(title)).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeInViewport({ ratio: 1 });
    await expect(shell.navigation).toBeHidden();
    expect(await shell.covered()).toBeNull();
  });
});

test.describe('language switcher', () => {
  const german = () => shell.page.getByRole('link', { name: /^Deutsch/ });

  test('U-8 the current language toggles the others and goes nowhere, on a phone and on a wide screen', async ({
    page,
  }) => {
    for (const viewport of [PHONE, WIDE]) {
      await page.setViewportSize(viewport);
      await page.goto(at(ARTICLE));
      const state = async () => (await spokenAs(page, 'EN English'))?.states.expanded;
      expect(await state()).toBe(false);
      await expect(german()).toBeHidden();
      await shell.language.click();
      expect([await state(), new URL(page.url()).pathname]).toEqual([true, ARTICLE]);
      await expect(german()).toBeInViewport({ ratio: 1 });
      await shell.language.click();
      await expect(german()).toBeHidden();
      await shell.language.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(german()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(shell.language).toBeFocused();
      expect(await state()).toBe(false);
      await page.keyboard.press('Enter');
      await page.mouse.click(5, 600);
      expect(await state()).toBe(false);
    }
  });

  test('U-8 a page without a translation says where its link leads; a search keeps its way', async ({
    page,
  }) => {
    await page.goto(at(ARTICLE));
    await shell.language.click();
    await expect(german()).toContainText('not translated, shown in English');
    await expect(german()).toHaveAttribute('href', `/de${ARTICLE}`);
    await page.goto(at('/search'));
    await shell.language.click();
    await expect(german()).toHaveText('Deutsch');
    await german().click();
    await expect(page).toHaveURL(/\/de\/search$/);
  });

  test('U-8 a German page that is not translated says so above its English text', async ({ page }) => {
    await page.goto(at(`/de${ARTICLE}`));
    await expect(page.getByRole('note')).toContainText('noch nicht übersetzt');
    await expect(page.getByRole('main').locator('[lang="en"]').first()).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('U-8 the links are there', async ({ page }) => {
      await page.goto(at('/search'));
      await expect(shell.language).not.toHaveAttribute('aria-expanded');
      await german().click();
      await expect(page).toHaveURL(/\/de\/search$/);
    });
  });
});
