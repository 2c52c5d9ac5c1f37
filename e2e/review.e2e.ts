import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { namelessOn, violationsInAdmin } from './support/axe.ts';
import { CountedHands } from './support/count-hands.ts';
import { awaitHydration, CMS, Editor, paragraph, SITE, seat } from './support/editor.ts';

const uniqueWord = () => `Quill${randomBytes(5).toString('hex')}`;

let administrator: Editor;
test.beforeEach(async () => {
  administrator = await Editor.logIn();
});
test.afterEach(() => administrator.leave());

test('C-9 C-11 what keeps a text from review is named, and leads to its field; it goes to review, comes back with a note, and is published', async ({
  browser,
}) => {
  test.slow();
  const word = uniqueWord();
  const draft = await administrator.create(
    'article',
    {
      moderation: 'draft',
      body: paragraph('Please read.'),
      sections: [
        { blockType: 'basic', heading: word },
        { blockType: 'headline', heading: '' },
      ],
    },
    '?draft=true',
  );
  const author = await seat(browser, 'author');
  await author.goto(`${CMS}/admin/collections/article/${draft.id}?locale=en`);
  await expect(author.locator('form[data-form-ready="true"]').first()).toBeVisible();
  const review = author.getByRole('region', { name: 'Review' });
  await review.getByRole('button', { name: 'Send to review' }).click();
  const errors = author.getByRole('region', { name: /^Nothing was saved/ });
  await expect(errors).toBeFocused();
  await expect(errors.getByRole('listitem')).toHaveText([
    /^Title in English This field is required/,
    /^Sections, 2 Headline, Heading in English This field is required/,
  ]);
  expect(await violationsInAdmin(author, '.field-errors')).toEqual([]);

  await errors.getByRole('button', { name: /^Sections, 2/ }).click();
  // Icons have words.
  for (const name of ['Dashboard', 'Actions of this row', /^Move by dragging/])
    await expect(author.getByLabel(name).first()).toHaveAttribute('title', name);
  expect(await namelessOn(author)).toEqual([]);
  await expect(author.locator('#field-sections__1__heading')).toBeFocused();
  await author.keyboard.type(`${word} headline`);
  await errors.getByRole('button', { name: 'Title in English' }).click();
  await expect(author.locator('#field-title')).toBeFocused();
  await author.keyboard.type(`${word} title`);
  const saves: string[] = [];
  author.on('request', (request) => request.method() === 'PATCH' && saves.push(request.url()));
  // Twice before anything is drawn, as on a slow computer.
  await review.getByRole('button', { name: 'Send to review' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(author.getByText('Sent to review.')).toBeVisible();
  expect(saves).toHaveLength(1);
  await expect(errors).toBeHidden();
  await expect(review).toContainText('waits for a review');
  await expect(review.getByRole('button', { name: 'Send back' })).toBeHidden();
  await expect(author.getByText('Plan a change')).toBeHidden();
  await expect(author.getByRole('button', { name: /^publish/i })).toBeHidden();

  const editor = await seat(browser, 'editor');
  const hands = await CountedHands.on(editor);
  await editor.goto(`${CMS}/admin`);
  await expect(editor.getByRole('heading', { name: /^In review \(\d+\)$/ })).toBeVisible();
  await hands.follow(editor.getByRole('link', { name: `${word} title` }), /article\/\d+/);
  const sendBack = editor.getByRole('button', { name: 'Send back' });
  const note = editor.getByLabel('Note to the author');
  await expect(editor.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await awaitHydration(note);
  await hands.write(note, 'Name the source.');
  await hands.click(sendBack);
  await expect(editor.getByText('Sent back to its author.')).toBeVisible();
  await hands.expectClicksOf('Send a text back with a note');
  // Both appear with the response to the save; until then, the field has the old text.
  await expect(editor.getByRole('heading', { name: 'Note of the review' })).toBeVisible();
  await expect(sendBack).toBeHidden();
  await expect(editor.getByRole('region', { name: 'Review' })).toContainText('Name the source.');

  await author.goto(`${CMS}/admin`);
  await expect(author.getByRole('heading', { name: /^Sent back to you/ })).toBeVisible();
  await expect(author.getByText('Name the source.')).toBeVisible();
  await author.context().close();

  // By keys alone.
  await editor.keyboard.press('Control+k');
  await editor.keyboard.type('publish in');
  await editor.keyboard.press('Enter');
  await expect(editor.getByText('Published in English.')).toBeVisible();
  const [published] = await Promise.all([
    editor.context().waitForEvent('page'),
    editor.getByRole('button', { name: 'View on site' }).click(),
  ]);
  await expect(published.getByRole('heading', { level: 1 })).toHaveText(`${word} title`);
  const link = editor.getByRole('link', { name: 'View on site' });
  await expect(link).toHaveAttribute('href', published.url());
  expect(published.url().startsWith(SITE)).toBe(true);

  // A button that was pressed by key, and has nothing to do any more, does not send the focus to the top of the page.
  await editor.locator('#field-title').fill(`${word} better`);
  const publish = editor.getByRole('button', { name: /^publish/i }).first();
  await expect(publish).toBeEnabled();
  await publish.focus();
  await editor.keyboard.press('Enter');
  await expect(publish).toBeDisabled();
  await expect
    .poll(() => editor.evaluate(() => document.activeElement?.closest('.doc-controls') !== null))
    .toBe(true);
  await editor.context().close();
});
