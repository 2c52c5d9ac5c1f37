// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openSearch } from '../screen/search-screen.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

const LONG = 'checklist '.repeat(11).trim();

it.each([
  ['/search?keyword=checklist', 0, { keyword: 'checklist', rank: 1, isFirst: true }],
  ['/search?keyword=near', 2, { keyword: 'near', rank: 3, isFirst: true }],
  ['/search?keyword=near&page=2', 1, { keyword: 'near', rank: 12 }],
  [`/search?keyword=${encodeURIComponent(LONG)}`, 0, { rank: 1, isFirst: true }],
  ['/search?content_type=article&keyword=near', 0, { keyword: 'near', rank: 1 }],
  ['/search', 0, {}],
])(
  'S-26 %s, result %i: the site is told which page was chosen for what, and nothing else',
  async (url, place, asked) => {
    const sendBeacon = vi.fn();
    const { user } = openSearch(url);
    Object.assign(navigator, { sendBeacon });
    const link = screen
      .getAllByRole('heading', { level: 3 })
      .flatMap((each) => each.querySelector('a') ?? [])[place];
    if (!link) throw new Error('There is no result.');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    const [path, body] = sendBeacon.mock.calls[0] as [string, Blob];
    expect([path, body.type]).toEqual(['/search/clicks', 'application/json']);
    expect(JSON.parse(await body.text())).toEqual({ nid: expect.any(Number), language: 'en', ...asked });
  },
);

/** What the page reports while something is done with it: paths and bodies. */
async function reportsOf(url: string, act: (page: ReturnType<typeof openSearch>) => Promise<void>) {
  const sendBeacon = vi.fn();
  const page = openSearch(url);
  Object.assign(navigator, { sendBeacon });
  await act(page);
  const calls = sendBeacon.mock.calls as [string, Blob][];
  return Promise.all(calls.map(async ([path, body]) => [path, JSON.parse(await body.text())]));
}

async function openFirst({ user, container }: ReturnType<typeof openSearch>): Promise<void> {
  const link = container.querySelector('ol h3 a') as HTMLAnchorElement;
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
}

async function searchFor(page: ReturnType<typeof openSearch>, keyword: string): Promise<void> {
  await page.user.clear(page.box());
  await page.user.type(page.box(), `${keyword}{Enter}`);
  await waitFor(() => expect(page.path()).toContain(`keyword=${keyword}`));
  await waitFor(() => expect(page.container.querySelector('ol h3 a')).not.toBeNull());
}

it('S-26 what becomes of a search is reported once, and the next words are not', async () => {
  const reports = await reportsOf('/search?keyword=near', async (page) => {
    await openFirst(page);
    await openFirst(page);
    await searchFor(page, 'checklist');
    await searchFor(page, 'near');
    await openFirst(page);
  });
  const click = { nid: expect.any(Number), language: 'en', rank: 1 };
  expect(reports).toEqual([
    ['/search/clicks', { ...click, keyword: 'near', isFirst: true }],
    ['/search/clicks', { ...click, keyword: 'near' }],
    ['/search/refinements', { language: 'en', keyword: 'near', outcome: 'refined', isFirst: false }],
    ['/search/refinements', { language: 'en', keyword: 'checklist', outcome: 'refined', isFirst: true }],
    ['/search/clicks', { ...click, keyword: 'near', isFirst: true }],
  ]);
});

it('S-26 filtering is reported once for a search, and what is chosen then belongs to it', async () => {
  const reports = await reportsOf('/search?keyword=near', async (page) => {
    const filter = (name: RegExp) => page.user.click(screen.getByRole('checkbox', { name, hidden: true }));
    await filter(/^2025/);
    await waitFor(() => expect(page.path()).toContain('date=2025'));
    await filter(/^Third-Party Risk/);
    await waitFor(() => expect(page.path()).toContain('Third-Party-Risk'));
    await openFirst(page);
  });
  expect(reports).toEqual([
    ['/search/refinements', { language: 'en', keyword: 'near', outcome: 'filtered', isFirst: true }],
    ['/search/clicks', expect.objectContaining({ keyword: 'near', isFirst: false })],
  ]);
});
