/** What is exposed to assistive technology, read from the browser's accessibility tree. */

import type { SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import { expect, type Page, test } from '@playwright/test';
import { publishedNotice } from '../packages/model/src/notice.fixture.ts';
import { AccordionPage } from './support/accordion-page.ts';
import { exampleSite } from './support/example-site.ts';
import { type FormSite, PATHS, startFormSite } from './support/form-site.ts';
import { announced, type Spoken, spoken, spokenAs } from './support/spoken.ts';
import { startWholeSite, type WholeSite } from './support/whole-site.ts';

const TRACKING: SiteSettings['tracking'] = {
  consent: { tool: 'own', scriptUrl: null, siteId: null, origins: [] },
  marketingAutomation: {
    id: '123-ABC-456',
    scriptUrl: 'http://127.0.0.1:9/marketing.js',
    cookies: [],
    origins: [],
  },
  sessionRecording: null,
};
const ARTICLE = '/article/sample-1';
const EVENT = '/event/sample-3';
const PERSON = '/person/sample-7';

let site: WholeSite;
let asking: WholeSite;
let forms: FormSite;
let examples: string;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  examples = await exampleSite();
  forms = await startFormSite();
  site = await startWholeSite({
    notices: [
      publishedNotice('bar', { heading: 'Closed on Sunday', pathLimit: [ARTICLE] }),
      publishedNotice('overlay', { kind: 'overlay', heading: 'Read this first', pathLimit: [EVENT] }),
    ],
  });
  asking = await startWholeSite({ tracking: TRACKING });
});
test.afterAll(async () => void (await Promise.all([site?.stop(), asking?.stop(), forms?.stop()])));

const at = (path: string) => `http://localhost:${site.port}${path}`;
const named = async (page: Page, role: string) =>
  (await spoken(page)).filter((one) => one.role === role).map(({ name }) => name);
const focused = async (page: Page): Promise<Spoken | undefined> =>
  (await spoken(page)).findLast(({ states }) => states.focused === true);

test('U-3 U-9 an accordion is told as buttons in headings that are expanded or not, and named regions', async ({
  page,
}) => {
  await page.goto(`${examples}/accordion/default`);
  await expect(page.locator('[data-accordion][data-started]').first()).toBeVisible();
  const accordion = new AccordionPage(page);
  const first = await spokenAs(page, 'prices one');
  expect(first).toMatchObject({ role: 'heading', states: { level: 2 } });
  const button = async (name: string) =>
    (await spoken(page)).find((one) => one.role === 'button' && one.name === name);
  expect(await button('prices one')).toMatchObject({ states: { expanded: true } });
  expect(await button('prices two')).toMatchObject({ states: { expanded: false } });
  expect((await button('prices two'))?.within[0]).toBe('heading');
  expect(await named(page, 'region')).toEqual(['prices one']);
  await page.getByRole('button', { name: 'prices two' }).focus();
  await page.keyboard.press('Enter');
  await accordion.expectOpen('two');
  expect(await button('prices two')).toMatchObject({ states: { expanded: true, focused: true } });
  expect(await named(page, 'region')).toEqual(['prices two']);
});

test('U-3 U-9 a disabled accordion says that it is', async ({ page }) => {
  await page.goto(`${examples}/accordion/disabled`);
  await expect(page.locator('[data-accordion][data-started]').first()).toBeVisible();
  const buttons = (await spoken(page)).filter(({ role, name }) => role === 'button' && /^prices/.test(name));
  expect(buttons).toHaveLength(3);
  for (const { states } of buttons) expect(states.disabled).toBe(true);
});

test('N-5 U-9 a bar is told as a region in a polite live region, with its words and a named button', async ({
  page,
}) => {
  await page.goto(at(ARTICLE));
  await expect(page.getByRole('region', { name: 'Closed on Sunday' })).toBeVisible();
  const all = await spoken(page);
  const live = all.find(({ role, name }) => role === 'region' && name === 'Notices');
  expect(live?.states.live).toBe('polite');
  const bar = all.find(({ role, name }) => role === 'region' && name === 'Closed on Sunday');
  expect(bar?.within).toContain('region');
  const close = all.find(({ role, name }) => role === 'button' && name === 'Close');
  expect(close?.within).toContain('region');
  expect(close?.states.focusable).toBe(true);
});

test('N-5 U-4 U-9 an overlay is told as a modal dialog with its name, and nothing else is there', async ({
  page,
}) => {
  await page.goto(at(EVENT));
  await expect(page.getByRole('dialog', { name: 'Read this first' })).toBeVisible();
  const all = await spoken(page);
  const dialog = all.find(({ role }) => role === 'dialog');
  expect(dialog).toMatchObject({ name: 'Read this first', states: { modal: true } });
  const controls = all.filter(({ role }) => role === 'link' || role === 'button');
  expect(controls.map(({ name }) => name)).toEqual(['Close']);
  expect((await focused(page))?.within).toContain('RootWebArea');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await named(page, 'main')).toHaveLength(1);
});

test('C-8 U-9 a form is told with labels, what is required, what is wrong, and that it was sent', async ({
  page,
}) => {
  const started = page.waitForResponse(/start-forms/);
  await page.goto(forms.url + PATHS.everyKind);
  await started;
  const field = async (name: RegExp) =>
    (await spoken(page)).find((one) => one.role === 'textbox' && name.test(one.name));
  expect(await field(/^Name/)).toMatchObject({ states: { required: true, invalid: 'false' } });
  // Chromium calls required choices invalid before anybody has chosen, unless it is told that they are not.
  const wrong = (await spoken(page)).filter(({ states }) => (states.invalid ?? 'false') !== 'false');
  expect(wrong.map(({ name }) => name)).toEqual([]);
  // C-8: nobody fills in a form faster.
  await page.waitForFunction(() => performance.now() > 1600);
  await page.getByLabel('Name').press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  expect(await focused(page)).toMatchObject({ role: 'alert' });
  expect(await field(/^Name/)).toMatchObject({ states: { required: true, invalid: 'true' } });
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('E-mail at work').fill('ada@example.org');
  await page.getByLabel('Next year').check();
  await page.locator('[name=agreement]').check();
  await page.getByLabel('Name').press('Enter');
  await expect(page.getByRole('region', { name: 'Sent' })).toBeFocused();
  expect(await focused(page)).toMatchObject({ role: 'region', name: 'Sent' });
  expect((await announced(page)).join(' ')).toContain('Sent');
});

test('T-3 U-9 the consent banner is told as a dialog with its question, and refusing is as near as agreeing', async ({
  page,
}) => {
  await page.goto(`http://localhost:${asking.port}${PERSON}`);
  await expect(page.getByRole('dialog', { name: /May we see/ })).toBeVisible();
  const all = await spoken(page);
  const dialog = all.find(({ role }) => role === 'dialog');
  expect(dialog?.name).toMatch(/May we see/);
  // Not modal: the page remains accessible.
  expect(dialog?.states.modal).not.toBe(true);
  expect(await named(page, 'main')).toHaveLength(1);
  const buttons = all.filter(({ role, within }) => role === 'button' && within.includes('dialog'));
  expect(buttons.map(({ name }) => name)).toEqual(['Agree', 'Refuse', 'Choose']);
});
