/** Pages that staff users of their own type into, and what their browsers keep of it. */
import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { CMS, type Editor, logIn } from './editor.ts';

export const uniqueWord = () => `Quill${randomBytes(5).toString('hex')}`;

/** A staff user with a browser of their own. */
export async function newSeat(administrator: Editor, browser: Browser, role: 'author' | 'editor') {
  const account = { email: `${uniqueWord()}@keelstone.example`.toLowerCase(), password: uniqueWord() };
  await administrator.create('users', { ...account, name: `The ${role}`, role });
  const page = await (await browser.newContext()).newPage();
  await logIn(page, account);
  return { page, account };
}

export const createDraft = (administrator: Editor, title: string) =>
  administrator.create('article', { title, moderation: 'draft' }, '?draft=true');
export const formOf = ({ id }: { id: number }) => `${CMS}/admin/collections/article/${id}`;
export const titleIn = (page: Page) => page.locator('#field-title');
export const textIn = (page: Page) => page.locator('.rich-text-lexical [contenteditable=true]').first();

/** Types a title and a text by keys, after the form has hydrated. */
export async function typeInto(page: Page, title: string, text: string): Promise<void> {
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await titleIn(page).fill(title);
  await textIn(page).click();
  await page.keyboard.type(text);
}

/** What the browser keeps, as text. */
export const keptIn = (page: Page) =>
  page.evaluate(async () => {
    // Opening a database creates it, and without the store in which the form keeps.
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === 'keelstone-unsaved-changes')) return '';
    return new Promise<string>((resolve) => {
      const opened = indexedDB.open('keelstone-unsaved-changes');
      opened.onsuccess = () => {
        const kept = opened.result.transaction('changes').objectStore('changes').getAll();
        kept.onsuccess = () => resolve(JSON.stringify(kept.result));
      };
    });
  });
