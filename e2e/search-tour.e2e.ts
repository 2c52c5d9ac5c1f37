/** A visitor's tour of the search of the demo, in both languages: what is misspelt, and what only an editor knows. */
import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { Editor, SITE } from './editor.ts';
import { liveBox } from './search-states.ts';

/** how long what an editor saves may take to be visible. */
const VISIBLE_WITHIN_MS = 1000;

/** A name of a product as a visitor might misspell it, and what the screen says of it. */
const TOURS = [
  {
    language: 'en',
    start: '/',
    search: '/search',
    typed: 'Suplier Wotch',
    product: 'Supplier Watch',
    path: '/products/third-party-risk/supplier-watch',
    said: /Nothing holds “suplier”/,
    status: /results? are for|These results are for/,
  },
] as const;

const titles = (page: Page) => page.locator('#search-output section').getByRole('heading', { level: 3 });

async function searchFor(page: Page, keyword: string): Promise<void> {
  await expect(liveBox(page)).toBeVisible();
  await liveBox(page).fill(keyword);
  await liveBox(page).press('Enter');
}
