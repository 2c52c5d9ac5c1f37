import type { BrowserContext, Page, Route } from '@playwright/test';

/** The states of the search screen other than having results, and how to reach them. */
export type SearchState = {
  /** For file names and test titles. */
  name: string;
  /** Searches for `keyword` on an open search page; resolves when the state is shown. */
  reach(page: Page, context: BrowserContext, keyword: string): Promise<void>;
};

const isOperation = (route: Route, name: string) => route.request().postDataJSON().operationName === name;

/** Brings the pointer above the search, which loads its script. */
export const turnToSearch = (page: Page) =>
  page.locator('#search-output').hover({ position: { x: 1, y: 1 } });

/** The hydrated keyword box: browsers treat any select as a combobox, too. */
export const liveBox = (page: Page) => page.locator('#search-output input[role="combobox"]');

const ask = async (page: Page, keyword: string) => {
  const box = liveBox(page);
  await box.fill(keyword);
  await box.press('Enter');
};

/** Responses of one operation never arrive; others do. */
async function holdBack(page: Page, operation: string): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!isOperation(route, operation)) await route.continue();
  });
}

const failed = (page: Page) =>
  page.getByText(/could not be completed|konnte nicht ausgeführt werden/).first();

export const SEARCH_STATES: readonly SearchState[] = [
  {
    name: 'slow',
    async reach(page, _context, keyword) {
      await holdBack(page, 'Search');
      await ask(page, keyword);
      await page.locator('#search-output [aria-busy="true"]').waitFor();
      // The progress bar appears after a delay, and its text after another.
      await page
        .getByRole('status')
        .filter({ hasText: /Loading|geladen/ })
        .waitFor();
    },
  },
  {
    name: 'loading',
    async reach(page, _context, keyword) {
      await holdBack(page, 'Cards');
      await ask(page, keyword);
      await page.getByRole('img', { name: /Loading results|Ergebnisse werden geladen/ }).waitFor();
      await page.waitForTimeout(300);
    },
  },
  {
    name: 'empty',
    async reach(page, _context, keyword) {
      await ask(page, `${keyword} xyzzyquux qqqqq`);
      await page
        .getByText(/^(No Results|Keine Ergebnisse)$/, { exact: true })
        .first()
        .waitFor();
    },
  },
  {
    name: 'error',
    async reach(page, _context, keyword) {
      await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: 'busy' }));
      await ask(page, keyword);
      await failed(page).waitFor();
    },
  },
  {
    name: 'too-many',
    async reach(page, _context, keyword) {
      await page.route('**/graphql', (route) => route.fulfill({ status: 429, body: 'later' }));
      await ask(page, keyword);
      await failed(page).waitFor();
    },
  },
  {
    name: 'offline',
    async reach(page, context, keyword) {
      await context.setOffline(true);
      await ask(page, keyword);
      await failed(page).waitFor();
    },
  },
];
