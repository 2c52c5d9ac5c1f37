import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Page, type Response, test } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { CMS, Editor, logIn } from './support/editor.ts';

const uniqueWord = () => `Quill${randomBytes(5).toString('hex')}`;

let administrator: Editor;
test.beforeEach(async () => {
  administrator = await Editor.logIn();
});
test.afterEach(() => administrator.leave());

/** A staff user with a browser of their own. */
async function seat(browser: Browser, name: string): Promise<Page> {
  const account = { email: `${uniqueWord()}@keelstone.example`.toLowerCase(), password: uniqueWord() };
  await administrator.create('users', { ...account, name, role: 'editor' });
  const page = await (await browser.newContext()).newPage();
  await logIn(page, account);
  return page;
}

const createDraft = (title: string) =>
  administrator.create('page', { title, moderation: 'draft' }, '?draft=true');
const formOf = ({ id }: { id: number }) => `${CMS}/admin/collections/page/${id}`;
const titleIn = (page: Page) => page.locator('#field-title');

/** Types after the form has hydrated, and waits until the CMS has the lock. */
async function type(page: Page, title: string): Promise<void> {
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  // Again if the form is loaded anew meanwhile: then it has lost the title, and asks for no lock.
  await expect(async () => {
    // Together: nobody would handle the end of the one while a slow form keeps the other.
    await Promise.all([
      page.waitForResponse(/edit-locks\/hold/, { timeout: 10_000 }),
      titleIn(page).fill(title),
    ]);
  }).toPass({ timeout: 60_000 });
}
const isSaveOf =
  ({ id }: { id: number }) =>
  (response: Response) =>
    response.request().method() === 'PATCH' && response.url().includes(`/api/page/${id}`);
const saveDraft = (page: Page) => page.locator('#action-save-draft').click();

test('C-14 a stale save is refused, loses no word, and leaves the choice', async ({ browser }) => {
  // The first user's form learns of the take-over when it renews its lock, within half a minute.
  test.setTimeout(150_000);
  const word = uniqueWord();
  const draft = await createDraft(`${word} begun`);
  const first = await seat(browser, 'Anna Keel');
  await first.goto(formOf(draft));
  await type(first, `${word} by Anna`);

  const second = await seat(browser, 'Ben Stone');
  await second.goto(formOf(draft));
  const locked = second.locator('.document-locked');
  await expect(locked).toContainText('Anna Keel');
  await expect(locked).not.toContainText(/User|@/);
  // The form is loaded anew on the way, and has no changes and no lock for a moment: the first user's is renewed later,
  // which would take it back.
  const RENEWAL = /edit-locks\/hold/;
  await first.route(RENEWAL, (route) => route.abort());
  // Taking over reloads the form, which loses input made before.
  const isLoadedAnew = second.waitForResponse(
    (response) => response.url().startsWith(formOf(draft)) && response.request().headers().rsc === '1',
  );
  await locked.getByRole('button', { name: 'Take over' }).click();
  await isLoadedAnew;
  await expect(locked).toBeHidden();
  await type(second, `${word} by Ben`);
  // The lock is held from now on, and not asked for with each key.
  await expect(async () => {
    await titleIn(second).fill(`${word} by Ben`);
    await second.waitForTimeout(1000);
    await expect(titleIn(second)).toHaveValue(`${word} by Ben`, { timeout: 100 });
  }).toPass({ timeout: 40_000 });
  await first.unroute(RENEWAL);
  // Payload would interrupt a user who continues, with a choice between leaving and losing input.
  const mine = `${word} by Anna, who goes on`;
  await titleIn(first).fill(mine);
  await expect(first.getByText('Ben Stone is editing this now.')).toBeVisible({ timeout: 40_000 });
  // With another state, as when a text is sent to review, or back.
  await second.locator('#field-moderation .rs__control').click();
  await second.locator('.rs__option').getByText('In review', { exact: true }).click();
  await saveDraft(second);
  await expect(second.getByText('Saved as a draft')).toBeVisible();

  await saveDraft(first);
  const dialog = first.getByRole('dialog', { name: 'Your text is not saved yet' });
  await expect(dialog).toContainText('Ben Stone saved this at');
  await expect(dialog).toContainText('Title');
  expect(await violationsOf(first, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: 'Copy my text' }).click();
  await expect(dialog.getByRole('textbox', { name: 'What you typed' })).toHaveValue(new RegExp(mine));
  const [other] = await Promise.all([
    first.context().waitForEvent('page'),
    dialog.getByRole('link', { name: /saved version/ }).click(),
  ]);
  await expect(titleIn(other)).toHaveValue(`${word} by Ben`);
  await other.close();

  await first.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(titleIn(first)).toHaveValue(mine);
  const note = { reviewNote: 'Name the source.' };
  await administrator.update('page', draft.id, note, '?draft=true&overrideLock=true');
  await saveDraft(first);
  await dialog.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(first.getByText('Saved as a draft')).toBeVisible();
  await expect(titleIn(first)).toHaveValue(mine);
  // Anna has chosen no state and written no note, so they are those of the version she saved over.
  const saved = await administrator.ask<object>(`/api/page/${draft.id}?draft=true&depth=0`);
  expect(saved).toMatchObject({ moderation: 'in_review', ...note });

  for (const page of [first, second]) await page.context().close();
});

test('C-14 a form goes on from its own saves, and may be given up for what was saved meanwhile', async ({
  browser,
}) => {
  const word = uniqueWord();
  const draft = await createDraft(`${word} begun`);
  const form = await seat(browser, 'Anna Keel');
  await form.goto(formOf(draft));
  for (const title of ['one', 'two']) {
    await type(form, `${word} ${title}`);
    const isSaved = form.waitForResponse(isSaveOf(draft));
    await saveDraft(form);
    expect((await isSaved).status()).toBe(200);
  }
  await type(form, `${word} three`);
  await administrator.update(
    'page',
    draft.id,
    { title: `${word} by a program` },
    '?draft=true&overrideLock=true',
  );
  await saveDraft(form);
  await form
    .getByRole('dialog', { name: 'Your text is not saved yet' })
    .getByRole('button', { name: /^Discard mine/ })
    .click();
  await expect(titleIn(form)).toHaveValue(`${word} by a program`);
  await form.context().close();
});

test('C-14 a lock ends with its tab', async ({ browser }) => {
  const word = uniqueWord();
  const draft = await createDraft(`${word} begun`);
  const first = await seat(browser, 'Anna Keel');
  await first.goto(formOf(draft));
  await type(first, `${word} by Anna`);

  const second = await seat(browser, 'Ben Stone');
  await second.goto(formOf(draft));
  await expect(second.locator('.document-locked')).toContainText('Anna Keel');
  await first.close({ runBeforeUnload: false });
  await expect
    .poll(
      async () =>
        (
          await administrator.ask<{ docs: unknown[] }>(
            `/api/payload-locked-documents?where[document.value][equals]=${draft.id}`,
          )
        ).docs.length,
    )
    .toBe(0);
  await second.goto(formOf(draft));
  await type(second, `${word} by Ben`);
  await expect(second.locator('.document-locked')).toBeHidden();
  await saveDraft(second);
  await expect(second.getByText('Saved as a draft')).toBeVisible();
  await second.context().close();
});

test('C-14 a term, which has no versions, is kept apart too', async ({ browser }) => {
  const label = uniqueWord();
  const term = await administrator.create('tags', { label });
  const form = await seat(browser, 'Anna Keel');
  await form.goto(`${CMS}/admin/collections/tags/${term.id}`);
  await expect(form.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await administrator.update('tags', term.id, { label: `${label} theirs` });
  await form.locator('#field-label').fill(`${label} mine`);
  const dialog = form.getByRole('dialog', { name: 'Your text is not saved yet' });
  // Payload ignores the button while it asks the server for the state of the form.
  await expect(async () => {
    if (await dialog.isHidden()) await form.locator('#action-save').click({ timeout: 1000 });
    await expect(dialog).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  await expect(dialog).toContainText('Changed: Label');
  await dialog.getByRole('button', { name: 'Save mine over it', exact: true }).click();
  await expect(form.getByText('Saved.', { exact: true })).toBeVisible();
  expect(await administrator.ask(`/api/tags/${term.id}`)).toMatchObject({ label: `${label} mine` });
  await form.context().close();
});
