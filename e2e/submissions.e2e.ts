import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { violationsInBothSchemes } from './support/axe.ts';
import { CountedHands } from './support/count-hands.ts';
import { CMS, Editor, follow, logIn, paragraph, SITE } from './support/editor.ts';

type Listed = { submissions: { personal: { answers: { name: string; value: string }[] } | null }[] };

const listOf = (editor: Editor, form: number) => editor.post<Listed>('/api/submissions/search', { form });

let editor: Editor;
test.beforeEach(async () => {
  editor = await Editor.logIn();
});
test.afterEach(() => editor.leave());

/** Publishes a page with its own form, like an editor. */
async function publishForm() {
  const word = randomBytes(4).toString('hex');
  const form = await editor.create('forms', {
    title: `Ask about ${word}`,
    submitLabel: 'Ask',
    fields: [
      { blockType: 'text', label: 'Name', name: 'name', isRequired: true },
      { blockType: 'email', label: 'E-mail', name: 'email', isRequired: true },
    ],
    hiddenFields: [{ name: 'campaign', source: 'query', value: 'utm_campaign' }],
    confirmation: { kind: 'message', message: paragraph(`It has arrived, ${word}.`) },
  });
  const page = await editor.create('page', {
    title: `Questions ${word}`,
    body: paragraph('A page for the length of one test.'),
    sections: [{ blockType: 'form_bar', heading: 'Ask us', form: form.id }],
    _status: 'published',
  });
  return { form, page, word };
}

async function send(page: Page, path: string, name: string, address = 'ada@example.org'): Promise<void> {
  const started = page.waitForResponse(/start-forms/);
  await page.goto(`${SITE}${path}?utm_campaign=spring`);
  await started;
  // C-8: nobody fills in a form faster.
  await page.waitForFunction(() => performance.now() > 1600);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(address);
  await page.getByLabel('E-mail').press('Enter');
}

test('C-8 C-11 U-9 visitors send a form; editors find what came, assign it, call it spam, finish, export and delete it', async ({
  page,
}) => {
  test.slow();
  const { form, page: document, word } = await publishForm();
  await expect
    .poll(async () => (await page.request.get(SITE + document.alias)).status(), { timeout: 2000 })
    .toBe(200);
  await send(page, document.alias, '=1+1');
  await expect(page.getByRole('region', { name: 'Sent' })).toContainText(`It has arrived, ${word}.`);
  expect((await listOf(editor, form.id)).submissions).toMatchObject([
    {
      personal: {
        answers: [
          { name: 'name', value: '=1+1' },
          { name: 'email', value: 'ada@example.org' },
          { name: 'campaign', value: 'spring' },
        ],
      },
    },
  ]);

  await logIn(page, 'editor');
  await page.goto(`${CMS}/admin/submissions?form=${form.id}`);
  const table = page.getByRole('region', { name: 'Submissions' });
  await table.locator('summary').click();
  await expect(table.getByText(`Sent from ${document.alias}`)).toBeVisible();
  await expect(table.getByRole('definition')).toHaveText(['=1+1', 'ada@example.org', 'spring']);
  await expect(table.getByRole('term')).toHaveText(['Name', 'E-mail', 'campaign']);
  expect(await violationsInBothSchemes(page, '.submissions')).toEqual([]);

  const { user } = await page.evaluate<{ user: { id: number } }>(async () =>
    (await fetch('/api/users/me')).json(),
  );
  await table.getByLabel(/^Assigned to: ada@example\.org/).selectOption(String(user.id));
  await expect(page.getByText('Assigned.')).toBeVisible();
  await page.goto(`${CMS}/admin`);
  await follow(page.getByRole('link', { name: 'Look after them' }), /submissions\?desk=mine/);
  await expect(page.getByLabel('Whose')).toHaveValue('mine');
  await page.getByLabel('Form').selectOption(String(form.id));
  // The account may have submissions of other forms, until the list knows of the choice.
  await expect(table.getByRole('button', { name: /^Done: / })).toHaveCount(1);
  await table.getByRole('button', { name: /^Done: / }).click();
  await expect(page.getByText('There is nothing here.')).toBeVisible();
  await page.getByLabel('Whose').selectOption('Done');
  await table.getByRole('button', { name: /^Spam: / }).click();
  await expect(page.getByText('There is nothing here.')).toBeVisible();
  await page.getByLabel('State').selectOption('Spam (1)');
  await table.getByRole('button', { name: /^Not spam: / }).click();
  await page.getByLabel('State').selectOption('Any but spam');
  await expect(table.getByRole('button', { name: /^Reopen: / })).toBeVisible();

  await expect(async () => {
    await page.getByLabel('Whose').selectOption('Done');
    await page.getByLabel('Whose').selectOption('');
    await page.getByText('How it did in 30 days').click();
    await expect(page.getByRole('row', { name: `${document.alias} 1 1` })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`form-${form.id}.csv`);
  expect(readFileSync(await (await download).path(), 'utf8')).toContain("'=1+1");

  await page.getByLabel('Words or e-mail address').fill('=1+1');
  await page.getByLabel('Words or e-mail address').press('Enter');
  await expect(page.getByText('1 submission with “=1+1”')).toBeVisible();
  await table.getByRole('button', { name: /^Delete: / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('There is nothing here.')).toBeVisible();

  await test.step('everything of an e-mail address is deleted at once, after saying so', async () => {
    const address = `${randomBytes(5).toString('hex')}@example.org`;
    await send(page, document.alias, 'Ada Lovelace', address);
    await expect(page.getByRole('region', { name: 'Sent' })).toBeVisible();
    await page.goto(`${CMS}/admin/submissions`);
    await page.getByLabel('Words or e-mail address').fill(address.toUpperCase());
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('button', { name: `Delete all of ${address.toUpperCase()} (1)` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('What was forwarded already stays where it was forwarded to');
    await dialog.getByRole('button', { name: 'Delete all' }).click();
    await expect(page.getByText('There is nothing here.')).toBeVisible();
    expect((await listOf(editor, form.id)).submissions).toEqual([]);
  });
});

/** Adds a field to a form that is open, and gives it a label. */
async function addField(hands: CountedHands, index: number, kind: string, label: string): Promise<void> {
  const { page } = hands;
  await hands.click(page.getByRole('button', { name: 'Add Field' }));
  const choice = page.locator('.blocks-drawer__block').filter({ has: page.getByText(kind, { exact: true }) });
  await hands.click(choice.getByRole('button'));
  // The cursor is in it.
  await expect(page.locator(`#field-fields__${index}__label`)).toBeFocused();
  await hands.type(label);
}

test('C-8 an editor builds a form of two fields, and puts it on a page, where a visitor sends it', async ({
  page,
}) => {
  test.slow();
  const word = randomBytes(4).toString('hex');
  const document = await editor.create('page', { title: `Questions ${word}`, _status: 'published' });
  await logIn(page, 'editor');
  const hands = await CountedHands.on(page);
  await page.goto(`${CMS}/admin?locale=en`);
  await hands.follow(page.locator('a[href="/admin/collections/forms/create"]').first(), /forms\/create/);
  await hands.typeFirst(page.locator('#field-title'), `Ask about ${word}`);
  await addField(hands, 0, 'Line of text', 'Name');
  await addField(hands, 1, 'E-mail address', 'E-mail');
  await hands.write(page.locator('#field-submitLabel'), 'Ask');
  const tab = (name: string) => page.locator('.tabs-field').getByRole('button', { name, exact: true });
  await hands.click(tab('Confirmation'));
  const message = page.locator('[data-lexical-editor="true"]').filter({ visible: true });
  await hands.write(message, `It has arrived, ${word}.`);
  await hands.click(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page).toHaveURL(/forms\/\d+/);
  const form = Number(/forms\/(\d+)/.exec(page.url())?.[1]);

  await hands.goTo(`Questions ${word}`);
  await expect(page).toHaveURL(/page\/\d+/);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await hands.click(tab('Sections'));
  await hands.click(page.getByRole('button', { name: 'Add Section' }));
  await hands.click(
    page.locator('.blocks-drawer__block').filter({ has: page.getByText('Form bar', { exact: true }) }),
  );
  const section = page.locator('#sections-row-0');
  // The cursor is in its first field.
  await expect(section.getByLabel('Heading')).toBeFocused();
  await hands.type('Ask us');
  await hands.click(section.locator('.field-type.relationship .rs__control'));
  await hands.type(`Ask about ${word}`);
  await hands.click(page.locator('.rs__option').filter({ hasText: `Ask about ${word}` }));
  await hands.click(page.getByRole('button', { name: 'Publish in English' }));
  await expect(page.getByText('Published in English.')).toBeVisible();
  await hands.expectClicksOf('Build a form of two fields, and put it on a page');

  await send(page, document.alias, 'Ada Lovelace');
  await expect(page.getByRole('region', { name: 'Sent' })).toContainText(`It has arrived, ${word}.`);
  await editor.update('page', document.id, { sections: [], _status: 'published' });
  await editor.remove('forms', form);
});

test('C-8 an editor adds a step and a field for files, a visitor sends one, and the editor saves it', async ({
  page,
}) => {
  const { form, page: document } = await publishForm();
  await logIn(page, 'editor');
  await page.goto(`${CMS}/admin/collections/forms/${form.id}?locale=en`, { waitUntil: 'networkidle' });
  const add = async (kind: string) => {
    const choice = page
      .locator('.blocks-drawer__block')
      .filter({ has: page.getByText(kind, { exact: true }) })
      .getByRole('button');
    await page.getByRole('button', { name: 'Add Field' }).click();
    // A second click would add a second one.
    await choice.click();
  };
  await add('New step');
  await page.locator('#field-fields__2__label').fill('Your papers');
  await add('Files');
  await page.locator('#field-fields__3__label').fill('Papers');
  await expect(page.locator('#field-fields__3__maxMegabytes')).toHaveValue('5');
  await expect(page.locator('#field-fields__2__label')).toHaveValue('Your papers');
  await expect(page.locator('#field-fields__3__label')).toHaveValue('Papers');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(
      async () =>
        (await (await page.request.get(SITE + document.alias)).text()).includes('PDF. At most 5 MB.'),
      { timeout: 10_000 },
    )
    .toBe(true);

  await send(page, document.alias, 'Ada Lovelace');
  await expect(page.getByRole('heading', { name: 'Step 2 of 2 Your papers' })).toBeFocused();
  const offer = { name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };
  await page.locator('[name=papers]').setInputFiles(offer);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Sent' })).toBeVisible();

  await page.goto(`${CMS}/admin/submissions?form=${form.id}`);
  const table = page.getByRole('region', { name: 'Submissions' });
  await table.locator('summary').click();
  await expect(table.getByText('not scanned for viruses')).toBeVisible();
  expect(await violationsInBothSchemes(page, '.submissions')).toEqual([]);
  const download = page.waitForEvent('download');
  await table.getByRole('link', { name: 'offer.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('offer.pdf');
  expect(readFileSync(await (await download).path(), 'utf8')).toBe('%PDF-1.7\n');
});

test('C-8 U-9 an editor asks a field only after a choice, by labels, and a visitor gets it only then', async ({
  page,
}) => {
  test.slow();
  const { form, page: document } = await publishForm();
  await logIn(page, 'editor');
  await page.goto(`${CMS}/admin/collections/forms/${form.id}?locale=en`, { waitUntil: 'networkidle' });
  const add = async (kind: string) => {
    await page.getByRole('button', { name: 'Add Field' }).click();
    await page
      .locator('.blocks-drawer__block')
      .filter({ has: page.getByText(kind, { exact: true }) })
      .getByRole('button')
      .click();
  };
  await add('One of a few');
  await page.locator('#field-fields__2__label').fill('Your topic');
  for (const [index, label] of ['A claim', 'Something else'].entries()) {
    await page.getByRole('button', { name: 'Add Option' }).click();
    await page.locator(`#field-fields__2__options__${index}__label`).fill(label);
  }
  await add('Line of text');
  // The focus comes with the field, and would take the keys that follow.
  await expect(page.locator('#field-fields__3__label')).toBeFocused();
  await page.locator('#field-fields__3__label').fill('Number of the claim');
  const row = page.locator('#fields-row-3');
  const choice = (name: string) =>
    row.getByRole('group', { name: 'One of these is chosen' }).getByRole('checkbox', { name, exact: true });
  // Its name and values are those that saving will make. All of it by keys.
  const list = row.getByRole('combobox', { name: 'In this field' });
  await list.focus();
  await page.keyboard.type('Your');
  await expect(list).toHaveValue('your_topic');
  await expect(choice('A claim')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(choice('A claim')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(choice('A claim')).toBeChecked();
  expect(await violationsInBothSchemes(page, '#fields-row-3 .native-choice')).toEqual([]);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  const saved = async () => (await editor.ask<{ fields: unknown[] }>(`/api/forms/${form.id}?depth=0`)).fields;
  await expect.poll(async () => (await saved()).length).toBe(4);
  expect((await saved()).slice(2)).toMatchObject([
    {
      name: 'your_topic',
      options: [
        { label: 'A claim', value: 'a-claim' },
        { label: 'Something else', value: 'something-else' },
      ],
    },
    { name: 'number_of_the_claim', condition: { field: 'your_topic', values: 'a-claim' } },
  ]);

  await test.step('an option that is gone is refused by the labels, and can be taken away', async () => {
    await page.locator('#field-fields__2__options__0__value').fill('claim');
    await expect(choice('a-claim (not there)')).toBeChecked();
    await save.click();
    await expect(page.locator('.field-errors')).toContainText(
      '"Number of the claim" is asked only after the option "a-claim" of "Your topic"',
    );
    await choice('a-claim (not there)').click();
    await choice('A claim').check();
    await save.click();
    await expect
      .poll(saved)
      .toContainEqual(expect.objectContaining({ condition: { field: 'your_topic', values: 'claim' } }));
  });

  await expect
    .poll(async () => (await page.request.get(SITE + document.alias)).text(), { timeout: 10_000 })
    .toContain('Number of the claim');
  await page.goto(SITE + document.alias);
  await expect(page.getByLabel('Number of the claim')).toBeHidden();
  await page.getByLabel('Something else').check();
  await expect(page.getByLabel('Number of the claim')).toBeHidden();
  await page.getByLabel('A claim').check();
  await expect(page.getByLabel('Number of the claim')).toBeVisible();
});
