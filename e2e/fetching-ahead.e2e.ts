import { expect, type Page, test } from '@playwright/test';
import { NAVIGATION, ShellPage, WIDE } from './support/shell-page.ts';
import { startWholeSite, type WholeSite } from './support/whole-site.ts';

const ARTICLE = '/article/sample-1';
let site: WholeSite;
const at = (path: string) => `http://localhost:${site.port}${path}`;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startWholeSite({ navigation: NAVIGATION });
});
test.afterAll(() => site?.stop());
test.use({ viewport: WIDE });

/** Which of these URLs the rules allow the browser to prefetch, by the browser's own URL patterns. */
const fetchable = (page: Page, addresses: string[]) =>
  page.evaluate(async (all) => {
    type Where = { href_matches?: string | string[]; and?: Where[]; not?: Where; selector_matches?: string };
    type Matcher = new (pattern: string, base: string) => { test(address: string): boolean };
    const { URLPattern } = window as unknown as { URLPattern: Matcher };
    const rules = await (await fetch('/speculation-rules.json')).json();
    const matches = ({ href_matches: patterns, and, not }: Where, address: string): boolean => {
      if (and) return and.every((part) => matches(part, address));
      if (not) return not.selector_matches ? true : !matches(not, address);
      return [patterns ?? []]
        .flat()
        .some((pattern) => new URLPattern(pattern, location.origin).test(address));
    };
    return (['prefetch', 'prerender'] as const).map((kind) =>
      all.filter((address) =>
        rules[kind].some(({ where }: { where: Where }) =>
          matches(where, new URL(address, location.href).href),
        ),
      ),
    );
  }, addresses);

test('R-4 pages are fetched ahead; previews, forms, files and search are not', async ({ page }) => {
  await page.goto(at(ARTICLE));
  const pages = [
    '/',
    '/de',
    '/products/incident-claims',
    '/de/produkte/vorfaelle',
    '/searching-for-answers-not',
  ];
  const others = [
    '/search',
    '/search?keyword=supplier',
    '/search/Third-Party-Risk?industries=Banking',
    '/de/search?page=2',
    '/resources?content_type=article&page=2',
    '/article/sample-1?utm_source=mail',
    '/preview/abc.def',
    '/preview/sections?token=1',
    '/forms/3',
    '/graphql',
    '/health',
    '/media/files/intake.pdf',
    '/assets/client.js',
    '/event/sample-3.ics',
    '/feed.xml',
    'https://elsewhere.example/',
  ];
  const found = await fetchable(page, [...pages, ...others]);
  // A path with the same prefix as search is excluded, too: it just loads a little later.
  expect(found).toEqual([pages.slice(0, 4), pages.slice(0, 4)]);
});

test('R-4 the browser takes the rules, fetches what is pointed at, and nothing that is left out', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const problems: unknown[] = [];
  const fetched: string[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType) problems.push(ruleSet);
  });
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) =>
    fetched.push(new URL(prefetchUrl).pathname),
  );
  await session.send('Preload.enable');
  const shell = new ShellPage(page);
  await page.goto(at(ARTICLE), { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Banking' }).hover();
  await shell.moveTo(shell.summary('Products'));
  await shell.link('Incident Desk').hover();
  await expect.poll(() => fetched).toContain('/product-detail/sample-9');
  expect(fetched.filter((path) => path.startsWith('/search'))).toEqual([]);
  expect(problems).toEqual([]);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`U-9 pages follow one another with a transition, not under reduced motion (${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() =>
      addEventListener('pagereveal', (event) => {
        const { viewTransition } = event as unknown as { viewTransition: object | null };
        document.documentElement.dataset.transition = String(viewTransition !== null);
      }),
    );
    await page.goto(at(ARTICLE));
    const shell = new ShellPage(page);
    await shell.link('Events').click();
    await expect(page).toHaveURL(/\/event\//);
    await expect(page.locator('html')).toHaveAttribute('data-transition', String(reducedMotion !== 'reduce'));
  });
}
