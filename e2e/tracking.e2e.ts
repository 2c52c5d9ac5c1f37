import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { publishedNotice } from '../packages/model/src/notice.fixture.ts';
import { violationsInBothSchemes } from './support/axe.ts';
import { BROWSER_ARGUMENTS } from './support/browser-arguments.ts';
import { startThirdParties, type ThirdParty } from './support/third-parties.ts';
import { startWholeSite, type WholeSite } from './support/whole-site.ts';

/** Host names that the browser maps to this machine, because cookies depend on them. */
const HOSTS = ['www.keelstone.example', 'shop.www.keelstone.example', 'www.keelstone.co.uk'];
const SERVICE = 'tracker.services.example';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const names = [...HOSTS, SERVICE].map((host) => `MAP ${host} 127.0.0.1`).join(', ');
    await use({ ...launchOptions, args: [...BROWSER_ARGUMENTS, `--host-resolver-rules=${names}`] });
  },
});

let site: WholeSite;
let service: ThirdParty;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  service = await startThirdParties();
  const origin = `http://${SERVICE}:${service.port}`;
  site = await startWholeSite({
    notices: [publishedNotice('bar', { contentTypes: ['landing_page'] })],
    tracking: {
      consent: { tool: 'own', scriptUrl: null, siteId: null, origins: [] },
      marketingAutomation: {
        id: '123-ABC-456',
        scriptUrl: `${origin}/marketing.js`,
        cookies: ['_mkto_trk'],
        origins: [origin],
      },
      sessionRecording: {
        accountId: '77',
        snippetVersion: '6',
        scriptUrl: `${origin}/recording-{id}.js`,
        cookies: ['_hj*'],
        origins: [origin],
      },
    },
  });
});
test.afterAll(async () => {
  await site?.stop();
  await service?.stop();
});

const at = (path = '/', host = HOSTS[0]) => `http://${host}:${site.port}${path}`;

test.beforeEach(() => {
  service.asked.length = 0;
  service.delayMs = 0;
});

const banner = (page: Page) => page.getByRole('dialog', { name: /May we see/ });
/** The library moves the focus to its banner 100 ms after it shows it, also between two keys of a test. */
const hasTakenFocus = (page: Page) => expect(banner(page).locator(':focus')).toHaveCount(1);
const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name !== 'keelstone_consent');

/** Requests of a page with consent: both scripts, and the page view that the first one reports. */
const TRACKED = ['/marketing.js', '/recording-77.js?sv=6', '/visit?id=123-ABC-456'];

/** Waits until tracking has made all its requests, so that none of this page's can arrive late. */
const hasBeenTracked = () => expect.poll(() => service.asked.toSorted()).toEqual(TRACKED);

async function agree(page: Page): Promise<void> {
  await banner(page).getByRole('button', { name: 'Agree' }).click();
  await expect(banner(page)).toBeHidden();
}

/** Gives consent, and discards the requests of this page. */
async function agreeBefore(page: Page): Promise<void> {
  await agree(page);
  await hasBeenTracked();
  service.asked.length = 0;
}

test('T-4 no page type asks a third party for anything before consent, or after refusal', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== HOSTS[0]) foreign.push(request.url());
  });
  const visitAll = async () => {
    for (const path of site.paths) await page.goto(at(path), { waitUntil: 'networkidle' });
  };
  await visitAll();
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  // The last page was German: asked in English again.
  await page.goto(at(site.paths[0]));
  await banner(page).getByRole('button', { name: 'Refuse' }).click();
  await visitAll();
  expect(foreign).toEqual([]);
  expect(service.asked).toEqual([]);
  expect(await cookieNames(context)).toEqual([]);
});

for (const host of HOSTS) {
  test(`T-1 on ${host} tracking starts with consent; withdrawn, its cookie is gone on every level`, async ({
    page,
    context,
  }) => {
    await page.goto(at(site.paths[0], host));
    await agreeBefore(page);
    const [marketing] = (await context.cookies()).filter(({ name }) => name === '_mkto_trk');
    expect(marketing?.domain).toBe(host.endsWith('.co.uk') ? '.keelstone.co.uk' : '.keelstone.example');

    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Refuse all' }).click()]);
    await page.waitForLoadState('networkidle');
    expect(await cookieNames(context)).toEqual([]);
    expect(service.asked).toEqual([]);
    expect(await page.evaluate(() => 'Munchkin' in window)).toBe(false);
  });
}

test('T-1 a decision holds on the next page, and nobody is asked again', async ({ page }) => {
  await page.goto(at(site.paths[0]));
  await agreeBefore(page);
  await page.goto(at(site.paths[2]));
  await hasBeenTracked();
  await expect(banner(page)).toHaveCount(0);
});

test('T-1 T-3 a decision from before a service was there does not hold for it: visitors are asked once more', async ({
  page,
  context,
}) => {
  await page.goto(at(site.paths[0]));
  await agreeBefore(page);
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'keelstone_consent');
  if (!cookie) throw new Error('The decision is not stored.');
  const decision = { ...JSON.parse(decodeURIComponent(cookie.value)), revision: 0 };
  await context.addCookies([{ ...cookie, value: encodeURIComponent(JSON.stringify(decision)) }]);
  await page.goto(at(site.paths[1]), { waitUntil: 'networkidle' });
  await expect(banner(page)).toBeVisible();
  expect(service.asked).toEqual([]);
  await agreeBefore(page);
  await page.goto(at(site.paths[2]));
  await hasBeenTracked();
  await expect(banner(page)).toBeHidden();
});

test('T-1 consent that is withdrawn in one tab ends tracking in the others, and on going back', async ({
  page,
  context,
}) => {
  await page.goto(at(site.paths[0]));
  await agreeBefore(page);
  const other = await context.newPage();
  await other.goto(at(site.paths[1]));
  await hasBeenTracked();
  await other.goto(at(site.paths[2]));
  await expect.poll(() => service.asked.length).toBe(2 * TRACKED.length);
  service.asked.length = 0;

  await other.getByRole('button', { name: 'Privacy choices' }).click();
  await Promise.all([
    page.waitForEvent('load'),
    other.waitForEvent('load'),
    other.getByRole('button', { name: 'Refuse all' }).click(),
  ]);
  await other.goBack();
  for (const each of [page, other]) {
    await each.waitForLoadState('networkidle');
    expect(await each.evaluate(() => 'Munchkin' in window)).toBe(false);
  }
  expect(await cookieNames(context)).toEqual([]);
  expect(service.asked).toEqual([]);
});

for (const [what, isTracked] of [
  ['where visitors are tracked', true],
  ['where they are not', false],
] as const) {
  test(`T-4 U-9 choices that did not load are said not to have, and open in a new tab, ${what}`, async ({
    page,
    context,
  }) => {
    const whole = isTracked ? site : await startWholeSite({});
    const address = `http://${HOSTS[0]}:${whole.port}${whole.paths[0]}`;
    await page.goto(address);
    if (isTracked) await agreeBefore(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    const choices = (each: Page) => each.getByRole('dialog', { name: 'Privacy choices' });
    const press = () => page.getByRole('button', { name: 'Privacy choices' }).click();
    await page.route(/consent-banner.*js/, (route) => route.abort());
    await press();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    expect(await violationsInBothSchemes(page, 'footer')).toEqual([]);
    await page.unrouteAll();
    const [other] = await Promise.all([context.waitForEvent('page'), press()]);
    await expect(choices(other)).toBeVisible();
    // A reload does not ask again.
    await expect(other).not.toHaveURL(/#/);
    if (isTracked) {
      await Promise.all([
        page.waitForEvent('load'),
        other.waitForEvent('load'),
        other.getByRole('button', { name: 'Refuse all' }).click(),
      ]);
      await expect(choices(other)).toBeHidden();
    } else await whole.stop();
  });
}

test('T-1 T-3 what is decided in one tab is what the banner and the choices of another one show, and save', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto(at(site.paths[0]));
    await expect(banner(each)).toBeVisible();
  }
  await agree(page);
  await expect(banner(other)).toHaveCount(0);
  const choose = async (each: Page, name: string) => {
    await each.getByRole('button', { name: 'Privacy choices' }).click();
    const choices = each.getByRole('dialog', { name: 'Privacy choices' });
    await choices.getByRole('checkbox', { name }).uncheck({ force: true });
    await choices.getByRole('button', { name: 'Save' }).click();
    await expect(choices).toBeHidden();
  };
  const decision = async () => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'keelstone_consent');
    return JSON.parse(decodeURIComponent(cookie?.value ?? '')).categories;
  };
  await other.getByRole('button', { name: 'Privacy choices' }).click();
  await other.keyboard.press('Escape');
  await choose(page, 'Convenience');
  expect(await decision()).toEqual(['necessary', 'marketing', 'recording']);
  await Promise.all([other.waitForEvent('load'), choose(other, 'recording')]);
  expect(await decision()).toEqual(['necessary', 'marketing']);
});

test('T-1 a script that arrives after consent was withdrawn does not run, though the page is still waiting to be loaded anew', async ({
  page,
  context,
}) => {
  service.delayMs = 2500;
  await page.goto(at(site.paths[0]));
  await agree(page);
  await expect.poll(() => service.asked.length).toBe(2);
  let left: string[] | undefined;
  await page.route(at(site.paths[0]), async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2 * service.delayMs));
    left = await cookieNames(context);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Refuse all' }).click()]);
  expect(service.asked.toSorted()).toEqual(TRACKED.slice(0, 2));
  expect(left).toEqual([]);
});

test('T-1 C-8 consent that is withdrawn elsewhere leaves a form that is being filled in alone, and cuts off what tracks there', async ({
  page,
  context,
}) => {
  const ofLandingPage = site.paths.find((path) => path.includes('landing')) ?? '';
  await page.goto(at(ofLandingPage));
  await agreeBefore(page);
  const form = page.locator('form[action^="/forms/"]');
  const email = form.getByRole('textbox', { name: 'E-mail' });
  await email.fill('ada@example');
  const other = await context.newPage();
  await other.goto(at(site.paths[0]));
  await hasBeenTracked();
  service.asked.length = 0;
  await other.getByRole('button', { name: 'Privacy choices' }).click();
  await Promise.all([other.waitForEvent('load'), other.getByRole('button', { name: 'Refuse all' }).click()]);
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).not.toHaveCount(0);
  expect(await page.evaluate(() => 'Munchkin' in window)).toBe(true);
  await page.evaluate(async (origin) => {
    navigator.sendBeacon(`${origin}/beacon`);
    new Image().src = `${origin}/picture`;
    const script = document.createElement('script');
    script.src = `${origin}/script`;
    document.head.append(script);
    await fetch(`${origin}/fetch`).catch(() => {});
  }, `http://${SERVICE}:${service.port}`);
  // The form goes on as before.
  await expect(email).toHaveValue('ada@example');
  await form.getByRole('button').click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(email).toHaveValue('ada@example');
  expect(service.asked).toEqual([]);
  await page.goto(at(site.paths[0]), { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => 'Munchkin' in window)).toBe(false);
  expect(await cookieNames(context)).toEqual([]);
  expect(service.asked).toEqual([]);
});

test('T-4 Global Privacy Control is taken for a refusal, and nobody is asked', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  );
  await page.goto(at(site.paths[0]), { waitUntil: 'networkidle' });
  await expect(banner(page)).toHaveCount(0);
  expect(service.asked).toEqual([]);
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await page.getByRole('button', { name: 'Agree to all' }).click();
  await hasBeenTracked();
});

test('T-4 a page that is only prerendered asks and tracks nothing until somebody looks at it', async ({
  page,
}) => {
  await page.goto(at(site.paths[0]));
  await agreeBefore(page);
  await page.addInitScript(() => {
    let isPrerendering = true;
    Object.defineProperty(document, 'prerendering', { get: () => isPrerendering });
    document.addEventListener(
      'prerenderingchange',
      () => {
        isPrerendering = false;
      },
      { capture: true },
    );
  });
  await page.goto(at(site.paths[1]), { waitUntil: 'networkidle' });
  expect(service.asked).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await hasBeenTracked();
});

test('T-3 the banner can be used by keyboard and leaves the page usable', async ({ page }) => {
  await page.goto(at(site.paths[0]));
  await hasTakenFocus(page);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  // Nor does the library's timer take it away, if it comes after this key.
  await page.evaluate(() => document.querySelector<HTMLElement>('#cc-main .cm > [tabindex="-1"]')?.focus());
  await expect(page.getByRole('main')).toBeFocused();
  await banner(page).getByRole('button', { name: 'Refuse' }).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
});

test('T-3 U-9 the banner has the focus when it asks, which is seen all around it', async ({ page }) => {
  await page.goto(at());
  const focused = banner(page).locator(':focus-visible');
  await expect(focused).toHaveCount(1);
  const [ring, whole] = await Promise.all([focused.boundingBox(), banner(page).boundingBox()]);
  // The ring is drawn five pixels outside of what has the focus, and cut at the banner's edge.
  expect(ring?.height).toBeCloseTo((whole?.height ?? 0) - 12, 0);
  expect(ring?.width).toBeCloseTo((whole?.width ?? 0) - 12, 0);
  await agree(page);
});

test('T-3 U-9 Tab leads into the banner, through it, and on; and not out of the choices', async ({
  page,
}) => {
  const isInside = (place: string) =>
    page.evaluate((selector) => document.activeElement?.closest(selector) !== null, place);
  await page.goto(at(site.paths[0]));
  await hasTakenFocus(page);
  await banner(page).getByRole('button', { name: 'Choose' }).focus();
  await page.keyboard.press('Tab');
  expect(await isInside('#cc-main')).toBe(false);
  // At 400 % zoom, all of it can be read.
  await page.setViewportSize({ width: 320, height: 256 });
  const heading = banner(page).getByRole('heading');
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Tab');
  expect(await isInside('header')).toBe(true);
  await banner(page).getByRole('button', { name: 'Choose' }).click();
  await page.waitForFunction(() => document.activeElement?.closest('.pm'));
  for (let pressed = 0; pressed < 12; pressed += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside('.pm')).toBe(true);
  }
});

test('N-5 T-3 U-9 the banner hides nothing that has the focus, also above the keyboard of a phone', async ({
  page,
}) => {
  const ofLandingPage = site.paths.find((path) => path.includes('landing')) ?? '';
  for (const height of [640, 320]) {
    await page.setViewportSize({ width: 360, height });
    await page.goto(at(ofLandingPage));
    await expect(banner(page)).toBeVisible();
    for (const button of await banner(page).getByRole('button').all())
      await expect(button).toBeInViewport({ ratio: 1 });
    // A notice would be below the banner, and asks for less room.
    await expect(page.getByText('Notice bar')).toBeHidden();
    const fields = page.locator(
      'main :is(input:not([type=hidden], [tabindex]), textarea, select), footer button',
    );
    await expect(fields).not.toHaveCount(0);
    for (const field of await fields.all()) {
      await field.focus();
      const isOnTop = field.evaluate((element) => {
        const { left, width, top, height: size } = element.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + size / 2) === element;
      });
      expect(await isOnTop).toBe(true);
    }
  }
});

test('T-4 no answer of the site breaks its own policy', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    // Without HTTPS and not on localhost, the browser ignores this one header and logs that.
    const isOfThisTest = message.text().startsWith('The Cross-Origin-Opener-Policy header has been ignored');
    if (message.type() === 'error' && !isOfThisTest) problems.push(message.text());
  });
  await page.goto(at(site.paths[0]));
  await agree(page);
  await hasBeenTracked();
  expect(problems).toEqual([]);
});

test('U-9 axe finds nothing in the banner and its choices at 360 and 1280 px', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at(site.paths[0]));
    await expect(banner(page)).toBeVisible();
    expect(await violationsInBothSchemes(page, '#cc-main')).toEqual([]);
    await banner(page).getByRole('button', { name: 'Choose' }).click();
    await expect(page.getByRole('dialog', { name: 'Privacy choices' })).toBeVisible();
    expect(await violationsInBothSchemes(page, '#cc-main')).toEqual([]);
  }
});

test('U-9 T-3 with forced colours a choice that is on looks unlike one that is off, and each has a track', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(at(site.paths[0]));
  await banner(page).getByRole('button', { name: 'Choose' }).click();
  const choices = page.getByRole('dialog', { name: 'Privacy choices' });
  const given = choices.getByRole('checkbox').and(page.locator(':enabled')).first();
  const track = given.locator('xpath=following-sibling::*[1]');
  const off = await track.screenshot();
  await track.evaluate((shown) => shown.style.setProperty('outline-style', 'none'));
  expect((await track.screenshot()).equals(off)).toBe(false);
  await track.evaluate((shown) => shown.style.removeProperty('outline-style'));
  await given.check();
  expect((await track.screenshot()).equals(off)).toBe(false);
});
