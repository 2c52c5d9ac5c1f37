import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { type FormSite, PATHS, startFormSite } from './support/form-site.ts';

/** C-8: people take at least this long; tests do not. */
const FASTEST_MS = 1500;

let site: FormSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startFormSite();
});
test.beforeEach(() => {
  site.kept.length = 0;
  site.setFull(false);
});
test.afterAll(() => site?.stop());

/** Opens a page with a form, and waits for its script and the minimum time. */
async function open(page: Page, path: string): Promise<Locator> {
  const started = page.waitForResponse(/start-forms/);
  await page.goto(site.url + path);
  await started;
  await page.waitForFunction((least) => performance.now() > least, FASTEST_MS + 100);
  return page.locator('form[action^="/forms/"]');
}

/** Fills in the required fields of the form with all kinds of fields. */
async function fillIn(form: Locator): Promise<void> {
  await form.getByLabel('Name').fill('Ada Lovelace');
  await form.getByLabel('E-mail at work').fill('ada@example.org');
  await form.getByLabel('Next year').check();
  await form.locator('[name=agreement]').check();
}
const send = (form: Locator) => form.getByRole('button').click();
const summaryOf = (page: Page) => page.getByRole('alert');
const sentFields = () => site.kept.map(({ fields }) => fields);

test('C-8 U-9 a field appears after the choice on which it depends, is needed then, and goes with it', async ({
  page,
}) => {
  const form = await open(page, PATHS.conditional);
  const [product, which] = [form.locator('[name=product]'), form.getByLabel('Which one?')];
  await expect(product).toBeHidden();
  await form.getByLabel('A walk-through').focus();
  await page.keyboard.press('ArrowDown');
  await expect(form.getByLabel('Help with the product')).toBeChecked();
  await expect(product).toBeVisible();
  await expect(which).toBeHidden();
  await product.selectOption('Another one');
  await expect(which).toBeVisible();
  await form.getByLabel('E-mail').fill('ada@example.org');
  await send(form);
  await expect(which).toHaveAccessibleDescription(/This is needed/);
  expect(await violationsOf(page, 'form[action^="/forms/"]')).toEqual([]);
  await form.getByLabel('A walk-through').check();
  await expect(product).toBeHidden();
  await expect(which).toBeHidden();
  await send(form);
  await expect(page.getByRole('region', { name: 'Sent' })).toBeVisible();
  expect(sentFields()).toEqual([{ about: 'demo', email: 'ada@example.org' }]);
});

test('C-8 R-4 what is asked only after a choice is there, with its condition, where the form script does not come', async ({
  page,
}) => {
  await page.route(/start-forms/, (route) => route.abort());
  await page.goto(site.url + PATHS.conditional);
  const form = page.locator('form[action^="/forms/"]');
  await expect(form.getByText('Only if “Product” is: Another one.')).toBeVisible();
  await form.getByLabel('Help with the product').check();
  await form.locator('[name=product]').selectOption('Another one');
  await form.getByLabel('Which one?').fill('Ledger');
  await form.getByLabel('E-mail').fill('ada@example.org');
  await page.waitForFunction((least) => performance.now() > least, FASTEST_MS + 100);
  await send(form);
  await expect(page).toHaveURL(/\/sent\/5$/);
  expect(sentFields()).toMatchObject([{ which: 'Ledger' }]);
});

test('C-8 R-4 all steps are there at once, with their files, where the form script does not come', async ({
  page,
}) => {
  await page.route(/start-forms/, (route) => route.abort());
  await page.goto(site.url + PATHS.stepped);
  const form = page.locator('form[action^="/forms/"]');
  await expect(form.getByRole('heading', { level: 3 })).toHaveText([/About you/, /Papers/, /Your words/]);
  await expect(form.locator('button:visible')).toHaveText(['Send']);
  await form.getByLabel('A claim').check();
  await form.getByLabel('E-mail').fill('ada@example.org');
  const offer = { name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };
  await form.locator('[name=papers]').setInputFiles(offer);
  // Goes to the next step, because the browser presses a button that nobody sees.
  await form.getByLabel('E-mail').press('Enter');
  await expect(form).toContainText('Please choose offer.pdf again');
  await form.locator('[name=papers]').setInputFiles(offer);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('region', { name: 'Sent' })).toBeVisible();
  expect(site.kept).toMatchObject([{ files: [{ name: 'offer.pdf' }] }]);
});

test('C-8 T-4 where the browser denies a channel to other tabs, forms and the privacy choices work', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.BroadcastChannel = class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    } as unknown as typeof BroadcastChannel;
  });
  const form = await open(page, PATHS.conditional);
  await expect(form.locator('[name=product]')).toBeHidden();
  await form.getByLabel('Help with the product').check();
  await expect(form.locator('[name=product]')).toBeVisible();
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await expect(page.getByRole('dialog', { name: 'Privacy choices' })).toBeVisible();
});

test('C-8 A-4 a form is sent without leaving the page, and a message takes its place', async ({ page }) => {
  const form = await open(page, `${PATHS.everyKind}?utm_campaign=spring`);
  await fillIn(form);
  await form.getByLabel('Incidents').check();
  await form.getByLabel('Claims').check();
  await send(form);
  const sent = page.getByRole('region', { name: 'Sent' });
  await expect(sent).toContainText('We call within a working day.');
  await expect(sent).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Sent' })).toBeAttached();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(`${site.url}${PATHS.everyKind}?utm_campaign=spring`);
  expect(sentFields()).toEqual([
    {
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      when: 'later',
      subjects: ['incidents', 'claims'],
      agreement: true,
      page: `${site.url}${PATHS.everyKind}?utm_campaign=spring`,
      campaign: 'spring',
      list: 'newsletter-b',
    },
  ]);
});

test('C-8 a form that is left while it is being sent, and sent again after Back, is stored once', async ({
  page,
}) => {
  const form = await open(page, PATHS.everyKind);
  await fillIn(form);
  // It arrives, and its response never does.
  await page.route('**/forms/*', async (route) => void (await route.fetch()), { times: 1 });
  await send(form);
  await expect.poll(sentFields).toHaveLength(1);
  await page.goto(site.url + PATHS.thanks);
  await page.goBack();
  await expect(form.getByLabel('Name')).toHaveValue('Ada Lovelace');
  await expect(form).toHaveAttribute('data-enhanced');
  await page.waitForFunction((least) => performance.now() > least, FASTEST_MS + 100);
  await send(form);
  await expect(page.getByRole('region', { name: 'Sent' })).toBeVisible();
  expect(sentFields()).toHaveLength(1);
});

test('C-8 U-9 every error stands beside its field and in a summary, which has the focus', async ({
  page,
}) => {
  const form = await open(page, PATHS.everyKind);
  await form.getByLabel('E-mail at work').fill('ada');
  await form.getByLabel('People who would use it').fill('many');
  await send(form);
  await expect(summaryOf(page)).toContainText('5 fields need another look');
  await expect(summaryOf(page)).toBeFocused();
  await expect(form.getByLabel('E-mail at work')).toHaveValue('ada');
  await expect(form.getByLabel('E-mail at work')).toHaveAccessibleDescription(/Write a whole e-mail address/);
  await expect(form.getByLabel('People who would use it')).toHaveAccessibleDescription(
    /Write a number in digits/,
  );
  await expect(form.getByRole('group', { name: /When would you like/ })).toHaveAccessibleDescription(
    /Please choose one/,
  );
  expect(await violationsOf(page, 'form[action^="/forms/"]')).toEqual([]);
  await summaryOf(page).getByRole('link', { name: 'E-mail at work' }).click();
  await expect(form.getByLabel('E-mail at work')).toBeFocused();
  await fillIn(form);
  await form.getByLabel('People who would use it').fill('1,500');
  await send(form);
  await expect(page.getByRole('region', { name: 'Sent' })).toBeFocused();
  expect(sentFields()).toMatchObject([{ email: 'ada@example.org', people: 1500 }]);
});

test('C-8 U-9 the keyboard alone is enough, and passes over the field for robots', async ({ page }) => {
  const form = await open(page, PATHS.everyKind);
  await form.getByLabel('Name').focus();
  await page.keyboard.type('Ada');
  const reached: (string | null)[] = [];
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);
    reached.push(name);
    if (name === 'email') await page.keyboard.type('ada@example.org');
    if (name === 'when' || name === 'agreement') await page.keyboard.press('Space');
    if (name === 'agreement') break;
  }
  expect(reached).not.toContain('_website');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Sent' })).toBeFocused();
  expect(sentFields()).toMatchObject([{ name: 'Ada', email: 'ada@example.org', agreement: true }]);
});

test('A-1 C-8 a double click sends once', async ({ page }) => {
  const form = await open(page, PATHS.everyKind);
  await fillIn(form);
  const before = site.handedOver();
  await form.getByRole('button').dblclick();
  await expect(page.getByRole('region', { name: 'Sent' })).toBeVisible();
  expect(site.handedOver() - before).toBe(1);
});

test('A-1 C-8 what went wrong on the way can be sent again, and is there once', async ({ page }) => {
  const form = await open(page, PATHS.everyKind);
  await fillIn(form);
  // It arrives, but the response gets lost.
  await page.route('**/forms/*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(form);
  const block = page.getByRole('alert');
  await expect(block).toContainText('That did not work');
  await expect(block).toBeInViewport();
  await expect(form.getByLabel('Name')).toHaveValue('Ada Lovelace');
  expect(site.kept).toHaveLength(1);
  await page.unroute('**/forms/*');
  await send(form);
  await expect(page.getByRole('region', { name: 'Sent' })).toBeVisible();
  expect(site.kept).toHaveLength(1);
});

test('C-8 what nothing keeps is not acknowledged, and stays in the form', async ({ page }) => {
  const form = await open(page, PATHS.everyKind);
  await fillIn(form);
  site.setFull(true);
  await send(form);
  await expect(summaryOf(page)).toContainText('the fault is ours');
  await expect(summaryOf(page)).toBeFocused();
  await expect(form.getByLabel('Name')).toHaveValue('Ada Lovelace');
  site.setFull(false);
  await send(form);
  await expect(page.getByRole('region', { name: 'Sent' })).toBeVisible();
  expect(site.kept).toHaveLength(1);
});

test('C-8 whoever is as quick as a robot is asked to send once more', async ({ page }) => {
  const form = await open(page, PATHS.everyKind);
  await fillIn(form);
  await page.evaluate(() => {
    performance.now = () => 100;
  });
  await send(form);
  await expect(summaryOf(page)).toContainText('faster than people');
  await page.evaluate(() => {
    performance.now = () => 60_000;
  });
  await send(form);
  await expect(page.getByRole('region', { name: 'Sent' })).toBeVisible();
  expect(site.kept).toHaveLength(1);
});

test('C-8 an editor may lead to another page instead', async ({ page }) => {
  const form = await open(page, PATHS.redirecting);
  await form.getByLabel('E-mail').fill('ada@example.org');
  await send(form);
  await expect(page).toHaveURL(site.url + PATHS.thanks);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for asking');
  expect(sentFields()).toMatchObject([{ email: 'ada@example.org' }]);
});

test('C-8 C-10 a German form answers in German', async ({ page }) => {
  const form = await open(page, PATHS.german);
  await send(form);
  await expect(summaryOf(page)).toContainText('4 Felder brauchen noch einen Blick');
  await expect(summaryOf(page)).toBeFocused();
  await form.locator('[name=name]').fill('Ada');
  await form.locator('[name=email]').fill('ada@example.org');
  await form.locator('[name=when]').first().check();
  await form.locator('[name=agreement]').check();
  await form.locator('[name=people]').fill('1.500');
  await send(form);
  await expect(page.getByRole('region', { name: 'Gesendet' })).toBeFocused();
  expect(site.kept).toMatchObject([{ language: 'de', pagePath: PATHS.german, fields: { people: 1500 } }]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const openPlain = async (page: Page, path: string) => {
    await page.goto(site.url + path);
    return page.locator('form[action^="/forms/"]');
  };

  test('C-8 R-4 a form is sent, and a page says so, from which a reload sends nothing', async ({ page }) => {
    const form = await openPlain(page, `${PATHS.everyKind}?utm_campaign=spring`);
    await fillIn(form);
    await send(form);
    await expect(page).toHaveURL(/\/forms\/3\/sent\/1$/);
    await expect(page.getByRole('region', { name: 'Sent' })).toContainText('We call within a working day.');
    await page.reload();
    expect(sentFields()).toMatchObject([
      { name: 'Ada Lovelace', campaign: 'spring', page: `${site.url}${PATHS.everyKind}?utm_campaign=spring` },
    ]);
    await page.getByRole('link', { name: 'Back to “Contact us”' }).click();
    await expect(page).toHaveURL(site.url + PATHS.everyKind);
  });

  test('C-8 R-4 all steps are there at once, and files are chosen again after an error', async ({ page }) => {
    const form = await openPlain(page, PATHS.stepped);
    const offer = { name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };
    await expect(form.getByRole('heading', { level: 3 })).toHaveText([/About you/, /Papers/, /Your words/]);
    await form.getByLabel('A claim').check();
    await form.locator('[name=papers]').setInputFiles(offer);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByLabel('E-mail')).toHaveAccessibleDescription(/This is needed/);
    await expect(form).toContainText('Please choose offer.pdf again');
    await form.locator('[name=papers]').setInputFiles(offer);
    await form.getByLabel('E-mail').fill('ada@example.org');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Sent' })).toBeVisible();
    expect(site.kept).toMatchObject([{ files: [{ name: 'offer.pdf' }] }]);
  });

  test('C-8 R-4 errors stand on the same page, with what was entered', async ({ page }) => {
    const form = await openPlain(page, `${PATHS.everyKind}?utm_campaign=spring`);
    await form.getByLabel('Name').fill('Ada Lovelace');
    await form.getByLabel('Suppliers').check();
    await send(form);
    await expect(page).toHaveTitle(/^3 fields need another look: Contact us/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
    await expect(form.getByLabel('Name')).toHaveValue('Ada Lovelace');
    await expect(form.getByLabel('Suppliers')).toBeChecked();
    await expect(form.getByLabel('E-mail at work')).toHaveAccessibleDescription(/This is needed/);
    expect(site.kept).toEqual([]);
    await form.getByLabel('E-mail at work').fill('ada@example.org');
    await page.goto(site.url + PATHS.thanks);
    // The page is a response to what was sent: a browser that has not kept it asks to send it again, or shows an error.
    await page.goBack();
    await expect(page).toHaveTitle(/^3 fields need another look: Contact us/);
    await expect(form.getByLabel('Name')).toHaveValue('Ada Lovelace');
    await expect(form.getByLabel('E-mail at work')).toHaveValue('ada@example.org');
    await fillIn(form);
    await send(form);
    await expect(page).toHaveURL(/\/sent\/1$/);
    expect(sentFields()).toMatchObject([{ subjects: ['suppliers'], campaign: 'spring' }]);
  });

  test('C-8 what is asked only after a choice is there, says when, and is not needed otherwise', async ({
    page,
  }) => {
    const form = await openPlain(page, PATHS.conditional);
    await expect(form.getByText('Only if “Product” is: Another one.')).toBeVisible();
    await form.getByLabel('A walk-through').check();
    await form.getByLabel('Which one?').fill('none');
    await form.getByLabel('E-mail').fill('ada@example.org');
    await send(form);
    await expect(page).toHaveURL(/\/sent\/5$/);
    expect(sentFields()).toEqual([{ about: 'demo', email: 'ada@example.org' }]);
  });

  test('C-8 an editor may lead to another page, and a double click sends once', async ({ page }) => {
    const form = await openPlain(page, PATHS.redirecting);
    await form.getByLabel('E-mail').fill('ada@example.org');
    await form.getByRole('button').dblclick();
    await expect(page).toHaveURL(site.url + PATHS.thanks);
    expect(site.kept).toHaveLength(1);
  });

  test('U-9 a German form with errors fits 320 and 1920 pixels', async ({ page }) => {
    for (const width of [320, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const form = await openPlain(page, PATHS.german);
      await send(form);
      await expect(page.getByText('4 Felder brauchen noch einen Blick')).toBeVisible();
      const boxes = await form
        .locator('*')
        .evaluateAll(
          (elements) =>
            elements.filter((element) => element.getBoundingClientRect().right > window.innerWidth).length,
        );
      expect(boxes).toBe(0);
    }
  });
});

test('C-8 U-9 a form goes step by step, keeps files on the way, and sends them at the end', async ({
  page,
}) => {
  const form = await open(page, PATHS.stepped);
  const step = (name: string) => form.getByRole('heading', { level: 3, name });
  await expect(step('Step 1 of 3 About you')).toBeVisible();
  await expect(step('Step 2 of 3 Papers')).toBeHidden();
  await form.getByLabel('E-mail').fill('ada@example.org');
  // Enter goes on, as the button does; the error of this step comes first.
  await page.keyboard.press('Enter');
  await expect(summaryOf(page)).toBeFocused();
  await expect(summaryOf(page)).toContainText('One field needs another look');
  await form.getByLabel('A claim').check();
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(step('Step 2 of 3 Papers')).toBeFocused();
  await expect(page).toHaveTitle(/^Step 2 of 3 Papers – Report a loss/);
  const papers = form.locator('[name=papers]');
  await papers.setInputFiles({ name: 'program.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') });
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(step('Step 3 of 3 Your words')).toBeFocused();
  expect(await violationsOf(page, 'form[action^="/forms/"]')).toEqual([]);
  await form.getByLabel('What happened?').fill('Water');
  await form.getByRole('button', { name: 'Send' }).click();
  // What is in the file is looked at once it is sent.
  await expect(papers).toHaveAccessibleDescription(/What is in this file/);
  expect(await violationsOf(page, 'form[action^="/forms/"]')).toEqual([]);
  await papers.setInputFiles({
    name: 'offer.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  });
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(step('Step 1 of 3 About you')).toBeFocused();
  await expect(form.getByLabel('E-mail')).toHaveValue('ada@example.org');
  // What is entered while a slow answer is on its way is in the form that it brings.
  let isTyped = () => {};
  const typed = new Promise<void>((resolve) => {
    isTyped = resolve;
  });
  const afterTyping = async (route: Route) => {
    await typed;
    await route.continue();
  };
  await page.route('**/forms/*', afterTyping, { times: 1 });
  await form.getByRole('button', { name: 'Next' }).click();
  // Meanwhile the button is seen to have been pressed, also below the pointer.
  await expect(form.getByRole('button', { name: 'Next' })).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await form.getByLabel('E-mail').fill('lovelace@example.org');
  isTyped();
  await expect(step('Step 2 of 3 Papers')).toBeFocused();
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('region', { name: 'Sent' })).toBeFocused();
  await expect(page).toHaveTitle(/^Report a loss/);
  expect(site.kept).toMatchObject([
    {
      fields: { email: 'lovelace@example.org', about: 'claim', papers: ['offer.pdf'], message: 'Water' },
      files: [{ name: 'offer.pdf', scan: 'not_scanned' }],
    },
  ]);
});
