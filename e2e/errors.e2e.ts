/** The error catalogue: each message in the situation that really causes it. */
import { expect, type Page, test } from '@playwright/test';
import { type FailingProxy, type Problem, startFailingProxy } from './support/failing-proxy.ts';
import { type FormSite, PATHS, startFormSite } from './support/form-site.ts';

const FORMS = '/forms/';
const GRAPHQL = '/graphql';
const FOREIGN = 'http://127.0.0.1:9/collect';
const HEADING = 'That did not work';
const ADVICE = /^What you entered is still here\. Please try again/;
const UNANSWERED = /^The network is away, or this site does not answer\. Nothing you entered is lost/;

let site: FormSite;
let front: FailingProxy;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startFormSite();
  front = await startFailingProxy(site.url);
});
test.beforeEach(() => {
  site.kept.length = 0;
  for (const path of [FORMS, GRAPHQL, '/gone']) front.spoil(path, null);
});
test.afterAll(async () => void (await Promise.all([front?.stop(), site?.stop()])));

/** Opens the form, injects the error, and submits it. */
async function sendForm(page: Page, problem: Problem | null, prepare?: () => Promise<void>) {
  const started = page.waitForResponse(/start-forms/);
  await page.goto(front.url + PATHS.everyKind);
  await started;
  const form = page.locator('form[action^="/forms/"]');
  await form.getByLabel('Name').fill('Ada Lovelace');
  await form.getByLabel('E-mail at work').fill('ada@example.org');
  await form.getByLabel('Next year').check();
  await form.locator('[name=agreement]').check();
  // C-8: nobody fills in a form faster.
  await page.waitForFunction(() => performance.now() > 1600);
  if (problem) front.spoil(FORMS, problem);
  await prepare?.();
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Asserts that the page says that it failed and what to do; returns the collapsed report below. */
async function reportOn(page: Page, advice = ADVICE): Promise<string> {
  const alert = page.getByRole('alert');
  await expect(alert.getByText(HEADING)).toBeVisible();
  await expect(alert.getByText(advice)).toBeVisible();
  await expect(alert.locator('pre')).toBeHidden();
  await alert.getByText('For whoever looks for the cause').click();
  await expect(alert.locator('pre')).toBeVisible();
  return (await alert.locator('pre').textContent()) ?? '';
}

/** Input is not lost, and resubmitting after the error works. */
async function sendAgain(page: Page): Promise<void> {
  front.spoil(FORMS, null);
  await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('region', { name: 'Sent' })).toBeVisible();
  expect(site.kept).toHaveLength(1);
}

test('E-1 A-1 a status says so, with path, status text and the answer without its tags', async ({ page }) => {
  const body = '<h1>Bad gateway</h1>\n<p title="a > b">The server is away.</p>';
  await sendForm(page, { kind: 'answer', status: 502, body });
  const report = await reportOn(page);
  expect(report).toContain('An AJAX HTTP error occurred.\nHTTP Result Code: 502\n');
  expect(report).toMatch(/Debugging information follows\.\nPath: \/forms\/\S+\nStatusText: Bad Gateway\n/);
  expect(report).toContain('ResponseText: Bad gateway\nThe server is away.');
  await sendAgain(page);
});

test('E-1 A-1 a connection that ends without an answer terminated abnormally', async ({ page }) => {
  await sendForm(page, { kind: 'drop' });
  const report = await reportOn(page, UNANSWERED);
  expect(report).toMatch(/^An AJAX HTTP request terminated abnormally\.\nDebugging information follows\.\n/);
  expect(report).toMatch(/Path: \/forms\/\S+\nStatusText: .+\nResponseText: \nReadyState: 4$/);
  await sendAgain(page);
});

test('E-1 A-1 a visitor without a network is told so, and sends when it is back', async ({
  page,
  context,
}) => {
  await sendForm(page, null, () => context.setOffline(true));
  expect(await reportOn(page, UNANSWERED)).toContain('An AJAX HTTP request terminated abnormally.');
  const block = page.getByRole('alert');
  // The cause is collapsed, with a marker that shows it.
  const marker = (isOpen: boolean) =>
    block.locator('details').evaluate((details: HTMLDetailsElement, open) => {
      details.open = open;
      const { display, listStyleType } = getComputedStyle(details.querySelector('summary') ?? details);
      return `${display} ${listStyleType}`;
    }, isOpen);
  expect(await marker(false)).toBe('list-item disclosure-closed');
  expect(await marker(true)).toBe('list-item disclosure-open');
  await context.setOffline(false);
  await sendAgain(page);
});

test('E-2 A-1 an answer without the verification header is not processed', async ({ page }) => {
  await sendForm(page, { kind: 'without header', name: 'x-keelstone-verification' });
  expect(await reportOn(page)).toContain('The response failed verification so will not be processed.');
  await expect(page.getByRole('region', { name: 'Sent' })).toHaveCount(0);
  // It was stored nevertheless: after resubmitting, it exists once.
  await sendAgain(page);
});

test('E-3 A-1 nothing is sent to an address that is neither local nor trusted', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url() === FOREIGN) foreign.push(request.url());
  });
  await sendForm(page, null, () =>
    page.evaluate(
      (url) => document.querySelector('form[action^="/forms/"]')?.setAttribute('action', url),
      FOREIGN,
    ),
  );
  expect(await reportOn(page)).toBe(`The callback URL is not local and not trusted: ${FOREIGN}`);
  expect(foreign).toEqual([]);
  expect(site.kept).toEqual([]);
});

test('E-4 A-3 files that an answer needs and that are not there are named', async ({ page }) => {
  const load = { command: 'load', styles: ['/gone.css'], scripts: ['/gone.js', '/assets/gone.js'] };
  await sendForm(page, {
    kind: 'rewrite',
    rewrite: (body) => JSON.stringify({ commands: [load, ...JSON.parse(body).commands] }),
  });
  expect(await reportOn(page)).toBe(
    'The following files could not be loaded: /gone.css, /gone.js, /assets/gone.js',
  );
});

const keywordBox = (page: Page) => page.locator('#search-output').getByLabel('Keyword', { exact: true });

/** Searches for a word with a broken response, and reads the search screen's message. */
async function searchWith(page: Page, problem: Problem | null, prepare?: () => Promise<void>): Promise<void> {
  await page.goto(`${front.url}/search`);
  const box = keywordBox(page);
  // The script of the search is loaded with the focus: before that, an error would be the browser's.
  await box.focus();
  await expect(box).toHaveRole('combobox');
  if (problem) front.spoil(GRAPHQL, problem);
  await prepare?.();
  await box.fill('contact');
  await box.press('Enter');
}

/**
 * Asserts that the error state differs from the state without results.
 *
 * @param spoken the screen reader announcement
 */
async function expectSearchError(
  page: Page,
  text: string,
  spoken = 'The search could not be completed',
): Promise<void> {
  const screen = page.locator('#search-output');
  await expect(screen.getByText(text)).toBeVisible();
  await expect(screen.getByRole('status').first()).toHaveText(spoken);
  await expect(screen.getByText('No Results')).toHaveCount(0);
}

/** Its button repeats the request, which now succeeds. */
async function searchAgain(page: Page): Promise<void> {
  front.spoil(GRAPHQL, null);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(page).toHaveURL(/keyword=contact$/);
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByText('1 - 1 of 1 Results')).toBeVisible();
  await expect(results.getByRole('heading', { level: 3 })).toHaveText('Contact us');
}

test('E-5 S-26 a search that is answered with 300, 404 or 503 says the number, and can be tried again', async ({
  page,
}) => {
  for (const status of [300, 404, 503]) {
    await searchWith(page, { kind: 'answer', status, body: '{}' });
    await expectSearchError(page, `Response not successful: Received status code ${status}`);
    await searchAgain(page);
  }
});

test('E-5 S-26 an answer that is not JSON is a server parse error', async ({ page }) => {
  await searchWith(page, { kind: 'answer', status: 200, body: '<!doctype html><p>Please log in' });
  await expectSearchError(page, 'The server sent an answer that is not JSON');
  await searchAgain(page);
});

test('E-5 S-26 a search without a network says that it failed, and goes on when it is back', async ({
  page,
  context,
}) => {
  await searchWith(page, null, () => context.setOffline(true));
  const spoken = 'The search could not be completed. This device has no connection to the network.';
  await expectSearchError(page, 'Network request failed', spoken);
  await context.setOffline(false);
  await searchAgain(page);
});

test('E-6 S-5 suggestions that fail say nothing', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  front.spoil('/search/suggestions', { kind: 'drop' });
  await page.goto(`${front.url}/search`);
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/search/suggestions'),
  );
  await keywordBox(page).pressSequentially('con');
  await failed;
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(suggestions).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(problems).toEqual([]);
  // There were suggestions: the box keeps working, and shows them once they are available again.
  front.spoil('/search/suggestions', null);
  await keywordBox(page).pressSequentially('t');
  await expect(suggestions.getByRole('option', { name: /contact/i }).first()).toBeVisible();
});
