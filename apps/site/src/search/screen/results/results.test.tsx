// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hold, openSearch } from '../search-screen.fixture.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const dropdown = (container: HTMLElement, label: string) => {
  const found = [...container.querySelectorAll('details')].find((each) =>
    each.querySelector('summary')?.textContent?.startsWith(label),
  );
  if (!found) throw new Error(`There is no dropdown ${label}.`);
  return found;
};

describe('results', () => {
  it('S-9 S-10 are counted, newest first, and sorted by choice', async () => {
    const { user, path, operations } = openSearch('/search?keyword=checklist');
    const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort By:' });
    expect([...sort.options].map((option) => [option.value, option.text])).toEqual([
      ['rel', 'Relevancy'],
      ['recent', 'Most Recent'],
    ]);
    expect(sort.value).toBe('recent');
    await user.selectOptions(sort, 'rel');
    await waitFor(() => expect(path()).toBe('/search?keyword=checklist&sort=rel'));
    expect(operations[0]?.variables).not.toHaveProperty('sort');
  });

  it('S-11 a skeleton stands until the details arrive', async () => {
    const { held, release } = hold();
    const { user, box, titles } = openSearch('/search', (operation) =>
      operation.operationName === 'Cards' ? held.then(() => undefined) : undefined,
    );
    await user.type(box(), 'continuity{Enter}');
    expect(await screen.findByRole('img', { name: 'Loading results' })).toBeTruthy();
    expect(titles()).toEqual([]);
    release();
    await waitFor(() => expect(titles()[0]).toMatch(/Continuity paper/));
  });

  it('S-11 S-26 nothing found says No Results and offers ways on', async () => {
    const { user, path } = openSearch('/search?industries=Healthcare&keyword=miss');
    expect(screen.getByText('No Results')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'without “Healthcare”' }));
    await waitFor(() => expect(path()).toBe('/search?keyword=miss'));
    expect(document.activeElement?.id).toBe('results');
  });

  it('S-11 S-26 nothing found leads to each product suite that is not a filter already', async () => {
    const { user, path } = openSearch('/search/Third-Party-Risk?keyword=xyzzyplugh');
    const list = screen.getByText(/Ways on/).nextElementSibling as HTMLElement;
    const ways = within(list).getAllByRole('link');
    expect(ways.map((link) => link.textContent)).toEqual([
      'without “Third-Party Risk”',
      'without the keyword “xyzzyplugh”',
      'everything, without keyword and filters',
      'Health, Safety & Environment',
    ]);
    await user.click(ways[3] as HTMLElement);
    await waitFor(() => expect(path()).toMatch(/^\/search\/Health,?/));
    expect(screen.queryByText('No Results')).toBeNull();
  });

  it('S-26 E-5 a failure is not No Results, and can be tried again', async () => {
    let isDown = true;
    const { user, box, titles } = openSearch('/search', async () =>
      isDown ? { status: 503, body: '' } : undefined,
    );
    await user.type(box(), 'paper{Enter}');
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('status').textContent).toBe('The search could not be completed');
    expect(screen.queryByText('No Results')).toBeNull();
    expect(screen.getByText('Response not successful: Received status code 503')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titles()).toHaveLength(1));
  });

  it('S-26 too many searches are told from a fault, with what to do, and told to who listens', async () => {
    const { user, box } = openSearch('/search', async () => ({ status: 429, body: '' }));
    await user.type(box(), 'paper{Enter}');
    expect(await screen.findByText(/^So many searches came from your network/)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toMatch(/could not be completed\. So many searches/);
  });

  it('S-26 E-5 a site that does not answer is told from a device without a network', async () => {
    const { user, box } = openSearch('/search', () => Promise.reject(new TypeError('x')));
    await user.type(box(), 'paper{Enter}');
    expect(await screen.findByText(/^Our site did not answer/)).toBeTruthy();
    expect(screen.getByText('Network request failed')).toBeTruthy();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^This device has no connection/)).toBeTruthy();
  });

  it('S-26 No Results tells who listens which spelling is offered', async () => {
    const none = {
      result_count: 0,
      documents: [],
      recommended: [],
      facets: [],
      corrections: [],
      fallback: { step: 'none', dropped: [] },
      offers: [],
      didYouMean: 'near miss',
    };
    const { user, box } = openSearch('/search', async ({ operationName }) =>
      operationName === 'Search' ? { body: JSON.stringify({ data: { search: none } }) } : undefined,
    );
    await user.type(box(), 'near kiss{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('No Results. Did you mean near miss?'),
    );
  });

  it('S-26 a late answer never replaces a newer one', async () => {
    const { held, release } = hold();
    const { user, box, titles } = openSearch('/search', ({ variables }) =>
      JSON.stringify(variables).includes('"miss"') ? held.then(() => undefined) : undefined,
    );
    await user.type(box(), 'miss{Enter}');
    await user.clear(box());
    await user.type(box(), 'paper{Enter}');
    await waitFor(() => expect(titles()[0]).toMatch(/Continuity paper/));
    release();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(titles()).toHaveLength(1);
  });

  it('S-26 changes are announced once, in one polite region', async () => {
    const { user, box } = openSearch('/search');
    expect(screen.getByRole('status').textContent).toBe('');
    await user.type(box(), 'near{Enter}');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('40 results, page 1 of 4'));
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(1);
  });

  it('S-12 S-13 another page keeps the filters, scrolls to 100 above the results and moves the focus there', async () => {
    const { user, path } = openSearch('/search?industries=Banking');
    expect(screen.queryByRole('link', { name: 'Prev' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(path()).toBe('/search?industries=Banking&page=2'));
    expect(document.activeElement?.id).toBe('results');
    expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'smooth' }));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page'),
    );
    expect(screen.getByRole('link', { name: 'Prev' })).toBeTruthy();
  });

  it('S-13 a changed filter never scrolls', async () => {
    const { user, container, path } = openSearch('/search');
    await user.click(
      within(dropdown(container, 'Date')).getByRole('checkbox', { name: /2025/, hidden: true }),
    );
    await waitFor(() => expect(path()).toBe('/search?date=2025'));
    await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''));
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('S-24 a page that is no longer there becomes the last one', async () => {
    const { user, path } = openSearch('/search?keyword=near', async ({ operationName, variables }) => {
      const { range } = variables as { range?: { offset: number } };
      if (operationName !== 'Search' || range?.offset !== 10) return undefined;
      return {
        body: JSON.stringify({
          data: {
            search: {
              result_count: 4,
              documents: [],
              recommended: [],
              facets: [],
              corrections: [],
              fallback: { step: 'none', dropped: [] },
              offers: [],
              didYouMean: null,
            },
          },
        }),
      };
    });
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(path()).toBe('/search?keyword=near'));
  });

  it('S-16 back restores keyword, filters, results and scroll without asking again', async () => {
    const { user, box, titles, operations } = openSearch('/search?industries=Banking');
    const before = titles();
    await user.type(box(), 'paper{Enter}');
    await waitFor(() => expect(titles()).toHaveLength(1));
    const asked = operations.length;
    window.history.replaceState(null, '', '/search?industries=Banking');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { scroll: 640 } }));
    await waitFor(() => expect(titles()).toEqual(before));
    expect(box()).toHaveProperty('value', '');
    expect(operations).toHaveLength(asked);
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
  });
});
