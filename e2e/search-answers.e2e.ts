import { expect, test } from '@playwright/test';
import { violationsInBothSchemes } from './support/axe.ts';
import { SearchPage } from './support/search-page.ts';

const QUESTION = 'how do we get our data back';
const HEADING = 'How do we get our data back?';

test('S-31 U-9 a question shows the passage that answers it, and its link opens its place', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.open('/search');
  // Under the page that has it, which is recommended above the list.
  const answer = search.screen.getByRole('region', { name: 'From this page' });
  await expect(answer).toHaveCount(0);
  await search.keyword.fill(QUESTION);
  await search.keyword.press('Enter');
  await expect(answer.getByRole('heading', { level: 4, name: HEADING })).toBeVisible();
  await expect(search.screen.getByRole('status')).toHaveText(
    /A passage that may answer the question is shown/,
  );
  await expect(answer).toContainText('At any time, without asking us');
  expect(await violationsInBothSchemes(page, '#search-output')).toEqual([]);

  await answer.getByRole('link', { name: `Read on at “${HEADING}”` }).click();
  await expect(page).toHaveURL(/\/security-and-availability#how-do-we-get-our-data-back$/);
  const button = page.getByRole('button', { name: HEADING });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('At any time, without asking us')).toBeInViewport();
});

test('S-31 a definition inside an accordion is reached by a text fragment', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open('/search?keyword=what+is+reinstatement+value&sort=rel');
  const answer = search.results.getByRole('region', { name: 'From this page' });
  await answer.getByRole('link', { name: 'Read on at “Reinstatement value”' }).click();
  await expect(page.getByText('What it would cost to build again')).toBeInViewport();
});

test('S-31 a question that no page answers shows results without a passage', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open('/search?keyword=how+long+does+an+audit+take&sort=rel');
  await expect(search.titles.first()).toBeVisible();
  await expect(search.results.getByRole('region', { name: 'From this page' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('S-31 R-4 the passage is in the page', async ({ page }) => {
    await page.goto(`/search?keyword=${encodeURIComponent(QUESTION)}`);
    const answer = page.getByRole('region', { name: 'From this page' });
    await expect(answer.getByRole('heading', { level: 4 })).toHaveText(HEADING);
    await expect(answer.getByRole('link')).toHaveAttribute('href', /#how-do-we-get-our-data-back$/);
  });
});
