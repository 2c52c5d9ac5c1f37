/** Sessions that end, or become somebody else's, while a form is open. */
import { expect, test } from '@playwright/test';
import { violationsInAdmin } from './support/axe.ts';
import { CMS, Editor, logIn } from './support/editor.ts';
import {
  createDraft,
  formOf,
  keptIn,
  newSeat,
  titleIn,
  typeInto,
  uniqueWord,
} from './support/typed-pages.ts';

let administrator: Editor;
test.beforeEach(async () => {
  administrator = await Editor.logIn();
});
test.afterEach(() => administrator.leave());

test('C-14 a session that ends asks for a log-in over the form, and the save goes on', async ({
  browser,
}) => {
  test.slow();
  const word = uniqueWord();
  const draft = await createDraft(administrator, `${word} begun`);
  const { page, account } = await newSeat(administrator, browser, 'author');
  await page.goto(formOf(draft));
  await typeInto(page, `${word} typed`, `${word} in the text`);
  // The answer of another server, such as the log-in page of a network, has saved nothing.
  await page.route(
    /\/api\/article\/\d+/,
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Accept our terms</p>' }),
    { times: 1 },
  );
  await page.locator('#action-save-draft').click();
  await expect(page.getByText('What you typed is still here. Try again in a moment.')).toBeVisible();
  await expect(page.locator('#action-save-draft')).toBeEnabled();
  await expect.poll(() => keptIn(page)).toContain(`${word} in the text`);

  await page.context().clearCookies();
  await page.locator('#action-save-draft').click();

  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  await expect(dialog).toBeVisible();
  // The page reads its state and holds its lock again after the refusal: it asks no second time for these.
  const refused = ['edit-locks/hold', 'content/state'].map((path) =>
    page.waitForResponse((response) => response.url().includes(path) && response.status() === 403),
  );
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await Promise.all(refused);
  await page.waitForTimeout(1500);
  await expect(dialog).toBeHidden();
  await page.locator('#action-save-draft').click();
  await expect(dialog.getByLabel('Email')).toHaveValue(account.email);
  await expect(dialog.getByLabel('Password')).toBeFocused();
  expect(await violationsInAdmin(page, '.log-in-dialog')).toEqual([]);
  await page.keyboard.type('something else');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('the password is not right');
  await dialog.getByLabel('Password').fill(account.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await expect(page.getByText('Saved as a draft')).toBeVisible();
  await expect(titleIn(page)).toHaveValue(`${word} typed`);
  const saved = await administrator.ask(`/api/article/${draft.id}?draft=true`);
  expect(JSON.stringify(saved)).toContain(`${word} in the text`);
  await page.context().close();
});

test('C-14 what one types in a tab is not kept or saved for another who has logged in beside it', async ({
  browser,
}) => {
  test.slow();
  const word = uniqueWord();
  const draft = await createDraft(administrator, word);
  const { page, account } = await newSeat(administrator, browser, 'author');
  const { page: elsewhere, account: other } = await newSeat(administrator, browser, 'editor');
  await page.goto(formOf(draft));
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  // As in another tab of this browser.
  await logIn(page, other);
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/api/kept-changes') && response.request().method() === 'POST',
  );
  await titleIn(page).fill(`${word} by the author`);
  expect((await kept).status()).toBe(401);
  expect(await keptIn(page)).toContain(`${word} by the author`);
  const query = new URLSearchParams({ target: `article/${draft.id}`, language: 'en' });
  const ofOther = await elsewhere.request.get(`${CMS}/api/kept-changes?${query}`, {
    headers: { origin: CMS },
  });
  expect(await ofOther.json()).toEqual({ changes: [] });

  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  await expect(dialog).toContainText('somebody else has logged in in another tab');
  await dialog.getByLabel('Password').fill(account.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.locator('#action-save-draft').click();
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  const { docs } = await administrator.ask<{ docs: object[] }>(
    `/api/article/versions?where[parent][equals]=${draft.id}&sort=-updatedAt&limit=1`,
  );
  expect(docs).toMatchObject([
    { version: { title: `${word} by the author`, savedBy: { email: account.email } } },
  ]);
  for (const each of [page, elsewhere]) await each.context().close();
});
