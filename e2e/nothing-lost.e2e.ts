import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { violationsInAdmin, violationsInBothSchemes } from './support/axe.ts';
import { CountedHands } from './support/count-hands.ts';
import { CMS, Editor, logIn, paragraph } from './support/editor.ts';
import {
  createDraft,
  formOf,
  keptIn,
  newSeat,
  textIn,
  titleIn,
  typeInto,
  uniqueWord,
} from './support/typed-pages.ts';

let administrator: Editor;
test.beforeEach(async () => {
  administrator = await Editor.logIn();
});
test.afterEach(() => administrator.leave());

const offerIn = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });

test('C-14 a first save whose answer is lost is tried again, and makes one page', async ({ browser }) => {
  const word = uniqueWord();
  const { page } = await newSeat(administrator, browser, 'author');
  await page.goto(`${CMS}/admin/collections/article/create`);
  await typeInto(page, word, 'Once is enough');
  let requests = 0;
  await page.route(/\/api\/article(\?|$)/, async (route) => {
    requests += 1;
    if (requests > 2) return route.fallback();
    if (requests === 1) await route.fetch();
    await route.abort('connectionreset');
  });
  await titleIn(page).focus();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The connection broke. Saving is tried again')).toBeVisible();
  await expect(page.getByText('Saved. The first answer of the CMS was lost.')).toBeVisible();
  await expect(page).toHaveURL(/\/article\/\d+/);
  // Also in the page that has taken the place of that of new ones.
  await expect(titleIn(page)).toBeFocused();
  await expect(titleIn(page)).toHaveValue(word);
  const query = new URLSearchParams({ draft: 'true', depth: '0', 'where[title][equals]': word });
  const { docs } = await administrator.ask<{ docs: { id: number; body: unknown }[] }>(
    `/api/article?${query}`,
  );
  expect(docs.map(({ id }) => `/article/${id}`)).toEqual([
    new URL(page.url()).pathname.match(/\/article\/\d+/)?.[0],
  ]);
  expect(JSON.stringify(docs[0]?.body)).toContain('Once is enough');
  await page.context().close();
});

test('C-14 a save whose answer is lost is told from one of somebody else, and nothing is saved twice', async ({
  browser,
}) => {
  const word = uniqueWord();
  const draft = await createDraft(administrator, word);
  const { page } = await newSeat(administrator, browser, 'editor');
  await page.goto(formOf(draft));
  await typeInto(page, `${word} typed`, 'Words of an hour');
  await page.route(
    (url) => url.pathname === `/api/article/${draft.id}`,
    async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      await route.fetch();
      await route.abort('connectionreset');
    },
  );
  const publish = page.locator('#action-save');
  await publish.click();
  await expect(page.getByText('The CMS could not be reached.')).toBeVisible();
  await page.unrouteAll();
  await publish.click();

  const dialog = page.getByRole('dialog', { name: 'Your text has been saved already' });
  await expect(dialog).toContainText('Nothing that you typed is missing there');
  await expect(dialog).not.toContainText('in another window');
  await expect(dialog.getByRole('button', { name: /^Save mine/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Load what was saved' }).click();
  await expect(page.locator('#action-save-draft')).toBeDisabled();
  await expect(titleIn(page)).toHaveValue(`${word} typed`);
  await expect(textIn(page)).toHaveText('Words of an hour');
  await expect(offerIn(page)).toHaveCount(0);
  const { docs } = await administrator.ask<{ docs: object[] }>(
    `/api/article/versions?where[parent][equals]=${draft.id}&sort=-updatedAt`,
  );
  expect(docs).toMatchObject([{ version: { title: `${word} typed`, _status: 'published' } }, {}]);

  // What was said of a version is not said of the next one.
  await titleIn(page).fill(`${word} typed again`);
  await administrator.update('article', draft.id, { title: word }, '?draft=true&overrideLock=true');
  await page.locator('#action-save-draft').click();
  const warning = page.getByText('has saved this while you were editing.');
  await expect(warning).toBeVisible();
  await page.getByRole('button', { name: 'Save mine over it, as a draft' }).click();
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  await expect(warning).toHaveCount(0);
  await page.context().close();
});

test('C-14 what is typed while a new page is being saved for the first time stays in its text', async ({
  browser,
}) => {
  const word = uniqueWord();
  const { page } = await newSeat(administrator, browser, 'author');
  await page.goto(`${CMS}/admin/collections/article/create`);
  await typeInto(page, word, 'First');
  const creation = /\/api\/article(\?|$)/;
  await page.route(
    creation,
    async (route) => {
      const response = await route.fetch();
      await new Promise((answer) => setTimeout(answer, 2500));
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.waitForTimeout(1000);
  const isSent = page.waitForRequest(
    (request) => request.method() === 'POST' && creation.test(request.url()),
  );
  await page.locator('#action-save-draft').click();
  await isSent;
  await textIn(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and second', { delay: 60 });
  await expect(page).toHaveURL(/\/article\/\d+/);
  await expect(page.getByText('Your text is back in the form. It is not saved yet.')).toBeVisible();
  await expect(textIn(page)).toHaveText('First and second');
  await page.locator('#action-save-draft').click();
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  const [id] = new URL(page.url()).pathname.match(/\d+$/) ?? [];
  const saved = await administrator.ask<{ title: string; alias: string }>(
    `/api/article/${id}?draft=true&depth=0`,
  );
  expect(JSON.stringify(saved)).toContain('First and second');
  expect(saved).toMatchObject({ title: word, alias: expect.stringContaining(word.toLowerCase()) });

  // The connection breaks between a save and the form's new state: the next save is no older one for that.
  const states: string[] = [];
  await page.route(/\/admin\/collections\/article\/\d+/, async (route) => {
    const isState = route.request().method() === 'POST';
    if (isState) states.push(route.request().url());
    await (isState ? route.abort('connectionreset') : route.fallback());
  });
  const saveAgain = async (title: string) => {
    await titleIn(page).fill(title);
    const answer = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.locator('#action-save-draft').click();
    return (await answer).status();
  };
  expect(await saveAgain(`${word} 2`)).toBe(200);
  await expect(page.locator('#action-save-draft')).toBeDisabled();
  await expect.poll(() => states.length).toBeGreaterThan(0);
  expect(await saveAgain(`${word} 3`)).toBe(200);
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto(`${CMS}/admin/collections/article/create`);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await expect(offerIn(page)).toBeHidden();
  await page.context().close();
});

test('C-14 a tab that crashes leaves what was typed, for its author only', async ({ browser }) => {
  test.slow();
  const word = uniqueWord();
  const draft = await createDraft(administrator, `${word} begun`);
  const { page, account } = await newSeat(administrator, browser, 'editor');
  await page.goto(formOf(draft));
  await typeInto(page, `${word} typed`, `${word} in the text`);
  await expect.poll(() => keptIn(page)).toContain(`${word} in the text`);
  // Another tab does not offer what a living one keeps.
  const beside = await page.context().newPage();
  const hands = await CountedHands.on(beside);
  await beside.goto(formOf(draft));
  await expect(titleIn(beside)).toHaveValue(`${word} begun`);
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;

  // Nothing of it was sent.
  expect(await administrator.ask(`/api/article/${draft.id}?draft=true`)).toMatchObject({
    title: `${word} begun`,
  });
  await beside.context().clearCookies();
  await logIn(beside);
  await beside.goto(formOf(draft));
  await expect(beside.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await expect(offerIn(beside)).toHaveCount(0);
  await logIn(beside, account);
  await beside.goto(formOf(draft));
  const offer = offerIn(beside);
  await expect(offer).toContainText('was not saved');
  await expect(offer).toContainText('Changed: Text, Title.');
  expect(await violationsInBothSchemes(beside, '.unsaved-changes')).toEqual([]);
  hands.begin();
  await hands.click(offer.getByRole('button', { name: 'Put it back' }));
  await expect(titleIn(beside)).toHaveValue(`${word} typed`);
  await expect(textIn(beside)).toContainText(`${word} in the text`);
  await expect(offer).toHaveCount(0);
  await hands.click(beside.locator('#action-save-draft'));
  await expect(beside.getByText('Saved as a draft')).toBeVisible();
  await hands.expectClicksOf('Put back what was typed before a crash, and save');
  const saved = await administrator.ask(`/api/article/${draft.id}?draft=true`);
  expect(JSON.stringify(saved)).toContain(`${word} in the text`);
  await expect.poll(() => keptIn(beside)).toBe('[]');

  // A new page that was never saved, left by closing the tab.
  await beside.goto(`${CMS}/admin/collections/article/create`);
  await typeInto(beside, `${word} new`, `${word} in a new text`);
  await expect.poll(() => keptIn(beside)).toContain(`${word} in a new text`);
  await beside.close({ runBeforeUnload: false });
  const again = await page.context().newPage();
  await again.goto(`${CMS}/admin/collections/article/create`);
  // What is typed before the offer is taken stays, and the offer of the field that has it.
  await expect(offerIn(again)).toBeVisible();
  await titleIn(again).fill(`${word} newer`);
  await offerIn(again).getByRole('button', { name: 'Put it back' }).click();
  await expect(again.getByText('You have typed into Title since, which stays as it is.')).toBeVisible();
  await expect(textIn(again)).toContainText(`${word} in a new text`);
  await expect(titleIn(again)).toHaveValue(`${word} newer`);
  await expect(offerIn(again)).toContainText('Changed: Title.');
  await offerIn(again).getByRole('button', { name: 'Discard it' }).click();
  await again.goto(`${CMS}/admin`);
  await again.goto(`${CMS}/admin/collections/article/create`);
  await expect(offerIn(again)).toContainText('was not saved');
  await offerIn(again).getByRole('button', { name: 'Discard it' }).click();
  await expect.poll(() => keptIn(again)).toBe('[]');
  await again.context().close();
});

test('C-14 C-10 a tab that crashes while translating leaves what was entered, also in another browser, and a session that ends goes on', async ({
  browser,
}) => {
  test.slow();
  const word = uniqueWord();
  const draft = await createDraft(administrator, `${word} begun`);
  const { page, account } = await newSeat(administrator, browser, 'author');
  const workspace = `${formOf(draft)}/translate?to=de`;
  const title = (of: Page) => of.getByRole('region', { name: 'Title', exact: true }).getByRole('textbox');
  await page.goto(workspace);
  await expect(title(page)).toBeFocused();
  await title(page).fill(`${word} angefangen`);
  await expect.poll(() => keptIn(page)).toContain(`${word} angefangen`);
  const onServer = page.waitForResponse((response) => response.url().endsWith('/api/kept-changes'));
  await onServer;
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;

  // The form of the same document does not offer it: it is no text of the form.
  const beside = await page.context().newPage();
  await beside.goto(formOf(draft));
  await expect(beside.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await expect(offerIn(beside)).toHaveCount(0);
  await beside.goto(workspace);
  await expect(offerIn(beside)).toContainText('It is kept in this browser. Changed: Title.');
  await expect(offerIn(beside)).not.toContainText('This has been saved since');
  await beside.close();

  // It is saved elsewhere meanwhile; then the author goes on at another computer.
  const author = await Editor.logIn(account);
  await author.update('article', draft.id, { title: `${word} von anderswo` }, '?draft=true&locale=de');
  const elsewhere = await (await browser.newContext()).newPage();
  await logIn(elsewhere, account);
  await elsewhere.goto(workspace);
  const offer = offerIn(elsewhere);
  await expect(offer).toContainText('in another browser was not saved');
  await expect(offer).toContainText('This has been saved since');
  expect(await violationsInBothSchemes(elsewhere, '.unsaved-changes')).toEqual([]);
  await offer.getByRole('button', { name: 'Put it back' }).click();
  await expect(title(elsewhere)).toHaveValue(`${word} angefangen`);
  await expect(offer).toHaveCount(0);

  await elsewhere.context().clearCookies();
  await elsewhere.getByRole('button', { name: 'Save draft' }).click();
  const dialog = elsewhere.getByRole('dialog', { name: 'Log in again' });
  await dialog.getByLabel('Password').fill(account.password);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere.locator('.translate [role="status"]')).toContainText('Saved as a draft.');
  expect(await administrator.ask(`/api/article/${draft.id}?draft=true&locale=de`)).toMatchObject({
    title: `${word} angefangen`,
  });
  await expect.poll(() => keptIn(elsewhere)).toBe('[]');
  await elsewhere.reload();
  await expect(title(elsewhere)).toHaveValue(`${word} angefangen`);
  await expect(offer).toHaveCount(0);
  await elsewhere.context().close();
  await page.context().close();
});

test('C-10 C-14 a translation that one comes back to shows what it has, and offers what was typed', async ({
  browser,
}) => {
  const draft = await createDraft(administrator, uniqueWord());
  const { page } = await newSeat(administrator, browser, 'editor');
  page.on('dialog', (dialog) => void dialog.accept());
  const title = page.getByRole('region', { name: 'Title', exact: true }).getByRole('textbox');
  await page.goto(`${formOf(draft)}/translate?to=de`);
  await title.fill('Ein Wort');
  await expect.poll(() => keptIn(page)).toContain('Ein Wort');
  await page.goto(`${CMS}/admin/account`);
  await page.goBack();
  await expect(offerIn(page)).toContainText('Changed: Title.');
  // Browsers put words back into the fields of a page, of which the workspace would know nothing.
  await expect(title).toHaveValue('');
  await offerIn(page).getByRole('button', { name: 'Put it back' }).click();
  await expect(title).toHaveValue('Ein Wort');
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeEnabled();
  await page.context().close();
});

/** A text with a quote in it. */
function textWithQuote(words: string) {
  const { root } = paragraph('Before.') as { root: { children: object[] } };
  const fields = {
    id: randomBytes(12).toString('hex'),
    blockType: 'cited_quote',
    text: words,
    source: 'Mira',
  };
  return {
    root: { ...root, children: [...root.children, { type: 'block', version: 2, format: '', fields }] },
  };
}

test('C-14 on a slow connection a save takes the last words along, going back keeps what is typed, and another computer offers it', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const word = uniqueWord();
  const draft = await administrator.create(
    'article',
    { title: word, body: textWithQuote('Said before'), moderation: 'draft' },
    '?draft=true',
  );
  const { page, account } = await newSeat(administrator, browser, 'author');
  await page.goto(formOf(draft));
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  const quote = page.locator('.LexicalEditorTheme__block-cited_quote').getByLabel('Quote');
  await expect(quote).toHaveValue('Said before');
  await page.route('**/admin/**', async (route) => {
    const { rsc, 'next-action': action } = route.request().headers();
    if (rsc || action) await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  // The keys are pressed faster than the server answers.
  await quote.fill(`Said ${word}`);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  const saved = await administrator.ask(`/api/article/${draft.id}?draft=true`);
  expect(JSON.stringify(saved)).toContain(`Said ${word}`);
  await page.waitForLoadState('networkidle');
  await expect(quote).toHaveValue(`Said ${word}`);

  // What the block got from the server after the save is nobody's change.
  const looked = page.waitForResponse(
    (response) => response.url().includes('/api/kept-changes?') && response.request().method() === 'GET',
  );
  await page.goto(formOf(draft));
  await looked;
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await expect(offerIn(page)).toHaveCount(0);
  await page.locator('.step-nav').getByRole('link', { name: 'Articles', exact: true }).click();
  await expect(titleIn(page)).toHaveCount(0);
  await page.goBack();
  await expect(titleIn(page)).toBeEnabled();
  const loadedAgain = page.waitForResponse((response) => 'rsc' in response.request().headers());
  await titleIn(page).fill(`${word} typed early`);
  await loadedAgain;
  await page.waitForLoadState('networkidle');
  await expect(titleIn(page)).toHaveValue(`${word} typed early`);

  // On another computer, while this form is still open.
  await page.waitForResponse((response) => response.url().endsWith('/api/kept-changes'));
  const elsewhere = await (await browser.newContext()).newPage();
  await logIn(elsewhere, account);
  await elsewhere.goto(formOf(draft));
  await expect(offerIn(elsewhere)).toContainText('in another browser was not saved. Changed: Title.');
  await offerIn(elsewhere).getByRole('button', { name: 'Put it back' }).click();
  await expect(titleIn(elsewhere)).toHaveValue(`${word} typed early`);
  await elsewhere.locator('#action-save-draft').click();
  await expect(elsewhere.getByText('Saved as a draft')).toBeVisible();
  const where = new URLSearchParams({ target: `article/${draft.id}`, language: 'en' });
  const kept = () =>
    elsewhere.evaluate(async (query) => (await fetch(`/api/kept-changes?${query}`)).text(), `${where}`);
  // Words of before may be left: the block got its fields from the server after the first save, which is a change, and
  // what a page keeps when it is left may reach the server after the next page has asked for it.
  await expect.poll(kept).not.toContain('typed early');
  await elsewhere.context().close();
  await page.context().close();
});

test('C-14 the dashboard lists what was typed and not saved, and has the words of a page that was deleted', async ({
  browser,
}) => {
  test.slow();
  const [word, gone] = [uniqueWord(), uniqueWord()];
  const { page } = await newSeat(administrator, browser, 'editor');
  const [kept, deleted] = [await createDraft(administrator, word), await createDraft(administrator, gone)];
  // Left without a save, as a tab that is closed is.
  page.on('dialog', (dialog) => void dialog.accept());
  for (const document of [deleted, kept]) {
    await page.goto(formOf(document));
    await typeInto(page, `${await titleIn(page).inputValue()} retyped`, 'Words of an hour');
    await expect.poll(() => keptIn(page)).toContain('Words of an hour');
  }
  // A form gives its lock back when it is left.
  await page.goto(`${CMS}/admin`);
  await administrator.remove('article', deleted.id);
  await administrator.update('article', kept.id, { deletedAt: new Date().toISOString() });
  await page.reload();
  const unsaved = page.locator('.unsaved-work');
  const itemOf = (title: string) => unsaved.getByRole('listitem').filter({ hasText: title });
  await expect(unsaved.getByRole('heading')).toHaveText('Typed and not saved (2)');
  await expect(itemOf(gone)).toContainText('It has been deleted. What you typed can still be copied.');
  await expect(itemOf(gone).getByRole('link')).toHaveCount(0);
  await itemOf(gone).getByRole('button', { name: 'Copy it' }).click();
  await expect(itemOf(gone).getByRole('textbox')).toHaveValue(/Words of an hour/);
  expect(await violationsInAdmin(page, '.unsaved-work')).toEqual([]);

  const onServer = () => page.evaluate(async () => (await fetch('/api/kept-changes')).text());
  await itemOf(gone).getByRole('button', { name: 'Discard it' }).press('Enter');
  await expect.poll(() => keptIn(page)).not.toContain(gone);
  await expect.poll(onServer).not.toContain(gone);
  // By keys, one goes on from there.
  await page.waitForTimeout(700);
  await page.keyboard.press('Tab');
  await expect(itemOf(gone).getByRole('button', { name: 'Take it back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => keptIn(page)).toContain(gone);
  await expect.poll(onServer).toContain(gone);

  // The form of what is in the trash cannot be opened.
  await expect(itemOf(word)).toContainText('It is in the trash.');
  const inTrash = await itemOf(word).getByRole('link').getAttribute('href');
  expect(inTrash).toBe(`/admin/collections/article/trash/${kept.id}?locale=en`);
  await administrator.update('article', kept.id, { deletedAt: null }, '?trash=true');
  await page.reload();
  await itemOf(word).getByRole('link').click();
  await offerIn(page).getByRole('button', { name: 'Put it back' }).click();
  await expect(titleIn(page)).toHaveValue(`${word} retyped`);
  await page.locator('#action-save-draft').click();
  // It went into the trash and came back meanwhile.
  await page.getByRole('button', { name: 'Save mine over it, as a draft' }).click();
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  await page.goto(`${CMS}/admin`);
  await expect(unsaved.getByRole('heading')).toHaveText('Typed and not saved (1)');
  await page.context().close();
});
