import { expect, type Page, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { Editor, paragraph, SITE } from './editor.ts';
import { inventWord } from './invent-word.ts';
import { SearchPage } from './search-page.ts';

let editor: Editor;
let word: string;

/** Two pages hold the word; what is pinned for it is a third that does not. */
async function pinGuide() {
  const page = (title: string, body: string) =>
    editor.create('page', { title, body: paragraph(body), _status: 'published' });
  for (const title of ['First', 'Second']) await page(`${title} ${word}`, 'For the length of one test.');
  const guide = await page(`Guide to ${word.toUpperCase().split('').join('.')}`, 'Pinned for one test.');
  await editor.create('pinned_results', {
    language: 'en',
    keyword: word,
    pages: [{ relationTo: 'page', value: guide.id }],
  });
  return guide;
}

test.beforeEach(async () => {
  word = inventWord();
  editor = await Editor.logIn();
});
test.afterEach(() => editor.leave());
